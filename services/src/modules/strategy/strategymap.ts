import { and, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { STRATEGY_MAP_PAGE, type StrategyMap } from '@hengcai/shared/contract/strategy/strategymap';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { circleAt, objectiveProgress } from '@hengcai/shared/rules/strategy/objective';
import { detached } from '../../kit/calls.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { invalid, notFound, refused } from '../../kit/failure.ts';
import { mapPage, paged } from '../../kit/paged.ts';
import { takenAt } from '../../kit/taken.ts';
import { demandVersion } from '../../kit/version.ts';
import { agreedTargetsAt, agreedTargetsOfYear, seenTargetPlaces, type AgreedTarget } from '../performance/public.ts';
import { openShare, registerShareable } from '../platform/public.ts';
import { strategyMap, type ObjectiveRow } from './tables.ts';

type Endpoints = Contract['strategymap']['endpoints'];
type MapData = z.output<typeof StrategyMap>;
type Row = typeof strategyMap.$inferSelect;
type ObjectiveInput = NonNullable<ParsedOf<Endpoints['savestrategymap']>['objectives']>[number];

/** Strategy maps, as visitors of the page read them, editors change them, and whoever holds a link sees one. */
export const strategymapHandlers: Handlers<Contract['strategymap']> = {
  async liststrategymap(page, ctx) {
    const { id, name, year, updatedAt, version, companyId } = strategyMap;
    const objectiveCount = sql<number>`jsonb_array_length(${strategyMap.objectives})`;
    const own = eq(companyId, ctx.session.companyId);
    const rows = ctx.tx
      .select({ id, name, year, updatedAt, version, objectiveCount })
      .from(strategyMap)
      .where(own)
      .orderBy(desc(year), desc(updatedAt), desc(id));
    const found = await paged(
      page,
      ({ limit, offset }) => rows.limit(limit).offset(offset),
      () => ctx.tx.$count(strategyMap, own),
    );
    return mapPage(found, (row) => ({ ...headOf(row), objectiveCount: row.objectiveCount }));
  },

  getstrategymap: async ({ strategyMapCode }, ctx) => toMap(ctx, await mapOf(ctx, strategyMapCode)),

  async savestrategymap({ strategyMapCode, version, strategyMapName: name, year, copyOf, objectives }, ctx) {
    const before = strategyMapCode === undefined ? null : await lockedMap(ctx, strategyMapCode, version);
    const kept = before?.objectives ?? (copyOf === undefined ? [] : await copiedFrom(ctx, copyOf));
    const row: Row = {
      companyId: ctx.session.companyId,
      id: before?.id ?? ctx.newId(),
      name,
      year,
      objectives: objectives ? await objectivesOf(ctx, objectives, kept) : kept,
      updatedAt: ctx.now,
      version: (before?.version ?? 0) + 1,
    };
    const taken = takenAt('strategyMapName', 'strategy_map_name');
    if (before) await ctx.tx.update(strategyMap).set(row).where(isMap(ctx, row.id)).catch(taken);
    else await ctx.tx.insert(strategyMap).values(row).catch(taken);
    await ctx.audit({
      action: before ? 'strategyMap.changed' : 'strategyMap.created',
      objectType: 'strategyMap',
      objectId: row.id,
      params: { name },
      ...(before && { before: told(before) }),
      after: told(row),
    });
    return toMap(ctx, row);
  },

  async deletestrategymap({ strategyMapCode, version }, ctx) {
    const { name } = await lockedMap(ctx, strategyMapCode, version);
    await ctx.tx.delete(strategyMap).where(isMap(ctx, strategyMapCode));
    await ctx.audit({
      action: 'strategyMap.removed',
      objectType: 'strategyMap',
      objectId: strategyMapCode,
      params: { name },
    });
    return null;
  },

  listdepttarget: async (input, ctx) => mapPage(await agreedTargetsOfYear(ctx, input), toTarget),

  sharedstrategymap: detached<Endpoints['sharedstrategymap']>(({ token }, call) =>
    openShare(call, { token, page: STRATEGY_MAP_PAGE }, async (ctx, id) => toMap(ctx, await mapOf(ctx, id))),
  ),
};

registerShareable(STRATEGY_MAP_PAGE, async (ctx, id) => (await mapOf(ctx, id)).name);

const isMap = ({ session }: Ctx, id: string) =>
  and(eq(strategyMap.companyId, session.companyId), eq(strategyMap.id, id));

const withId = (ctx: Ctx, id: string) => ctx.tx.select().from(strategyMap).where(isMap(ctx, id));

async function mapOf(ctx: Ctx, id: string): Promise<Row> {
  const [row] = await withId(ctx, id);
  if (!row) throw notFound();
  return row;
}

/** A map as the caller saw it last; nobody else changes it until the end of the transaction. */
async function lockedMap(ctx: Ctx, id: string, version: number | undefined): Promise<Row> {
  const [row] = await withId(ctx, id).for('update');
  if (!row) throw notFound();
  await demandVersion(row, version, () => toMap(ctx, row));
  return row;
}

/** The objectives of another map for a new one: which targets of departments bring them is a matter of the new year. */
async function copiedFrom(ctx: Ctx, id: string): Promise<ObjectiveRow[]> {
  const [row] = await withId(ctx, id);
  if (!row) throw invalid('copyOf', 'UNKNOWN_REFERENCE');
  const ids = new Map(row.objectives.map((one) => [one.id, ctx.newId()]));
  const copyOfId = (one: string) => ids.get(one) ?? one;
  return row.objectives.map((one) => ({
    ...one,
    id: copyOfId(one.id),
    leadsTo: one.leadsTo.map(copyOfId),
    targets: [],
  }));
}

/**
 * Objectives as they are to be kept. Targets that the caller may not see are neither added nor taken away: whoever changes
 * a map keeps what others put there.
 */
async function objectivesOf(
  ctx: Ctx,
  inputs: readonly ObjectiveInput[],
  kept: readonly ObjectiveRow[],
): Promise<ObjectiveRow[]> {
  const keptTargets = new Map(kept.map((one) => [one.id, one.targets]));
  const known = [
    ...inputs.flatMap((one) => one.cellCodes),
    ...kept.flatMap((one) => one.targets.map((at) => at.cellCode)),
  ];
  const seen = new Map((await seenTargetPlaces(ctx, known)).map((place) => [place.cellCode, place]));
  const codes = new Set(inputs.map((one) => one.objectiveId));
  const issues: RuleIssue[] = [];
  for (const [i, one] of inputs.entries()) {
    const at = `objectives.${i}`;
    if (inputs.findIndex((other) => other.objectiveId === one.objectiveId) < i)
      issues.push(issue(`${at}.objectiveId`, 'ALREADY_USED'));
    if (!one.leadsTo.every((to) => codes.has(to))) issues.push(issue(`${at}.leadsTo`, 'UNKNOWN_REFERENCE'));
    if (!one.cellCodes.every((code) => seen.has(code))) issues.push(issue(`${at}.cellCodes`, 'UNKNOWN_REFERENCE'));
  }
  const circle = circleAt(inputs);
  if (circle !== null) issues.push(issue(`objectives.${circle}.leadsTo`, 'STRATEGY_CIRCLE'));
  if (issues.length > 0) throw refused(issues);
  return inputs.map(({ objectiveId, perspective, objectiveName, measure = null, leadsTo, cellCodes }) => ({
    id: objectiveId,
    perspective,
    name: objectiveName,
    measure,
    leadsTo: [...new Set(leadsTo)],
    targets: [
      ...(keptTargets.get(objectiveId) ?? []).filter((place) => !seen.has(place.cellCode)),
      ...[...new Set(cellCodes)].flatMap((code) => seen.get(code) ?? []),
    ],
  }));
}

const headOf = ({ id, name, year, updatedAt, version }: Omit<Row, 'companyId' | 'objectives'>) => ({
  strategyMapCode: id,
  strategyMapName: name,
  year,
  updatedAt: updatedAt.toISOString(),
  version,
});

/** A map with how far the targets of departments bring its objectives: also those the reader may not see count. */
async function toMap(ctx: Ctx, row: Row): Promise<MapData> {
  const agreed = await agreedTargetsAt(
    ctx,
    row.objectives.flatMap((one) => one.targets),
  );
  const byCode = new Map(agreed.map((one) => [one.cellCode, one]));
  return {
    ...headOf(row),
    objectives: row.objectives.map(({ id, perspective, name, measure, leadsTo, targets: places }) => {
      const targets = places.flatMap((place) => byCode.get(place.cellCode) ?? []);
      return {
        objectiveId: id,
        perspective,
        objectiveName: name,
        measure,
        leadsTo,
        ...objectiveProgress(targets, ctx.today),
        targets: targets.filter((one) => one.seen).map(toTarget),
        targetCount: targets.length,
      };
    }),
  };
}

const toTarget = ({ seen: _seen, ...target }: AgreedTarget) => target;

/** What the audit trail keeps of a map. */
const told = ({ name, year, objectives }: Row) => ({
  name,
  year,
  objectives: objectives.map((one) => one.name),
});
