import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { positionassess as service } from '@hengcai/shared/contract/position/evaluation';
import { EvaluationState } from '@hengcai/shared/enums';
import { versionOn } from '@hengcai/shared/rules/position/dated';
import { checkChoices, gradeOf, totalOf } from '@hengcai/shared/rules/position/evaluation';
import { issue } from '@hengcai/shared/rules/issue';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import { forbidden, notFound, refused, stale } from '../../../kit/failure.ts';
import { peopleById } from '../../../kit/people.ts';
import { tell } from '../../../kit/tell.ts';
import { describeFrom, takeThing, versionsIn } from '../dated.ts';
import { lockPositions } from '../staffing.ts';
import { position } from '../tables.ts';
import { positionEvaluation, positionEvaluator } from '../tables-evaluation.ts';
import { optionsOf, saveOptions } from './options.ts';
import { detailOf, oneWithEvaluators, outcomeOf, pageOfEvaluations, type EvaluationRow } from './read.ts';

const { DRAFT, EVALUATING, DONE, APPLIED } = EvaluationState;
interface Named {
  evaluationId: string;
  version: number;
}

/** `/positionassess`: positions are given a grade by what several people make of them. */
export const positionassessHandlers: Handlers<typeof service> = {
  getoptions: (_input, ctx) => optionsOf(ctx),
  saveoptions: (options, ctx) => saveOptions(ctx, options),
  pageevaluation: (asked, ctx) => pageOfEvaluations(ctx, asked),
  getevaluation: ({ evaluationId }, ctx) => detailOf(ctx, evaluationId),

  async addevaluation({ positionId, evaluatorIds }, ctx) {
    await lockPositions(ctx);
    const { companyId } = ctx.session;
    const [found] = await ctx.tx
      .select({ closedOn: position.closedOn })
      .from(position)
      .where(and(eq(position.companyId, companyId), eq(position.id, positionId)));
    if (!found || found.closedOn !== null) throw refused({ field: 'positionId', code: 'UNKNOWN_REFERENCE' });
    const open = and(
      eq(positionEvaluation.companyId, companyId),
      eq(positionEvaluation.positionId, positionId),
      ne(positionEvaluation.state, APPLIED),
    );
    if ((await ctx.tx.$count(positionEvaluation, open)) > 0)
      throw refused({ field: 'positionId', code: 'EVALUATION_UNDER_WAY' });
    await demandPeople(ctx, evaluatorIds);
    const id = ctx.newId();
    await ctx.tx.insert(positionEvaluation).values({ companyId, id, positionId, state: DRAFT, createdAt: ctx.now });
    await putEvaluators(ctx, id, evaluatorIds);
    await audited(ctx, 'evaluationAdded', positionId);
    return detailOf(ctx, id);
  },

  async updateevaluation({ evaluatorIds, ...named }, ctx) {
    const { id, positionId } = await take(ctx, named, [DRAFT, EVALUATING]);
    const { evaluators } = await oneWithEvaluators(ctx, id);
    const gone = evaluators.filter(({ empId, submittedAt }) => submittedAt !== null && !evaluatorIds.includes(empId));
    if (gone.length > 0) throw refused({ field: 'evaluatorIds', code: 'EVALUATOR_HAS_SUBMITTED' });
    const known = new Set(evaluators.map(({ empId }) => empId));
    await demandPeople(
      ctx,
      evaluatorIds.filter((empId) => !known.has(empId)),
    );
    await putEvaluators(ctx, id, evaluatorIds);
    await audited(ctx, 'evaluatorsChanged', positionId);
    const { row } = await oneWithEvaluators(ctx, id);
    if (row.state === EVALUATING)
      await tellEvaluators(
        ctx,
        row,
        evaluatorIds.filter((empId) => !known.has(empId)),
      );
    await endIfComplete(ctx, row);
    return detailOf(ctx, id);
  },

  async startevaluation(named, ctx) {
    const row = await take(ctx, named, [DRAFT]);
    const { version: _version, ...options } = await optionsOf(ctx);
    if (options.factors.length === 0) throw refused('EVALUATION_NO_OPTIONS');
    await set(ctx, row.id, { state: EVALUATING, options });
    const { evaluators } = await oneWithEvaluators(ctx, row.id);
    await tellEvaluators(
      ctx,
      row,
      evaluators.map(({ empId }) => empId),
    );
    await audited(ctx, 'evaluationStarted', row.positionId);
    return detailOf(ctx, row.id);
  },

  async scoreevaluation({ evaluationId, choices, submit }, ctx) {
    // One of several at a time: the last to submit ends it.
    const [taken] = await ctx.tx.select().from(positionEvaluation).where(isEvaluation(ctx, evaluationId)).for('update');
    const { row, evaluators } = await oneWithEvaluators(ctx, taken?.id ?? evaluationId);
    const own = evaluators.find(({ empId }) => empId === ctx.session.empId);
    if (!own) throw forbidden();
    if (row.state !== EVALUATING || row.options === null) throw refused('EVALUATION_NOT_OPEN');
    if (own.submittedAt !== null) throw refused('EVALUATION_SUBMITTED');
    const issues = checkChoices(row.options, choices, submit);
    if (issues.length > 0) throw refused(issues);
    const total = submit ? totalOf(row.options, choices) : null;
    await ctx.tx
      .update(positionEvaluator)
      .set({ choices, total, submittedAt: submit ? ctx.now : null })
      .where(and(isOf(ctx, evaluationId), eq(positionEvaluator.empId, own.empId)));
    if (submit) {
      await audited(ctx, 'evaluationSubmitted', row.positionId);
      await endIfComplete(ctx, row);
    }
    return detailOf(ctx, evaluationId);
  },

  async finishevaluation(named, ctx) {
    const { id, positionId } = await take(ctx, named, [EVALUATING]);
    const { evaluators } = await oneWithEvaluators(ctx, id);
    if (!outcomeOf(evaluators)) throw refused('EVALUATION_NOBODY_SUBMITTED');
    await set(ctx, id, { state: DONE });
    await audited(ctx, 'evaluationFinished', positionId);
    return detailOf(ctx, id);
  },

  async applyevaluation({ validFrom, ...named }, ctx) {
    const { id, positionId } = await take(ctx, named, [DONE]);
    const { row, evaluators } = await oneWithEvaluators(ctx, id);
    const outcome = outcomeOf(evaluators);
    const gradeId = outcome && row.options && gradeOf(row.options, outcome.mean);
    if (!gradeId) throw refused('EVALUATION_NOBODY_SUBMITTED');
    await takeThing(ctx, 'position', positionId);
    const versions = await versionsIn(ctx, 'position', positionId);
    const now = versionOn(versions, validFrom) ?? versions.at(-1);
    if (!now) throw notFound();
    const { companyId: _company, thingId: _thing, validFrom: _from, validTo: _to, ...described } = now;
    const before = await describeFrom(ctx, 'position', positionId, validFrom, { ...described, gradeId });
    await set(ctx, id, { state: APPLIED, gradeId, appliedFrom: validFrom });
    await ctx.audit({
      action: 'position.changed',
      objectType: 'position',
      objectId: positionId,
      params: { name: described.name, day: validFrom },
      before: { gradeId: before.gradeId },
      after: { gradeId },
    });
    return detailOf(ctx, id);
  },

  async deleteevaluation(named, ctx) {
    const { id, positionId } = await take(ctx, named, [DRAFT, EVALUATING, DONE]);
    await ctx.tx.delete(positionEvaluator).where(isOf(ctx, id));
    await ctx.tx.delete(positionEvaluation).where(isEvaluation(ctx, id));
    await audited(ctx, 'evaluationDeleted', positionId);
    return null;
  },
};

