import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AssessmentPlanStatus, EmployeeStage } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { assessmentPlan } from '../tables.ts';

let services: TestServices;
let platform: TestCompany;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>>;
let appraisal: Appraisal;

interface Card {
  appraisal: { planCode: string; empId: string };
  progress: string | null;
  noted: number;
  counted: number;
  lastDay: string;
  overdue: boolean;
  waitingFor: { empId: string }[];
  waitingCount: number;
}
interface Column {
  stage: number;
  total: number;
  items: Card[];
}

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  platform = await services.createTestCompany('platform');
});
beforeEach(async () => {
  company = await staffedCompany(services, 6);
  as = await signedIn(services, company);
  appraisal = await openAppraisalOf(services, company);
});
afterAll(() => services.stop());

const turn = async (of: Staffed, kanban: boolean) => {
  const { companyId } = of;
  const { version } = await services.ok<{ version: number }>('company.getCompany', { companyId }, platform.adminToken);
  await services.ok('company.updatecompany', { companyId, version, kanban }, of.adminToken);
};
const board = async (token: string, asked: Record<string, unknown> = {}) =>
  (await services.ok<{ columns: Column[] }>('teamBoard.teamboard', asked, token)).columns;
const peopleOn = (columns: readonly Column[]) =>
  columns.flatMap(({ items }) => items.map((card) => card.appraisal.empId)).sort();
const cardOf = (columns: readonly Column[], empId: string): Card => {
  const found = columns.flatMap(({ items }) => items).find((card) => card.appraisal.empId === empId);
  if (!found) throw new Error('The person is not on the board.');
  return found;
};
const tabs = (token: string) => services.ok<{ board: boolean }>('performanceview.getAssessmentTabList', {}, token);

describe('S6.039 teamboard is switched on by the company', () => {
  it('is refused, and its tab not offered, until then and after', async () => {
    const refusal = [422, [[null, 'BOARD_SWITCHED_OFF']]];
    const asked = () => services.call('teamBoard.teamboard', {}, as.boss);
    expect(refusalOf(await asked())).toEqual(refusal);
    expect((await tabs(as.boss)).board).toBe(false);
    await turn(company, true);
    expect((await asked()).status).toBe(200);
    expect((await tabs(as.boss)).board).toBe(true);
    // Whoever has nobody to look after is offered no board.
    expect((await tabs(as.person)).board).toBe(false);
    await turn(company, false);
    expect(refusalOf(await asked())).toEqual(refusal);
  });

  it('belongs to one company: it stays off elsewhere', async () => {
    await turn(company, true);
    const other = await staffedCompany(services, 4);
    const theirs = await signedIn(services, other);
    expect((await services.call('teamBoard.teamboard', {}, theirs.boss)).status).toBe(422);
  });

  it('the change of the switch is in the audit', async () => {
    await turn(company, true);
    const { items } = await services.ok<{ items: { action: string }[] }>(
      'platform.auditlist',
      { objectType: 'company', objectId: company.companyId },
      company.adminToken,
    );
    expect(items.map(({ action }) => action)).toContain('company.changed');
  });
});

