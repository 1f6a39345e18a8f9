import { PersonnelChangeType } from '@hengcai/shared/enums';
import { checkFiledExit, dayAfter } from '@hengcai/shared/rules/employee/change-exit';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { listed } from '@hengcai/shared/rules/language';
import type { Ctx } from '../../../kit/context.ts';
import { notFound, refused } from '../../../kit/failure.ts';
import { localName } from '../../../kit/local-name.ts';
import { storedPeople, type Stored } from '../current.ts';
import { entryIssues } from '../dictionary/entries.ts';
import { exitPeople, stillLed, type Exit } from '../exit.ts';
import { circleWith, referenceIssues } from '../references.ts';
import { nameAndNumber } from '../rules.ts';
import { personnelChange } from '../tables.ts';
import { triedOnly } from '../tried-only.ts';
import { visibleIdsOf } from '../visible.ts';
import { flowOf } from './approval/flows.ts';
import { waitsForApproval } from './approval/submit.ts';
import { dayIssues, lockForChange, record } from './file.ts';
import { auditParams, changesById, changesOf, counts, type ChangeRow } from './rows.ts';
import { tellAhead, tellDone } from './tell.ts';

/** Whether somebody is made regular, or is about to be, by a change of this employment. */
export const isRegularised = (changes: readonly ChangeRow[], entryDate: string): boolean =>
  changes.some(
    (row) => counts(row) && row.changeType === PersonnelChangeType.REGULARISE && row.effectiveDate >= entryDate,
  );

/** What is against making somebody regular on a day. */
export function regularIssues(
  { today }: Pick<Ctx, 'today'>,
  stored: Stored,
  changes: readonly ChangeRow[],
  regularDate: string,
  field = 'regularDate',
): RuleIssue[] {
  const before = stored.values.regularDate;
  const issues = dayIssues(stored, regularDate, field);
  if (isRegularised(changes, stored.values.entryDate)) issues.push(issue(field, 'REGULAR_ALREADY'));
  else if (before !== null && before < today && regularDate !== before)
    issues.push(issue(field, 'REGULAR_SINCE', { day: before }));
  else if (before !== null && regularDate > before) issues.push(issue(field, 'PROBATION_EXTENDED', { day: before }));
  return issues;
}

/** Makes a person regular on a day (specification 5: it needs one). Later than agreed would be an extension of the probation. */
export async function regularise(
  ctx: Ctx,
  filing: { empId: string; version: number; regularDate: string; reason: string | null },
): Promise<ChangeRow> {
  const { empId, regularDate, reason } = filing;
  const stored = await lockForChange(ctx, filing, { regularDate });
  const changes = await changesOf(ctx, [empId]);
  const before = stored.values.regularDate;
  const issues = regularIssues(ctx, stored, changes, regularDate);
  if (issues.length > 0) throw refused(issues);
  return record(ctx, stored, {
    empId,
    changeType: PersonnelChangeType.REGULARISE,
    effectiveDate: regularDate,
    reason,
    lines: [{ field: 'regularDate', before, after: regularDate }],
  });
}

interface FiledExit extends Omit<Exit, 'changeId' | 'onRecord'> {
  handOverTo: string | null;
}

/**
 * Files an exit, the direct reports handed over with it; from the list, from a file and from here it is `exitPeople` that
 * records it. One that has to be approved is gone through and taken back, so that what is refused is refused to the filer.
 */
export async function fileExit(ctx: Ctx, filing: FiledExit & { version: number }): Promise<ChangeRow> {
  const { empId, lastDay, version, ...exit } = filing;
  const changeId = ctx.newId();
  const stored = await lockForChange(ctx, { empId, version }, {});
  const issues = [...checkFiledExit(filing), ...(await entryIssues(ctx, { exitReason: filing.exitReason }))];
  const changes = await changesOf(ctx, [empId]);
  if (stored.lastDay !== null) issues.push(issue('lastDay', 'EXIT_ALREADY_SET', { day: stored.lastDay }));
  else if (changes.some((row) => row.state === 'approving' && row.changeType === PersonnelChangeType.EXIT))
    issues.push(issue('lastDay', 'EXIT_WAITS_FOR_APPROVAL'));
  else if (lastDay < stored.values.entryDate) issues.push(issue('lastDay', 'EXIT_BEFORE_ENTRY'));
  const after = changes.filter((row) => isAhead(row) && row.effectiveDate > lastDay);
  if (after.length > 0) issues.push(issue('lastDay', 'CHANGES_AFTER_EXIT', { count: after.length }));
  if (issues.length > 0) throw refused(issues);
  const leaving = { empId, lastDay, ...exit, changeId };
  const nodes = await flowOf(ctx, PersonnelChangeType.EXIT);
  if (nodes.length === 0) {
    await leaveOn(ctx, leaving);
    return toldExit(ctx, await filedAs(ctx, changeId, stored));
  }
  await triedOnly(ctx, (one) => leaveOn(one, leaving));
  await ctx.tx.insert(personnelChange).values({
    companyId: ctx.session.companyId,
    id: changeId,
    empId,
    changeType: PersonnelChangeType.EXIT,
    state: 'approving',
    effectiveDate: lastDay,
    exitKind: exit.exitKind,
    exitGround: exit.ground ?? null,
    exitReason: exit.exitReason ?? null,
    reason: exit.reason || null,
    handOverTo: exit.handOverTo,
    lines: [],
    createdBy: ctx.session.userId || null,
    createdAt: ctx.now,
  });
  const row = await filedAs(ctx, changeId, stored);
  return (await waitsForApproval(ctx, row, nodes)) ? row : exitApproved(ctx, row);
}

