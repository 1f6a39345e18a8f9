import { eq } from 'drizzle-orm';
import { checkEvaluationOptions, type EvaluationOptions } from '@hengcai/shared/rules/position/evaluation';
import { issue } from '@hengcai/shared/rules/issue';
import type { Ctx } from '../../../kit/context.ts';
import { refused, stale } from '../../../kit/failure.ts';
import { lockPositions } from '../staffing.ts';
import { usableGrades } from '../grades-read.ts';
import { evaluationOptions } from '../tables-evaluation.ts';

type Saved = EvaluationOptions & { version: number };

/** What positions are evaluated by; nothing at all, version 0, until it was said. */
export async function optionsOf(ctx: Ctx): Promise<Saved> {
  const [row] = await ctx.tx
    .select()
    .from(evaluationOptions)
    .where(eq(evaluationOptions.companyId, ctx.session.companyId));
  return row ? { ...row.options, version: row.version } : { factors: [], bands: [], version: 0 };
}

/** Saves it whole; bands name grades that are in use. */
export async function saveOptions(ctx: Ctx, { version, ...options }: Saved): Promise<Saved> {
  await lockPositions(ctx);
  const issues = checkEvaluationOptions(options);
  if (issues.length > 0) throw refused(issues);
  const grades = await usableGrades(ctx);
  const unknown = options.bands.flatMap(({ gradeId }, at) =>
    grades.has(gradeId) ? [] : [issue(`bands.${at}.gradeId`, 'UNKNOWN_REFERENCE')],
  );
  if (unknown.length > 0) throw refused(unknown);
  const now = await optionsOf(ctx);
  if (now.version !== version) throw stale(now);
  const { companyId } = ctx.session;
  const row = { companyId, options, version: version + 1 };
  await ctx.tx
    .insert(evaluationOptions)
    .values(row)
    .onConflictDoUpdate({ target: evaluationOptions.companyId, set: row });
  await ctx.audit({
    action: 'position.evaluationOptions',
    objectType: 'evaluationOptions',
    objectId: companyId,
    params: { count: options.factors.length },
    before: { factors: now.factors, bands: now.bands },
    after: { ...options },
  });
  return { ...options, version: version + 1 };
}
