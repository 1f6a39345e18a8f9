import { localName } from '../../i18n/format';
import { today } from '../../i18n/zone';
import { ownInput, ownName, toText, valuesOf } from './custom/ownValues';
import type { Profile, Section, SectionField } from './sections';

export type SectionForm = Record<string, string>;

/** Under which name typed input survives a re-login. */
export const sectionDraft = (section: Section): string => `employee.${section.id}`;

/** Why somebody corrects a section; the history shows it. */
export const REASON = 'reason';

/** What the form starts with: ids for references, nothing for sealed values. */
function valueOf(field: SectionField, profile: Profile): string {
  switch (field.kind) {
    case 'secret':
      return '';
    case 'since':
      return today();
    case 'reference':
    case 'department':
    case 'person':
      return profile[field.of]?.id ?? '';
    default:
      return profile[field.of] ?? '';
  }
}
export const formOf = (section: Section, profile: Profile): SectionForm =>
  Object.fromEntries([
    ...section.fields.map((field) => [field.input, valueOf(field, profile)] as const),
    ...section.own.map((field) => [ownName(field), toText(valuesOf(profile, field))] as const),
    [REASON, ''] as const,
  ]);

export const isMasked = (field: SectionField, profile: Profile): boolean => profile.maskedFields.includes(field.of);

/** Whether the caller may change a field: its group is editable and its value is not hidden. */
export const isOpen = (field: SectionField, section: Section, profile: Profile): boolean =>
  !isMasked(field, profile) && profile.editableGroups.includes(section.group);

/** Closed sets say so themselves when nothing was filled in. */
const UNFILLED = 'UNFILLED';

/** Whether there is something to read in a section, nothing was filled in, or all of it is hidden from the reader. */
export function contentOf(section: Section, profile: Profile): 'some' | 'empty' | 'hidden' {
  const fields = section.fields.filter(({ kind }) => kind !== 'since');
  const shown = fields.filter((field) => !isMasked(field, profile));
  if (shown.length === 0 && fields.length > 0) return 'hidden';
  if (section.own.some((field) => valuesOf(profile, field).length > 0)) return 'some';
  const filled = shown.some((field) => {
    const value = field.kind === 'since' ? null : profile[field.of];
    return value !== null && value !== undefined && value !== '' && value !== UNFILLED;
  });
  return filled || shown.length < fields.length ? 'some' : 'empty';
}

/** The input of the section's mutation. Fields the caller may not change are left out, and so is a sealed value left empty: absent means unchanged. */
export function inputOf(
  section: Section,
  profile: Profile,
  form: SectionForm,
): { id: string; version: number } & Record<string, unknown> {
  const values = section.fields
    .filter((field) => isOpen(field, section, profile) || field.kind === 'since')
    .flatMap((field) => {
      const value = (form[field.input] ?? '').trim();
      return field.kind === 'secret' && value === '' ? [] : [[field.input, value === '' ? null : value] as const];
    });
  const customValues = profile.editableGroups.includes(section.group) ? ownInput(section.own, form, profile) : null;
  const reason = (form[REASON] ?? '').trim();
  return {
    id: profile.id,
    version: profile.version,
    ...Object.fromEntries(values),
    ...(customValues && { customValues }),
    ...(reason !== '' && { [REASON]: reason }),
  };
}

/** What is stored, as text for people; only used to tell what somebody else has changed. */
function plainOf(field: SectionField, profile: Profile): string {
  if (field.kind === 'since') return '';
  const value = profile[field.of];
  return typeof value === 'string' ? value : value ? localName(value) : '';
}

export interface FieldChange {
  field: SectionField;
  before: string;
  after: string;
}

/** What differs between the row as it was read and as it is now. */
export const changesBetween = (section: Section, before: Profile, after: Profile): FieldChange[] =>
  section.fields.flatMap((field) => {
    const [old, now] = [plainOf(field, before), plainOf(field, after)];
    return old === now ? [] : [{ field, before: old, after: now }];
  });
