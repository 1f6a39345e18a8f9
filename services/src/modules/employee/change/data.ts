import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { ApprovalRunData } from '@hengcai/shared/contract/approval';
import type { PersonnelChange } from '@hengcai/shared/contract/employee/personnelChange';
import {
  ApprovalDecision,
  ApprovalStatus,
  FieldGroup,
  LetterKind,
  PageRight,
  PersonnelChangeTask,
  PersonnelChangeType,
  type ExitGround,
  type ExitKind,
  type ValueOf,
} from '@hengcai/shared/enums';
import { FILED_TYPES } from '@hengcai/shared/rules/employee/change-fields';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { accountNameOf } from '../../../kit/local-name.ts';
import { hasRight } from '../../../kit/pages.ts';
import { issueText } from '../../../messages/translate.ts';
import { approvalRunsOf } from '../approval-runs.ts';
import { userAccount } from '../../session/tables.ts';
import { entryNames } from '../dictionary/entries.ts';
import { FIELDS, type FieldName } from '../fields.ts';
import { readerOf, rightsOverPeople, type PersonRights } from '../rights.ts';
import { employee } from '../tables.ts';
import { labelOfField, wordsIn } from '../words.ts';
import { CHANGE_SUBJECT } from './approval/subject.ts';
import { isReentry, STATUS, type ChangeRow } from './rows.ts';

export type ChangeData = z.output<typeof PersonnelChange>;

/** The page on which changes are filed. */
export const CHANGES_PAGE = '/employee/personnel-changes';

const NONE: ReadonlySet<string> = new Set();

/**
 * Changes as the caller may read them, in the caller's language, in a fixed number of statements. Those in `asked` are put
 * before the caller for approval: whoever decides reads what it is about.
 */
export async function changeData(
  ctx: Ctx,
  rows: readonly ChangeRow[],
  asked: ReadonlySet<string> = NONE,
): Promise<ChangeData[]> {
  if (rows.length === 0) return [];
  const rightsOver = await rightsOverPeople(ctx, await readerOf(ctx), [...new Set(rows.map(({ empId }) => empId))]);
  const lines = rows.flatMap((row) =>
    row.lines.map((line) => ({
      ...line,
      field: line.field as FieldName,
      empId: row.empId,
      asked: asked.has(row.id),
    })),
  );
  const wordsOf = await wordsIn(
    ctx,
    null,
    lines.filter((line) => line.asked || readsField(rightsOver(line.empId), line.field)),
  );
  const entryName = await entryNames(ctx, rows.some(({ exitReason }) => exitReason !== null) ? ['exitReason'] : []);
  const people = await peopleOf(ctx, rows);
  const filers = await filersOf(ctx, rows);
  const mayEdit = hasRight(ctx.session, CHANGES_PAGE, PageRight.EDIT);
  const runs = await approvalRunsOf(ctx, {
    subjectType: CHANGE_SUBJECT,
    subjectIds: rows.map(({ id }) => id),
    objectType: 'personnelChange',
    actions: ['change.approved', 'change.refused'],
  });
  return rows.map((row) => {
    const person = people.get(row.empId);
    const rights = rightsOver(row.empId);
    // Why somebody leaves, and every other reason, is a matter of their work.
    const work = asked.has(row.id) || rights.reads(FieldGroup.WORK);
    const approval = runs.get(row.id)?.[0] ?? null;
    const own = row.empId === ctx.session.empId;
    return {
      changeId: row.id,
      empId: row.empId,
      empNumber: person?.empNumber ?? '',
      empName: person?.empName ?? '',
      empNameEn: person?.empNameEn ?? null,
      changeType: row.changeType as ChangeData['changeType'],
      status: STATUS[row.state],
      effectiveDate: row.effectiveDate,
      lines: row.lines.map(({ field, before, after }) => {
        const name = field as FieldName;
        const [from, to] =
          asked.has(row.id) || readsField(rights, name) ? [wordsOf(name, before), wordsOf(name, after)] : [];
        const label = labelOfField(ctx, name);
        return from === undefined || to === undefined
          ? { field, label, before: null, after: null, hidden: true }
          : { field, label, before: from, after: to, hidden: false };
      }),
      exitKind: work ? (row.exitKind as ValueOf<typeof ExitKind> | null) : null,
      ground: work ? (row.exitGround as ValueOf<typeof ExitGround> | null) : null,
      exitReason: work ? row.exitReason : null,
      exitReasonName: work && row.exitReason !== null ? entryName('exitReason', row.exitReason) : null,
      reason: work ? reasonOf(ctx, row) : null,
      reverses: row.reverses,
      task: mayEdit ? (row.task as ChangeData['task']) : null,
      taskText: mayEdit ? taskText(ctx, row) : null,
      filedBy: row.createdBy === null ? null : (filers.get(row.createdBy) ?? null),
      filedAt: row.createdAt.toISOString(),
      cancellable: mayEdit && !own && isCancellable(row),
      reversible: mayEdit && !own && isReversible(row),
      letterKind: mayEdit && !own ? letterKindOf(row) : null,
      approval,
      decidable: row.state === 'approving' && isAskedNow(approval, ctx.session.empId),
      version: row.version,
    };
  });
}

