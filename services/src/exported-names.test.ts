import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportedTable } from '@hengcai/shared/contract/table-import';
import { AssessmentPlanStatus, TargetStatus } from '@hengcai/shared/enums';
import type { LanguageCode } from './kit/context.ts';
import { readTable } from './kit/sheet/read.ts';
import { writeXlsx } from './kit/sheet/xlsx-write.ts';
import { employee } from './modules/employee/tables.ts';
import { deptVersion } from './modules/org/tables.ts';
import { createPositions } from './modules/position/public.ts';
import {
  HALF_IMPORTED,
  openAppraisalOf,
  signedIn,
  type Appraisal,
} from './modules/performance/assessment/assessment-testing.ts';
import { calibratingPlan } from './modules/performance/calibration/calibration-testing.ts';
import { assessmentInfo } from './modules/performance/tables.ts';
import { planInput, readyPlan, type Saved, type Staffed } from './modules/performance/plan/plan-testing.ts';
import { startServices, type TestFile, type TestServices } from './testing/kit.ts';
import { textOfPages } from './testing/pdf-text.ts';
import { bytesOf } from './testing/workbooks.ts';
import { Review, staffedCompany, TEST_DAY } from './testing/review360.ts';

let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>>;
let review: Review;
let scoring: Appraisal;
let form: Appraisal;
let calibrating: Appraisal;
let ahead: Saved;

/** People, departments and positions have names in both languages. */
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  await services.as(company, 'writes', async (ctx) => {
    const positionId = ctx.newId();
    await createPositions(ctx, [
      { positionId, code: 'P1', name: '职位一', nameEn: 'Position one', deptId: company.deptIds[0] },
    ]);
    const mine = eq(employee.companyId, company.companyId);
    const nameEn = sql`'Person ' || ${employee.empNumber}`;
    await ctx.tx.update(employee).set({ nameEn, positionId }).where(mine);
    await ctx.tx
      .update(deptVersion)
      .set({ nameEn: sql`replace(${deptVersion.name}, '部门', 'Department ')` })
      .where(eq(deptVersion.companyId, company.companyId));
  });
  as = await signedIn(services, company);
  review = await Review.open(services, { company, review: { limits: FREE } });
  const raters = `Employee number,Rater number\n${number(0)},${number(2)}\n`;
  await services.ok('inviteFile.import360inviterecord', upload(review.plan.id, raters, 'false'), as.admin);
  scoring = await openAppraisalOf(services, company, { parts: HALF_IMPORTED });
  await scoring.goTo(AssessmentPlanStatus.SCORING);
  await services.as(company, 'writes', (ctx) =>
    ctx.tx
      .update(assessmentInfo)
      .set({ targetStatus: TargetStatus.APPROVED })
      .where(eq(assessmentInfo.planId, scoring.plan.id)),
  );
  form = await openAppraisalOf(services, company);
  await form.agree(as.person, as.boss);
  calibrating = await calibratingPlan(services, company);
  ahead = await readyPlan(services, company, { plan: planInput({ planName: '上年考核' }) });
});
afterAll(() => services.stop());

const ANY = { min: 0, max: 20 };
const FREE = { superior: ANY, direct: ANY, nonDirect: ANY };
const number = (i: number) => company.numberOf.get(company.staffIds[i] ?? '') ?? '';
const upload = (planCode: string, text: string, check: string) => ({
  planCode,
  check,
  file: { fileName: 'file.csv', bytes: new TextEncoder().encode(text) },
});

async function file(
  call: string,
  input: object,
  token = as.admin,
  language: LanguageCode = 'en-US',
): Promise<TestFile> {
  const answer = await services.call(call, { ...input }, token, language);
  if (!answer.success) throw new Error(`${call}: ${JSON.stringify(answer)}`);
  return answer.data as TestFile;
}
async function cellsOf({ bytes, fileName }: TestFile): Promise<string[][]> {
  const rows = await readTable(Buffer.from(bytes), fileName, { rows: 200, columns: 80 });
  return rows.map(({ cells }) => cells.map((cell) => String(cell ?? '')));
}

/** Each file with what of names it has. */
const FILES: readonly [call: string, input: () => object, named: readonly string[]][] = [
  ['performanceflow.exportPlanScope', () => ({ planCode: review.plan.id }), ['Person E003']],
  ['performanceflow.downloadDetailTemplate', () => ({ planCode: review.plan.id }), ['Person E003']],
  ['inviteFile.download360inviteExcel', () => ({ planCode: review.plan.id }), ['Person E003', 'Person E005']],
  [
    'performanceexport.exportPerformanceExcel',
    () => ({ planCode: review.plan.id }),
    ['Person E003', 'Person E001', 'Department 1'],
  ],
  ['performanceexport.downloadhistoryperformance', () => ({ planCode: ahead.id }), ['Person E003']],
  ['performanceplane.downloadModuleScoreImportTemplate', () => ({ planCode: scoring.plan.id }), ['Person E003']],
  [
    'performanceview.exportMultiAssessmentInfo',
    () => ({ planCode: form.plan.id }),
    ['Person E003', 'Person E001', 'Department 1'],
  ],
  [
    'performanceview.exportAssessmentInfo',
    () => ({ planCode: form.plan.id, empId: company.staffIds[0] }),
    ['Person E003', 'Person E001'],
  ],
  [
    'performancecheck.exportExcel',
    () => ({ planCode: calibrating.plan.id }),
    ['Person E003', 'Person E001', 'Department 1'],
  ],
  ['positionmanage.exportposition', () => ({}), ['Department 1']],
];

