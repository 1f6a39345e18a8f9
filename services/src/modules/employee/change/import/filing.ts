import { and, eq } from 'drizzle-orm';
import { FIELDS_OF_CHANGE, type ChangeField } from '@hengcai/shared/rules/employee/change-fields';
import type { ExitGround, ExitKind, PersonnelChangeType as Types, ValueOf } from '@hengcai/shared/enums';
import { PersonnelChangeType } from '@hengcai/shared/enums';
import type { Ctx } from '../../../../kit/context.ts';
import { notFound } from '../../../../kit/failure.ts';
import { isNameOf } from '../../../../kit/local-name.ts';
import type { RowReading } from '../../import/reading.ts';
import { Resolver, type Resolved } from '../../import/resolve.ts';
import type { CompanyState } from '../../import/state.ts';
import { employee } from '../../tables.ts';
import type { StagedProblem } from '../../tables-import.ts';
import { fileExit, regularise } from '../file-dates.ts';
import { fileChange, type ChangeValues } from '../file.ts';
import type { ChangeRow } from '../rows.ts';

type ChangeType = ValueOf<typeof Types>;
const { REGULARISE, EXIT } = PersonnelChangeType;

/** A change as a row of a file says it, with everything it names found. */
export interface RowFiling {
  row: number;
  empId: string;
  changeType: ChangeType;
  effectiveDate: string;
  reason: string;
  values: ChangeValues;
  exitKind: ValueOf<typeof ExitKind> | null;
  ground: ValueOf<typeof ExitGround> | null;
  exitReason: string | null;
  handOverTo: string | null;
}
export type ReadRow = { filing: RowFiling } | { problems: StagedProblem[]; empId: string | null };

/** The column in which a field of a change is written. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  deptId: 'deptName',
  positionId: 'positionName',
  rankId: 'rank',
  jobFamilyId: 'jobFamily',
  bossEmpId: 'bossNumber',
  virtualBossEmpId: 'virtualBossNumber',
  lastDay: 'effectiveDate',
  regularDate: 'effectiveDate',
  handOverTo: 'handOverNumber',
};
const EXIT_COLUMNS = ['exitKind', 'exitReason', 'ground', 'handOverNumber'];
/** Columns that make a field up, by the field. */
const COLUMNS_OF: Readonly<Record<ChangeField, readonly string[]>> = {
  deptId: ['deptCode', 'deptName'],
  positionId: ['positionCode', 'positionName'],
  rankId: ['rank'],
  jobFamilyId: ['jobFamily'],
  bossEmpId: ['bossNumber'],
  virtualBossEmpId: ['virtualBossNumber'],
  employeeType: ['employeeType'],
  fullTimeEquivalent: ['fullTimeEquivalent'],
  cityName: ['cityName'],
  contractType: ['contractType'],
  contractStart: ['contractStart'],
  contractEnd: ['contractEnd'],
};

/** Reads what rows of a file file: whom, what and from when, judged as far as a row alone can be. */
export class FilingReader {
  private readonly resolver: Resolver;

  constructor(private readonly state: CompanyState) {
    // Nothing is made by such a file: what it names has to be there.
    this.resolver = new Resolver(state, () => '', []);
  }

