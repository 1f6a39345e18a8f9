import type { texts as zhCN } from './texts.zh-CN.ts';

/** Texts of looking as somebody else: what is on record, and why something is seen or not. */
export const texts: Record<keyof typeof zhCN, string> = {
  'audit.account.seenAs': 'Viewed “{page}” as “{name}”',
  'audit.account.sightExplained': 'Checked whether “{name}” can see “{field}” of {person} ({page})',
  'audit.role.seenAs': 'Viewed “{page}” as role “{name}”',
  'audit.role.sightExplained': 'Checked whether role “{name}” can see “{field}” of {person} ({page})',
  'seeAs.role': '“{role}”',
  'seeAs.seen': 'Visible: {role} opens “{page}”, includes {person} and can view “{field}”.',
  'seeAs.seenBasic':
    'Visible: {role} opens “{page}” and includes {person}; everyone who can see a person can see “{field}”.',
  'seeAs.own': 'Visible: this is {subject}’s own record, which they can view except for pay.',
  'seeAs.ownSalary':
    'Hidden: this is {subject}’s own record, but pay needs a role that includes the person, and {roles} do not.',
  'seeAs.noRole': 'Hidden: {subject} has no role.',
  'seeAs.noPage': 'Hidden: no role of {subject} opens “{page}”.',
  'seeAs.noPerson': 'Hidden: {roles} can open “{page}” but not see {person}.',
  'seeAs.personElsewhere':
    'Hidden: {roles} can open “{page}” but not see {person}; {others} can see the person but not open the page.',
  'seeAs.rankHidden':
    'Hidden: the company hides ranks, and no role of {subject} has “Ranks where the company hides them” on the page “Employees”.',
  'seeAs.leftHidden':
    'Hidden: {person} has left, and no role of {subject} has “Sensitive data of people who have left” on the page “Employees”, so “{field}” cannot be seen.',
  'seeAs.noField': 'Hidden: {roles} can open “{page}” and see {person}, but no role can view “{field}”.',
  'seeAs.fieldWithoutPerson':
    'Hidden: {roles} can see {person} on “{page}” but not view “{field}”; {others} can view the field but not see the person.',
  'seeAs.fieldWithoutPage':
    'Hidden: {roles} can see {person} on “{page}” but not view “{field}”; {others} can view the field but not open the page.',
};