test.each(FILES)('%s names people and departments in English for who reads English', async (call, input, named) => {
  const { fileName, ...rest } = await file(call, input());
  const rows = await cellsOf({ fileName, ...rest });
  const cells = rows.slice(1).flat();
  for (const name of named) expect(cells).toContain(name);
  expect(rows.flat().filter((cell) => /员工|部门/.test(cell))).toEqual([]);
  expect(fileName).not.toMatch(/员工/);
  // Who reads Chinese has the Chinese names.
  const chinese = (await cellsOf(await file(call, input(), as.admin, 'zh-CN'))).slice(1).flat();
  expect(chinese.filter((cell) => /Person|Department/.test(cell))).toEqual([]);
});

test('the document of an appraisal names who did something in English', async () => {
  const input = { planCode: form.plan.id, empId: form.empId, format: 'pdf' };
  const pages = async (language: LanguageCode) =>
    (await textOfPages((await file('performanceview.exportAssessmentInfo', input, as.admin, language)).bytes)).join(
      '\n',
    );
  expect(await pages('en-US')).toContain('Person E001 E001');
  expect(await pages('zh-CN')).toContain('员工E001 E001');
});

test('departments and the people in them are named in English, beside the columns that hold both names', async () => {
  const [head = [], ...people] = await cellsOf(await file('empmanage.exportempinfo', {}));
  const of = (heading: string) => people.find((row) => row[0] === 'E003')?.[head.indexOf(heading)];
  expect([of('Legal name'), of('English name'), of('Department'), of('Position')]).toEqual([
    '员工E003',
    'Person E003',
    'Department 1',
    'Position one',
  ]);
  const own = (await cellsOf(await file('empmanage.exportownrecord', {}, as.person))).flat();
  expect(own).toContain('Person E001 (E001)');
});

/** Files that are read again: the call that makes one, the call that reads it, the plan. */
const READ_AGAIN: readonly [string, string, () => string][] = [
  ['performanceflow.exportPlanScope', 'performanceflow.importPlanScope', () => review.plan.id],
  ['performanceflow.downloadDetailTemplate', 'performanceflow.importAssessDetail', () => review.plan.id],
  ['inviteFile.download360inviteExcel', 'inviteFile.import360inviterecord', () => review.plan.id],
  [
    'performanceplane.downloadModuleScoreImportTemplate',
    'performanceplane.importAssessmentModuleScore',
    () => scoring.plan.id,
  ],
  ['performancecheck.exportExcel', 'performancecheck.importAdjustingAssessed', () => calibrating.plan.id],
  ['performanceexport.downloadhistoryperformance', 'performanceexport.importperformance', () => ahead.id],
];

test.each(READ_AGAIN)('%s is read again in either language, whoever reads it', async (made, read, plan) => {
  const codesOf = async (rows: string[][], language: LanguageCode) => {
    const bytes = new Uint8Array(await bytesOf(writeXlsx({ name: 'file', rows })));
    const input = { planCode: plan(), check: 'true', file: { bytes, fileName: 'file.xlsx' } };
    const { lines } = (await services.call(read, input, as.admin, language)).data as z.output<typeof ImportedTable>;
    expect(lines.length).toBeGreaterThan(0);
    return lines.map(({ empName, errors }) => ({ empName, codes: errors.map(({ code }) => code) }));
  };
  for (const [from, to, named] of [
    ['en-US', 'zh-CN', '员工'],
    ['zh-CN', 'en-US', 'Person'],
  ] as const) {
    const [head = [], ...rows] = await cellsOf(await file(made, { planCode: plan() }, as.admin, from));
    // A line in which something is filled in is judged: the rater of an invitation, the last column elsewhere.
    const at = head.findIndex((heading) => /rater number|评估人工号/i.test(heading));
    const filled = rows.map((row) =>
      head.map((_heading, i) => (i === (at < 0 ? head.length - 1 : at) ? (at < 0 ? '1' : number(3)) : (row[i] ?? ''))),
    );
    const read = await codesOf([head, ...filled], to);
    expect(read.flatMap(({ codes }) => codes)).not.toContain('NAME_OF_ANOTHER');
    expect(read.filter(({ empName }) => !empName.startsWith(named))).toEqual([]);
    // Somebody else's name is still told.
    const others = await codesOf([head, ...filled.map(([first = '', , ...rest]) => [first, 'Somebody', ...rest])], to);
    expect(others.flatMap(({ codes }) => codes)).toContain('NAME_OF_ANOTHER');
  }
});
