import { and, eq } from 'drizzle-orm';
import { addDays } from '@hengcai/shared/rules/dates';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { applyChange, type OrgChange, type OrgTree } from '@hengcai/shared/rules/org/structure';
import { companySettings } from '../../kit/company-settings.ts';
import type { AuditLine, Ctx } from '../../kit/context.ts';
import { Failure, refused } from '../../kit/failure.ts';
import { isAnyOf } from '../../db/sql.ts';
import { reasonsToKeep } from '../../kit/delete-guards.ts';
import { mergeSteps } from '../../kit/merge-steps.ts';
import { peopleIn } from './people-in.ts';
import {
  changeOf,
  laterDays,
  lockStructure,
  pendingChanges,
  storedTree,
  withPending,
  writeTree,
  type PendingChange,
} from './structure.ts';
import { department } from './tables.ts';
import { deptLineage, orgChange } from './tables-changes.ts';

/** The department a change is about. */
export const subjectOf = (change: OrgChange): string => (change.kind === 'create' ? change.unit.deptId : change.deptId);

/** Where a change of the structure came to: in effect, or kept for its day. */
export interface Made {
  /** Id of the change that waits for its day; null: it is in effect. */
  changeId: string | null;
}

/**
 * Makes a change of the structure on a day: at once for a day up to today, else kept until then. Refuses what is against
 * the rules on that day, on a later day up to today, or what would stand in the way of something that is coming.
 */
export async function changeStructure(ctx: Ctx, change: OrgChange, day: string): Promise<Made> {
  await lockStructure(ctx);
  const pending = await pendingChanges(ctx);
  if (day > ctx.today) return planAhead(ctx, change, day, pending);
  await refuseTooFarBack(ctx, change, day);
  const today = await storedTree(ctx, ctx.today);
  const before = day === ctx.today ? today : await storedTree(ctx, day);
  const after = applied(before, change);
  for (const later of day < ctx.today ? await laterDays(ctx, day) : []) {
    const { issues } = applyChange(await storedTree(ctx, later), change);
    if (issues.length > 0)
      throw refused([...issues, { field: 'effectiveDate', code: 'BREAKS_LATER', params: { day: later } }]);
  }
  await write(ctx, change, before, after, day);
  refuseBroken(await storedTree(ctx, ctx.today), pending, today);
  return { changeId: null };
}

function applied(tree: OrgTree, change: OrgChange): OrgTree {
  const { tree: after, issues } = applyChange(tree, change);
  if (issues.length > 0) throw refused(issues);
  return after;
}

/** Back-dating ends where the company lets it; a merge moves people and plans, which have a today alone. */
async function refuseTooFarBack(ctx: Ctx, change: OrgChange, day: string): Promise<void> {
  if (day === ctx.today) return;
  if (change.kind === 'merge' || change.kind === 'close')
    throw refused({ field: 'effectiveDate', code: 'NOT_IN_THE_PAST' });
  const { backDatingDays: days } = await companySettings(ctx);
  if (day < addDays(ctx.today, -days))
    throw refused({ field: 'effectiveDate', code: 'TOO_FAR_BACK', params: { days } });
}

/** Refuses what would make a change that is coming impossible, unless it was so before. */
export function refuseBroken(tree: OrgTree, pending: readonly PendingChange[], before: OrgTree): void {
  const broken = brokenBy(tree, pending, before);
  if (broken) throw refused(broken);
}

/** What of the changes that are coming a tree makes impossible that was possible before; null: nothing. */
export function brokenBy(tree: OrgTree, pending: readonly PendingChange[], before: OrgTree): RuleIssue | null {
  if (pending.length === 0) return null;
  const wasBroken = new Set(withPending(before, pending).broken.map(({ change }) => change.id));
  const [first] = withPending(tree, pending).broken.filter(({ change }) => !wasBroken.has(change.id));
  return first ? breaksComing(first.change, tree.has(first.change.deptId) ? tree : before) : null;
}

const breaksComing = ({ deptId, effectiveDate, values }: PendingChange, tree: OrgTree): RuleIssue => ({
  field: '',
  code: 'BREAKS_COMING',
  params: { name: tree.get(deptId)?.name ?? ('name' in values ? (values.name ?? '') : ''), day: effectiveDate },
});

