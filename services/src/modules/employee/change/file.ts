import { PersonnelChangeType, type ValueOf } from '@hengcai/shared/enums';
import { type ChangeField, risesIn } from '@hengcai/shared/rules/employee/change-fields';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import type { ApprovalAbout } from '../../../kit/approval.ts';
import type { Ctx } from '../../../kit/context.ts';
import { notFound, refused, stale } from '../../../kit/failure.ts';
import { storedPeople, type Stored } from '../current.ts';
import { entryIssues } from '../dictionary/entries.ts';
import { managerIssues, referenceIssues, type References } from '../references.ts';
import { readerOf, rightsOverPerson } from '../rights.ts';
import { issuesOf } from '../rules.ts';
import { cleaned, requireEditable, requireVisible, visiblePeople, type FormValues } from '../save.ts';
import { personnelChange, type ChangeLine } from '../tables.ts';
import { departmentsInScope } from '../visible.ts';
import { applyChange } from './apply.ts';
import { flowOf } from './approval/flows.ts';
import { waitsForApproval } from './approval/submit.ts';
import { expectedOn, isDated } from './expected.ts';
import { auditParams, changesOf, counts, takesEffect, updateChange, type ChangeRow } from './rows.ts';
import { tellAhead, tellDone } from './tell.ts';

type ChangeType = ValueOf<typeof PersonnelChangeType>;
export type ChangeValues = Partial<Record<ChangeField, string | number | null | undefined>>;

export interface Filing {
  empId: string;
  version: number;
  changeType: ChangeType;
  effectiveDate: string;
  reason: string | null;
  values: ChangeValues;
}

/**
 * Files a change of fields of one person. Today or earlier it takes effect at once. Refuses what changes nothing, what
 * the same day changes already, and what could not hold on its day.
 */
export async function fileChange(ctx: Ctx, filing: Filing): Promise<ChangeRow> {
  const { empId, changeType, effectiveDate, reason } = filing;
  const stored = await lockForChange(ctx, filing, filing.values as FormValues);
  const changes = await changesOf(ctx, [empId]);
  const expected = await expectedOn(ctx, stored, changes, effectiveDate);
  const values = cleaned(filing.values as FormValues);
  const lines = Object.entries(values).flatMap(([name, after]): ChangeLine[] => {
    const field = name as ChangeField;
    const before = expected(field);
    return before === after ? [] : [{ field, before, after: after }];
  });
  const outside = dayIssues(stored, effectiveDate);
  if (outside.length > 0) throw refused(outside);
  const issues = [
    ...lineIssues(changeType, lines),
    ...timeIssues(changes, effectiveDate, lines),
    ...(await valueIssues(ctx, stored, filing, lines)),
  ];
  if (issues.length > 0) throw refused(issues);
  return record(ctx, stored, { changeType, effectiveDate, reason, lines, empId });
}

/** The person as stored, locked; refuses who is out of sight, the caller, a form of yesterday, and fields beyond the caller's rights. */
export async function lockForChange(
  ctx: Ctx,
  { empId, version }: { empId: string; version: number },
  values: FormValues,
): Promise<Stored> {
  await requireVisible(ctx, empId);
  const reader = await readerOf(ctx);
  // Whoever files changes at all may edit work information: every type changes what stands there.
  requireEditable(await rightsOverPerson(ctx, reader, empId), { ...values, regularDate: '' });
  if (empId === ctx.session.empId) throw refused('OWN_CHANGE');
  const stored = (await storedPeople(ctx, [empId], true)).get(empId);
  if (!stored) throw notFound();
  if (stored.version !== version) throw stale((await visiblePeople(ctx, reader, [empId]))[0]);
  return stored;
}

/**
 * Writes a change that is in order, and puts it in force once nobody has to approve it. What comes with an exit is approved
 * with the exit. Approved by whoever stands above the person, or above where somebody who comes back will be.
 */