/** An exit that nobody has to approve any more: it is recorded as it was filed, with whoever reports to the person by now. */
export async function exitApproved(ctx: Ctx, row: ChangeRow): Promise<ChangeRow> {
  const { id: changeId, empId, effectiveDate: lastDay, exitKind, exitGround: ground, handOverTo, createdBy } = row;
  const { exitReason, reason } = row;
  const said = { exitKind: exitKind ?? 0, ground, exitReason, reason: reason ?? '' };
  await leaveOn(ctx, { empId, lastDay, ...said, handOverTo, changeId, onRecord: true }, { createdBy });
  const [now] = await changesById(ctx, [changeId]);
  if (!now) throw notFound();
  return toldExit(ctx, now);
}

const isAhead = ({ state }: ChangeRow): boolean => state === 'pending' || state === 'approving';

async function filedAs(ctx: Ctx, changeId: string, stored: Stored): Promise<ChangeRow> {
  const [row] = await changesById(ctx, [changeId]);
  if (!row) throw notFound();
  await ctx.audit({
    action: 'change.filed',
    objectType: 'personnelChange',
    objectId: row.id,
    params: auditParams(row, stored.values.empName),
  });
  return row;
}

async function toldExit(ctx: Ctx, row: ChangeRow): Promise<ChangeRow> {
  await (row.state === 'effective' ? tellDone(ctx, row) : tellAhead(ctx, row));
  return row;
}

/** Who filed what is approved now; the caller, within the own sight, where nothing is. */
interface Approved {
  createdBy: string | null;
}

/** Hands the direct reports over and records the exit; refuses while somebody still reports to the person. */
async function leaveOn(ctx: Ctx, exit: Exit & FiledExit & { changeId: string }, approved?: Approved): Promise<void> {
  if (exit.handOverTo !== null) await handOver(ctx, exit, exit.handOverTo, approved);
  const led = await stillLed(ctx, [exit]);
  if (led.length > 0)
    throw refused(
      issue('handOverTo', 'STILL_LEADS', {
        people: await namesOf(
          ctx,
          led.map((one) => one.empId),
        ),
        count: led.length,
      }),
    );
  await exitPeople(ctx, [exit]);
}

/** Gives everybody who still reports to somebody leaving another manager, from the day after the last. */
async function handOver(
  ctx: Ctx,
  exit: Exit & { changeId: string },
  toEmpId: string,
  approved?: Approved,
): Promise<void> {
  const day = dayAfter(exit.lastDay);
  if (toEmpId === exit.empId) throw refused(issue('handOverTo', 'OWN_SUPERIOR'));
  const unknown = await referenceIssues(ctx, { bossEmpId: toEmpId }, { on: day, anybody: approved !== undefined });
  if (unknown.length > 0) throw refused(issue('handOverTo', 'UNKNOWN_REFERENCE'));
  const led = (await stillLed(ctx, [exit])).map(({ empId }) => empId);
  // Who is out of the filer's sight is not moved by the filer; whoever approves was not asked about sight.
  const within = approved ? led : [...(await visibleIdsOf(ctx, led))];
  const people = await storedPeople(ctx, within, true);
  const moved = [...people.values()].filter(({ empId }) => empId !== toEmpId);
  // Whoever takes over from among the reports goes to the leaver's own manager.
  const chief = people.get(toEmpId);
  const above = chief ? await managerOf(ctx, exit.empId) : null;
  const bosses = new Map<string, string | null>(moved.map(({ empId }) => [empId, toEmpId]));
  if (chief) bosses.set(toEmpId, above);
  const circle = await circleWith(ctx, bosses, [...bosses.keys()]);
  if (circle !== null) throw refused(issue('handOverTo', 'SUPERIOR_CIRCLE', { people: circle }));
  for (const [empId, bossEmpId] of bosses) {
    const stored = people.get(empId);
    if (!stored) continue;
    await refuseSecondChange(ctx, stored, day);
    await record(ctx, stored, {
      empId,
      changeType: PersonnelChangeType.COMMON,
      effectiveDate: day < stored.values.entryDate ? stored.values.entryDate : day,
      reason: null,
      lines: [{ field: 'bossEmpId', before: exit.empId, after: bossEmpId }],
      cameWith: exit.changeId,
      ...approved,
    });
  }
}

async function managerOf(ctx: Ctx, empId: string): Promise<string | null> {
  return (await storedPeople(ctx, [empId], false)).get(empId)?.values.bossEmpId ?? null;
}

/** Somebody whose manager changes on that very day is handed over already, or has to be seen to by hand. */
async function refuseSecondChange(ctx: Ctx, { empId }: Stored, day: string): Promise<void> {
  const others = (await changesOf(ctx, [empId])).filter(
    (row) => counts(row) && row.effectiveDate === day && row.lines.some(({ field }) => field === 'bossEmpId'),
  );
  if (others.length > 0)
    throw refused(issue('handOverTo', 'REPORT_CHANGES_THAT_DAY', { people: await namesOf(ctx, [empId]), day }));
}

const NAMED = 10;

/** Names and numbers of people for a refusal; out of sight the number alone. */
async function namesOf(ctx: Ctx, empIds: readonly string[]): Promise<string> {
  const visible = await visibleIdsOf(ctx, empIds);
  const people = await storedPeople(ctx, empIds, false);
  const names = empIds.slice(0, NAMED).flatMap((empId) => {
    const values = people.get(empId)?.values;
    if (!values) return [];
    const name = visible.has(empId) ? localName(ctx, values.empName, values.empNameEn) : '';
    return [nameAndNumber(name, values.empNumber)];
  });
  return listed(ctx.language, names) + (empIds.length > NAMED ? '…' : '');
}
