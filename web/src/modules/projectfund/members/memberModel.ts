import { compare, isDecimal, padded, sum } from '@hengcai/shared/numbers';
import { AMOUNT_PLACES, type ProjectMember } from '@hengcai/shared/rules/projectfund/budget';
import { localName } from '../../../i18n/format';
import type { CellChange } from '../../../ui/sheet/sheetModel';
import type { ProjectMemberPartsFragment } from './members.gen';

export type Member = ProjectMemberPartsFragment;

/** A member while it is edited: every figure is the text that was typed, '' for none yet. */
export interface MemberRow {
  employeeId: string;
  name: string;
  planDays: string;
  actualDays: string;
  coefficient: string;
  amount: string;
  memo: string;
}
export const newMember = (person: { id: string; name: string; nameEn: string | null; number: string }): MemberRow => ({
  employeeId: person.id,
  name: `${localName(person)} (${person.number})`,
  planDays: '',
  actualDays: '',
  coefficient: '1',
  amount: '',
  memo: '',
});

/** The members of an application as they are edited. */
export const toRows = (members: readonly Member[]): MemberRow[] =>
  members.flatMap(({ employee, planDays, actualDays, coefficient, amount, memo }) =>
    employee
      ? [
          {
            ...newMember(employee),
            planDays: planDays ?? '',
            actualDays: actualDays ?? '',
            coefficient: coefficient ?? '',
            amount: amount ?? '',
            memo: memo ?? '',
          },
        ]
      : [],
  );

/** What is saved: an amount that follows from a salary is not sent. */
export const toMembersInput = (rows: readonly MemberRow[], isFixed: boolean) =>
  rows.map(({ employeeId, planDays, actualDays, coefficient, amount, memo }) => ({
    employeeId,
    planDays: planDays || null,
    actualDays: actualDays || null,
    coefficient: coefficient || null,
    amount: isFixed ? amount || null : null,
    memo: memo.trim() || null,
  }));

/** The same as the shared rules have it. */
export const toMembers = (rows: readonly MemberRow[], isFixed: boolean): ProjectMember[] =>
  toMembersInput(rows, isFixed).map(({ employeeId: empId, ...member }) => ({ empId, ...member }));

/** Rows with what was typed; those that stay are the same objects. */
export function changed(rows: readonly MemberRow[], changes: readonly CellChange[]): MemberRow[] {
  return rows.map((row) => {
    const own = changes.filter(({ rowId }) => rowId === row.employeeId);
    return own.reduce<MemberRow>((now, { columnId, value }) => ({ ...now, [columnId]: value }), row);
  });
}

/** All amounts together; what is no amount counts for nothing. */
export const totalOf = (rows: readonly { amount: string | null }[]): string =>
  padded(sum(rows.flatMap(({ amount }) => (isDecimal(amount) ? [amount] : []))), AMOUNT_PLACES);

export const isOver = (total: string, budget: string): boolean => isDecimal(budget) && compare(total, budget) > 0;

const same = (a: string, b: string | null): boolean =>
  a === (b ?? '') || (isDecimal(a) && isDecimal(b) && compare(a, b) === 0);

/** The amount that was computed for a row; null while the row is not what was saved. */
export function computedFor(row: MemberRow, saved: readonly Member[]): string | null {
  const member = saved.find(({ employee }) => employee?.id === row.employeeId);
  const isSame =
    member &&
    same(row.planDays, member.planDays) &&
    same(row.actualDays, member.actualDays) &&
    same(row.coefficient, member.coefficient);
  return isSame ? member.amount : null;
}

/** The same of members as they are shown; null: one amount is hidden from the reader. */
export const shownTotal = (members: readonly Member[]): string | null =>
  members.some(({ amountHidden }) => amountHidden) ? null : totalOf(members);