async function planAhead(ctx: Ctx, change: OrgChange, day: string, pending: readonly PendingChange[]): Promise<Made> {
  const deptId = subjectOf(change);
  const today = await storedTree(ctx, ctx.today);
  const same = change.kind === 'change' ? pending.find((one) => isSameDay(one, deptId, day)) : undefined;
  const planned: PendingChange = {
    companyId: ctx.session.companyId,
    id: same?.id ?? ctx.newId(),
    kind: change.kind,
    deptId,
    intoDeptId: change.kind === 'merge' ? change.intoId : null,
    effectiveDate: day,
    state: 'pending',
    values: valuesOf(change, same),
    problems: null,
    createdBy: ctx.session.userId || null,
    createdAt: ctx.now,
  };
  const others = pending.filter(({ id }) => id !== same?.id);
  const at = others.findLastIndex((one) => one.effectiveDate <= day) + 1;
  const { broken } = withPending(today, [...others.slice(0, at), planned, ...others.slice(at)]);
  const own = broken.find(({ change: { id } }) => id === planned.id);
  if (own) throw refused(own.issues);
  const wasBroken = new Set(withPending(today, pending).broken.map(({ change: { id } }) => id));
  const [first] = broken.filter(({ change: { id } }) => !wasBroken.has(id));
  if (first) throw refused(breaksComing(first.change, today));
  if (change.kind === 'close') await refuseNeeded(ctx, deptId, day);
  if (same)
    await ctx.tx
      .update(orgChange)
      .set({ values: planned.values, problems: null, createdBy: planned.createdBy, createdAt: planned.createdAt })
      .where(and(eq(orgChange.companyId, planned.companyId), eq(orgChange.id, same.id)));
  else await ctx.tx.insert(orgChange).values(planned);
  const { tree } = withPending(today, [...others.slice(0, at), planned], day);
  await ctx.audit({
    ...auditLine(change, today, tree),
    action: 'department.planned',
    after: { day, ...planned.values },
  });
  return { changeId: planned.id };
}

const isSameDay = (one: PendingChange, deptId: string, day: string): boolean =>
  one.kind === 'change' && one.deptId === deptId && one.effectiveDate === day;

function valuesOf(change: OrgChange, same: PendingChange | undefined): PendingChange['values'] {
  if (change.kind === 'create') return change.unit;
  // Of two changes of a department on one day the later replaces what both say.
  return change.kind === 'change' ? { ...same?.values, ...change.values } : {};
}

/** Writes a change into validity and does what goes with it; the tree has been judged. */
async function write(ctx: Ctx, change: OrgChange, before: OrgTree, after: OrgTree, from: string): Promise<void> {
  if (change.kind === 'close') await refuseNeeded(ctx, change.deptId, from);
  await writeTree(ctx, before, after, from);
  if (change.kind === 'merge') await mergeInto(ctx, change.deptId, change.intoId, from);
  await ctx.audit(auditLine(change, before, after));
}

/** Everything at once that keeps a department from being closed: people now and ahead, and what modules say. */
async function refuseNeeded(ctx: Ctx, deptId: string, on: string): Promise<void> {
  const issues = (await reasonsAgainst(ctx, [deptId], on)).get(deptId) ?? [];
  if (issues.length > 0) throw refused(issues);
}

/** Everything that keeps departments from being closed on a day, by department, whatever stands below them. */
export async function reasonsAgainst(
  ctx: Ctx,
  deptIds: readonly string[],
  on: string,
): Promise<Map<string, RuleIssue[]>> {
  const people = await peopleIn(ctx, deptIds, on);
  const needed = await reasonsToKeep(ctx, 'department', deptIds, on);
  return new Map(deptIds.map((id) => [id, [...(people.get(id) ?? []), ...(needed.get(id) ?? [])]]));
}

/** What hangs on the source goes to the target, module by module, in this transaction. */
async function mergeInto(ctx: Ctx, fromDeptId: string, intoDeptId: string, on: string): Promise<void> {
  await ctx.tx.insert(deptLineage).values({ companyId: ctx.session.companyId, fromDeptId, intoDeptId, mergedOn: on });
  for (const step of mergeSteps()) await step(ctx, { fromDeptId, intoDeptId, on });
}

