import { asc, isNotNull, or, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { ImportedTable } from '@hengcai/shared/contract/table-import';
import type { DayOrder } from '@hengcai/shared/rules/day-order';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import type { Ctx, FileAnswer } from '../../../kit/context.ts';
import type { SheetRow } from '../../../kit/sheet/limits.ts';
import { dayCell, type Cell } from '../../../kit/sheet/cells.ts';
import { workbook } from '../../../kit/sheet/table-file.ts';
import { readByKeyset } from '../../../kit/keyset.ts';
import { localName } from '../../../kit/local-name.ts';
import { visibleEmployees } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { auditPlan, demandAllowed, loadPlan, type PlanRow } from './plan.ts';
import { besidePlan, isInPlan } from './scope-list.ts';
import { bumped, candidates, joinIssues, takeIn, takeOut, type Candidate } from './scope-people.ts';
import { namePeople, type NamedPerson } from './scope.ts';
import { planScopePerson } from '../tables-plan.ts';
import {
  changeText,
  datedCellsOf,
  dayIn,
  importedTable,
  lineOf,
  nameIssues,
  numberIn,
  type Cells,
  type Judged,
} from './table-lines.ts';

const PAGE = 500;
const KEYS = ['empNumber', 'empName', 'inPlan', 'fillTo', 'scoreTo', 'scopeReason'] as const;
const DAYS: ReadonlySet<string> = new Set(['fillTo', 'scoreTo']);
const YES = ['是', 'yes', 'y', 'true', '1'];
const NO = ['否', 'no', 'n', 'false', '0'];

/** Who is in a plan and who was taken out, as the file that the update reads again. */
export async function exportScope(ctx: Ctx, planCode: string): Promise<FileAnswer> {
  const plan = await loadPlan(ctx, planCode);
  await auditPlan(ctx, 'scopeExported', plan);
  const kind = ctx.t('export.scope');
  return workbook(`${plan.name}-${kind}`, kind, linesOf(ctx, plan));
}

async function* linesOf(ctx: Ctx, plan: PlanRow): AsyncGenerator<Cell[]> {
  yield KEYS.map((key) => ctx.t(`export.${key}`));
  const people = readByKeyset<Listed>(ctx, PAGE, (later, after, size) => listed(later, plan, after, size));
  for await (const { person, named, inPlan } of people)
    yield [
      person.empNumber,
      localName(ctx, person.name, person.nameEn),
      ctx.t(inPlan ? 'export.yes' : 'export.no'),
      dayCell(inPlan ? named?.fillTo : null),
      dayCell(inPlan ? named?.scoreTo : null),
      named?.reason ?? '',
    ];
}

interface LastSent {
  person: { id: string; sortKey: string };
}

type Listed = Awaited<ReturnType<typeof listed>>[number];

function listed(ctx: Ctx, plan: PlanRow, after: LastSent | undefined, size: number) {
  const next = after && sql`(${employee.sortKey}, ${employee.id}) > (${after.person.sortKey}, ${after.person.id})`;
  return besidePlan(ctx, plan)
    .where(
      sql`${visibleEmployees(ctx)} and ${or(isInPlan(ctx, plan), isNotNull(planScopePerson.empId))} and ${next ?? sql`true`}`,
    )
    .orderBy(asc(employee.sortKey), asc(employee.id))
    .limit(size);
}

interface ScopeLine extends Judged {
  named: NamedPerson | null;
}

/** Takes people in by file, or changes those who are in; `check` only says what it would do. */
export async function importScope(
  ctx: Ctx,
  rows: readonly SheetRow[],
  {
    planCode,
    check,
    dayOrder,
    update,
  }: { planCode: string; check: boolean; dayOrder?: DayOrder | undefined; update: boolean },
): Promise<z.output<typeof ImportedTable>> {
  const plan = await loadPlan(ctx, planCode, check ? undefined : 'update');
  demandAllowed(plan, 'changeScope');
  const { lines, dates } = datedCellsOf(ctx, rows, KEYS, DAYS, dayOrder);
  const numbers = JSON.stringify(lines.map(numberIn));
  const people = await candidates(
    ctx,
    plan,
    sql`lower(${employee.empNumber}) in (select jsonb_array_elements_text(${numbers}::jsonb))`,
  );
  const byNumber = new Map(people.map((person) => [person.empNumber.toLowerCase(), person]));
  const judged = lines.map((line) => judge(ctx, plan, line, byNumber.get(numberIn(line)), update));
  if (!check) await takeOver(ctx, plan, judged);
  return importedTable(
    ctx,
    judged.map(({ named: _named, ...line }) => line),
    !check,
    dates,
  );
}

async function takeOver(ctx: Ctx, plan: PlanRow, judged: readonly ScopeLine[]): Promise<void> {
  const changing = judged.flatMap(({ named }) => named ?? []);
  if (changing.length === 0) return;
  const count = (outcome: Judged['outcome']) => judged.filter((line) => line.outcome === outcome).length;
  await namePeople(ctx, plan.id, changing);
  await takeIn(
    ctx,
    plan,
    judged.flatMap(({ outcome, empId }) => (outcome === 'add' && empId !== null ? [empId] : [])),
  );
  if (count('remove') > 0) await takeOut(ctx, plan);
  await auditPlan(ctx, 'scopeImported', plan, {
    params: { added: count('add'), changed: count('change'), removed: count('remove') },
    after: { people: judged.filter(({ named }) => named !== null).map(({ empNumber }) => empNumber) },
  });
  await bumped(ctx, plan, plan.version);
}

/** What one line does to the scope. A column that is not in the file changes nothing; an empty cell takes back what stood there. */
function judge(ctx: Ctx, plan: PlanRow, line: Cells, person: Candidate | undefined, update: boolean): ScopeLine {
  const { text } = line;
  const unknown = { ...lineOf(ctx, line, undefined), named: null };
  const wrong = (issues: readonly RuleIssue[]): ScopeLine => ({ ...unknown, outcome: 'error', issues });
  if (line.problems.length > 0) return wrong(line.problems);
  if (!person) return wrong([issue('empNumber', 'UNKNOWN_PERSON')]);
  const stays = staysIn(text['inPlan'], update);
  if (stays === undefined) return wrong([issue('inPlan', 'YES_OR_NO')]);
  const before = person.named?.excluded === false ? person.named : null;
  const reason = text['scopeReason'] ?? before?.reason ?? '';
  const own = {
    fillTo: text['fillTo'] === undefined ? (before?.fillTo ?? null) : dayIn(text['fillTo']),
    scoreTo: text['scoreTo'] === undefined ? (before?.scoreTo ?? null) : dayIn(text['scoreTo']),
  };
  const known = { ...lineOf(ctx, line, person), named: null };
  const issues = [
    ...nameIssues(ctx, line, person),
    ...(reason.length > 200 ? [issue('scopeReason', 'TOO_LONG', { max: 200 })] : []),
    ...(stays === null && !person.inPlan ? [issue('empNumber', 'NOT_IN_SCOPE')] : []),
    ...(stays === false
      ? person.inPlan && reason === ''
        ? [issue('scopeReason', 'REASON_REQUIRED')]
        : []
      : joinIssues(ctx, plan, person, own).map((one) =>
          one.field === 'empIds' ? { ...one, field: 'empNumber' } : one,
        )),
  ];
  if (issues.length > 0) return { ...known, outcome: 'error', issues };
  const nothing: ScopeLine = { ...known, outcome: 'same', issues: [] };
  const named = { empId: person.empId, excluded: stays === false, ...own, reason: reason === '' ? null : reason };
  if (stays === false)
    return person.inPlan ? { ...nothing, outcome: 'remove', change: reason, named: { ...named, ...NO_DAYS } } : nothing;
  const change = changeText(ctx, [
    ['fillTo', before?.fillTo ?? null, own.fillTo],
    ['scoreTo', before?.scoreTo ?? null, own.scoreTo],
    ['scopeReason', before?.reason ?? null, named.reason],
  ]);
  if (!person.inPlan) return { ...nothing, outcome: 'add', change, named };
  return change === '' ? nothing : { ...nothing, outcome: 'change', change, named };
}

const NO_DAYS = { fillTo: null, scoreTo: null };

/** Whether a line wants its person in the plan; null: as it is, undefined: unreadable. */
function staysIn(cell: string | undefined, update: boolean): boolean | null | undefined {
  const word = (cell ?? '').toLowerCase();
  if (!update) return true;
  if (word === '') return null;
  return YES.includes(word) ? true : NO.includes(word) ? false : undefined;
}
