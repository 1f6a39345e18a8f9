import type * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImportedTable } from '@hengcai/shared/contract/table-import';
import { CalibrationSource, AssessmentPlanStatus, AssessmentRuleType, TargetStatus } from '@hengcai/shared/enums';
import { eq, and } from 'drizzle-orm';
import { readTable } from '../../../kit/sheet/read.ts';
import type { Cell } from '../../../kit/sheet/cells.ts';
import { writeXlsx } from '../../../kit/sheet/xlsx-write.ts';
import { startServices, type TestFile, type TestServices } from '../../../testing/kit.ts';
import { bytesOf } from '../../../testing/workbooks.ts';
import { refusalOf as refusal, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { calibratingPlan } from './calibration-testing.ts';
import { staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { assessmentInfo } from '../tables.ts';

type Answer = z.output<typeof ImportedTable>;

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 6);
  as = await signedIn(services, company);
});
beforeEach(async () => {
  appraisal = await calibratingPlan(services, company);
});
afterAll(() => services.stop());

const staff = (i: number) => company.staffIds[i] ?? '';
const numberOf = (empId: string) => company.numberOf.get(empId) ?? '';
const HEAD = [
  '工号',
  '姓名',
  '部门',
  '评分上级',
  '自评分',
  '上级评分',
  '校准前得分',
  '校准前等级',
  '当前得分',
  '当前等级',
  '调整后得分',
  '调整后等级',
  '调整原因',
];

const exported = async (token: string): Promise<string[][]> => {
  const answer = await services.call('performancecheck.exportExcel', { planCode: appraisal.plan.id }, token, 'zh-CN');
  const file = answer.data as TestFile;
  const rows = await readTable(Buffer.from(file.bytes), file.fileName, { rows: 50, columns: 20 });
  return rows.map(({ cells }) => cells);
};
const send = async (token: string, rows: Cell[][], check = false) =>
  services.call(
    'performancecheck.importAdjustingAssessed',
    {
      planCode: appraisal.plan.id,
      check: String(check),
      file: { fileName: '校准.xlsx', bytes: new Uint8Array(await bytesOf(writeXlsx({ name: '校准', rows }))) },
    },
    token,
    'zh-CN',
  );
const sent = async (token: string, rows: Cell[][], check = false) => (await send(token, rows, check)).data as Answer;
/** A line of the exported file with what somebody filled in. */
const line = (empId: string, score: Cell, level: string, reason: string, now: [Cell, string] = ['80', 'B']): Cell[] => [
  numberOf(empId),
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  ...now,
  score,
  level,
  reason,
];
const told = ({ lines }: Answer) =>
  lines.map(({ empNumber, outcome, errors }) => [
    empNumber,
    outcome,
    ...errors.flatMap(({ column, code }) => [column, code]),
  ]);
const resultOf = async (empId: string) => {
  const { composedScore, levelName } = await appraisal.of(empId).detail(as.admin);
  return [composedScore, levelName];
};
const historyOf = (empId: string) =>
  services.ok<{ items: object[] }>(
    'performancecheck.listadjusthistory',
    { planCode: appraisal.plan.id, empId },
    as.admin,
  );

