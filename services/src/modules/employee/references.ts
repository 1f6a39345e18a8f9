import { eq, sql, type SQL } from 'drizzle-orm';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { asOf } from '../../kit/as-of.ts';
import { rowsOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { deptVersion } from '../org/tables.ts';
import { jobFamily, jobRank, position } from '../position/tables.ts';
import type { PersonValues } from './person.ts';
import { peopleOnCircles } from './rules.ts';
import { inServiceOn } from './status.ts';
import { employee } from './tables.ts';
import { visibleEmployees } from './visible.ts';

const REFERENCES = ['deptId', 'positionId', 'rankId', 'jobFamilyId', 'bossEmpId', 'virtualBossEmpId'] as const;
export type References = Partial<Pick<PersonValues, (typeof REFERENCES)[number]>>;

/** Where each reference must lead: to what there is today, and to people the caller may see. */
function target(ctx: Ctx, field: (typeof REFERENCES)[number], id: string): SQL {
  const { companyId } = ctx.session;
  switch (field) {
    case 'deptId':
      return sql`select 1 from ${deptVersion} where ${deptVersion.companyId} = ${companyId} and ${deptVersion.deptId} = ${id} and ${asOf(deptVersion, ctx.today)}`;
    case 'positionId':
      return sql`select 1 from ${position} where ${position.companyId} = ${companyId} and ${position.id} = ${id}`;
    case 'rankId':
      return sql`select 1 from ${jobRank} where ${jobRank.companyId} = ${companyId} and ${jobRank.id} = ${id}`;
    case 'jobFamilyId':
      return sql`select 1 from ${jobFamily} where ${jobFamily.companyId} = ${companyId} and ${jobFamily.id} = ${id}`;
    default:
      return sql`select 1 from ${employee} where ${visibleEmployees(ctx)} and ${inServiceOn(ctx.today)} and ${employee.id} = ${id}`;
  }
}

/** One issue at each reference that leads nowhere; all are asked in one query. */
export async function referenceIssues(ctx: Ctx, references: References): Promise<RuleIssue[]> {
  const given = REFERENCES.flatMap((field) => (references[field] ? [{ field, id: references[field] }] : []));
  if (given.length === 0) return [];
  const asked = given.map(({ field, id }) => sql`exists (${target(ctx, field, id)}) as ${sql.identifier(field)}`);
  const [found] = await rowsOf<Record<string, boolean>>(ctx.tx, sql`select ${sql.join(asked, sql`, `)}`);
  return given.flatMap(({ field }) => (found?.[field] ? [] : [issue(field, 'UNKNOWN_REFERENCE')]));
}

/**
 * The people who would be their own superiors with these changes. Takes a lock first: two changes that are harmless
 * alone may close a circle together.
 */
export async function circlesWith(ctx: Ctx, changes: ReadonlyMap<string, string | null>): Promise<Set<string>> {
  const { companyId } = ctx.session;
  await ctx.tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`superiors:${companyId}`}))`);
  const rows = await ctx.tx
    .select({ id: employee.id, bossId: employee.bossId })
    .from(employee)
    .where(eq(employee.companyId, companyId));
  const bossOf = new Map(rows.map((row) => [row.id, row.bossId]));
  for (const [id, bossId] of changes) bossOf.set(id, bossId);
  return peopleOnCircles(bossOf);
}
