import { PersonnelChangeType } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { tell, type News, type NewsPlace } from '../../../kit/tell.ts';
import { changesOf, hrOf, memberOf, namesOf, peopleOfAccounts, recordOf } from './recipients.ts';
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
  send(ctx, row, 'changeToApprove', [], { asked: approvers });

/** An approver did not approve a change: whoever filed it and the others in HR file another one, or none. */
export async function tellRefused(ctx: Ctx, row: ChangeRow, opinion: string): Promise<void> {
  const filer = row.createdBy === null ? undefined : (await peopleOfAccounts(ctx, [row.createdBy])).get(row.createdBy);
  await send(ctx, row, 'changeRefused', ['hr'], { filer, opinion });
}

async function send(
  ctx: Ctx,
  row: ChangeRow,
  kind: Telling,
  whom: readonly ('person' | 'managers' | 'hr')[],
  { asked = [], filer, opinion = '' }: { asked?: readonly string[]; filer?: string | undefined; opinion?: string } = {},
): Promise<void> {
  const boss = row.lines.find(({ field }) => field === 'bossEmpId');
  const person = (await namesOf(ctx, [row.empId])).get(row.empId);
  if (!person) return;
  // By whom it is told, with where they read on.
  const told = new Map<string, NewsPlace>();
  const managers = boss ? [boss.before, boss.after] : [person.bossId];
  // Whoever leads the person by now finds the person in the team, unless the person has left.
  const isInTeam = kind !== 'changeDone' || row.changeType !== PersonnelChangeType.EXIT;
  if (whom.includes('managers'))
    for (const manager of managers)
      if (typeof manager === 'string')
        told.set(manager, isInTeam && manager === person.bossId ? { page: memberOf(row.empId) } : {});
  const hr = whom.includes('hr') ? ((await hrOf(ctx, [row.empId])).get(row.empId) ?? []) : [];
  for (const empId of [...hr, filer ?? []].flat()) told.set(empId, { page: changesOf(person) });
  if (whom.includes('person') && row.changeType !== PersonnelChangeType.EXIT)
    told.set(row.empId, { page: recordOf(row.empId) });
  for (const empId of asked) told.set(empId, { page: '/my-account', work: 'changeApproval', objectId: row.id });
  // Whoever does it knows; what happens by itself is told to whoever filed it as well.
  if (ctx.session.empId !== null) told.delete(ctx.session.empId);
  const news = [...told].map(([empId, place]): News => ({
    ...place,
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
