import { and, asc, desc, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { EvaluationState, PageRight } from '@hengcai/shared/enums';
import type { Evaluation, EvaluationDetail, positionassess } from '@hengcai/shared/contract/position/evaluation';
import { gradeOf, spreadOf } from '@hengcai/shared/rules/position/evaluation';
import { roundHalfUp } from '@hengcai/shared/numbers';
import { isAnyOf, likePattern } from '../../../db/sql.ts';
import type { Ctx, GivenTo } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { hasRight } from '../../../kit/pages.ts';
import { mapPage, paged } from '../../../kit/paged.ts';
import { position } from '../tables.ts';
import { positionEvaluation, positionEvaluator } from '../tables-evaluation.ts';
import { optionsOf } from './options.ts';

export type EvaluationRow = typeof positionEvaluation.$inferSelect;
type EvaluatorRow = typeof positionEvaluator.$inferSelect;
type Asked = GivenTo<(typeof positionassess)['endpoints']['pageevaluation']>;

const PAGE = '/position/evaluate';
const WIRE_PLACES = 8;
const { DONE, APPLIED, EVALUATING } = EvaluationState;

/** Whether the caller sees all evaluations; everybody else sees those they take part in. */
export const seesAll = ({ session }: Ctx): boolean => hasRight(session, PAGE);

const ofCompany = (ctx: Ctx) => eq(positionEvaluation.companyId, ctx.session.companyId);

/** Evaluations in which the caller evaluates; with `waiting` those that are under way and not answered yet. */
function mine(ctx: Ctx, waiting: boolean, empId: string | null = ctx.session.empId): SQL {
  const rows = ctx.tx
    .select({ one: sql`1` })
    .from(positionEvaluator)
    .where(
      and(
        eq(positionEvaluator.companyId, positionEvaluation.companyId),
        eq(positionEvaluator.evaluationId, positionEvaluation.id),
        eq(positionEvaluator.empId, empId ?? ''),
        waiting ? isNull(positionEvaluator.submittedAt) : undefined,
      ),
    );
  // Nobody is asked before it has begun.
  return and(
    exists(rows),
    waiting ? eq(positionEvaluation.state, EVALUATING) : sql`${positionEvaluation.options} is not null`,
  )!;
}

/** Evaluations that wait for somebody's answers. */
export const waitsFor = (ctx: Ctx, empId: string): SQL => and(ofCompany(ctx), mine(ctx, true, empId))!;

export async function pageOfEvaluations(ctx: Ctx, { keyword = '', state, positionId, waiting, ...page }: Asked) {
  const pattern = likePattern(keyword.toLowerCase());
  const where = and(
    ofCompany(ctx),
    seesAll(ctx) ? undefined : mine(ctx, false),
    waiting ? mine(ctx, true) : undefined,
    state === undefined ? undefined : eq(positionEvaluation.state, state),
    positionId === undefined ? undefined : eq(positionEvaluation.positionId, positionId),
    keyword === ''
      ? undefined
      : inArray(
          positionEvaluation.positionId,
          ctx.tx
            .select({ id: position.id })
            .from(position)
            .where(
              and(
                eq(position.companyId, ctx.session.companyId),
                or(...[position.code, position.name, position.nameEn].map((one) => sql`lower(${one}) like ${pattern}`)),
              ),
            ),
        ),
  );
  const found = await paged(
    page,
    ({ limit, offset }) =>
      ctx.tx
        .select()
        .from(positionEvaluation)
        .where(where)
        .orderBy(desc(positionEvaluation.createdAt), desc(positionEvaluation.id))
        .limit(limit)
        .offset(offset),
    () => ctx.tx.$count(positionEvaluation, where),
  );
  const evaluators = await evaluatorsOf(
    ctx,
    found.items.map(({ id }) => id),
  );
  return mapPage(found, (row) => told(ctx, row, evaluators.get(row.id) ?? []));
}

/** One evaluation as the caller may see it. */
export async function detailOf(ctx: Ctx, evaluationId: string): Promise<z.output<typeof EvaluationDetail>> {
  const { row, evaluators } = await oneWithEvaluators(ctx, evaluationId);
  const open = seesAll(ctx) || isOver(row);
  const { version: _version, ...today } = row.options ? { version: 0, ...row.options } : await optionsOf(ctx);
  const questions = today.factors.flatMap(({ dimensions }) => dimensions).length;
  return {
    evaluation: told(ctx, row, evaluators),
    options: today,
    evaluators: evaluators
      .filter(({ empId }) => open || empId === ctx.session.empId)
      .map(({ empId, submittedAt, total, choices }) => ({
        empId,
        isMe: empId === ctx.session.empId,
        submittedAt: submittedAt && submittedAt.toISOString(),
        total: total === null ? null : roundHalfUp(total, WIRE_PLACES),
        // Others' answers are seen once they are final.
        choices:
          submittedAt !== null || empId === ctx.session.empId
            ? Array.from({ length: questions }, (_, at) => choices[at] ?? null)
            : [],
      })),
  };
}

/** Its rows, for whoever manages evaluations or takes part in this one. */
export async function oneWithEvaluators(ctx: Ctx, evaluationId: string) {
  const [row] = await ctx.tx
    .select()
    .from(positionEvaluation)
    .where(and(ofCompany(ctx), eq(positionEvaluation.id, evaluationId), seesAll(ctx) ? undefined : mine(ctx, false)));
  if (!row) throw notFound();
  return { row, evaluators: (await evaluatorsOf(ctx, [evaluationId])).get(evaluationId) ?? [] };
}

async function evaluatorsOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, EvaluatorRow[]>> {
  const rows = await ctx.tx
    .select()
    .from(positionEvaluator)
    .where(and(eq(positionEvaluator.companyId, ctx.session.companyId), isAnyOf(positionEvaluator.evaluationId, ids)))
    .orderBy(asc(positionEvaluator.place), asc(positionEvaluator.empId));
  const byId = new Map(ids.map((id): [string, EvaluatorRow[]] => [id, []]));
  for (const row of rows) byId.get(row.evaluationId)?.push(row);
  return byId;
}

const isOver = ({ state }: EvaluationRow) => state === DONE || state === APPLIED;

/** What the evaluators came to: the mean unrounded, to compare with bands. */
export const outcomeOf = (evaluators: readonly EvaluatorRow[]) =>
  spreadOf(evaluators.flatMap(({ total }) => (total === null ? [] : [total])));

function told(ctx: Ctx, row: EvaluationRow, evaluators: readonly EvaluatorRow[]): z.output<typeof Evaluation> {
  // What others gave would lead whoever has still to answer.
  const outcome = seesAll(ctx) || isOver(row) ? outcomeOf(evaluators) : null;
  const wire = (value: string | undefined) => (value === undefined ? null : roundHalfUp(value, WIRE_PLACES));
  return {
    evaluationId: row.id,
    positionId: row.positionId,
    state: row.state as z.output<typeof Evaluation>['state'],
    evaluatorCount: evaluators.length,
    submittedCount: evaluators.filter(({ submittedAt }) => submittedAt !== null).length,
    mean: wire(outcome?.mean),
    lowest: wire(outcome?.lowest),
    highest: wire(outcome?.highest),
    gradeId: row.gradeId ?? (outcome && row.options ? gradeOf(row.options, outcome.mean) : null),
    waitsForMe:
      row.state === EVALUATING &&
      evaluators.some(({ empId, submittedAt }) => empId === ctx.session.empId && submittedAt === null),
    manageable: hasRight(ctx.session, PAGE, PageRight.EDIT),
    appliedFrom: row.appliedFrom,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}