/** Why a change was filed, in its filer's words; of one that came with an exit, what it came with. */
const reasonOf = ({ t }: Pick<Ctx, 't'>, { reason, cameWith }: ChangeRow): string | null =>
  reason ?? (cameWith === null ? null : t('change.managerLeft'));

/** Whether the step of an approval that waits waits for somebody. */
const isAskedNow = (run: ApprovalRunData | null, empId: string | null): boolean =>
  run?.state === ApprovalStatus.PENDING &&
  (run.steps.find(({ state }) => state === ApprovalStatus.PENDING)?.decisions ?? []).some(
    (one) => one.empId === empId && one.decision === ApprovalDecision.WAITING,
  );

/** The letter that a change which holds asks for. */
export function letterKindOf({ changeType, state, reverses }: ChangeRow): ValueOf<typeof LetterKind> | null {
  if ((state !== 'pending' && state !== 'effective') || reverses !== null) return null;
  if (changeType === PersonnelChangeType.REGULARISE) return LetterKind.REGULARISATION;
  return changeType === PersonnelChangeType.EXIT ? LetterKind.LEAVING : null;
}

/** Whether a change is of a kind that is filed, and still ahead; what waits for approval can be withdrawn. */
export const isCancellable = (row: ChangeRow): boolean =>
  row.state === 'approving' ||
  (row.state === 'pending' && (FILED_TYPES.some((type) => type === row.changeType) || isReentry(row)));

/** Whether a change has taken effect and can be taken back as far as it tells itself. */
export const isReversible = (row: ChangeRow): boolean =>
  row.state === 'effective' && row.reverses === null && FILED_TYPES.some((type) => type === row.changeType);

/** Whether a field of somebody may be read. */
export const readsField = (rights: PersonRights, field: FieldName): boolean => rights.reads(FIELDS[field].right);

function taskText(ctx: Ctx, row: ChangeRow): string | null {
  switch (row.task) {
    case PersonnelChangeTask.FAILED:
      return row.failure === null ? null : issueText(ctx.language, row.failure.code, row.failure.params);
    case PersonnelChangeTask.HEAD_VACANT:
      return ctx.t('change.task.headVacant');
    case PersonnelChangeTask.MOVED_UP:
      return ctx.t('change.task.movedUp');
    default:
      return null;
  }
}

async function peopleOf(ctx: Ctx, rows: readonly ChangeRow[]) {
  const people = await ctx.tx
    .select({
      empId: employee.id,
      empNumber: employee.empNumber,
      empName: employee.name,
      empNameEn: employee.nameEn,
    })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, ctx.session.companyId),
        isAnyOf(employee.id, [...new Set(rows.map(({ empId }) => empId))]),
      ),
    );
  return new Map(people.map((person) => [person.empId, person]));
}

/** The names of accounts, by their ids. */
export async function filersOf(ctx: Ctx, rows: readonly Pick<ChangeRow, 'createdBy'>[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ createdBy }) => createdBy ?? []))];
  if (ids.length === 0) return new Map();
  const accounts = await ctx.tx
    .select({ id: userAccount.id, name: accountNameOf(ctx, userAccount, employee) })
    .from(userAccount)
    .leftJoin(employee, and(eq(employee.companyId, userAccount.companyId), eq(employee.id, userAccount.empId)))
    .where(and(eq(userAccount.companyId, ctx.session.companyId), isAnyOf(userAccount.id, ids)));
  return new Map(accounts.map(({ id, name }) => [id, name]));
}

/** Types whose effect is the lines of their rows. */
export const holdsLines = (changeType: number): boolean =>
  changeType !== PersonnelChangeType.EXIT && changeType !== PersonnelChangeType.ENTRY;