  read({ row, values, problems: unread }: RowReading): ReadRow {
    const problems = [...unread];
    const text = (key: string): string | undefined => {
      const value = values.get(key);
      return value === undefined ? undefined : String(value);
    };
    const wrong = (column: string, code: string, params?: StagedProblem['params']) =>
      problems.push({ column, code, ...(params && { params }) });
    const missing = (column: string) => {
      if (!values.has(column) && !unread.some((one) => one.column === column)) wrong(column, 'REQUIRED');
    };
    const found = (resolved: Resolved): string | undefined => {
      if ('id' in resolved) return resolved.id;
      const { kind: _kind, ...problem } = resolved.problem;
      problems.push(problem);
      return undefined;
    };
    const person = (key: string): string | undefined => {
      const number = text(key);
      const empId = number === undefined ? undefined : this.state.people.get(number.toLowerCase())?.empId;
      if (number !== undefined && empId === undefined) wrong(key, 'UNKNOWN_SUPERIOR');
      return empId;
    };

    missing('empNumber');
    missing('changeType');
    missing('effectiveDate');
    const stored = this.personOf(text('empNumber'));
    if (text('empNumber') !== undefined && !stored) wrong('empNumber', 'NO_EMPLOYEE_OF_NUMBER');
    const name = text('empName');
    if (stored && name !== undefined && !isNameOf(name, stored.values.empName, stored.values.empNameEn))
      wrong('empName', 'NAME_OF_ANOTHER', { name: stored.values.empName, nameEn: stored.values.empNameEn });
    const changeType = values.get('changeType') as ChangeType | undefined;
    if (changeType !== undefined) this.refuseForeignCells(changeType, values, wrong);
    if (changeType === EXIT) {
      missing('exitKind');
      if (!values.has('exitReason')) missing('reason');
    }
    // A word that is none of the company's reasons is said in words.
    const whyLeft = text('exitReason');
    const exitReason =
      whyLeft === undefined ? null : (this.state.entries.get('exitReason')?.codesIn(whyLeft)?.[0] ?? null);
    const inWords = exitReason === null ? whyLeft : undefined;
    if (inWords !== undefined && values.has('reason')) wrong('exitReason', 'NOT_ALLOWED');
    const filled = {
      deptId:
        (text('deptCode') ?? text('deptName'))
          ? found(this.resolver.department(text('deptCode'), text('deptName')))
          : undefined,
      positionId:
        (text('positionCode') ?? text('positionName'))
          ? found(this.resolver.position(text('positionCode'), text('positionName')))
          : undefined,
      rankId: text('rank') ? found(this.resolver.listed('rank', text('rank') ?? '')) : undefined,
      jobFamilyId: text('jobFamily') ? found(this.resolver.listed('jobFamily', text('jobFamily') ?? '')) : undefined,
      bossEmpId: person('bossNumber'),
      virtualBossEmpId: person('virtualBossNumber'),
      employeeType: values.get('employeeType'),
      fullTimeEquivalent: text('fullTimeEquivalent'),
      cityName: text('cityName'),
      contractType: text('contractType'),
      contractStart: text('contractStart'),
      contractEnd: text('contractEnd'),
    } satisfies Record<ChangeField, unknown>;
    const handOverTo = person('handOverNumber') ?? null;
    const effectiveDate = text('effectiveDate');
    if (problems.length > 0 || !stored || changeType === undefined || effectiveDate === undefined)
      return { problems, empId: stored?.empId ?? null };
    return {
      filing: {
        row,
        empId: stored.empId,
        changeType,
        effectiveDate,
        reason: text('reason') ?? inWords ?? '',
        values: Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== undefined)),
        exitKind: (values.get('exitKind') as RowFiling['exitKind'] | undefined) ?? null,
        ground: (values.get('ground') as RowFiling['ground'] | undefined) ?? null,
        exitReason,
        handOverTo,
      },
    };
  }

  /** Somebody the caller sees; numbers are alike in either case. */
  private personOf(number: string | undefined) {
    const empId = number === undefined ? undefined : this.state.people.get(number.toLowerCase())?.empId;
    return empId === undefined ? undefined : this.state.stored.get(empId);
  }

  /** A cell that its type of change does not know would be lost without a word. */
  private refuseForeignCells(
    changeType: ChangeType,
    values: RowReading['values'],
    wrong: (column: string, code: string) => void,
  ): void {
    const own = new Set((FIELDS_OF_CHANGE[changeType] ?? []).flatMap((field) => COLUMNS_OF[field]));
    if (changeType === EXIT) for (const column of EXIT_COLUMNS) own.add(column);
    for (const column of [...Object.values(COLUMNS_OF).flat(), ...EXIT_COLUMNS])
      if (values.has(column) && !own.has(column)) wrong(column, 'NOT_OF_THIS_CHANGE');
  }
}

/** Files what a row says, by the same functions as the forms. */
export async function fileRow(ctx: Ctx, filing: RowFiling): Promise<ChangeRow> {
  const { empId, changeType, effectiveDate, reason, values, exitKind, ground, exitReason, handOverTo } = filing;
  // What the file was checked against is compared line by line; the version is of now.
  const [person] = await ctx.tx
    .select({ version: employee.version })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, empId)));
  if (!person) throw notFound();
  const base = { empId, version: person.version };
  if (changeType === REGULARISE)
    return regularise(ctx, { ...base, regularDate: effectiveDate, reason: reason || null });
  if (changeType === EXIT && exitKind !== null)
    return fileExit(ctx, { ...base, lastDay: effectiveDate, exitKind, ground, exitReason, reason, handOverTo });
  return fileChange(ctx, { ...base, changeType, effectiveDate, reason: reason || null, values });
}

/** Why a row could not be filed, at the columns of the file. */
export const problemsOf = (
  issues: readonly { field: string; code: string; params?: StagedProblem['params'] | undefined }[],
): StagedProblem[] =>
  issues.map(({ field, code, params }) => ({
    column: field === '' ? null : (COLUMN_OF[field] ?? field),
    code,
    ...(params && { params }),
  }));
