import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentColumnType as TYPE, AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { readTable } from '../../../kit/sheet/read.ts';
import { packed, textOfPages } from '../../../testing/pdf-text.ts';
import { startServices, type TestFile, type TestServices } from '../../../testing/kit.ts';
import { key, partInput, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { fileBench } from '../by-file/file-testing.ts';
import { indicator, openAppraisalOf, refusalOf, signedIn, type Appraisal } from './assessment-testing.ts';

const { SELF, BOSS, PARTNER } = ScorerRole;

let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>> & { beside: string };
let files: ReturnType<typeof fileBench>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  const beside = await services.signIn(company.code, company.numberOf.get(company.staffIds[1] ?? '') ?? '');
  as = { ...(await signedIn(services, company)), beside };
  files = fileBench(services);
});
afterAll(() => services.stop());

const column = (columnType: number, required = false) => ({ columnName: `列${columnType}`, columnType, required });
const partWith = (...columns: object[]) =>
  partInput({
    rows: [],
    columns: [column(TYPE.KEY_RESULT, true), column(TYPE.WEIGHT, true), ...columns],
  });
const FIGURES = [
  column(TYPE.MEASURE_UNIT),
  column(TYPE.START_VALUE),
  column(TYPE.TARGET_VALUE),
  column(TYPE.ACHIEVED_VALUE),
];
const revenue = { keyResult: '营业收入', measureUnit: '万元', startValue: '100', targetValue: '200', weight: '100' };

/** Saves the one indicator of a form. */
async function save(form: Appraisal, token: string, more: object = {}) {
  const { version, parts, indicators } = await form.detail(token);
  const [part] = parts;
  const rows = part ? [indicator(part, { ...revenue, rowId: indicators[0]?.rowId, ...more })] : [];
  return form.ok('performanceview.saveperformance', token, { version, rows, clientId: key(), seq: 1 });
}
const submit = (form: Appraisal, token: string, { version }: { version: number }) =>
  form.call('performancecheck.updatestatus', token, { version, action: 'submit' });
async function agree(form: Appraisal, token: string, boss: string, more: object = {}) {
  const { data } = await submit(form, token, await save(form, token, more));
  const { version } = data as { version: number };
  await form.ok('performancecheck.updatestatus', boss, { version, action: 'approve' });
}

test('S3.043 a remark is typed with the targets, asked for where it is required, logged, and in the file of indicators', async () => {
  const form = await openAppraisalOf(services, company, { parts: [partWith(column(TYPE.REMARK, true))] });
  const refused = await submit(form, as.person, await save(form, as.person));
  expect(refusalOf(refused)).toEqual([422, [['rows.0.remark', 'REQUIRED']]]);
  await agree(form, as.person, as.boss, { remark: '五月商定' });
  expect((await form.detail(as.boss)).indicators).toMatchObject([{ remark: '五月商定' }]);
  const { items } = await form.ok<{ items: { column: string; after: string }[] }>(
    'performanceview.gettargetlog',
    as.boss,
  );
  expect(items.filter((one) => one.column === 'remark').map((one) => one.after)).toEqual(['五月商定']);
  const table = await files.file('performanceflow.downloadDetailTemplate', as.admin, form.plan.id);
  expect(table[0]).toContain(`列${TYPE.REMARK}`);
  expect(table.flat()).toContain('五月商定');
});