describe('the calibration list as a file', () => {
  test('has those the caller calibrates, with numbers as numbers and nobody’s own row', async () => {
    const [head, ...lines] = await exported(as.boss);
    expect(head).toEqual(HEAD);
    expect(lines.map(([number]) => number).sort()).toEqual(
      [company.bossIds[1], staff(0), staff(2), staff(4)].map((id) => numberOf(id ?? '')).sort(),
    );
    expect(lines.find(([number]) => number === numberOf(staff(0)))?.slice(6, 10)).toEqual(['80', 'B', '80', 'B']);
    expect((await exported(as.admin)).length).toBe(9);
    expect(await exported(as.person)).toEqual([HEAD]);
    const { data } = await services.call('performancecheck.exportExcel', { planCode: appraisal.plan.id }, as.boss);
    const bytes = (data as TestFile).bytes;
    expect(
      (await readTable(Buffer.from(bytes), 'x.xlsx', { rows: 50, columns: 20 })).every((row) => !row.formula),
    ).toBe(true);
    const numbers = await bytesOf(writeXlsx({ name: 'x', rows: [[{ number: '80.5' }, '80.5']] }));
    expect((await readTable(Buffer.from(numbers), 'x.xlsx', { rows: 5, columns: 5 }))[0]?.cells).toEqual([
      '80.5',
      '80.5',
    ]);
  });

  test('is not there for a plan that never opened, and leaves an audit entry', async () => {
    const unknown = await services.call('performancecheck.exportExcel', { planCode: 'a'.repeat(32) }, as.admin);
    expect(unknown.status).toBe(404);
    await exported(as.admin);
    const audit = await services.ok<{ items: { text: string }[] }>(
      'platform.auditlist',
      { objectType: 'assessmentPlan', objectId: appraisal.plan.id },
      as.admin,
    );
    expect(audit.items[0]?.text).toBe('Exported the calibration list of 8 people');
  });
});

