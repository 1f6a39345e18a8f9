import { randomInt } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AssessmentPlanCycle,
  AssessmentPlanStatus,
  BossStage,
  EmployeeStage,
  SignInStatus,
  TargetStatus,
  ViewScoreAt,
  ViewWhat,
} from '@hengcai/shared/enums';
import { insertMany } from '../../kit/insert-many.ts';
import { startServices, type TestFile, type TestServices } from '../../testing/kit.ts';
import { databases } from '../../testing/people.ts';
import { key, type Saved } from '../../testing/templates.ts';
import { assessmentInfo, assessmentPlan } from '../performance/tables.ts';
import { checkFields } from './visible-fields-testing.ts';
import { Sight } from './visible-rules-testing.ts';
import {
  buildWorld,
  cityOf,
  empId,
  numberOf,
  worksHere,
  worlds,
  type Built,
  type Viewer,
  type World,
} from './visible-testing.ts';

/** `npm test` tries a few companies, the same each time; a full run tries many of its own. `VISIBLE_SEED` repeats one. */
const isFull = process.env.TEST_FULL === '1';
const COMPANIES = isFull ? 100 : 6;
const SEED = Number(process.env.VISIBLE_SEED ?? (isFull ? randomInt(2 ** 31) : 20_261_101));
const PAGE = 5;

interface Paged<T> {
  items: T[];
  total: number;
}
interface Person {
  empId: string;
  empNumber: string;
}

const idsOf = (people: readonly { empId: string }[]) => people.map((one) => one.empId).sort();
const sorted = (people: readonly number[]) => people.map(empId).sort();

describe.each(databases)('who sees whom, on %s', (database) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await startServices({ database });
  });
  afterAll(() => services.stop());

  /** What each path of the product shows of a company to one viewer, against the rules read person by person. */
  async function checkViewer(world: World, { deptIds }: Built, plans: Plans, viewer: Viewer) {
    const { token } = viewer;
    const ask = <T>(name: string, input: object = {}) => services.ok<T>(name, input as Record<string, unknown>, token);
    const sight = new Sight(world, viewer);
    const [seen, anywhere] = [sight.seen('/employee/list'), sight.seen(null)];
    const managed = sight.seen('/performance/management');
    const [details, reads] = [sight.seen('/employee/details'), (one: number) => sight.readsByRole(null, 'work', one)];
    const everybody = world.people.map((_, i) => i);
    const presence = (i: number) => world.people[i]!.presence;

    const listed: Person[] = [];
    for (let pageNo = 1; ; pageNo += 1) {
      const page = await ask<Paged<Person>>('empmanage.emplist', { pageNo, pageSize: PAGE });
      expect(page.total, 'total of the list').toBe(seen.length);
      listed.push(...page.items);
      if (page.items.length < PAGE) break;
    }
    expect(
      listed.map((one) => one.empNumber),
      'list',
    ).toEqual(seen.map(numberOf));

    const inFirst = (dept: number | null): boolean =>
      dept !== null && (dept === 1 || inFirst(world.depts[dept]?.parent ?? null));
    if (world.depts.length > 1) {
      const filter = { deptIds: [deptIds[1]] };
      const answer = await services.call('empmanage.emplist', { pageNo: 1, pageSize: 50, filter }, token);
      // Who belongs to a department is told of those alone whose work data may be read.
      expect(answer.status, 'list of a department').toBe(sight.mayAsk('/employee/list', 'work') ? 200 : 400);
      if (answer.status === 200) {
        const page = answer.data as Paged<Person>;
        const inIt = (i: number) => inFirst(world.people[i]!.dept) && sight.readsByRole('/employee/list', 'work', i);
        expect(idsOf(page.items), 'list of a department').toEqual(sorted(seen.filter(inIt)));
        expect(page.total, 'total of a department').toBe(page.items.length);
      }
    }

    const found = await ask<Person[]>('empmanage.getallempinfo', { empIds: everybody.map(empId) });
    expect(idsOf(found), 'by id').toEqual(sorted(anywhere));

    const isHere = (i: number) => worksHere(presence(i));
    expect(idsOf(await ask<Person[]>('empmanage.listbisedeemp', { limit: 50 })), 'options').toEqual(
      sorted(anywhere.filter(isHere)),
    );
    expect(await ask<string[]>('empmanage.searchcity'), 'cities').toEqual(anywhere.filter(reads).map(cityOf));

    const { bytes } = await ask<TestFile>('empmanage.exportempinfo', { format: 'csv' });
    const [head = [], ...lines]: string[][] = parse(Buffer.from(bytes), { bom: true });
    const column = head.findIndex((heading) => /number/i.test(heading));
    expect(
      lines.map((line) => line[column]),
      'export',
    ).toEqual(seen.map(numberOf));

    // Whom to ask in is not for those who act as somebody else.
    if (!viewer.mirrored) {
      const states = await ask<Person[]>('invitations.signinstates', { empIds: everybody.map(empId) });
      expect(idsOf(states), 'states of sign-in').toEqual(sorted(seen));
      const counts = await ask<Counts>('invitations.invitationcounts', { empIds: everybody.map(empId), again: true });
      const { byHand, withRole, signedIn, closed } = counts;
      expect(byHand.fresh + byHand.again + withRole + signedIn + closed, 'counts of invitations').toBe(seen.length);
    }

    const here = managed.filter(isHere);
    const member = await ask<Paged<Person>>('performanceview.getscopebyplan', { planCode: plans.whole, pageSize: 50 });
    expect(idsOf(member.items), 'people of a plan').toEqual(sorted(here));
    const outside = await ask<Paged<Person>>('performanceflow.getbesideemp', { planCode: plans.empty, pageSize: 50 });
    expect(idsOf(outside.items), 'people beside a plan').toEqual(sorted(managed.filter((i) => presence(i) !== 'left')));
    const { items } = await ask<Paged<{ planCode: string; scopeCount: number }>>('performanceplane.listAllPlan');
    expect(items.find(({ planCode }) => planCode === plans.whole)?.scopeCount, 'count of a plan').toBe(here.length);

    const home = await ask<Figures>('overview.homeoverview');
    const running = home.plans?.find(({ assessmentPlanCode }) => assessmentPlanCode === plans.running);
    // Whoever has left before filling in is neither done nor waited for.
    const awaited = managed.filter((i) => presence(i) !== 'left');
    expect([running?.people, running?.done], 'people of a running plan').toEqual([awaited.length, 0]);
    const missing = running?.missing.map(({ count }) => count) ?? [];
    expect(missing, 'who is missing by department').toEqual(largest(awaited.map((i) => world.people[i]!.dept)));
    if (!viewer.mirrored) {
      const states = await ask<{ empId: string; state: number }[]>('invitations.signinstates', {
        empIds: seen.filter((i) => presence(i) !== 'left').map(empId),
      });
      const unsigned = states.filter(({ state }) => state === SignInStatus.NEVER || state === SignInStatus.INVITED);
      expect(home.neverSignedIn, 'who never signed in').toBe(unsigned.length);
    }
    for (const i of everybody) {
      const appraisals = await ask<unknown[]>('personappraisals.personappraisals', { empId: empId(i) });
      // HR as head of a department sees the people there, and not the head's own appraisal.
      const ofHead = viewer.within !== null && i === viewer.person;
      expect(appraisals.length, 'appraisals of a person').toBe(managed.includes(i) && !ofHead ? 1 : 0);
    }

    const hidden = everybody.find((i) => !details.includes(i));
    if (hidden !== undefined) {
      const input = { empId: empId(hidden), version: 1, phone: '1' };
      const refused = await services.call('empupdate.contactsinfo', input, token);
      expect(refused.status, 'change of somebody who is not seen').toBe(404);
    }
  }

  test(
    `S3.045 every list, count, detail and file shows what the rules say, person by person, in ${COMPANIES} random companies (VISIBLE_SEED=${SEED})`,
    { timeout: isFull ? 1_800_000 : 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(worlds, async (world) => {
          const built = await buildWorld(services, world);
          const plans = await plansOf(services, built, world);
          await Promise.all(
            built.viewers.map(async (viewer) => {
              await checkViewer(world, built, plans, viewer);
              await checkFields(services, world, viewer);
            }),
          );
        }),
        { numRuns: COMPANIES, seed: SEED, endOnFailure: true },
      );
    },
  );
});