test('S3.043 what a target serves, and what was achieved of it in the period before, stand beside it', async () => {
  const parts = [partWith(...FIGURES, column(TYPE.ALIGNED_TO), column(TYPE.LAST_PERIOD_VALUE))];
  const before = { planYear: 2024, periodFrom: '2024-01-01', periodTo: '2024-12-31' };
  const last = await openAppraisalOf(services, company, { parts, plan: before });
  await agree(last, as.person, as.boss);
  await last.goTo(AssessmentPlanStatus.SCORING);
  await last.score(as.person, SELF, '90');
  const now = await openAppraisalOf(services, company, { parts });
  await agree(now, as.person, as.boss);
  // What was achieved may still change while it is scored.
  expect((await now.detail(as.boss)).beside).toEqual([]);
  await last.goTo(AssessmentPlanStatus.CALIBRATING);
  const [mine] = (await now.detail(as.boss)).indicators;
  expect((await now.detail(as.boss)).beside).toEqual([{ rowId: mine?.rowId, alignedTo: [], lastValue: '150' }]);

  const colleague = now.of(company.staffIds[2] ?? '');
  await agree(colleague, as.colleague, as.boss, { keyResult: '全公司营业收入' });
  const [theirs] = (await colleague.detail(as.boss)).indicators;
  const link = { clientMutationId: key(), cellCode: mine?.rowId, toCellCode: theirs?.rowId };
  await now.ok('performanceview.saveAlignInfo', as.person, link);
  expect((await now.detail(as.person)).beside).toEqual([
    { rowId: mine?.rowId, alignedTo: ['全公司营业收入'], lastValue: '150' },
  ]);
  // Another indicator, another unit: nothing to compare with.
  expect((await colleague.detail(as.boss)).beside).toEqual([]);
});

test('S3.043 a co-assessor’s comment that a template requires keeps the sheet from being submitted', async () => {
  const parts = [partWith(column(TYPE.PARTNER_SCORE), column(TYPE.PARTNER_COMMENT, true))];
  const plan = { selfRatio: '20', partnerRatio: '20', bossRatio: '60' };
  const form = await openAppraisalOf(services, company, { parts, plan });
  await agree(form, as.person, as.boss);
  const assessors = [{ empId: company.staffIds[1] ?? '' }];
  await form.ok('performanceview.pickTogetherAssessor', as.boss, { clientMutationId: key(), assessors });
  await form.goTo(AssessmentPlanStatus.SCORING);
  await form.score(as.person, SELF, '90');
  const sheet = await form.sheet(as.beside, PARTNER, '80');
  const sent = (rows: object[]) => form.call('performancecheck.updateCheckStatus', as.beside, { ...sheet, rows });
  expect(refusalOf(await sent(sheet.rows))).toEqual([422, [['rows.0.comment', 'REQUIRED']]]);
  expect((await sent(sheet.rows.map((one) => ({ ...one, comment: '配合很好' })))).success).toBe(true);
});

test('S3.043 the file of an appraisal has the columns that its template adds, with what the reader may see', async () => {
  const shown = [
    TYPE.ACHIEVEMENT,
    TYPE.FORMULA_SCORE,
    TYPE.WEIGHTED_SCORE,
    TYPE.SELF_LEVEL,
    TYPE.BOSS_LEVEL,
    TYPE.REMARK,
  ];
  const parts = [partWith(...FIGURES, ...shown.map((type) => column(type)))];
  const form = await openAppraisalOf(services, company, { parts, plan: { viewScoreAt: 1 } });
  await agree(form, as.person, as.boss, { remark: '如约' });
  await form.goTo(AssessmentPlanStatus.SCORING);
  await form.score(as.person, SELF, '90');
  await form.score(as.boss, BOSS, '70');
  const { bytes, fileName } = await form.ok<TestFile>('performanceview.exportAssessmentInfo', as.boss, {
    format: 'xlsx',
  });
  const table = (await readTable(Buffer.from(bytes), fileName, { rows: 100, columns: 30 })).map(({ cells }) => cells);
  const head = table.findIndex((line) => line.includes(`列${TYPE.ACHIEVEMENT}`));
  const cell = (type: number) => table[head + 1]?.[table[head]?.indexOf(`列${type}`) ?? -1];
  const detail = await form.detail(as.boss);
  const levelOf = (score: number) =>
    detail.rule.levels.find(({ low, high }) => score >= Number(low) && score < Number(high))?.name;
  expect(shown.map(cell).map(String)).toEqual(['0.5', '50', '76', levelOf(90), levelOf(70), '如约']);
  const pdf = await form.ok<TestFile>('performanceview.exportAssessmentInfo', as.boss, { format: 'pdf' });
  const document = (await textOfPages(pdf.bytes)).map(packed).join('');
  const values = ['50%', '50', '76', levelOf(90), levelOf(70), '如约'];
  for (const [i, type] of shown.entries()) expect(document).toContain(`列${type}:${values[i]}`);
});