const ACTIONS = {
  create: 'department.created',
  change: 'department.changed',
  close: 'department.closed',
  merge: 'department.merged',
} as const;

export function auditLine(change: OrgChange, before: OrgTree, after: OrgTree): AuditLine {
  const deptId = subjectOf(change);
  const [was, is] = [before.get(deptId), after.get(deptId)];
  const fields = (['code', 'name', 'nameEn', 'parentId', 'headEmpId', 'sort'] as const).filter(
    (field) => was?.[field] !== is?.[field],
  );
  const part = (unit: typeof was) => unit && Object.fromEntries(fields.map((field) => [field, unit[field]]));
  const into = change.kind === 'merge' ? (after.get(change.intoId)?.name ?? '') : null;
  return {
    action: ACTIONS[change.kind],
    objectType: 'department',
    objectId: deptId,
    params: { name: (was ?? is)?.name ?? '', ...(into !== null && { into }) },
    ...(was && change.kind === 'change' && { before: part(was) ?? {} }),
    ...(is && { after: part(is) ?? {} }),
  };
}

/**
 * Makes what has come due, each change in a savepoint of its own: what cannot be made stays, with the reasons, and is
 * tried again on the next day. Running it twice makes nothing twice.
 */
export async function makeDueChanges(ctx: Ctx): Promise<void> {
  const due = (await pendingChanges(ctx)).filter(({ effectiveDate }) => effectiveDate <= ctx.today);
  if (due.length === 0) return;
  await lockStructure(ctx);
  for (const change of due) {
    const problems = await tried(ctx, change);
    await ctx.tx
      .update(orgChange)
      .set(problems === null ? { state: 'effective', problems: null } : { problems })
      .where(and(eq(orgChange.companyId, ctx.session.companyId), eq(orgChange.id, change.id)));
  }
}

/** Null when it is made, else why not. */
async function tried(ctx: Ctx, planned: PendingChange): Promise<RuleIssue[] | null> {
  const change = changeOf(planned);
  const made = async (from: string) =>
    ctx.tx.transaction(async (tx) => {
      const inner: Ctx = { ...ctx, tx };
      const before = await storedTree(inner, from);
      await write(inner, change, before, applied(before, change), from);
    });
  // Who was late, because the product stood still or a reason had to go first, keeps the planned day where nothing came after it.
  const [late] = await laterDays(ctx, planned.effectiveDate);
  const from = planned.problems === null && late === undefined ? planned.effectiveDate : ctx.today;
  try {
    await made(from);
    return null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.issues.map(({ field, code, params }) => ({ field, code, ...(params && { params: params }) }));
  }
}

/** Takes changes back that have not come yet, all or none; refuses where another that is coming needs one of them. */
export async function withdrawChanges(ctx: Ctx, changeIds: readonly string[]): Promise<PendingChange[]> {
  await lockStructure(ctx);
  const pending = await pendingChanges(ctx);
  const gone = pending.filter(({ id }) => changeIds.includes(id));
  if (gone.length < new Set(changeIds).size) throw refused('CHANGE_IS_OVER');
  const today = await storedTree(ctx, ctx.today);
  const rest = pending.filter((one) => !gone.includes(one));
  const wasBroken = new Set(withPending(today, pending).broken.map(({ change }) => change.id));
  const [needs] = withPending(today, rest).broken.filter(({ change }) => !wasBroken.has(change.id));
  if (needs) throw refused(breaksComing(needs.change, today));
  for (const { id } of gone)
    await ctx.tx
      .update(orgChange)
      .set({ state: 'cancelled' })
      .where(and(eq(orgChange.companyId, ctx.session.companyId), eq(orgChange.id, id)));
  // Nothing but its reserved code is there of a department that was to come.
  const unborn = gone.filter(({ kind }) => kind === 'create').map(({ deptId }) => deptId);
  for (const one of gone)
    await ctx.audit({
      action: 'department.withdrawn',
      objectType: 'department',
      objectId: one.deptId,
      params: {
        name: today.get(one.deptId)?.name ?? ('name' in one.values ? (one.values.name ?? '') : ''),
        day: one.effectiveDate,
      },
    });
  await ctx.tx
    .delete(department)
    .where(and(eq(department.companyId, ctx.session.companyId), isAnyOf(department.id, unborn)));
  return gone;
}
