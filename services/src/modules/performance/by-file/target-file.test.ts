import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AssessmentColumnType, AssessmentPlanStatus, TargetStatus } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { partInput, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import type { Cell } from '../../../kit/sheet/cells.ts';
import { fileBench } from './file-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;
let files: ReturnType<typeof fileBench>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  as = await signedIn(services, company);
  files = fileBench(services);
});
beforeEach(async () => {
  appraisal = await openAppraisalOf(services, company);
});
afterAll(() => services.stop());

const number = (i: number) => company.numberOf.get(company.staffIds[i] ?? '') ?? '';
const HEAD = ['工号', '姓名', '考核模块', '关键结果', '起始值', '目标值', '权重'];
const CALL = 'performanceflow.importAssessDetail';
const sent = (rows: Cell[][], about: object = {}) =>
  files.sent(CALL, as.admin, [HEAD, ...rows], { planCode: appraisal.plan.id, ...about });
const n = (value: string): Cell => ({ number: value });
/** A whole form: 20 + 80 in the first part, 100 in the second. */
const whole = (who: string): Cell[][] => [
  [who, '', '业绩目标', '安全生产零事故', '', '', n('20')],
  [who, '', '业绩目标', '新客户签约', '', '', n('80')],
  [who, '', '关键指标', '营业收入', n('100'), n('200'), n('100')],
];

describe('performanceflow/downloadDetailTemplate', () => {
  test('has a line for each person and indicator, in the words of the plan’s templates', async () => {
    const [head, ...lines] = await files.file('performanceflow.downloadDetailTemplate', as.admin, appraisal.plan.id);
    expect(head).toEqual(HEAD);
    expect(lines.filter(([who]) => who === number(0))).toEqual([
      [number(0), `员工${number(0)}`, '业绩目标', '安全生产零事故', '10', '0', '20'],
      [number(0), `员工${number(0)}`, '关键指标'],
    ]);
    expect(new Set(lines.map(([who]) => who)).size).toBe(6);
  });
});

describe('performanceflow/importAssessDetail', () => {
  test('a check says what the file would do and writes nothing; taken over, the targets are agreed, logged and told', async () => {
    const [one, two] = [number(0), number(2)];
    const rows = [...whole(one), ...whole(two)];
    const before = (await appraisal.detail(as.boss)).indicators[0]?.measureUnit;
    expect(before).toBeTruthy();
    const outcomes = ['same', 'add', 'add'];
    expect(await sent(rows, { check: 'true' })).toEqual(
      [one, two].flatMap((who) => [
        [who, 'change'],
        [who, 'add'],
        [who, 'add'],
      ]),
    );
    expect((await appraisal.detail(as.boss)).targetStatus).toBe(TargetStatus.PENDING_FILL);
    await sent(rows);
    const { targetStatus, indicators } = await appraisal.detail(as.person);
    expect(targetStatus).toBe(TargetStatus.APPROVED);
    expect(indicators.map(({ keyResult, targetValue, weight }) => [keyResult, targetValue, weight])).toEqual([
      ['安全生产零事故', null, '20'],
      ['新客户签约', null, '80'],
      ['营业收入', '200', '100'],
    ]);
    const log = await appraisal.ok<{ items: { column: string }[] }>('performanceview.gettargetlog', as.person);
    expect(log.items.filter(({ column }) => column === 'added')).toHaveLength(2);
    // What the file has no column for stays.
    expect(indicators[0]?.measureUnit).toBe(before);
    // The same file again changes nothing; another value is a change of that line, a line that is missing a removal.
    expect((await sent(rows)).slice(0, 3).map(([, outcome]) => outcome)).toEqual(outcomes.map(() => 'same'));
    const changed = whole(one).map((row) => (row[3] === '营业收入' ? row.with(5, n('250')) : row));
    expect((await sent(changed)).map(([, outcome]) => outcome)).toEqual(['same', 'same', 'change']);
    expect((await appraisal.detail(as.boss)).indicators.at(-1)?.targetValue).toBe('250');
  });

  test.each([
    ['day-first', '2026-12-11'],
    ['month-first', '2026-11-12'],
  ])('dates that nothing tells are read as somebody chose, %s', async (dayOrder, targetDate) => {
    const dated = await openAppraisalOf(services, company, {
      parts: [
        partInput({
          rows: [],
          columns: [
            { columnName: '关键结果', columnType: AssessmentColumnType.KEY_RESULT, required: true },
            { columnName: '权重', columnType: AssessmentColumnType.WEIGHT, required: true },
            { columnName: '完成日期', columnType: AssessmentColumnType.TARGET_DATE, required: false },
          ],
        }),
      ],
    });
    const rows = [
      ['工号', '关键结果', '权重', '完成日期'],
      [number(0), '新客户签约', n('100'), '11/12/2026'],
    ];
    const about = { planCode: dated.plan.id };
    const asked = await files.send(CALL, as.admin, rows, { ...about, check: 'true' });
    expect(asked.data).toMatchObject({
      untold: [{ column: '完成日期', written: '11/12/2026' }],
      lines: [{ outcome: 'error', errors: [{ column: '完成日期', code: 'DAY_OR_MONTH' }] }],
    });
    expect(await files.sent(CALL, as.admin, rows, { ...about, dayOrder })).toEqual([[number(0), 'add']]);
    expect((await dated.detail(as.person)).indicators.at(-1)?.targetDate).toBe(targetDate);
  });

  test('a form that is wrong is left out whole, each error at its line and column; other people’s are taken', async () => {
    const [one, two] = [number(0), number(2)];
    const wrong = whole(one).map((row) => (row[3] === '新客户签约' ? row.with(6, n('70')) : row));
    const results = await sent([...wrong, ...whole(two), ['E999', '', '业绩目标', '新客户签约', '', '', n('80')]]);
    expect(results.filter(([, outcome]) => outcome === 'error')).toEqual([
      [one, 'error', '考核模块', 'WEIGHTS_NOT_100'],
      [one, 'error', '工号', 'ANOTHER_LINE_WRONG'],
      [one, 'error', '工号', 'ANOTHER_LINE_WRONG'],
      ['E999', 'error', '工号', 'UNKNOWN_PERSON'],
    ]);
    expect((await appraisal.detail(as.boss)).indicators).toHaveLength(1);
    expect((await appraisal.of(company.staffIds[2] ?? '').detail(as.boss)).indicators).toHaveLength(3);
    const text = whole(one).map((row) => (row[3] === '营业收入' ? row.with(5, '很多') : row));
    expect((await sent(text)).find(([, , column]) => column === '目标值')).toContain('NUMBER_INVALID');
    expect(await sent([[one, '', '没有的模块', '新客户签约', '', '', n('80')]])).toEqual([
      [one, 'error', '考核模块', 'UNKNOWN_PART_OF_FORM'],
    ]);
  });

  test('S4.026 targets that wait for an approval are left alone, and once scoring is open nothing comes in', async () => {
    const { version } = await appraisal.fill(as.person);
    await appraisal.ok('performancecheck.updatestatus', as.person, { version, action: 'submit' });
    expect((await sent(whole(number(0))))[0]).toEqual([number(0), 'error', '工号', 'TARGETS_SUBMITTED']);
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    const late = await files.send(CALL, as.admin, [HEAD, ...whole(number(2))], { planCode: appraisal.plan.id });
    expect(refusalOf(late)).toEqual([422, [[null, 'STAGE_PASSED']]]);
  });
});