const isEvaluation = (ctx: Ctx, id: string) =>
  and(eq(positionEvaluation.companyId, ctx.session.companyId), eq(positionEvaluation.id, id));
const isOf = (ctx: Ctx, evaluationId: string) =>
  and(eq(positionEvaluator.companyId, ctx.session.companyId), eq(positionEvaluator.evaluationId, evaluationId));
const set = async (ctx: Ctx, id: string, values: Partial<EvaluationRow>): Promise<void> =>
  void (await ctx.tx.update(positionEvaluation).set(values).where(isEvaluation(ctx, id)));

/** Takes an evaluation for a change, as far as it is; a stale version is refused with the one that stands there. */
async function take(ctx: Ctx, { evaluationId, version }: Named, states: readonly number[]): Promise<EvaluationRow> {
  const [taken] = await ctx.tx
    .update(positionEvaluation)
    .set({ version: sql`${positionEvaluation.version} + 1` })
    .where(and(isEvaluation(ctx, evaluationId), eq(positionEvaluation.version, version)))
    .returning();
  if (!taken) {
    const [now] = await ctx.tx
      .select({ version: positionEvaluation.version })
      .from(positionEvaluation)
      .where(isEvaluation(ctx, evaluationId));
    throw now ? stale(now) : notFound();
  }
  if (!states.includes(taken.state)) throw refused('EVALUATION_NOT_OPEN');
  return taken;
}

