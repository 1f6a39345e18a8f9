import * as z from 'zod';
import {
  SIDES_MAX,
  STRUCTURE_DIMENSIONS,
  STRUCTURE_PAGES,
  type StructurePage,
} from '../../rules/analytics/structure.ts';
import {
  DateText,
  Decimal,
  Id,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  service,
  writes,
  type PageNeed,
} from '../kernel.ts';
import { Key, ofDepartments, SheetKind } from './people.ts';

const PAGES = Object.keys(STRUCTURE_PAGES) as [StructurePage, ...StructurePage[]];
export const structurePage = (page: StructurePage, need: PageNeed) => pages(STRUCTURE_PAGES[page], need);
const anyPage = pages(Object.values(STRUCTURE_PAGES).map((path) => ({ path, need: 'visit' as const })));
const onDetails = (need: PageNeed) => structurePage('details', need);

/** Of which people on which day. */
export const StructureSide = z.object({
  day: DateText.describe('the day at whose end people are counted, not ahead'),
  deptIds: ofDepartments,
});

const StructureCell = z.object({
  key: Key.describe('the value: a code, or a band of age; empty: not filled in'),
  people: z.int().nullable().describe('how many have it; null: too few people to be told'),
  share: Decimal.nullable().describe('of all in the row, in percent; null as the people, or nobody to divide by'),
});
const line = {
  people: z.int().describe('all who are counted in it'),
  cells: z.array(StructureCell).describe('one for each value, in their order'),
};

export const StructureRow = z.object({
  key: Key.describe('id of the department; empty: none'),
  label: z.string().describe('what it is called, in the language of the caller'),
  opens: z.boolean().describe('whether others below it can be looked into'),
  ...line,
});

export const StructureReport = z.object({
  day: DateText.describe('the day that was asked for'),
  deptNames: z.array(z.string()).describe('what the departments asked for are called; empty: all of them'),
  values: z
    .array(
      z.object({
        key: Key.describe('a code, or a band of age; empty: not filled in'),
        label: z.string().describe('what it is called, in the language of the caller'),
      }),
    )
    .describe('all values in their order, those that nobody has among them'),
  total: z.object(line).describe('everybody of the departments'),
  rows: z.array(StructureRow).describe('a line for each department below, and one for people directly in it'),
  leftOut: z.int().describe('people of the departments who are not counted, as the caller may not read what they have'),
  pages: z.array(z.enum(PAGES)).describe('the pages of the structure that the caller may open'),
  unread: z.int().describe('people whose work the caller may not read, in whichever department; not counted either'),
});

export const StructurePerson = z.object({
  empId: Id.describe('who'),
  entryDate: DateText.describe('the day that employment began'),
  deptName: z.string().nullable().describe('department on the day; null: none'),
});

const sides = { sides: z.array(StructureSide).min(1).max(SIDES_MAX).describe('what stands side by side') };
const ofCell = {
  dimension: z.enum(STRUCTURE_DIMENSIONS).describe('by what people are told apart'),
  side: StructureSide.describe('of which people on which day'),
  key: Key.optional().describe('those of this row; absent: of all rows'),
  value: Key.describe('those with this value'),
};
const file = { side: StructureSide.describe('of which people on which day'), format: SheetKind };

/** What the organisation is made of on a day: by gender, age and education. */
export const organizational = service('analytics', '/hengcai/page/api/organizational', {
  getGender: post(reads, anyPage, {
    summary: 'People of a day by sex, for each of up to four sides: of all, and by department.',
    body: z.object(sides),
    data: z.array(StructureReport),
  }),
  getAge: post(reads, anyPage, {
    summary: 'People of a day by age in bands, for each of up to four sides: of all, and by department.',
    body: z.object(sides),
    data: z.array(StructureReport),
  }),
  getEducation: post(reads, anyPage, {
    summary: 'People of a day by education, for each of up to four sides: of all, and by department.',
    body: z.object(sides),
    data: z.array(StructureReport),
  }),
  getStructureEmpData: post(reads, onDetails('visit'), {
    summary: 'Who is behind a cell of the structure, by employee number.',
    body: PageQuery.extend(ofCell),
    data: pageOf(StructurePerson),
  }),
  // An export leaves an audit entry, so it writes.
  exportGender: post(writes, onDetails('export'), {
    answers: 'file',
    summary: 'People of a day by sex and department as a file.',
    body: z.object(file),
  }),
  exportAge: post(writes, onDetails('export'), {
    answers: 'file',
    summary: 'People of a day by age and department as a file.',
    body: z.object(file),
  }),
  exportEducation: post(writes, onDetails('export'), {
    answers: 'file',
    summary: 'People of a day by education and department as a file.',
    body: z.object(file),
  }),
  exportStructureEmpData: post(writes, onDetails('export'), {
    answers: 'file',
    summary: 'Who is behind a cell of the structure as a file.',
    body: z.object({ ...ofCell, format: SheetKind }),
  }),
});
