import { and, asc, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { AssessmentIndicatorInput } from '@hengcai/shared/contract/performance/form';
import type { ImportedTable } from '@hengcai/shared/contract/table-import';
import { Priority } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { placeOfNumber, type TargetColumnField } from '@hengcai/shared/rules/enterprise/sheet-columns';
import type { DayOrder } from '@hengcai/shared/rules/day-order';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { TARGET_CELLS } from '@hengcai/shared/rules/performance/typed-cells';
import type { Ctx, FileAnswer, LanguageCode } from '../../../kit/context.ts';
import { readByKeyset } from '../../../kit/keyset.ts';
import { localNameOf } from '../../../kit/local-name.ts';
import { dayCell, numberCell, type Cell } from '../../../kit/sheet/cells.ts';
import type { SheetRow } from '../../../kit/sheet/limits.ts';
import { workbook } from '../../../kit/sheet/table-file.ts';
import { enumTextIds } from '../../../messages/enum-text.ts';
import { translate } from '../../../messages/translate.ts';
import { visibleEmployees } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import type { FormRow } from '../assessment/assessment.ts';
import { partsOfPlan } from '../assessment/parts-of-plan.ts';
import { rowsOfPart, type FormPart } from '../assessment/composition.ts';
import { targetRowsOfEach } from '../assessment/target-rows.ts';
import { activeIn, isPerson } from '../plan/participants.ts';
import { auditPlan, demandAllowed, loadPlan, type PlanRow } from '../plan/plan.ts';
import { datedCellsOf, dayIn, importedTable, numberIn, type Cells, type Judged } from '../plan/table-lines.ts';
import { assessmentInfo } from '../tables.ts';
import { peopleIn } from './people.ts';
import { judgeForms, storeForms, type TypedForm } from './target-forms.ts';

const PAGE = 200;
const LANGUAGES: readonly LanguageCode[] = ['zh-CN', 'en-US'];
/** Fields of an indicator in the order of the sheet; a file has those that the templates of the plan have. */
const FIELDS: readonly TargetColumnField[] = [
  'keyResult',
  'description',
  'measureUnit',
  'startValue',
  'targetValue',
  'weight',
  'confidence',
  'priority',
  'startDate',
  'targetDate',
  'remark',
];
const NUMBERS: ReadonlySet<string> = new Set(['startValue', 'targetValue', 'weight', 'confidence']);
const DAYS: ReadonlySet<string> = new Set(['startDate', 'targetDate']);
const PRIORITIES = enumTextIds('Priority', Priority);

type RowInput = z.output<typeof AssessmentIndicatorInput>;

/** A field of the file with what the templates of the plan call it, in both languages. */
interface Column {
  field: TargetColumnField;
  name: string;
  names: readonly string[];
}
/** A part of the form with what files may call it. */
interface NamedPart {
  part: FormPart;
  name: string;
  names: readonly string[];
}

const nameIn = (parts: readonly FormPart[], part: FormPart): string =>
  parts.some((other) => other !== part && other.partName === part.partName)
    ? `${part.companyModuleName} / ${part.partName}`
    : part.partName;

const namesOf = (parts: readonly FormPart[], field: TargetColumnField): string[] =>
  parts.flatMap(({ columns }) =>
    columns.flatMap(({ columnType, columnName }) => {
      const place = placeOfNumber(columnType);
      return place?.sheet === 'targets' && place.field === field ? [columnName] : [];
    }),
  );

/** What the form of a plan consists of, as files name it: the words of its templates where they agree. */
async function layoutOf(ctx: Ctx, planId: string): Promise<{ columns: Column[]; parts: NamedPart[] }> {
  const own = await partsOfPlan(ctx, planId);
  const others = await Promise.all(LANGUAGES.map((language) => partsOfPlan({ ...ctx, language }, planId)));
  const columns = FIELDS.flatMap((field): Column[] => {
    const names = namesOf(own, field);
    if (names.length === 0) return [];
    const [first = '', ...rest] = new Set(names);
    return [
      {
        field,
        name: rest.length === 0 ? first : ctx.t(`export.${field}`),
        names: others.flatMap((parts) => namesOf(parts, field)),
      },
    ];
  });
  const parts = own.map((part, i) => ({
    part,
    name: nameIn(own, part),
    names: others.flatMap((read) => (read[i] ? [nameIn(read, read[i]), read[i].partName] : [])),
  }));
  return { columns, parts };
}

/** The people of a plan with their indicators, a line each: the file that `importTargets` reads. */
export async function targetFile(ctx: Ctx, planCode: string): Promise<FileAnswer> {
  const plan = await loadPlan(ctx, planCode);
  const layout = await layoutOf(ctx, plan.id);
  await auditPlan(ctx, 'targetsExported', plan);
  const kind = ctx.t('export.targets');
  return workbook(`${plan.name}-${kind}`, kind, lines(ctx, plan, layout));
}

type Listed = Awaited<ReturnType<typeof listed>>[number];

async function* lines(
  ctx: Ctx,
  plan: PlanRow,
  { columns, parts }: Awaited<ReturnType<typeof layoutOf>>,
): AsyncGenerator<Cell[]> {
  yield [
    ...(['empNumber', 'empName', 'modulePart'] as const).map((key) => ctx.t(`export.${key}`)),
    ...columns.map(({ name }) => name),
  ];
  const read = (later: Ctx, after: Listed | undefined, size: number) => listed(later, plan.id, after, size);
  for await (const { empNumber, empName, rows } of readByKeyset<Listed>(ctx, PAGE, read))
    for (const { part, name } of parts) {
      const own: readonly (FormRow | null)[] = rowsOfPart(part, rows);
      // A part without an indicator has one line to fill in.
      for (const row of own.length > 0 ? own : [null])
        yield [empNumber, empName, name, ...columns.map(({ field }) => cellOf(ctx, field, row))];
    }
}

function cellOf(ctx: Ctx, field: TargetColumnField, row: FormRow | null): Cell {
  if (row === null) return '';
  if (field === 'priority') return ctx.t(PRIORITIES.get(row.priority as 1) ?? '');
  const value = row[field];
  if (value === null) return '';
  if (NUMBERS.has(field)) return numberCell(dec(value).toString());
  return DAYS.has(field) ? dayCell(String(value)) : String(value);
}

async function listed(ctx: Ctx, planId: string, after: { sortKey: string; empId: string } | undefined, limit: number) {
  const next = after && sql`(${employee.sortKey}, ${employee.id}) > (${after.sortKey}, ${after.empId})`;
  const people = await ctx.tx
    .select({
      id: assessmentInfo.id,
      empId: employee.id,
      sortKey: employee.sortKey,
      empNumber: employee.empNumber,
      empName: localNameOf(ctx, employee),
    })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .where(and(activeIn(ctx, planId), visibleEmployees(ctx), next))
    .orderBy(asc(employee.sortKey), asc(employee.id))
    .limit(limit);
  const rows = await targetRowsOfEach(
    ctx,
    people.map(({ id }) => id),
  );
  return people.map((person) => ({ ...person, rows: rows.filter(({ assessmentId }) => assessmentId === person.id) }));
}

/** Sets the indicators of many people as a file has them; `check` only says what it would do. */
export async function importTargets(
  ctx: Ctx,
  rows: readonly SheetRow[],
  { planCode, check, dayOrder }: { planCode: string; check: boolean; dayOrder?: DayOrder | undefined },
): Promise<z.output<typeof ImportedTable>> {
  const plan = await loadPlan(ctx, planCode, check ? undefined : 'update');
  demandAllowed(plan, 'setSubordinateTargets');
  const layout = await layoutOf(ctx, plan.id);
  const headingOf = (key: string) => layout.columns.find(({ field }) => field === key)?.name ?? ctx.t(`export.${key}`);
  const { lines: found, dates } = linesIn(ctx, rows, layout.columns, dayOrder, headingOf);
  const people = await peopleIn(ctx, plan, found);
  const forms = formsIn(found, layout.parts);
  const judged = await judgeForms(ctx, plan, forms, people);
  const taken = judged.flatMap(({ form }) => form ?? []);
  if (!check && taken.length > 0) {
    await storeForms(ctx, plan, taken);
    await auditPlan(ctx, 'targetsImported', plan, { params: { count: taken.length } });
  }
  const order = (line: Judged) => line.row;
  return importedTable(
    ctx,
    judged.flatMap(({ lines: own }) => own).sort((a, b) => order(a) - order(b)),
    !check,
    dates,
    headingOf,
  );
}

/** The lines of a file, by the words of the product or of the plan's templates in either language; several are one person's. */
function linesIn(
  ctx: Ctx,
  rows: readonly SheetRow[],
  columns: readonly Column[],
  dayOrder: DayOrder | undefined,
  headingOf: (key: string) => string,
) {
  const [head, ...rest] = rows;
  const known = (cell: string) => {
    const column = columns.find(({ names }) => names.includes(cell.trim()));
    return column ? ctx.t(`export.${column.field}`) : cell;
  };
  const named = head ? [{ ...head, cells: head.cells.map(known) }, ...rest] : rows;
  const keys = ['empNumber', 'empName', 'modulePart', ...FIELDS];
  const { lines: found, dates } = datedCellsOf(ctx, named, keys, DAYS, dayOrder, headingOf);
  return {
    dates,
    lines: found.map((line) => ({
      ...line,
      // A person has as many lines as indicators.
      problems: line.problems.filter(({ code }) => code !== 'PERSON_TWICE'),
    })),
  };
}

/** What the lines of each person say, in the order of the file. */
function formsIn(found: readonly Cells[], parts: readonly NamedPart[]): Map<string, TypedForm> {
  const forms = new Map<string, TypedForm>();
  for (const line of found) {
    const form = forms.get(numberIn(line)) ?? { parts: parts.map(({ part }) => part), lines: [] };
    forms.set(numberIn(line), form);
    form.lines.push({ line, ...typedIn(line, parts) });
  }
  return forms;
}

/** The indicator of a line; null for one in which nothing was filled in. */
function typedIn(line: Cells, parts: readonly NamedPart[]): { input: RowInput | null; issues: RuleIssue[] } {
  const text = (key: string) => line.text[key] ?? '';
  if (line.problems.length > 0) return { input: null, issues: line.problems };
  if (FIELDS.every((field) => field === 'priority' || text(field) === '')) return { input: null, issues: [] };
  const named = text('modulePart');
  const part = (parts.length === 1 && named === '' ? parts[0] : parts.find(({ names }) => names.includes(named)))?.part;
  const priority = priorityIn(text('priority'));
  const lengths = (['description', 'measureUnit', 'keyResult'] as const).flatMap((field) =>
    text(field).length > LIMITS[field] ? [issue(field, 'TEXT_TOO_LONG', { max: LIMITS[field] })] : [],
  );
  const issues = [
    ...(part ? [] : [issue('modulePart', 'UNKNOWN_PART_OF_FORM')]),
    ...(priority === null ? [issue('priority', 'UNKNOWN_PRIORITY')] : []),
    ...lengths,
  ];
  if (!part || priority === null || issues.length > 0) return { input: null, issues };
  const cells = TARGET_CELLS.map((cell) => ({
    cell,
    text: DAYS.has(cell) ? (dayIn(text(cell)) ?? '') : text(cell),
  }));
  const input = {
    companyModuleCode: part.companyModuleCode,
    partCode: part.partCode,
    keyResult: text('keyResult'),
    description: text('description') || null,
    measureUnit: text('measureUnit') || null,
    priority,
    typed: cells.filter((cell) => cell.text !== ''),
  };
  return { input, issues: [] };
}

/** A priority by its word in either language; an empty cell is the ordinary one. */
function priorityIn(text: string): RowInput['priority'] | null {
  if (text === '') return Priority.ORDINARY;
  const found = [...PRIORITIES].find(([, id]) => LANGUAGES.some((language) => translate(language, id) === text));
  return found?.[0] ?? null;
}
