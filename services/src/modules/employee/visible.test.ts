import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuthorityScope, PageRight } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { readIdentity } from '../../kit/identity.ts';
import { runDailySteps } from '../../kit/jobs/daily.ts';
import { inContext } from '../../kit/run.ts';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { rebuildDeptPath } from '../org/public.ts';
import { department, deptPath, deptVersion } from '../org/tables.ts';
import { userAccount } from '../session/tables.ts';
import { scopeGrant, userRole } from '../settings/tables.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { companyWith, idOf } from './fixtures.ts';
import { employee } from './tables.ts';
import { visibleEmployees } from './visible.ts';

let services: TestServices;
let company: TestCompany;
beforeAll(async () => {
  services = await startServices();
  company = await services.createTestCompany();
  // The first day's work of a company would rebuild the paths between two of those that are drawn.
  await runDailySteps(services.kernel);
});
afterAll(() => services.stop());

/** `npm test` takes a twentieth, the same each time; a full run all, from a seed of its own. `VISIBLE_SEED` repeats one. */
const isFull = process.env.TEST_FULL === '1';
const TREES = isFull ? 2000 : 100;
const SEED = Number(process.env.VISIBLE_SEED ?? (isFull ? randomInt(2 ** 31) : 20_261_101));
/** The roles of who looks; the first comes with the place in the line of management. */
const ROLES = ['MANAGER', 'hr', 'CEO'] as const;

interface Grant {
  scope: number;
  /** Which of the roles it belongs to; null: to the person. */
  role: (typeof ROLES)[number] | null;
  depts: number[];
  emps: number[];
}
interface World {
  /** Parent of each department, by index; the first is the root. */
  parents: (number | null)[];
  heads: (number | null)[];
  people: { dept: number | null; boss: number | null }[];
  grants: Grant[];
  me: number | null;
}

const world: fc.Arbitrary<World> = fc
  .record({ depts: fc.integer({ min: 1, max: 12 }), heads: fc.integer({ min: 1, max: 40 }) })
  .chain(({ depts, heads: count }) => {
    const person = fc.nat(count - 1);
    const dept = fc.nat(depts - 1);
    return fc.record({
      parents: fc.tuple(...Array.from({ length: depts }, (_, i) => (i === 0 ? fc.constant(null) : fc.nat(i - 1)))),
      heads: fc.array(fc.option(person), { minLength: depts, maxLength: depts }),
      // Bosses are drawn freely: circles and one's own boss must not loop for ever.
      people: fc.array(fc.record({ dept: fc.option(dept), boss: fc.option(person) }), {
        minLength: count,
        maxLength: count,
      }),
      grants: fc.array(
        fc.record({
          scope: fc.constantFrom(0, 1, 1, 2, 2, 3, 3, 4),
          role: fc.constantFrom(null, ...ROLES),
          depts: fc.array(dept, { maxLength: 3 }),
          emps: fc.array(person, { maxLength: 3 }),
        }),
        { maxLength: 6 },
      ),
      me: fc.option(person),
    });
  });

/** The oracle: section 4.8 of the design, person by person. */
function naivelyVisible({ parents, heads, people, grants, me }: World): number[] {
  const ancestors = (dept: number): number[] => (parents[dept] == null ? [dept] : [dept, ...ancestors(parents[dept])]);
  const superiors = (start: number): Set<number> => {
    const seen = new Set<number>();
    for (let at = people[start]?.boss; at != null && !seen.has(at); at = people[at]?.boss) seen.add(at);
    return seen;
  };
  return people.flatMap(({ dept }, id) => {
    const above = dept === null ? [] : ancestors(dept);
    const byGrant = grants.some(
      ({ scope, depts, emps }) =>
        scope === AuthorityScope.COMPANY ||
        (scope === AuthorityScope.DEPARTMENT_ALL && above.some((one) => depts.includes(one))) ||
        (scope === AuthorityScope.DEPARTMENT_DIRECT && dept !== null && depts.includes(dept)) ||
        (scope === AuthorityScope.DESIGNATED && emps.includes(id)) ||
        (scope === AuthorityScope.SELF_AND_SUPERIORS && me !== null && superiors(me).has(id)),
    );
    const mine = me !== null && (id === me || superiors(id).has(me) || above.some((one) => heads[one] === me));
    return byGrant || mine ? [id] : [];
  });
}

const deptId = (index: number) => idOf(`dept${index}`);
const empId = (index: number) => idOf(`emp${index}`);