interface Counts {
  byHand: { fresh: number; again: number };
  withRole: number;
  signedIn: number;
  closed: number;
}

interface Figures {
  plans: { assessmentPlanCode: string; people: number; done: number; missing: { count: number }[] }[] | null;
  neverSignedIn: number | null;
}

/** How many of some people each department has, the five largest. */
function largest(depts: readonly (number | null)[]): number[] {
  const counts = new Map<number | null, number>();
  for (const dept of depts) counts.set(dept, (counts.get(dept) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => b - a).slice(0, 5);
}

/** Two plans that nobody has opened, one of the whole company and one of nobody, and one that everybody is in. */
interface Plans {
  whole: string;
  empty: string;
  running: string;
}

async function plansOf(services: TestServices, { company, deptIds }: Built, world: World): Promise<Plans> {
  const token = company.adminToken;
  const draft = (name: string) =>
    services.ok<Saved>(
      'performanceplane.saveassess',
      {
        clientMutationId: key(),
        planName: name,
        planYear: 2099,
        cycle: AssessmentPlanCycle.ANNUAL,
        cycleIndex: 1,
        periodFrom: '2099-01-01',
        periodTo: '2099-12-31',
        windows: {
          fill: { from: '2099-01-02', to: '2099-01-20' },
          score: { from: '2099-02-01', to: '2099-02-20' },
          calibrate: { from: '2099-02-21', to: '2099-02-25' },
          communicate: { from: '2099-02-26', to: '2099-02-27' },
        },
        reminders: [],
        selfRatio: '30',
        bossRatio: '70',
        digits: 1,
        viewScoreAt: ViewScoreAt.AFTER_BOSS_CONFIRMED,
        viewWhat: ViewWhat.SCORE_AND_COMMENTS,
        allowExportDetails: true,
        managersMaySetTargets: true,
      },
      token,
    );
  const [whole, empty, running] = [await draft('Everybody'), await draft('Nobody'), await draft('Running')];
  await services.as(company, 'writes', async (ctx) => {
    await ctx.tx
      .update(assessmentPlan)
      .set({ status: AssessmentPlanStatus.FILLING, openedAt: ctx.now })
      .where(eq(assessmentPlan.id, running.id));
    await insertMany(
      ctx.tx,
      assessmentInfo,
      world.people.map(({ dept }, i) => ({
        companyId: company.companyId,
        id: ctx.newId(),
        planId: running.id,
        empId: empId(i),
        deptId: dept === null ? null : (deptIds[dept] ?? null),
        employeeStage: EmployeeStage.PENDING_FILL,
        bossStage: BossStage.WAITING_TARGETS,
        targetStatus: TargetStatus.PENDING_FILL,
        joinedAt: ctx.now,
        updatedAt: ctx.now,
      })),
    );
  });
  await services.ok(
    'performanceplane.planescope',
    { planCode: whole.id, version: whole.version, wholeCompany: true, deptIds: [], empIds: [], excludedEmpIds: [] },
    token,
  );
  return { whole: whole.id, empty: empty.id, running: running.id };
}
