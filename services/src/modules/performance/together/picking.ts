import { and, asc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { CoAssessor } from '@hengcai/shared/contract/performance/together';
import { ScorerRole } from '@hengcai/shared/enums';
import { compare, dec, sum } from '@hengcai/shared/numbers';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, refused, type Issue } from '../../../kit/failure.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { employee } from '../../employee/tables.ts';
import { demandAction } from '../assessment/actions.ts';
import { auditAppraisal, openAppraisal, type Appraisal, type Person } from '../assessment/assessment.ts';
import { handOver } from '../handover.ts';
import { scoreSheet } from '../tables-form.ts';
import { coAssessor } from '../tables-together.ts';
import { mayScoreBeside } from './candidates.ts';
import { COLLEAGUE } from './colleagues.ts';
import { picksIn } from './co-assessors.ts';

type CoAssessorData = z.output<typeof CoAssessor>;
interface Pick {
  empId: string;
  weight?: string | null | undefined;
}

/** The co-assessors of a person for whoever may see the appraisal; of each other co-assessors see nothing. */
export async function coAssessorList(ctx: Ctx, person: Person): Promise<CoAssessorData[]> {
  const appraisal = await openAppraisal(ctx, person, 'none');
  const { self, boss, approver, hr } = appraisal.caller;
  const rows = await listed(ctx, appraisal);
  return self || boss || approver || hr ? rows : rows.filter((row) => row.empId === ctx.session.empId);
}

/**
 * Sets who scores a person beside the superior. What the person sets is a proposal, and what the superior has decided
 * stays untouched by it; the superior's and HR's choice holds, proposals among it.
 */
export async function pickCoAssessors(
  ctx: Ctx,
  { assessors, ...person }: Person & { assessors: readonly Pick[] },
): Promise<{ coAssessors: CoAssessorData[] }> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'pickCoAssessors');
  const { info, plan, caller } = appraisal;
  const before = await listed(ctx, appraisal);
  const decided = before.filter((one) => one.confirmed);
  const kept = caller.self ? decided : [];
  const chosen = caller.self ? assessors.filter(({ empId }) => !kept.some((one) => one.empId === empId)) : assessors;
  const rows = [...kept.map(({ empId, weight }) => ({ empId, weight })), ...chosen];
  await demandChoice(ctx, appraisal, rows, before);
  const mine = and(eq(coAssessor.companyId, info.companyId), eq(coAssessor.assessmentId, info.id));
  await ctx.tx.delete(coAssessor).where(mine);
  await insertMany(
    ctx.tx,
    coAssessor,
    rows.map(({ empId, weight }, sort) => ({
      companyId: info.companyId,
      assessmentId: info.id,
      empId,
      sort,
      weight: weight ?? null,
      pickedBy: ctx.session.empId,
      confirmedAt: caller.self && sort >= kept.length ? null : appraisal.at,
    })),
  );
  await auditAppraisal(ctx, caller.self ? 'coAssessorsProposed' : 'coAssessorsPicked', appraisal, {
    before: { empIds: before.map((one) => one.empId) },
    after: { empIds: rows.map((one) => one.empId) },
  });
  const { empId } = info;
  if (!caller.self) {
    const asked = decided.map((one) => ({ empId, by: one.empId }));
    await handOver(ctx, 'pickCoAssessors', plan, { empIds: [empId], asked });
  } else if (chosen.length > 0) await handOver(ctx, 'proposeCoAssessors', plan, { empIds: [empId] });
  return { coAssessors: await listed(ctx, appraisal) };
}

/** Refuses a choice that the limits, the weights or scores already given forbid, each at whom it is about. */
async function demandChoice(
  ctx: Ctx,
  { info, plan }: Appraisal,
  rows: readonly Pick[],
  before: readonly CoAssessorData[],
): Promise<void> {
  const ids = rows.map((row) => row.empId);
  if (new Set(ids).size < ids.length) throw invalid('assessors', 'DUPLICATE');
  if (ids.length > LIMITS.coAssessorsMax)
    throw refused({ field: 'assessors', code: 'TOO_MANY', params: { max: LIMITS.coAssessorsMax } });
  const gone = before.find((one) => one.submittedAt !== null && !ids.includes(one.empId));
  if (gone) throw refused({ field: 'assessors', code: 'CO_ASSESSOR_SCORED', params: { name: gone.empName } });
  const weights = rows.flatMap((row) => row.weight ?? []);
  const fits =
    weights.length === rows.length &&
    weights.every((one) => compare(one, 0) > 0) &&
    compare(sum(weights), LIMITS.weightTotal) === 0;
  if (weights.length > 0 && !fits) throw refused({ field: 'assessors', code: 'CO_ASSESSOR_WEIGHTS' });
  // Two superiors who pick the same person wait for each other here, or both would find the last place free.
  const people = await ctx.tx
    .select({ ...COLLEAGUE, picks: picksIn(plan.id) })
    .from(employee)
    .where(and(mayScoreBeside(ctx, info), isAnyOf(employee.id, ids)))
    .orderBy(asc(employee.id))
    .for('no key update');
  const found = new Map(people.map((one) => [one.empId, one]));
  const known = new Set(before.map((one) => one.empId));
  const issues = ids.flatMap((empId, i): Issue[] => {
    const person = found.get(empId);
    const field = `assessors.${i}.empId`;
    if (!person) return known.has(empId) ? [] : [{ field, code: 'UNKNOWN_REFERENCE' }];
    if (known.has(empId) || person.picks < plan.assessorPicksMax) return [];
    return [{ field, code: 'CO_ASSESSOR_FULL', params: { name: person.empName, max: plan.assessorPicksMax } }];
  });
  if (issues.length > 0) throw refused(issues);
}

async function listed(ctx: Ctx, { info }: Appraisal): Promise<CoAssessorData[]> {
  const rows = await ctx.tx
    .select({
      ...COLLEAGUE,
      confirmed: sql<boolean>`${coAssessor.confirmedAt} is not null`,
      weight: coAssessor.weight,
      submittedAt: scoreSheet.submittedAt,
    })
    .from(coAssessor)
    .innerJoin(employee, and(eq(employee.companyId, coAssessor.companyId), eq(employee.id, coAssessor.empId)))
    .leftJoin(
      scoreSheet,
      and(
        eq(scoreSheet.companyId, coAssessor.companyId),
        eq(scoreSheet.assessmentId, coAssessor.assessmentId),
        eq(scoreSheet.scorerRole, ScorerRole.PARTNER),
        eq(scoreSheet.scorerEmpId, coAssessor.empId),
      ),
    )
    .where(and(eq(coAssessor.companyId, ctx.session.companyId), eq(coAssessor.assessmentId, info.id)))
    .orderBy(asc(coAssessor.sort), asc(coAssessor.empId));
  return rows.map((row) => ({
    ...row,
    weight: row.weight === null ? null : dec(row.weight).toString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
  }));
}
