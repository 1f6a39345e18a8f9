/** A department with everything below it; people without teams below them stand in the leaves. */
export interface DemoDepartment {
  code: string;
  name: string;
  nameEn: string;
  family: string;
  below: readonly DemoDepartment[];
}

/** What a demo company is made from. */
export interface DemoStructure {
  /** Put before every name, so that no text of one company could be mistaken for the other's. */
  prefix: string;
  name: string;
  adminName: string;
  numberPrefix: string;
  mailDomain: string;
  cities: readonly string[];
  /** Job families with the trade their positions are named after. */
  families: readonly { code: string; name: string; nameEn: string; trade: string; tradeEn: string }[];
  /** Names of the grades that its ranks belong to, the highest first: of `GRADED_RANKS`. */
  grades: readonly { name: string; nameEn: string }[];
  divisions: readonly DemoDepartment[];
  /** People in service at the anchor, about. */
  people: number;
}

/** A department of one line: `team('RD-1', '平台', 'Platform', 'TECH')`. */
export const dept = (
  code: string,
  name: string,
  nameEn: string,
  family: string,
  below: readonly DemoDepartment[] = [],
): DemoDepartment => ({
  code,
  name,
  nameEn,
  family,
  below,
});

/** Steps of a specialist's career, as positions of a family: grade, what stands before the trade in both languages. */
export const STEPS = [
  { grade: 4, rank: 'P4', before: '助理', beforeEn: 'Junior ' },
  { grade: 5, rank: 'P5', before: '', beforeEn: '' },
  { grade: 6, rank: 'P6', before: '高级', beforeEn: 'Senior ' },
  { grade: 7, rank: 'P7', before: '资深', beforeEn: 'Lead ' },
  { grade: 8, rank: 'P8', before: '首席', beforeEn: 'Principal ' },
] as const;

/** Steps of management, by depth of the department: teams last. */
export const LEADS = [
  { grade: 14, rank: 'M4', code: 'CEO', name: '首席执行官', nameEn: 'Chief Executive Officer' },
  { grade: 13, rank: 'M3', code: 'DIR', name: '总监', nameEn: 'Director' },
  { grade: 12, rank: 'M2', code: 'MGR', name: '部门经理', nameEn: 'Department Manager' },
  { grade: 11, rank: 'M1', code: 'LEAD', name: '团队主管', nameEn: 'Team Lead' },
] as const;

/** Which ranks belong to each grade, the highest first. */
export const GRADED_RANKS: readonly (readonly string[])[] = [
  ['M4', 'M3'],
  ['M2', 'M1'],
  ['P8', 'P7'],
  ['P6', 'P5'],
  ['P4'],
];
