import { and, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { PersonMatch, positionmatch } from '@hengcai/shared/contract/position/match';
import { ConditionResult } from '@hengcai/shared/enums';
import { roundHalfUp } from '@hengcai/shared/numbers';
import { byGap, gapOf, isLevel, matchOf, matchOfLevel, resultOf } from '@hengcai/shared/rules/position/match';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx, GivenTo } from '../../../kit/context.ts';
import { forbidden, notFound, refused, stale } from '../../../kit/failure.ts';
import { oneAtATime } from '../../../kit/one-at-a-time.ts';
import { tell } from '../../../kit/tell.ts';
import { upsertMany } from '../../../kit/upsert-many.ts';
import { employee } from '../../employee/tables.ts';
import { matchItem, personLevel } from '../tables-match.ts';
import { conditionsOf, demandPosition } from './requirement.ts';
import { levelsSeen, looksAfter } from './scores.ts';

type Calls = (typeof positionmatch)['endpoints'];
type Match = z.output<typeof PersonMatch>;
type LevelRow = typeof personLevel.$inferSelect;
type Given = GivenTo<Calls['savelevel']>;

/** The person, when the caller sees the person's levels. */
async function personOf(ctx: Ctx, empId: string | null) {
  const [row] = await ctx.tx
    .select({ empId: employee.id, name: employee.name, positionId: employee.positionId, bossId: employee.bossId })
    .from(employee)
    .where(and(levelsSeen(ctx), eq(employee.id, empId ?? '')));
  if (!row) throw notFound();
  const isMe = row.empId === ctx.session.empId;
  // Nobody is the judge of the own levels, HR neither.
  return { ...row, isMe, assessable: !isMe && (row.bossId === ctx.session.empId || looksAfter(ctx)) };
}

/** Everything said of somebody's levels in some items, the latest first. */
const levelsOf = (ctx: Ctx, empId: string, itemIds: readonly string[]): PromiseLike<LevelRow[]> =>
  ctx.tx
    .select()
    .from(personLevel)
    .where(
      and(
        eq(personLevel.companyId, ctx.session.companyId),
        eq(personLevel.empId, empId),
        isAnyOf(personLevel.itemId, itemIds),
      ),
    )
    .orderBy(desc(personLevel.validFrom), desc(personLevel.saidAt), personLevel.itemId, personLevel.own);

const viewOf = (row: LevelRow | undefined) =>
  row ? { level: roundHalfUp(row.level), since: row.validFrom, version: row.revision } : null;

/** How somebody matches a position, gaps first: the own match with the own position unless others are asked for. */
export async function matchOfPerson(
  ctx: Ctx,
  { empId, positionId: askedFor }: GivenTo<Calls['getmatch']>,
): Promise<Match> {
  const person = await personOf(ctx, empId ?? ctx.session.empId);
  const positionId = askedFor ?? person.positionId;
  if (askedFor !== undefined) await demandPosition(ctx, askedFor);
  const asked = positionId === null ? [] : await conditionsOf(ctx, positionId);
  const rows = await levelsOf(
    ctx,
    person.empId,
    asked.map(({ itemId }) => itemId),
  );
  const now = (itemId: string, own: boolean) =>
    viewOf(rows.find((row) => row.itemId === itemId && row.own === own && row.validTo === null));
  const compared = byGap(
    asked.map((one) => {
      const assessed = now(one.itemId, false);
      return { ...one, assessed, level: assessed?.level ?? null, ownView: now(one.itemId, true) };
    }),
  );
  const conditions = compared.map(({ level, ...one }) => ({
    ...one,
    result: resultOf(one, level),
    match: matchOfLevel(one, level),
    gap: gapOf(one, level),
  }));
  const count = (result: number) => conditions.filter((one) => one.result === result).length;
  return {
    empId: person.empId,
    positionId,
    fit: {
      empId: person.empId,
      match: matchOf(compared),
      conditionCount: conditions.length,
      belowCount: count(ConditionResult.BELOW_MINIMUM),
      unassessedCount: count(ConditionResult.NOT_ASSESSED),
      overqualifiedCount: count(ConditionResult.OVERQUALIFIED),
    },
    conditions,
    levels: rows.map((row) => ({
      itemId: row.itemId,
      own: row.own,
      level: roundHalfUp(row.level),
      validFrom: row.validFrom,
      evidence: row.evidence,
      saidBy: row.saidBy,
    })),
    isMe: person.isMe,
    assessable: person.assessable,
  };
}

