import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import { padded } from '@hengcai/shared/numbers';
import type { ImportChange } from '@hengcai/shared/contract/employee/import';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { localNameOf } from '../../../kit/local-name.ts';
import { ownColumns, ownWords } from '../custom/columns.ts';
import { entryNames, LISTED } from '../dictionary/entries.ts';
import { customFieldOf, customKey } from '../custom/values.ts';
import { FIELDS, maskOf } from '../fields.ts';
import { SECRET_FIELDS } from '../person.ts';
import { readsSomebody, rightsOverPeople, type RightName, type Reader } from '../rights.ts';
import { nameAndNumber } from '../rules.ts';
import { valuesIn } from '../sheet/cells.ts';
import { SHEET_COLUMNS, labelOfField } from '../sheet/columns.ts';
import { labelOf } from '../sheet/choices.ts';
import { sheetReferences } from '../sheet/references.ts';
import { employee, employeeSecret } from '../tables.ts';
import type { employeeImportRow, StagedChange, StagedCreations } from '../tables-import.ts';
import { visibleIdsOf } from '../visible.ts';
import { columnOf } from './mapping.ts';

type Row = Pick<typeof employeeImportRow.$inferSelect, 'empId' | 'cells' | 'changes' | 'person'>;
type Shown = z.output<typeof ImportChange>;

/** What rows of an import change, in words: read for a whole page at once, whatever its rows. */
export async function changesShown(
  ctx: Ctx,
  reader: Reader,
  creations: StagedCreations | null,
  rows: readonly Row[],
): Promise<(row: Row) => { empNumber: string | null; empName: string | null; changes: Shown[] }> {
  const changes = rows.flatMap((row) => row.changes ?? []);
  const named = changes.filter(({ field }) => PEOPLE.has(field)).flatMap(({ before, after }) => [before, after]);
  const people = await peopleNamed(ctx, [
    ...rows.flatMap(({ empId }) => empId ?? []),
    ...named.filter((id) => typeof id === 'string'),
  ]);
  const things = changes.some(({ field }) => THINGS.has(field))
    ? await thingsNamed(ctx, creations)
    : new Map<string, string>();
  const masks = changes.some(({ field }) => isSecret(field)) ? await masksOf(ctx, rows) : new Map<string, string>();
  const rightsOver = await rightsOverPeople(
    ctx,
    reader,
    rows.flatMap(({ empId }) => empId ?? []),
  );
  const own = await ownColumns(
    ctx,
    reader.customFields.filter(({ fieldId }) => changes.some(({ field }) => field === customKey(fieldId))),
  );
  const entryName = await entryNames(
    ctx,
    ENTRIES.filter((one) => changes.some(({ field }) => field === one)),
  );
  const shown = (field: string, value: StagedChange['before']): string | null => {
    if (value === null) return null;
    const text = String(value);
    const column = columnOf(own, field);
    if (column) return ownWords(column, valuesIn(column, text), ctx.language);
    if (PEOPLE.has(field)) return people.get(text)?.text ?? newPerson(rows, text);
    if (THINGS.has(field)) return things.get(text) ?? text;
    if (ENTRIES.includes(field)) return entryName(field, text);
    const cell = SHEET_COLUMNS.find((column) => column.key === field)?.cell;
    if (cell?.kind === 'money') return grouped(text);
    return cell?.kind === 'choice' ? labelOf(cell.of, Number(value), ctx.language) : text;
  };
  return (row) => {
    const person = people.get(row.empId ?? '');
    const { reads } = rightsOver(row.empId ?? '');
    return {
      empNumber: person?.number ?? row.person?.values.empNumber ?? null,
      empName: person?.name ?? row.person?.values.empName ?? null,
      changes: (row.changes ?? []).map(({ field, before, after }) => {
        // What a row says of somebody new is the caller's own word.
        const right = rightFor(reader, field);
        const masked = !(person ? reads(right) : readsSomebody(reader, right));
        const was = isSecret(field) ? (masks.get(`${row.empId} ${field}`) ?? null) : shown(field, before);
        return {
          field,
          label: labelOfField(field, ctx.language, own),
          before: masked ? null : was,
          after: masked ? null : shown(field, after),
          masked,
        };
      }),
    };
  };
}

/** An amount as screens show it. */
export const grouped = (amount: string): string => padded(amount, 2).replaceAll(/\B(?=(\d{3})+\.)/g, ',');

const PEOPLE: ReadonlySet<string> = new Set(['bossEmpId', 'virtualBossEmpId', 'deptHeadNumber']);
const THINGS: ReadonlySet<string> = new Set(['deptId', 'positionId', 'rankId', 'jobFamilyId']);
const ENTRIES: readonly string[] = [...LISTED, 'exitReason'];
const isSecret = (field: string): boolean => SECRET_FIELDS.some((kind) => kind === field);
const RIGHTS: ReadonlyMap<string, RightName> = new Map(
  SHEET_COLUMNS.flatMap(({ key, field }) => [field, key].map((name) => [name, FIELDS[field].right] as const)),
);
/** What a column asks for, or the field it fills. */
export const rightFor = (reader: Pick<Reader, 'customFields'>, field: string): RightName =>
  customFieldOf(reader, field)?.groupCode ?? RIGHTS.get(field) ?? 'work';

interface Person {
  number: string;
  name: string | null;
  text: string;
}

/** People by id; of those out of sight the number alone. */
async function peopleNamed(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Person>> {
  const asked = [...new Set(ids)];
  const found = await ctx.tx
    .select({ id: employee.id, number: employee.empNumber, name: localNameOf(ctx, employee) })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, asked)));
  const visible = await visibleIdsOf(ctx, asked);
  return new Map(
    found.map(({ id, number, name }) => {
      const seen = visible.has(id);
      return [id, { number, name: seen ? name : null, text: nameAndNumber(seen ? name : '', number) }];
    }),
  );
}

/** Somebody who is not here yet: as the row says that brings them, if it stands on the same page. */
function newPerson(rows: readonly Row[], empId: string): string {
  const values = rows.find((row) => row.empId === empId)?.person?.values;
  return values ? nameAndNumber(values.empName ?? '', values.empNumber ?? '') : '';
}

async function thingsNamed(ctx: Ctx, creations: StagedCreations | null): Promise<Map<string, string>> {
  const { departments, positions, ranks, families } = await sheetReferences(ctx);
  const { departments: made = [], positions: jobs = [], ranks: steps = [], jobFamilies = [] } = creations ?? {};
  return new Map<string, string>([
    ...[...departments, ...positions].map(([id, { name }]) => [id, name] as const),
    ...ranks,
    ...families,
    ...made.map(({ deptId, name }) => [deptId, name] as const),
    ...jobs.map(({ positionId, name }) => [positionId, name] as const),
    ...steps.map(({ rankId, code }) => [rankId, code] as const),
    ...jobFamilies.map(({ jobFamilyId, code }) => [jobFamilyId, code] as const),
  ]);
}

/** The last characters of the sealed values that stand there. */
async function masksOf(ctx: Ctx, rows: readonly Row[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ empId }) => empId ?? []);
  const found = await ctx.tx
    .select({ empId: employeeSecret.empId, kind: employeeSecret.kind, lastFour: employeeSecret.lastFour })
    .from(employeeSecret)
    .where(and(eq(employeeSecret.companyId, ctx.session.companyId), inArray(employeeSecret.empId, ids)));
  return new Map(found.map(({ empId, kind, lastFour }) => [`${empId} ${kind}`, maskOf(lastFour)]));
}
