import { PersonnelChangeType } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { tell, type News } from '../../../kit/tell.ts';
import { hrOf, namesOf, peopleOfAccounts } from './recipients.ts';
import type { ChangeRow } from './rows.ts';

/** What is told of a change; its texts are called after it. */
type Telling =
  | 'changeAhead'
  | 'changeDone'
  | 'changeCancelled'
  | 'changeReversed'
  | 'changeFailed'
  | 'changeToApprove'
  | 'changeRefused';

/** What types are called, as ids of texts. */
export const TYPE_NAMES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(PersonnelChangeType).map(([name, type]) => [type, `enum.PersonnelChangeType.${name}`]),
);

/** A change that lies ahead: managers and HR prepare for it, the person learns of it on its day. */
export const tellAhead = (ctx: Ctx, row: ChangeRow): Promise<void> =>
  // Reports who are handed over are part of the exit, of which managers and HR are told.
  row.cameWith === null ? send(ctx, row, 'changeAhead', ['managers', 'hr']) : Promise.resolve();

/** A change has taken effect. Whoever has left is not written to. */
export const tellDone = (ctx: Ctx, row: ChangeRow): Promise<void> =>
  row.changeType === PersonnelChangeType.ENTRY
    ? Promise.resolve()
    : send(ctx, row, 'changeDone', row.cameWith === null ? ['person', 'managers', 'hr'] : ['person', 'managers']);

export const tellCancelled = (ctx: Ctx, row: ChangeRow): Promise<void> =>
  send(ctx, row, 'changeCancelled', ['managers', 'hr']);

export const tellReversed = (ctx: Ctx, row: ChangeRow): Promise<void> =>
  send(ctx, row, 'changeReversed', ['person', 'managers', 'hr']);

/** A change could not take effect: everybody in HR who can do something about it. */
export const tellFailed = (ctx: Ctx, row: ChangeRow): Promise<void> => send(ctx, row, 'changeFailed', ['hr']);

/** It is somebody's turn to approve a change. */
export const tellToApprove = (ctx: Ctx, row: ChangeRow, approvers: readonly string[]): Promise<void> =>
  send(ctx, row, 'changeToApprove', [], { alone: approvers });

/** An approver did not approve a change: whoever filed it and the others in HR file another one, or none. */
export async function tellRefused(ctx: Ctx, row: ChangeRow, opinion: string): Promise<void> {
  const filer = row.createdBy === null ? undefined : (await peopleOfAccounts(ctx, [row.createdBy])).get(row.createdBy);
  await send(ctx, row, 'changeRefused', ['hr'], { alone: filer === undefined ? [] : [filer], opinion });
}

async function send(
  ctx: Ctx,
  row: ChangeRow,
  kind: Telling,
  whom: readonly ('person' | 'managers' | 'hr')[],
  { alone = [], opinion = '' }: { alone?: readonly string[]; opinion?: string } = {},
): Promise<void> {
  const boss = row.lines.find(({ field }) => field === 'bossEmpId');
  const person = (await namesOf(ctx, [row.empId])).get(row.empId);
  if (!person) return;
  const asked = new Set<string>(alone);
  const managers = boss ? [boss.before, boss.after] : [person.bossId];
  if (whom.includes('managers')) for (const manager of managers) if (typeof manager === 'string') asked.add(manager);
  if (whom.includes('hr')) for (const hr of (await hrOf(ctx, [row.empId])).get(row.empId) ?? []) asked.add(hr);
  if (whom.includes('person') && row.changeType !== PersonnelChangeType.EXIT) asked.add(row.empId);
  // Whoever does it knows; what happens by itself is told to whoever filed it as well.
  if (ctx.session.empId !== null) asked.delete(ctx.session.empId);
  const news = [...asked].map((empId): News => ({
    empId,
    kind: empId === row.empId ? `${kind}.own` : kind,
    params: {
      name: person.name,
      nameEn: person.nameEn,
      count: '1',
      what: TYPE_NAMES[row.changeType] ?? '',
      date: row.effectiveDate,
      opinion,
    },
    label: null,
    dedupeKey: `${kind}:${row.id}${kind === 'changeFailed' ? `:${row.version}` : ''}`,
  }));
  await tell(ctx, news);
}