async function build(ctx: Ctx, { parents, heads, people, grants }: World): Promise<void> {
  const { companyId } = ctx.session;
  for (const table of [scopeGrant, deptPath, deptVersion]) await ctx.tx.delete(table);
  await ctx.tx.update(employee).set({ bossId: null, deptId: null });
  await ctx.tx.delete(employee);
  await ctx.tx.delete(department);
  await insertMany(
    ctx.tx,
    department,
    parents.map((_, i) => ({ companyId, id: deptId(i), code: `D${i}`, createdAt: ctx.now, version: 1 })),
  );
  const stamp = {
    entryDate: '2020-01-01',
    createdAt: ctx.now,
    updatedAt: ctx.now,
    sex: 0,
    employeeType: 1,
    education: 0,
    maritalStatus: 0,
    version: 1,
  };
  await insertMany(
    ctx.tx,
    employee,
    people.map(({ dept, boss }, i) => ({
      companyId,
      id: empId(i),
      empNumber: `E${i}`,
      name: `E${i}`,
      sortKey: '',
      ...stamp,
      deptId: dept === null ? null : deptId(dept),
      bossId: boss === null ? null : empId(boss),
    })),
  );
  await insertMany(
    ctx.tx,
    deptVersion,
    parents.map((parent, i) => ({
      companyId,
      deptId: deptId(i),
      validFrom: '2020-01-01',
      name: `D${i}`,
      parentId: parent === null ? null : deptId(parent),
      headEmpId: heads[i] == null ? null : empId(heads[i]),
      sort: 0,
    })),
  );
  await rebuildDeptPath(ctx.tx, companyId, ctx.today);
  await insertMany(
    ctx.tx,
    scopeGrant,
    grants.map(({ scope, role, depts, emps }) => ({
      companyId,
      id: ctx.newId(),
      objectType: 'employee',
      scope,
      roleCode: role,
      userId: role === null ? ctx.session.userId : null,
      deptIds: depts.map(deptId),
      empIds: emps.map(empId),
    })),
  );
}

describe('visibleEmployees', () => {
  test(
    `S3.045 agrees with the rules read person by person, in ${TREES} random companies with several roles, whichever way it goes (VISIBLE_SEED=${SEED})`,
    { timeout: isFull ? 1_800_000 : 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(world, async (one) => {
          const seen = await services.as(company, 'writes', async (ctx) => {
            await build(ctx, one);
            const session = {
              ...ctx.session,
              roles: ROLES.map((roleCode, i) => ({
                roleCode,
                type: 'CUSTOMISED' as const,
                // The own record and the people one answers for come with the place in the line of management.
                isDefault: i === 0,
                scopes: one.grants.flatMap(({ scope, role }) => (role === roleCode ? [scope] : [])),
                narrowed: null,
                // A role that opens no page at all shows nobody.
                pages: new Map([['/employee/list', PageRight.VISIT]]),
                elements: {},
              })),
              ownScopes: new Set(one.grants.flatMap(({ scope, role }) => (role === null ? [scope] : []))),
              empId: one.me === null ? null : empId(one.me),
            };
            const everybody = await ctx.tx.$count(employee);
            const all = Array.from({ length: everybody }, (_, n) => empId(n));
            const ways = [undefined, 'inTurn', all] as const;
            return Promise.all(
              ways.map(async (among) => {
                const rows = await ctx.tx
                  .select({ id: employee.id })
                  .from(employee)
                  .where(visibleEmployees({ session, today: ctx.today }, among));
                return rows.map((row) => row.id).sort();
              }),
            );
          });
          const visible = naivelyVisible(one).map(empId).sort();
          expect(seen).toEqual([visible, visible, visible]);
        }),
        { numRuns: TREES, seed: SEED, endOnFailure: true },
      );
    },
  );

  test('a right that is taken away is gone with the next page of what is being read', async () => {
    const { kernel } = services;
    const staffed = await companyWith(services, {}, [{ key: 'hr', roles: ['hr'] }, { key: 'other' }]);
    const { companyId } = staffed;
    const [account] = await services.as(staffed, 'reads', ({ tx }) =>
      tx
        .select({ userId: userAccount.id })
        .from(userAccount)
        .where(eq(userAccount.empId, idOf('hr'))),
    );
    const userId = account?.userId ?? '';
    const ref = { sessionId: '', companyId, userId, subjectUserId: userId };
    const identity = await kernel.db.withSystem('session', (tx, now) => readIdentity(tx, ref, now));
    const caller = { session: identity!.session, language: 'en-US', requestId: 'test' } as const;
    const readLater = await inContext(kernel, caller, 'reads', (ctx) => Promise.resolve(ctx.readLater));
    const seen = () => readLater((later) => later.tx.$count(employee, visibleEmployees(later)));
    expect(await seen()).toBe(2);
    await services.as(staffed, 'writes', ({ tx }) => tx.delete(userRole).where(eq(userRole.userId, userId)));
    expect(await seen()).toBe(1);
  });
});