export async function record(
  ctx: Ctx,
  stored: Stored,
  change: Pick<ChangeRow, 'empId' | 'changeType' | 'effectiveDate' | 'reason' | 'lines'> & {
    cameWith?: string;
    createdBy?: string | null;
  },
  about?: ApprovalAbout,
): Promise<ChangeRow> {
  const nodes = change.cameWith === undefined ? await flowOf(ctx, change.changeType) : [];
  const [row] = await ctx.tx
    .insert(personnelChange)
    .values({
      createdBy: ctx.session.userId || null,
      ...change,
      companyId: ctx.session.companyId,
      id: ctx.newId(),
      state: nodes.length > 0 ? 'approving' : 'pending',
      createdAt: ctx.now,
    })
    .returning();
  if (!row) throw notFound();
  await ctx.audit({
    action: 'change.filed',
    objectType: 'personnelChange',
    objectId: row.id,
    params: auditParams(row, stored.values.empName),
  });
  if (nodes.length === 0) return putInForce(ctx, row);
  if (await waitsForApproval(ctx, row, nodes, about)) return row;
  return putInForce(ctx, await updateChange(ctx, row, { state: 'pending' }));
}

/** Lets a change that stands take effect where its day has come, and tells whom it concerns. */
export async function putInForce(ctx: Ctx, row: ChangeRow): Promise<ChangeRow> {
  if (!takesEffect(row, ctx.today)) {
    await tellAhead(ctx, row);
    return row;
  }
  const done = await applyChange(ctx, row);
  await tellDone(ctx, done);
  return done;
}

/** A change lies between the entry and the last day. */
export function dayIssues(stored: Stored, day: string, field = 'effectiveDate'): RuleIssue[] {
  const { entryDate } = stored.values;
  if (day < entryDate) return [issue(field, 'CHANGE_BEFORE_ENTRY', { day: entryDate })];
  if (stored.lastDay !== null && day > stored.lastDay)
    return [issue(field, 'CHANGE_AFTER_EXIT', { day: stored.lastDay })];
  return [];
}

/** What is against the lines of a type of change as such. */
export function lineIssues(changeType: ChangeType, lines: readonly ChangeLine[]): RuleIssue[] {
  if (lines.length === 0) return [issue('', 'NOTHING_CHANGES')];
  if (changeType === PersonnelChangeType.PROMOTION && !risesIn(lines.map(({ field }) => field)))
    return [issue('rankId', 'PROMOTION_NEEDS_RISE')];
  return [];
}

/** One field changes once a day; what is not kept by date is changed in the order of the days. */
function timeIssues(changes: readonly ChangeRow[], day: string, lines: readonly ChangeLine[]): RuleIssue[] {
  const others = changes.filter(counts);
  return lines.flatMap(({ field }) => {
    const same = others.filter((row) => row.lines.some((line) => line.field === field));
    if (same.some((row) => row.effectiveDate === day)) return [issue(field, 'CHANGED_ON_THAT_DAY', { day })];
    const later = isDated(field) ? undefined : same.find((row) => row.effectiveDate > day);
    return later ? [issue(field, 'CHANGED_LATER', { day: later.effectiveDate })] : [];
  });
}

/** What is against the new values of somebody on their day: rules of the record, what is not there, scope, circles of managers. */
export async function valueIssues(
  ctx: Ctx,
  stored: Stored,
  { empId, effectiveDate }: Pick<Filing, 'empId' | 'effectiveDate'>,
  lines: readonly ChangeLine[],
): Promise<RuleIssue[]> {
  const values = Object.fromEntries(lines.map(({ field, after }) => [field, after])) as FormValues;
  const own = (['bossEmpId', 'virtualBossEmpId'] as const).filter((field) => values[field] === empId);
  if (own.length > 0) return own.map((field) => issue(field, 'OWN_SUPERIOR'));
  const issues = issuesOf({ ...stored.values, ...cleaned(values) }, (field) => field in values);
  issues.push(...(await entryIssues(ctx, values)));
  const references = values as References;
  // What is filed back has to be there today as well, since it holds on.
  const days = effectiveDate < ctx.today ? [effectiveDate, ctx.today] : [effectiveDate];
  for (const on of days)
    if (issues.length === 0)
      issues.push(
        ...(await referenceIssues(ctx, references, { on })).map(({ field }) =>
          on === ctx.today ? issue(field, 'UNKNOWN_REFERENCE') : issue(field, 'NOT_THERE_ON_THAT_DAY', { day: on }),
        ),
      );
  const scope = values.deptId ? await departmentsInScope(ctx) : null;
  if (values.deptId && scope !== null && !scope.has(values.deptId)) issues.push(issue('deptId', 'OUT_OF_SCOPE'));
  if (issues.length === 0) issues.push(...(await managerIssues(ctx, empId, references)));
  return issues;
}
