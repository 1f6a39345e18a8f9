import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { audit, mail } from '../../../kit/tables.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY, type Staffed } from './plan-testing.ts';

const DAY_MS = 86_400_000;

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let who: Awaited<ReturnType<typeof signedIn>>;
let people: string[];

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
});
afterAll(() => services.stop());
beforeEach(async () => {
  company = await staffedCompany(services, 3);
  people = [company.staffIds[0] ?? '', company.staffIds[2] ?? '', company.bossIds[0] ?? ''];
  appraisal = await openAppraisalOf(services, company, { scope: { wholeCompany: false, empIds: people } });
  who = await signedIn(services, company);
});

const planVersion = async () =>
  (
    await services.ok<{ version: number }[]>(
      'performanceplane.getplanandrule',
      { planCode: appraisal.plan.id },
      who.admin,
    )
  )[0]?.version;
const setScope = async (more: object) =>
  services.call(
    'performanceplane.planescope',
    {
      planCode: appraisal.plan.id,
      version: await planVersion(),
      wholeCompany: false,
      deptIds: [],
      empIds: people,
      excludedEmpIds: [],
      ...more,
    },
    who.admin,
  );
/** The newest messages of somebody, as they are read. */
const read = async (token: string) =>
  (
    await services.ok<{ items: { remindTypeName: string; remindContent: string; matter: unknown }[] }>(
      'message.listremindmessage',
      {},
      token,
    )
  ).items;
const newest = async (token: string) => (await read(token))[0];

describe('whoever HR takes out of an open plan', () => {
  test('leaves with a reason only, however the scope is changed', async () => {
    const without = { empIds: people.slice(1) };
    expect(refusalOf(await setScope(without))).toEqual([422, [['reason', 'REASON_REQUIRED']]]);
    expect((await appraisal.detail(who.person)).empId).toBe(appraisal.empId);
    expect((await setScope({ ...without, reason: '长期病假' })).status).toBe(200);
    expect((await appraisal.call('performanceview.getAssessmentBaseDetail', who.person)).status).toBe(404);
    const [entry] = await services.as(company, 'reads', (ctx) =>
      ctx.tx.select().from(audit).where(eq(audit.action, 'plan.scopeNarrowed')),
    );
    expect(entry?.params).toMatchObject({ removed: 1, added: 0, reason: '长期病假' });
  });

  test('is told why, and so is the superior, without a way to a form that is gone', async () => {
    await setScope({ excludedEmpIds: [appraisal.empId], reason: '转岗至海外' });
    expect((await newest(who.person))?.remindContent).toContain('转岗至海外');
    expect(await newest(who.person)).toMatchObject({
      remindTypeName: 'Removed from the appraisal',
      matter: { typeId: null, waits: false },
    });
    const told = await newest(who.boss);
    expect(told?.remindTypeName).toBe('Removed from the appraisal');
    expect(told?.remindContent).toContain('转岗至海外');
    const mails = await services.as(company, 'reads', (ctx) => ctx.tx.select().from(mail));
    const own = mails.filter((one) => one.subject.startsWith('Removed from') || one.subject.startsWith('您已被移出'));
    expect(own.length).toBeGreaterThan(0);
    for (const { body } of own) {
      expect(body).toContain('/performance/examine\n');
      expect(body).not.toContain('转岗至海外');
    }
  });

  test('is told the same when taken out one by one; people who stay are told nothing', async () => {
    const before = (await read(who.colleague)).length;
    await services.ok(
      'performanceflow.removeUnoEmp',
      { planCode: appraisal.plan.id, version: await planVersion(), empId: appraisal.empId, reason: '借调' },
      who.admin,
    );
    expect((await newest(who.person))?.remindContent).toContain('借调');
    expect((await newest(who.boss))?.remindContent).toContain('借调');
    expect((await read(who.colleague)).length).toBe(before);
  });

  test('needs no reason where nobody leaves', async () => {
    expect((await setScope({ empIds: [...people, company.staffIds[1]] })).status).toBe(200);
  });
});

describe('without a self score', () => {
  beforeEach(async () => {
    await appraisal.agree(who.person, who.boss);
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
  });

  test('it is the superior’s turn as soon as HR says that somebody is absent', async () => {
    await appraisal.ok('performanceflow.markabsent', who.admin, { absent: true, reason: '产假' });
    expect(await newest(who.boss)).toMatchObject({
      remindTypeName: 'Scores due',
      matter: { empId: appraisal.empId, waits: true },
    });
    expect((await newest(who.boss))?.remindContent).toContain('will not submit a self score');
    const before = (await read(who.boss)).length;
    await appraisal.ok('performanceflow.markabsent', who.admin, { absent: false });
    expect((await read(who.boss)).length).toBe(before);
  });

  test('lists say so by the person’s own last day, not by the plan’s', async () => {
    await services.ok(
      'performanceflow.saveUnoEmp',
      { planCode: appraisal.plan.id, version: await planVersion(), empIds: [appraisal.empId], scoreTo: '2026-12-28' },
      who.admin,
    );
    const { offsetMs } = services.kernel.clock;
    const on = async (days: number) => {
      services.kernel.clock.offsetMs = offsetMs + days * DAY_MS;
      const as = await signedIn(services, company);
      const listed = async (name: string, token: string) =>
        (
          await services.ok<{ items: { empId: string; withoutSelfScore: boolean }[] }>(
            name,
            { planCode: appraisal.plan.id },
            token,
          )
        ).items.find((one) => one.empId === appraisal.empId)?.withoutSelfScore;
      return [
        await listed('performanceflow.viewdetails', await services.signIn(company.code, 'admin')),
        await listed('performanceview.listdirectlyunder', as.boss),
        (await appraisal.detail(as.boss)).withoutSelfScore,
      ];
    };
    try {
      // The plan's last day is 20 December, this person's the 28th.
      expect(await on(50)).toEqual([false, false, false]);
      expect(await on(57)).toEqual([true, true, true]);
    } finally {
      services.kernel.clock.offsetMs = offsetMs;
    }
  });
});