describe('S6.039 the board of a team', () => {
  beforeEach(() => turn(company, true));

  it('shows everybody the own people and nobody else’s, a column for each stage', async () => {
    const mine = await board(as.boss);
    expect(mine.map(({ stage }) => stage)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    // The head of the other department reports to this one.
    const team = [...company.staffIds.filter((_id, i) => i % 2 === 0), company.bossIds[1]].sort();
    expect(peopleOn(mine)).toEqual(team);
    expect(peopleOn(await board(as.otherBoss))).toEqual(company.staffIds.filter((_id, i) => i % 2 === 1).sort());
    expect(peopleOn(await board(as.person))).toEqual([]);
    // Administrators without a record of their own have no team.
    expect(peopleOn(await board(as.admin))).toEqual([]);
  });

  it('a card tells the progress noted last, and who has to act', async () => {
    const before = cardOf(await board(as.boss), appraisal.empId);
    expect(before).toMatchObject({ progress: null, counted: 0, overdue: false, lastDay: '2026-11-20' });
    expect(before.waitingFor).toMatchObject([{ empId: appraisal.empId }]);
    const { version } = await appraisal.fill(as.person);
    await appraisal.ok('performancecheck.updatestatus', as.person, { version, action: 'submit' });
    const submitted = await board(as.boss);
    expect(submitted.find(({ stage }) => stage === EmployeeStage.PENDING_APPROVAL)).toMatchObject({ total: 1 });
    expect(cardOf(submitted, appraisal.empId)).toMatchObject({
      waitingFor: [{ empId: company.bossIds[0] }],
      waitingCount: 1,
    });
    const seen = await appraisal.detail(as.boss);
    await appraisal.ok('performancecheck.updatestatus', as.boss, { version: seen.version, action: 'approve' });
    const rowId = seen.indicators.find((row) => row.targetValue === '200')?.rowId ?? '';
    await appraisal.ok('performanceview.saveprogressnote', as.person, {
      clientMutationId: key(),
      rowId,
      value: '150',
      text: '按计划推进',
    });
    expect(cardOf(await board(as.boss), appraisal.empId)).toMatchObject({
      // Half way on a weight of 100; the indicator of the template, of 20, was not noted yet.
      progress: '41.67',
      noted: 1,
      counted: 2,
      waitingFor: [],
      overdue: false,
    });
  });

  it('is overdue once the last day has passed and somebody still has to act', async () => {
    await appraisal.agree(as.person, as.boss);
    await services.as(company, 'writes', async (ctx) => {
      await ctx.tx
        .update(assessmentPlan)
        .set({ fillFrom: '2026-10-01', fillTo: '2026-10-20' })
        .where(eq(assessmentPlan.id, appraisal.plan.id));
    });
    const late = await board(as.boss);
    expect(cardOf(late, company.staffIds[2] ?? '').overdue).toBe(true);
    expect(cardOf(late, appraisal.empId)).toMatchObject({ overdue: false, waitingCount: 0 });
  });

  it('narrows to a plan and to a column, page by page; plans that do not run are not on it', async () => {
    const second = await openAppraisalOf(services, company);
    const all = await board(as.boss);
    expect(all[0]?.total).toBe(8);
    const inOne = await board(as.boss, { planCode: second.plan.id });
    expect([inOne[0]?.total, peopleOn(inOne).length]).toEqual([4, 4]);
    const stage = EmployeeStage.PENDING_FILL;
    const pages = await Promise.all(
      [1, 2, 3].map((pageNo) => board(as.boss, { employeeStage: stage, pageNo, pageSize: 3 })),
    );
    expect(pages.map((columns) => columns.map((one) => [one.stage, one.total, one.items.length]))).toEqual([
      [[stage, 8, 3]],
      [[stage, 8, 3]],
      [[stage, 8, 2]],
    ]);
    expect(peopleOn(pages.flat())).toEqual(peopleOn(all));
    await services.as(company, 'writes', async (ctx) => {
      await ctx.tx
        .update(assessmentPlan)
        .set({ status: AssessmentPlanStatus.CLOSED })
        .where(eq(assessmentPlan.id, second.plan.id));
    });
    expect((await board(as.boss))[0]?.total).toBe(4);
  });

  it('takes as many statements for a large team as for a small one', async () => {
    const many = await staffedCompany(services, 40);
    await turn(many, true);
    const theirs = await signedIn(services, many);
    await openAppraisalOf(services, many);
    const cost = async (token: string) => {
      const before = services.statements();
      await board(token, { pageSize: 100 });
      return services.statements() - before;
    };
    // The first run fills what the process caches.
    await cost(as.boss);
    const small = await cost(as.boss);
    await cost(theirs.boss);
    expect(await cost(theirs.boss)).toBe(small);
  });
});
