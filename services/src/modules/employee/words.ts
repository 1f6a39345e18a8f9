import { and, desc, eq, or, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { localName } from '../../kit/local-name.ts';
import { deptVersion } from '../org/tables.ts';
import { jobFamily, jobRank, position } from '../position/tables.ts';
import { entryNames, isListed, LISTED } from './dictionary/entries.ts';
import type { FieldName } from './fields.ts';
import { SALARY_FIELDS } from './person.ts';
import { salariesOf } from './salary.ts';
import { labelOf } from './sheet/choices.ts';
import { SHEET_COLUMNS } from './sheet/columns.ts';
import { employee } from './tables.ts';
import { visibleEmployees } from './visible.ts';

export type Value = string | number | null;

/** Columns that write the name behind an id. */
const NAMED_BY: Partial<Record<FieldName, string>> = {
  deptId: 'deptName',
  positionId: 'positionName',
  rankId: 'rank',
  jobFamilyId: 'jobFamily',
};
/** Fields that hold the id of a person, and whom a file writes by number. */
const PEOPLE: readonly FieldName[] = ['bossEmpId', 'virtualBossEmpId'];

/** What a field is called in the language of the call. */
export function labelOfField(ctx: Ctx, field: FieldName): string {
  if (PEOPLE.includes(field)) return ctx.t(`employee.history.${field}`);
  const key = NAMED_BY[field] ?? field;
  return SHEET_COLUMNS.find((column) => column.key === key)?.heading[ctx.language] ?? field;
}

export interface Shown {
  field: FieldName;
  before: Value;
  after: Value;
  /** Put before the caller to decide about: superiors are named in it whoever the caller sees. */
  asked?: boolean;
}

/**
 * The words for values of all lines at once; undefined for a value nobody can, or the caller may not, name. Amounts are
 * those of one person.
 */
export async function wordsIn(ctx: Ctx, empId: string | null, shown: readonly Shown[]) {
  const idsIn = (lines: readonly Shown[], fields: readonly FieldName[]) => [
    ...new Set(
      lines
        .filter(({ field }) => fields.includes(field))
        .flatMap(({ before, after }) => [before, after])
        .filter((value) => typeof value === 'string'),
    ),
  ];
  const idsOf = (...fields: FieldName[]) => idsIn(shown, fields);
  const named = (rows: readonly { id: string; name: string; nameEn?: string | null }[]) =>
    new Map(rows.map(({ id, name, nameEn }) => [id, localName(ctx, name, nameEn)]));
  const names: Partial<Record<FieldName, ReadonlyMap<string, string>>> = {
    deptId: named(await departmentsNamed(ctx, idsOf('deptId'))),
    positionId: named(await things(ctx, position, idsOf('positionId'))),
    rankId: named(await things(ctx, jobRank, idsOf('rankId'))),
    jobFamilyId: named(await things(ctx, jobFamily, idsOf('jobFamilyId'))),
  };
  const asked = shown.filter((line) => line.asked);
  const people = named(await peopleNamed(ctx, idsOf(...PEOPLE), idsIn(asked, PEOPLE)));
  for (const field of PEOPLE) names[field] = people;
  const entryName = await entryNames(
    ctx,
    LISTED.filter((field) => idsOf(field).length > 0),
  );
  const amounts =
    empId !== null && shown.some(({ field }) => isSalary(field))
      ? await amountsOf(ctx, empId)
      : new Map<string, string>();
  return (field: FieldName, value: Value): string | null | undefined => {
    if (value === null) return null;
    const known = names[field];
    if (known) return known.get(String(value));
    if (isListed(field)) return entryName(field, String(value));
    if (isSalary(field)) return amounts.get(String(value));
    const cell = SHEET_COLUMNS.find((column) => column.key === field)?.cell;
    return cell?.kind === 'choice' ? labelOf(cell.of, Number(value), ctx.language) : String(value);
  };
}

const isSalary = (field: FieldName): boolean => SALARY_FIELDS.some((salary) => salary === field);

const departmentsNamed = async (ctx: Ctx, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : ctx.tx
        .selectDistinctOn([deptVersion.deptId], {
          id: deptVersion.deptId,
          name: deptVersion.name,
          nameEn: deptVersion.nameEn,
        })
        .from(deptVersion)
        .where(and(eq(deptVersion.companyId, ctx.session.companyId), isAnyOf(deptVersion.deptId, ids)))
        .orderBy(deptVersion.deptId, desc(deptVersion.validFrom));

const things = async (ctx: Ctx, table: typeof position | typeof jobRank | typeof jobFamily, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : ctx.tx
        .select({ id: table.id, name: table.name, nameEn: 'nameEn' in table ? table.nameEn : sql<null>`null` })
        .from(table)
        .where(and(eq(table.companyId, ctx.session.companyId), isAnyOf(table.id, ids)));

/** Superiors out of the caller's sight are not named here either, unless the caller is asked about them. */
const peopleNamed = async (ctx: Ctx, ids: readonly string[], asked: readonly string[]) =>
  ids.length === 0
    ? []
    : ctx.tx
        .select({ id: employee.id, name: employee.name, nameEn: employee.nameEn })
        .from(employee)
        .where(
          and(
            eq(employee.companyId, ctx.session.companyId),
            isAnyOf(employee.id, ids),
            or(isAnyOf(employee.id, asked), visibleEmployees(ctx)),
          ),
        );

/** The trail has fingerprints of amounts: those of the salaries that are on record are recognised. */
async function amountsOf(ctx: Ctx, empId: string): Promise<Map<string, string>> {
  const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
  const records = (await salariesOf(ctx, [empId])).get(empId) ?? [];
  return new Map(
    records.flatMap((record) =>
      SALARY_FIELDS.flatMap((field) => {
        const amount = record[field];
        return amount === null
          ? []
          : [[ctx.secrets.fingerprint(`${field}:${amount}`), amounts.format(amount as `${number}`)] as const];
      }),
    ),
  );
}
