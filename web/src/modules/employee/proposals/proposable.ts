import type { Profile, Section } from '../sections';

/** Groups of which people propose changes of their own record; everything else is the company's to write. */
const PROPOSABLE: readonly string[] = ['PERSONAL', 'ID_DOCUMENT', 'CONTACT', 'BANK', 'EDUCATION'];

/** Whether somebody may propose a change of a section: of the own record, where it cannot be edited directly. */
export const mayPropose = (section: Section, profile: Profile, ownId: string | undefined): boolean =>
  profile.id === ownId && PROPOSABLE.includes(section.group) && !profile.editableGroups.includes(section.group);

/** The record as the form of a proposal takes it: its fields are open, though nothing is written. */
export const asProposed = (section: Section, profile: Profile): Profile => ({
  ...profile,
  editableGroups: [...profile.editableGroups, section.group],
});
