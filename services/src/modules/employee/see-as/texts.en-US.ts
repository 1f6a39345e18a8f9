import type { texts as zhCN } from './texts.zh-CN.ts';

/** Texts of looking as somebody else: what is on record, and why something is seen or not. */
export const texts: Record<keyof typeof zhCN, string> = {
  'audit.account.seenAs': '“{page}” was looked at as “{name}” sees it',
  'audit.account.sightExplained': 'Whether “{name}” sees “{field}” of {person} was looked up ({page})',
  'audit.role.seenAs': '“{page}” was looked at as role “{name}” sees it',
  'audit.role.sightExplained': 'Whether role “{name}” sees “{field}” of {person} was looked up ({page})',
  'seeAs.role': '“{role}”',
  'seeAs.seen': 'Seen: {role} opens “{page}”, shows {person} and reads “{field}”.',
  'seeAs.seenBasic': 'Seen: {role} opens “{page}” and shows {person}; whoever sees a person sees “{field}”.',
  'seeAs.own': 'Seen: it is the own record of {subject}, who may read all of it but the salary.',
  'seeAs.ownSalary':
    'Not seen: it is the own record of {subject}, but a salary needs a role that shows the person, and {roles} may not.',
  'seeAs.noRole': 'Not seen: {subject} has no role.',
  'seeAs.noPage': 'Not seen: no role of {subject} opens “{page}”.',
  'seeAs.noPerson': 'Not seen: {roles} may open “{page}”, but not show {person}.',
  'seeAs.personElsewhere':
    'Not seen: {roles} may open “{page}”, but not show {person}; {others} may show the person, but not open the page.',
  'seeAs.rankHidden':
    'Not seen: the company hides ranks, and no role of {subject} shows them (“Ranks where the company hides them” on the page “Employees”).',
  'seeAs.leftHidden':
    'Not seen: {person} has left, and no role of {subject} shows “{field}” of people who have (“Sensitive data of people who have left” on the page “Employees”).',
  'seeAs.noField': 'Not seen: {roles} may open “{page}” and show {person}, but no role reads “{field}”.',
  'seeAs.fieldWithoutPerson':
    'Not seen: {roles} may show {person} on “{page}”, but not read “{field}”; {others} may read it, but not show the person.',
  'seeAs.fieldWithoutPage':
    'Not seen: {roles} may show {person} on “{page}”, but not read “{field}”; {others} may read it, but not open the page.',
};
