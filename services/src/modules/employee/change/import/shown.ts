import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { ImportChange } from '@hengcai/shared/contract/employee/import';
import { isAnyOf } from '../../../../db/sql.ts';
import type { Ctx } from '../../../../kit/context.ts';
import { localNameOf } from '../../../../kit/local-name.ts';
import type { FieldName } from '../../fields.ts';
import { readerOf, rightsOverPeople } from '../../rights.ts';
import { CHANGE_COLUMNS } from '../../sheet/change-columns.ts';
import { labelOf } from '../../sheet/choices.ts';
import { employee } from '../../tables.ts';
import type { employeeImportRow, StagedChange } from '../../tables-import.ts';
import { visibleEmployees } from '../../visible.ts';
import { labelOfField, wordsIn, type Value } from '../../words.ts';
import { readsField } from '../data.ts';
import { ABOUT_THE_CHANGE } from './check-job.ts';

type Row = Pick<typeof employeeImportRow.$inferSelect, 'empId' | 'changes'>;
type Shown = z.output<typeof ImportChange>;

/** Fields of a change itself that are read like one of a person. */
const ALIKE: Readonly<Record<string, FieldName>> = { handOverTo: 'bossEmpId' };
const COLUMN_OF: Readonly<Record<string, string>> = { handOverTo: 'handOverNumber' };

/** What rows of a file file, in words and as far as the caller may read it: read for a whole page at once. */
export async function filingsShown(
  ctx: Ctx,
  rows: readonly Row[],
): Promise<(row: Row) => { empNumber: string | null; empName: string | null; changes: Shown[] }> {
  const people = await peopleOf(ctx, rows);
  const rightsOver = await rightsOverPeople(ctx, await readerOf(ctx), [...people.keys()]);
  const fieldOf = (field: string) => ALIKE[field] ?? (field as FieldName);
  const lines = rows.flatMap(({ empId, changes }) =>
    (changes ?? []).flatMap(({ field, before, after }) =>
      isOwn(field) || !readsField(rightsOver(empId ?? ''), fieldOf(field))
        ? []
        : [{ field: fieldOf(field), before, after }],
    ),
  );
  const wordsOf = await wordsIn(ctx, null, lines);
  const own = ({ field, after }: StagedChange): Shown => ({
    field,
    label: labelOfColumn(ctx, field),
    before: null,
    after: field === 'changeType' ? labelOf('PersonnelChangeType', Number(after), ctx.language) : String(after ?? ''),
    masked: false,
  });
  const line = (empId: string, { field, before, after }: StagedChange): Shown => {
    const name = fieldOf(field);
    const label = ABOUT_THE_CHANGE.has(field) ? labelOfColumn(ctx, field) : labelOfField(ctx, name);
    const words = (value: Value) => (readsField(rightsOver(empId), name) ? wordsOf(name, value) : undefined);
    const [from, to] = [words(before), words(after)];
    return from === undefined || to === undefined
      ? { field, label, before: null, after: null, masked: true }
      : { field, label, before: from, after: to, masked: false };
  };
  return ({ empId, changes }) => ({
    empNumber: people.get(empId ?? '')?.number ?? null,
    empName: people.get(empId ?? '')?.name ?? null,
    changes: (changes ?? []).map((one) => (isOwn(one.field) ? own(one) : line(empId ?? '', one))),
  });
}

const isOwn = (field: string): boolean => field === 'changeType' || field === 'effectiveDate';

const labelOfColumn = (ctx: Ctx, field: string): string =>
  CHANGE_COLUMNS.find(({ key }) => key === (COLUMN_OF[field] ?? field))?.heading[ctx.language] ?? field;

async function peopleOf(ctx: Ctx, rows: readonly Row[]) {
  const ids = [...new Set(rows.flatMap(({ empId }) => empId ?? []))];
  if (ids.length === 0) return new Map<string, { number: string; name: string }>();
  const found = await ctx.tx
    .select({ id: employee.id, number: employee.empNumber, name: localNameOf(ctx, employee) })
    .from(employee)
    .where(and(visibleEmployees(ctx), eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, ids)));
  return new Map(found.map(({ id, ...person }) => [id, person]));
}
