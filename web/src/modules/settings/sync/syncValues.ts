import { SYNC_FIELDS, type SyncField } from '@hengcai/shared/rules/employee/sync';
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
  /** The directory's field for each of ours; empty: none. */
  mapping: Record<SyncField, string>;
}

/** Whether a directory of this kind is asked, and does not push by itself. */
export const isAsked = (type: SyncSystemType | null): boolean => type === 'CHAT' || type === 'ENTERPRISE_MESSAGING';

/** Whether there is something to set: the external HR system and those without an adapter have nothing here. */
export const isDirectory = (type: SyncSystemType | null): boolean => type === 'SCIM' || isAsked(type);

export const mappingOf = (mapped: readonly { field: string; source: string | null }[]): SyncValues['mapping'] => {
  const sources = new Map(mapped.map(({ field, source }) => [field, source ?? '']));
  return Object.fromEntries(SYNC_FIELDS.map((field) => [field, sources.get(field) ?? ''])) as SyncValues['mapping'];
};

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
    mapping: mappingOf(mapping),
  };
}

export function connectionOf({ type, address, appId, secret }: SyncValues): TestDirectorySyncInput {
  if (!isAsked(type)) return { type };
  return { type, address: address.trim() || null, appId: appId.trim() || null, secret: secret || null };
}

export function inputOf(values: SyncValues, version: number): SaveDirectorySyncInput {
  const { identifyBy, nightly, createDepartments, groupsAreDepartments, mapping } = values;
  return {
    ...connectionOf(values),
    identifyBy,
    nightly,
    createDepartments,
    groupsAreDepartments,
    version,
    mapping: SYNC_FIELDS.map((field) => ({ field, source: mapping[field] || null })),
  };
}
