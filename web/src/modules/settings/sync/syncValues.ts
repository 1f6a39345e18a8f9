import { get, set, type FieldValues } from 'react-hook-form';
import type {
  DirectoryIdentity,
  DirectorySyncShownFragment,
  SaveDirectorySyncInput,
  SyncSystemType,
  TestDirectorySyncInput,
} from './sync.gen';

export type Settings = DirectorySyncShownFragment;
export type Kind = Settings['kinds'][number];

/** What the form holds; its names are those of the input, so that a refusal stands at the right field. */
export interface SyncValues {
  type: SyncSystemType;
  address: string;
  appId: string;
  secret: string;
  identifyBy: DirectoryIdentity;
  nightly: boolean;
  createDepartments: boolean;
  groupsAreDepartments: boolean;
  /** The directory's field for each of ours, those the company has added within `custom`; empty: none. */
  mapping: FieldValues;
  /** Names of fields the company has added to its directory, one behind the other. */
  added: string;
}

/** Whether a directory of this kind is asked, and does not push by itself. */
export const isAsked = (type: SyncSystemType | null): boolean => type === 'CHAT' || type === 'ENTERPRISE_MESSAGING';

/** Whether there is something to set: the external HR system and those without an adapter have nothing here. */
export const isDirectory = (type: SyncSystemType | null): boolean => type === 'SCIM' || isAsked(type);

/** What the form holds of a mapping: every field that can be filled, and the fields of the directory it takes beside the usual ones. */
export function mappingOf(
  { fields }: Pick<Settings, 'fields'>,
  kind: Kind | undefined,
  mapped: Settings['mapping'],
): Pick<SyncValues, 'mapping' | 'added'> {
  const sources = new Map(mapped.map(({ field, source }) => [field, source ?? '']));
  const prefix = kind?.addedPrefix ?? null;
  const mapping: FieldValues = {};
  for (const { field } of fields) set(mapping, field, sources.get(field) ?? '');
  const added = prefix === null ? [] : mapped.flatMap(({ source }) => source?.split(prefix)[1] ?? []);
  return {
    mapping,
    added: [...new Set(added)].join(', '),
  };
}

/** Every field of a directory, with those that the company has added to it. */
export const sourcesOf = ({ sources, addedPrefix }: Kind, added: string): string[] =>
  addedPrefix === null
    ? sources
    : [
        ...sources,
        ...new Set(added.split(/[,，、\n]/).flatMap((name) => (name.trim() ? addedPrefix + name.trim() : []))),
      ];

export const kindOf = ({ kinds }: Settings, type: SyncSystemType): Kind | undefined =>
  kinds.find((kind) => kind.type === type);

export function valuesOf(settings: Settings): SyncValues {
  const { type, address, appId, identifyBy, nightly, createDepartments, groupsAreDepartments, mapping } = settings;
  return {
    type: type ?? 'NONE',
    address: address ?? '',
    appId: appId ?? '',
    secret: '',
    identifyBy: identifyBy ?? 'EMAIL',
    nightly,
    createDepartments,
    groupsAreDepartments,
    ...mappingOf(settings, type ? kindOf(settings, type) : undefined, mapping),
  };
}

export function connectionOf({ type, address, appId, secret }: SyncValues): TestDirectorySyncInput {
  if (!isAsked(type)) return { type };
  return { type, address: address.trim() || null, appId: appId.trim() || null, secret: secret || null };
}

export function inputOf(values: SyncValues, { fields, version }: Settings): SaveDirectorySyncInput {
  const { identifyBy, nightly, createDepartments, groupsAreDepartments, mapping } = values;
  return {
    ...connectionOf(values),
    identifyBy,
    nightly,
    createDepartments,
    groupsAreDepartments,
    version,
    mapping: fields.map(({ field }) => ({ field, source: get(mapping, field) || null })),
  };
}
