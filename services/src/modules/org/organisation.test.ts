import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '@hengcai/shared/rules/dates';
import type { OrgChange } from '@hengcai/shared/rules/org/structure';
import { randomOf } from '@hengcai/shared/random';
import type { Ctx } from '../../kit/context.ts';
import { Failure } from '../../kit/failure.ts';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { applyEdits, idOf, peopleFor } from '../../testing/staff.ts';
import { employee } from '../employee/tables.ts';
import { changeStructure, makeDueChanges, withdrawChanges } from './change.ts';
import { rootDepartmentId } from './public.ts';
import { pendingChanges, treeOn } from './structure.ts';
import { department, deptPath } from './tables.ts';
import { NaiveOrganisation, type Act, type Unit } from './organisation-testing.ts';

/** `npm test` takes a twentieth, the same each time; a full run all, from a seed of its own. `ORG_SEED` repeats one. */
const isFull = process.env.TEST_FULL === '1';
const COMPANIES = isFull ? 60 : 3;
const STEPS = 45;
const SEED = Number(process.env.ORG_SEED ?? (isFull ? randomInt(2 ** 31) : 20_261_101));
const START = '2026-11-02';
const dayOf = (day: number): string => addDays(START, day);

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const PEOPLE = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];

/** One act against the product, on a day of its own making; whether it was accepted. */
async function attempt(company: TestCompany, day: number, work: (ctx: Ctx) => Promise<unknown>): Promise<boolean> {
  try {
    await services.as(company, 'writes', (ctx) => work({ ...ctx, today: dayOf(day) }));
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

async function change(ctx: Ctx, act: Act, on: number): Promise<void> {
  if (act.do === 'create')
    await ctx.tx.insert(department).values({
      companyId: ctx.session.companyId,
      id: act.id,
      code: act.id.slice(0, 12),
      createdAt: ctx.now,
      version: 1,
    });
  await changeStructure(ctx, toChange(act), dayOf(on));
}

function toChange(act: Act): OrgChange {
  const { id } = act;
  switch (act.do) {
    case 'create': {
      const unit = { deptId: id, code: id.slice(0, 12), name: act.name, nameEn: null, parentId: act.parent };
      return { kind: 'create', unit: { ...unit, headEmpId: null, sort: 0 } };
    }
    case 'rename':
      return { kind: 'change', deptId: id, values: { name: act.name } };
    case 'move':
      return { kind: 'change', deptId: id, values: { parentId: act.parent } };
    case 'head':
      return { kind: 'change', deptId: id, values: { headEmpId: act.head } };
    case 'close':
      return { kind: 'close', deptId: id };
    case 'merge':
      return { kind: 'merge', deptId: id, intoId: act.into };
  }
}

const inOrder = (units: readonly Unit[]) => [...units].sort((a, b) => (a.id < b.id ? -1 : 1));

async function treeAsUnits(company: TestCompany, day: number, today: number): Promise<Unit[]> {
  const tree = await services.as(company, 'reads', (ctx) => treeOn({ ...ctx, today: dayOf(today) }, dayOf(day)));
  return inOrder(
    [...tree.values()].map(({ deptId, name, parentId, headEmpId }) => ({
      id: deptId,
      name,
      parent: parentId,
      head: headEmpId,
    })),
  );
}

describe(`S1.034 S3.057 the organisation by days, against one that is replayed from the beginning (ORG_SEED=${SEED})`, () => {
  test.each(Array.from({ length: COMPANIES }, (_, at) => at))('company %i', async (at) => {
    const random = randomOf(`organisation ${SEED} ${at}`);
    const company = await services.createTestCompany();
    const root = await services.as(company, 'writes', async (ctx) => {
      const rootId = await rootDepartmentId(ctx);
      // The company began before the days that are played.
      await ctx.tx.execute(
        `update dept_version set valid_from = '2020-01-01' where company_id = '${company.companyId}'`,
      );
      await peopleFor(
        ctx,
        PEOPLE.map((key) => ({ key, deptId: rootId })),
      );
      const name = (await treeOn(ctx, ctx.today)).get(rootId)?.name ?? '';
      return { id: rootId, name, parent: null, head: null };
    });
    const oracle = new NaiveOrganisation(root, new Map(PEOPLE.map((key) => [idOf(key), root.id])));
    const made: string[] = [root.id];
    const some = () => random.pick(made);
    const seen: string[] = [];

    for (let step = 0; step < STEPS; step += 1) {
      const on = oracle.day + random.pick([0, 0, 0, 1, 2, 5]);
      const name = `N${random.between(1, 4)}`;
      const kind = random.pick([
        'create',
        'create',
        'create',
        'rename',
        'move',
        'move',
        'head',
        'close',
        'merge',
        'merge',
        'withdraw',
        'next',
        'next',
        'person',
        'person',
        'person',
      ]);
      if (kind === 'next') {
        oracle.nextDay();
        await attempt(company, oracle.day, makeDueChanges);
        continue;
      }
      if (kind === 'person') {
        const person = idOf(random.pick(PEOPLE));
        // Somebody who moves today, and whom nothing that is coming waits to find gone.
        const place = random.pick(oracle.units).id;
        if (oracle.planned.some(({ act }) => act.do === 'close')) continue;
        oracle.placeOf.set(person, place);
        await services.as(company, 'writes', async (ctx) => {
          const today = dayOf(oracle.day);
          await applyEdits({ ...ctx, today }, [{ empId: person, salaryFrom: today, values: { deptId: place } }], {
            kind: 'transfer',
            on: today,
          });
        });
        continue;
      }
      if (kind === 'withdraw') {
        if (oracle.planned.length === 0) continue;
        const index = random.between(0, oracle.planned.length - 1);
        const accepted = await attempt(company, oracle.day, async (ctx) => {
          const pending = await pendingChanges(ctx);
          await withdrawChanges(ctx, [pending[index]?.id ?? '']);
        });
        expect(accepted, `withdraw ${index}`).toBe(oracle.withdraws(index));
        continue;
      }
      const act = actOf(kind, { id: some(), other: some(), name, newId: idOf(`${at}-${step}`) });
      if (oracle.hasChange(act.id, on)) continue;
      const accepted = await attempt(company, oracle.day, (ctx) => change(ctx, act, on));
      seen.push(`${act.do} ${accepted}`);
      expect(accepted, `step ${step}: ${JSON.stringify(act)} on ${on}, day ${oracle.day}`).toBe(oracle.tries(act, on));
      if (accepted && act.do === 'create') made.push(act.id);
    }

    for (let day = 0; day <= oracle.day + 6; day += 1)
      expect(await treeAsUnits(company, day, oracle.day), `day ${day} of ${oracle.day}`).toEqual(
        inOrder(oracle.on(day)),
      );
    expect(await placesOf(company)).toEqual(oracle.placeOf);
    expect(await pathsOf(company)).toEqual(oracle.units.flatMap(({ id }) => above(oracle.units, id)).sort());
    // A run in which nothing was ever refused, or nothing accepted, would show nothing.
    expect(new Set(seen.map((one) => one.split(' ')[1]))).toEqual(new Set(['true', 'false']));
  });
});

function actOf(
  kind: string,
  { id, other, name, newId }: { id: string; other: string; name: string; newId: string },
): Act {
  switch (kind) {
    case 'create':
      return { do: 'create', id: newId, name, parent: other };
    case 'rename':
      return { do: 'rename', id, name };
    case 'move':
      return { do: 'move', id, parent: other };
    case 'head':
      return { do: 'head', id, head: idOf('p1') };
    case 'close':
      return { do: 'close', id };
    default:
      return { do: 'merge', id, into: other };
  }
}

/** `ancestor descendant` of a department and all above it. */
function above(units: readonly Unit[], id: string): string[] {
  const lines: string[] = [];
  for (let at: string | null = id; at !== null; at = units.find((one) => one.id === at)?.parent ?? null)
    lines.push(`${at} ${id}`);
  return lines;
}

const placesOf = (company: TestCompany) =>
  services.as(company, 'reads', async ({ tx }) => {
    const rows = await tx
      .select({ id: employee.id, deptId: employee.deptId })
      .from(employee)
      .where(eq(employee.companyId, company.companyId));
    return new Map(rows.filter(({ id }) => PEOPLE.map(idOf).includes(id)).map(({ id, deptId }) => [id, deptId ?? '']));
  });

const pathsOf = (company: TestCompany) =>
  services.as(company, 'reads', async ({ tx }) => {
    const rows = await tx
      .select()
      .from(deptPath)
      .where(and(eq(deptPath.companyId, company.companyId)));
    return rows.map(({ ancestor, descendant }) => `${ancestor} ${descendant}`).sort();
  });