/** Saves levels of somebody from a day on: one statement a table, however many. */
export async function saveLevels(ctx: Ctx, given: Given): Promise<Match> {
  const { empId, own, validFrom, levels } = given;
  const person = await personOf(ctx, empId);
  if (own ? !person.isMe : !person.assessable) throw own ? forbidden() : refused('LEVEL_NOT_YOURS');
  // One at a time says levels of a person.
  await oneAtATime(ctx, `levels:${empId}`);
  const names = await namesOf(
    ctx,
    levels.map(({ itemId }) => itemId),
  );
  const rows = await levelsOf(ctx, empId, [...names.keys()]);
  const before = new Map(rows.filter((row) => row.own === own && row.validTo === null).map((row) => [row.itemId, row]));
  const issues = levelIssues(ctx, given, names, before);
  if (issues.length > 0) throw refused(issues);
  if (levels.some(({ itemId, version }) => (before.get(itemId)?.revision ?? 0) !== version))
    throw stale({ levels: levels.map(({ itemId }) => ({ itemId, version: before.get(itemId)?.revision ?? 0 })) });
  const { companyId } = ctx.session;
  const key = (itemId: string, from: string) => ({ companyId, empId, itemId, own, validFrom: from });
  // What held until then ends; what was said of the same day is replaced.
  await upsertMany(
    ctx.tx,
    personLevel,
    ['companyId', 'empId', 'itemId', 'own', 'validFrom'],
    levels.map(({ itemId, level, evidence, version }) => ({
      ...key(itemId, validFrom),
      validTo: null,
      level,
      evidence: evidence || null,
      saidBy: ctx.session.empId,
      saidAt: ctx.now,
      revision: version + 1,
    })),
  );
  await ctx.tx
    .update(personLevel)
    .set({ validTo: validFrom })
    .where(
      and(
        eq(personLevel.companyId, companyId),
        eq(personLevel.empId, empId),
        eq(personLevel.own, own),
        isAnyOf(
          personLevel.itemId,
          levels.map(({ itemId }) => itemId),
        ),
        sql`${personLevel.validTo} is null and ${personLevel.validFrom} < ${validFrom}::date`,
      ),
    );
  await ctx.audit({
    action: own ? 'personLevel.own' : 'personLevel.assessed',
    objectType: 'personLevel',
    objectId: empId,
    params: { name: person.name, day: validFrom, count: levels.length },
    before: Object.fromEntries(
      levels.map(({ itemId }) => [names.get(itemId) ?? itemId, before.get(itemId)?.level ?? null]),
    ),
    after: Object.fromEntries(levels.map(({ itemId, level }) => [names.get(itemId) ?? itemId, level])),
  });
  await tellTheOther(ctx, person, given);
  return matchOfPerson(ctx, { empId, positionId: given.positionId });
}

/** What is wrong with levels, at their fields; the rest is judged where nothing is. */
function levelIssues(
  ctx: Ctx,
  { own, validFrom, levels }: Given,
  names: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, LevelRow>,
): RuleIssue[] {
  if (validFrom > ctx.today) return [issue('validFrom', 'LEVEL_NOT_AHEAD')];
  const later = levels
    .map(({ itemId }) => before.get(itemId)?.validFrom ?? '')
    .filter((day) => day > validFrom)
    .sort();
  if (later.length > 0) return [issue('validFrom', 'LEVEL_UNDER_A_LATER_ONE', { day: later.at(-1) ?? '' })];
  const seen = new Set<string>();
  return levels.flatMap(({ itemId, level, evidence }, at) => {
    const path = `levels.${at}`;
    const twice = seen.has(itemId);
    seen.add(itemId);
    return [
      ...(names.has(itemId) ? [] : [issue(`${path}.itemId`, 'UNKNOWN_REFERENCE')]),
      ...(twice ? [issue(`${path}.itemId`, 'LEVEL_TWICE')] : []),
      ...(isLevel(level) ? [] : [issue(`${path}.level`, 'LEVEL_IN_HALVES')]),
      ...(own || evidence ? [] : [issue(`${path}.evidence`, 'LEVEL_EVIDENCE_REQUIRED')]),
    ];
  });
}

async function namesOf(ctx: Ctx, itemIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await ctx.tx
    .select({ id: matchItem.id, name: matchItem.name })
    .from(matchItem)
    .where(and(eq(matchItem.companyId, ctx.session.companyId), isAnyOf(matchItem.id, itemIds)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The person learns of an assessment, the line manager of an own view; nobody is told their own words. */
async function tellTheOther(
  ctx: Ctx,
  { empId, bossId, name }: Awaited<ReturnType<typeof personOf>>,
  { own, validFrom }: Given,
): Promise<void> {
  const to = own ? bossId : empId;
  if (to === null || to === ctx.session.empId) return;
  await tell(ctx, [
    {
      empId: to,
      kind: own ? 'ownLevels' : 'personLevels',
      params: { name },
      label: null,
      page: `/position/person-job/match?${new URLSearchParams({ person: empId }).toString()}`,
      dedupeKey: `${own ? 'ownLevels' : 'personLevels'}:${empId}:${validFrom}:${ctx.today}`,
    },
  ]);
}
