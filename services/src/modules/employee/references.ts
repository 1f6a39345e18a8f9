import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { asOf } from '../../kit/as-of.ts';
import { isAnyOf, rowsOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { deptVersion } from '../org/tables.ts';
import { jobFamily, jobRank, position } from '../position/tables.ts';
import type { PersonValues } from './person.ts';
import { localNameOf } from '../../kit/local-name.ts';
import { oneAtATime } from '../../kit/one-at-a-time.ts';
import { circlesAmong, circleText, circleThrough, nameAndNumber } from './rules.ts';
import { inServiceOn } from './status.ts';
import { employee } from './tables.ts';
import { visibleEmployees, visibleIdsOf } from './visible.ts';

const REFERENCES = ['deptId', 'positionId', 'rankId', 'jobFamilyId', 'bossEmpId', 'virtualBossEmpId'] as const;
export type References = Partial<Pick<PersonValues, (typeof REFERENCES)[number]>>;

/** When and by whom a reference is followed. */
interface Follows {
  /** The day it has to lead somewhere; today unless another one is named. */
  on?: string;
  /** Also to people the caller does not see: for what somebody filed who did, and the daily job does. */
  anybody?: boolean;
}

/** Where each reference must lead: to what there is on the day, and to people the caller may see. */
function target(
  ctx: Ctx,
  field: (typeof REFERENCES)[number],
  id: string,
  { on = ctx.today, anybody = false }: Follows,
): SQL {
  const { companyId } = ctx.session;
  switch (field) {
    case 'deptId':
      return sql`select 1 from ${deptVersion} where ${deptVersion.companyId} = ${companyId} and ${deptVersion.deptId} = ${id} and ${asOf(deptVersion, on)}`;
    case 'positionId':
      return sql`select 1 from ${position} where ${position.companyId} = ${companyId} and ${position.id} = ${id} and ${position.closedOn} is null`;
    case 'rankId':
      return sql`select 1 from ${jobRank} where ${jobRank.companyId} = ${companyId} and ${jobRank.id} = ${id} and ${jobRank.closedOn} is null`;
    case 'jobFamilyId':
      return sql`select 1 from ${jobFamily} where ${jobFamily.companyId} = ${companyId} and ${jobFamily.id} = ${id} and ${jobFamily.closedOn} is null`;
    default:
      return sql`select 1 from ${employee} where ${anybody ? eq(employee.companyId, companyId) : visibleEmployees(ctx)} and ${inServiceOn(on)} and ${employee.id} = ${id}`;
  }
}

/** One issue at each reference that leads nowhere; all are asked in one query. */
export async function referenceIssues(ctx: Ctx, references: References, follows: Follows = {}): Promise<RuleIssue[]> {
  const given = REFERENCES.flatMap((field) => (references[field] ? [{ field, id: references[field] }] : []));
  if (given.length === 0) return [];
  const asked = given.map(
    ({ field, id }) => sql`exists (${target(ctx, field, id, follows)}) as ${sql.identifier(field)}`,
  );
  const [found] = await rowsOf<Record<string, boolean>>(ctx.tx, sql`select ${sql.join(asked, sql`, `)}`);
  return given.flatMap(({ field }) => (found?.[field] ? [] : [issue(field, 'UNKNOWN_REFERENCE')]));
}

/**
 * The circle of superiors that one of `empIds` would be on with these changes, as text with name and number of its
 * people; null where there is none. Takes a lock first: two changes that are harmless alone may close a circle together.
 * People out of the caller's sight are told by their number alone.
 */
export async function circleWith(
  ctx: Ctx,
  changes: ReadonlyMap<string, string | null>,
  empIds: readonly string[],
): Promise<string | null> {
  await lockSuperiors(ctx);
  const rows = await withAllAbove(ctx, [...empIds, ...[...changes.values()].flatMap((bossId) => bossId ?? [])]);
  const bossOf = new Map(rows.map((row) => [row.id, row.bossId]));
  for (const [id, bossId] of changes) bossOf.set(id, bossId);
  const asked = new Set(empIds);
  const circle = circlesAmong(bossOf).find((people) => people.some((empId) => asked.has(empId)));
  return circle === undefined ? null : circleText(circle, await namesOf(ctx, circle));
}

/** The managers somebody gets; what is absent stays. */
type Managers = Partial<Pick<PersonValues, 'bossEmpId' | 'virtualBossEmpId'>>;

/**
 * What is against giving somebody other managers: a circle over line managers and virtual ones alike, told at the field
 * that closes it.
 */
export async function managerIssues(ctx: Ctx, empId: string, changed: Managers): Promise<RuleIssue[]> {
  const fields = (['bossEmpId', 'virtualBossEmpId'] as const).filter((field) => changed[field]);
  if (fields.length === 0) return [];
  await lockSuperiors(ctx);
  const rows = await withAllAbove(
    ctx,
    fields.flatMap((field) => changed[field] ?? []),
  );
  const managersOf = new Map(rows.map((row) => [row.id, [row.bossId, row.virtualBossId].filter((id) => id !== null)]));
  for (const field of fields) {
    const circle = circleThrough(managersOf.set(empId, [changed[field] ?? '']), empId);
    if (circle !== null)
      return [issue(field, 'SUPERIOR_CIRCLE', { people: circleText(circle, await namesOf(ctx, circle)) })];
  }
  return [];
}

/** People and everybody above them, over line managers and virtual ones alike: as many as the lines are long, not the company. */
function withAllAbove(
  { tx, session }: Ctx,
  empIds: readonly string[],
): Promise<{ id: string; bossId: string | null; virtualBossId: string | null }[]> {
  return rowsOf(
    tx,
    sql`with recursive line as (
        select e.id, e.boss_id, e.virtual_boss_id from ${employee} e
          where e.company_id = ${session.companyId} and ${isAnyOf(sql`e.id`, [...new Set(empIds)])}
        union
        select e.id, e.boss_id, e.virtual_boss_id from line
          join ${employee} e on e.company_id = ${session.companyId} and e.id in (line.boss_id, line.virtual_boss_id)
      ) select id, boss_id as "bossId", virtual_boss_id as "virtualBossId" from line`,
  );
}

const lockSuperiors = (ctx: Ctx) => oneAtATime(ctx, 'superiors');

async function namesOf(ctx: Ctx, empIds: readonly string[]): Promise<(empId: string) => string> {
  const people = await ctx.tx
    .select({ id: employee.id, number: employee.empNumber, name: localNameOf(ctx, employee) })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), inArray(employee.id, [...empIds])));
  const visible = await visibleIdsOf(ctx, empIds);
  const names = new Map(people.map(({ id, number, name }) => [id, nameAndNumber(visible.has(id) ? name : '', number)]));
  return (empId) => names.get(empId) ?? '?';
}