/** Evaluators are people in service whom the caller sees, each once. */
async function demandPeople(ctx: Ctx, empIds: readonly string[]): Promise<void> {
  const people = await peopleById(ctx, empIds);
  const issues = empIds.flatMap((empId, at) =>
    people.get(empId)?.inService ? [] : [issue(`evaluatorIds.${at}`, 'UNKNOWN_REFERENCE')],
  );
  if (issues.length > 0) throw refused(issues);
}

async function putEvaluators(ctx: Ctx, evaluationId: string, empIds: readonly string[]): Promise<void> {
  const unique = [...new Set(empIds)];
  await ctx.tx
    .delete(positionEvaluator)
    .where(and(isOf(ctx, evaluationId), notInArray(positionEvaluator.empId, unique)));
  const { companyId } = ctx.session;
  await ctx.tx
    .insert(positionEvaluator)
    .values(unique.map((empId, place) => ({ companyId, evaluationId, empId, place, choices: [] })))
    .onConflictDoNothing();
}

/** An evaluation ends by itself when everybody has submitted. */
async function endIfComplete(ctx: Ctx, { id, state }: EvaluationRow): Promise<void> {
  if (state !== EVALUATING) return;
  const { evaluators } = await oneWithEvaluators(ctx, id);
  if (evaluators.some(({ submittedAt }) => submittedAt === null)) return;
  await set(ctx, id, { state: DONE });
}

async function tellEvaluators(ctx: Ctx, { id, positionId }: EvaluationRow, empIds: readonly string[]): Promise<void> {
  const { name, nameEn } = await nameOf(ctx, positionId);
  await tell(
    ctx,
    empIds.map((empId) => ({
      empId,
      kind: 'positionEvaluation',
      params: { name, nameEn: nameEn ?? name },
      label: null,
      page: `/position/evaluate/detail?id=${id}`,
      work: 'positionEvaluation',
      objectId: id,
      dedupeKey: `positionEvaluation:${id}`,
    })),
  );
}

async function nameOf(ctx: Ctx, positionId: string): Promise<{ name: string; nameEn: string | null }> {
  const [row] = await ctx.tx
    .select({ name: position.name, nameEn: position.nameEn })
    .from(position)
    .where(and(eq(position.companyId, ctx.session.companyId), eq(position.id, positionId)));
  if (!row) throw notFound();
  return row;
}

const audited = async (ctx: Ctx, what: string, positionId: string): Promise<void> =>
  ctx.audit({
    action: `position.${what}`,
    objectType: 'position',
    objectId: positionId,
    params: { name: (await nameOf(ctx, positionId)).name },
  });