describe('a calibration by file', () => {
  test('S7.099 the exported file comes back: good lines are taken, the others told by row and column; a check writes nothing', async () => {
    const [head = []] = await exported(as.boss);
    const rows: Cell[][] = [
      head,
      line(staff(0), { number: '86' }, '', '横向比较'),
      line(staff(2), '', 'S', '特殊贡献'),
      line(staff(4), { number: '86' }, 'B', '矛盾'),
      line(company.bossIds[1] ?? '', { number: '120' }, '', '超出'),
      line(staff(1), { number: '86' }, '', '不归我校准'),
      line(company.bossIds[0] ?? '', { number: '99' }, '', '自己'),
      ['E999', '', '', '', '', '', '', '', '80', 'B', '86', '', '不存在'],
    ];
    const expected = [
      [numberOf(staff(4)), 'error', '调整后等级', 'LEVEL_NOT_OF_SCORE'],
      [numberOf(company.bossIds[1] ?? ''), 'error', '调整后得分', 'SCORE_OUT_OF_RANGE'],
      [numberOf(staff(1)), 'error', '工号', 'NOT_CALIBRATED_BY_YOU'],
      [numberOf(company.bossIds[0] ?? ''), 'error', '工号', 'NOT_CALIBRATED_BY_YOU'],
      ['E999', 'error', '工号', 'NOT_CALIBRATED_BY_YOU'],
      [numberOf(staff(0)), 'change'],
      [numberOf(staff(2)), 'change'],
    ];
    const checked = await sent(as.boss, rows, true);
    expect([checked.taken, told(checked)]).toEqual([false, expected]);
    expect(await resultOf(staff(0))).toEqual(['80', 'B']);
    const taken = await sent(as.boss, rows);
    expect([taken.taken, taken.counts]).toEqual([true, { add: 0, change: 2, remove: 0, same: 0, error: 5 }]);
    expect(taken.lines.find(({ empNumber }) => empNumber === numberOf(staff(0)))?.change).toBe(
      '当前得分 80 → 86; 当前等级 B → A; 调整原因 - → 横向比较',
    );
    expect([await resultOf(staff(0)), await resultOf(staff(2)), await resultOf(staff(1))]).toEqual([
      ['86', 'A'],
      ['95', 'S'],
      ['80', 'B'],
    ]);
    expect((await historyOf(staff(2))).items).toMatchObject([
      {
        scoreBefore: '80',
        scoreAfter: '95',
        levelBefore: 'B',
        levelAfter: 'S',
        comment: '特殊贡献',
        byEmpId: company.bossIds[0],
        source: CalibrationSource.IMPORT,
      },
    ]);
  });

  test('a reason is needed, a file made before the last change is told so, and what says nothing new changes nothing', async () => {
    const version = (await appraisal.detail(as.boss)).version;
    await appraisal.ok('performancecheck.assessmentEvaluation', as.boss, { version, score: '90', comment: '先调' });
    const answer = await sent(as.admin, [
      HEAD,
      line(staff(0), '86', '', '按旧文件'),
      line(staff(1), '86', '', ''),
      line(staff(2), '', '', '只有原因'),
      line(staff(3), '八十', '', '不是数'),
      line(staff(4), '80.0', 'B', ''),
      line(staff(5), '', '', ''),
      ['', '', '', '', '', '', '', '', '', '', '', '', ''],
    ]);
    expect(told(answer)).toEqual([
      [numberOf(staff(0)), 'error', '当前得分', 'RESULT_CHANGED'],
      [numberOf(staff(1)), 'error', '调整原因', 'REASON_REQUIRED'],
      [numberOf(staff(2)), 'error', '调整后得分', 'ADJUST_NOTHING'],
      [numberOf(staff(3)), 'error', '调整后得分', 'NUMBER_INVALID'],
      [numberOf(staff(4)), 'same'],
      [numberOf(staff(5)), 'same'],
    ]);
    expect(answer.lines[0]?.errors[0]?.message).toContain('90（A）');
    // After a file the next single change counts by what stands now.
    const after = (await appraisal.detail(as.boss)).version;
    expect((await sent(as.admin, [HEAD, line(staff(0), '86', '', '新文件', ['90', 'A'])])).counts.change).toBe(1);
    const late = await appraisal.call('performancecheck.assessmentEvaluation', as.boss, {
      version: after,
      score: '70',
      comment: '过期',
    });
    expect(late.status).toBe(409);
  });

  test('errors are in the language of the reader', async () => {
    const answer = await services.call(
      'performancecheck.importAdjustingAssessed',
      {
        planCode: appraisal.plan.id,
        check: 'true',
        file: {
          fileName: 'calibration.csv',
          bytes: new TextEncoder().encode(
            `Employee number,Current score,Current level,New score,New level,Reason for the change\n${numberOf(staff(0))},80,B,86,,\n`,
          ),
        },
      },
      as.admin,
      'en-US',
    );
    expect((answer.data as Answer).lines[0]?.errors).toMatchObject([
      { column: 'Reason for the change', code: 'REASON_REQUIRED' },
    ]);
  });

  test('a level rule takes levels alone, and who has no targets has nothing to calibrate', async () => {
    appraisal = await calibratingPlan(services, company, { rule: { ruleType: AssessmentRuleType.LEVEL } });
    await services.as(company, 'writes', (ctx) =>
      ctx.tx
        .update(assessmentInfo)
        .set({ targetStatus: TargetStatus.PENDING_FILL })
        .where(and(eq(assessmentInfo.planId, appraisal.plan.id), eq(assessmentInfo.empId, staff(1)))),
    );
    const answer = await sent(as.admin, [
      HEAD,
      // A level rule has no score, before or after.
      line(staff(0), '86', '', '比较', ['', 'B']),
      line(staff(1), '', 'A', '比较', ['', '']),
      line(staff(2), '', 'A', '比较', ['', 'B']),
    ]);
    expect(told(answer)).toEqual([
      [numberOf(staff(0)), 'error', '调整后得分', 'LEVEL_ONLY'],
      [numberOf(staff(1)), 'error', '工号', 'NO_TARGETS'],
      [numberOf(staff(2)), 'change'],
    ]);
  });

  test('outside calibration, in a locked plan or without the columns of the export the whole file is refused', async () => {
    const rows = [HEAD, line(staff(0), '86', '', '比较')];
    expect(
      refusal(
        await send(as.admin, [
          ['工号', '调整后得分'],
          [numberOf(staff(0)), '86'],
        ]),
      ),
    ).toEqual([422, [['file', 'RESULT_COLUMNS_MISSING']]]);
    await appraisal.switch({ locked: true });
    expect(refusal(await send(as.boss, rows))).toEqual([422, [[null, 'PLAN_LOCKED']]]);
    await appraisal.switch({ locked: false });
    await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
    expect(refusal(await send(as.boss, rows))).toEqual([422, [[null, 'STAGE_PASSED']]]);
  });
});
