import { and, asc, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { ImportedTable } from '@hengcai/shared/contract/table-import';
import { dec } from '@hengcai/shared/numbers';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { checkScore } from '@hengcai/shared/rules/performance/scoring';
import type { Ctx, FileAnswer, LanguageCode } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { readByKeyset } from '../../../kit/keyset.ts';
import { localNameOf } from '../../../kit/local-name.ts';
import { numberCell, type Cell } from '../../../kit/sheet/cells.ts';
import type { SheetRow } from '../../../kit/sheet/limits.ts';
import { workbook } from '../../../kit/sheet/table-file.ts';
import { translate } from '../../../messages/translate.ts';
import { visibleEmployees } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { partsOfPlan } from '../assessment/parts-of-plan.ts';
import { importKey, isImported, type FormPart } from '../assessment/composition.ts';
import { withTargets } from '../assessment/standing.ts';
import { activeIn, isPerson } from '../plan/participants.ts';
import { auditPlan, demandAllowed, loadPlan, type PlanRow } from '../plan/plan.ts';
import {
  cellsOf,
  changeText,
  importedTable,
  lineOf,
  numberIn,
  pairsOf,
  type Cells,
  type Judged,
} from '../plan/table-lines.ts';
import { assessmentInfo } from '../tables.ts';
import { importedScore } from '../tables-import.ts';
import { importedScoresOfEach } from './imported-scores.ts';
import { peopleIn, scoreIssues, type Named, tellOfImport } from './people.ts';

const PAGE = 500;
const NOTE_MAX = 500;
const KEYS = ['empNumber', 'empName', 'modulePart', 'importedScore', 'importedNote'] as const;
const LANGUAGES: readonly LanguageCode[] = ['zh-CN', 'en-US'];

/** A part that is scored by import, and what files may call it. */
interface Column {
  part: FormPart;
  names: readonly string[];
}

/** The parts of a plan that are scored by import, as both languages name them. */
async function columnsOf(ctx: Ctx, planId: string): Promise<Column[]> {
  const own = await partsOfPlan(ctx, planId);
  const named = new Map<string, string[]>();
  for (const language of LANGUAGES)
    for (const part of await partsOfPlan({ ...ctx, language }, planId))
      named.set(importKey(part), [...(named.get(importKey(part)) ?? []), part.partName, nameIn(own, part)]);
  const columns = own.filter(isImported).map((part) => ({ part, names: named.get(importKey(part)) ?? [] }));
  if (columns.length === 0) throw refused({ field: 'planCode', code: 'NO_IMPORTED_PARTS' });
  return columns;
}

const nameIn = (parts: readonly FormPart[], part: FormPart): string =>
  parts.some((other) => other.companyModuleCode !== part.companyModuleCode)
    ? `${part.companyModuleName} / ${part.partName}`
    : part.partName;

/** Everybody with targets beside each part that is scored by import: what is there already, and what is missing. */
export async function moduleScoreTemplate(ctx: Ctx, planCode: string): Promise<FileAnswer> {
  const plan = await loadPlan(ctx, planCode);
  const columns = await columnsOf(ctx, plan.id);
  await auditPlan(ctx, 'moduleScoresExported', plan);
  const kind = ctx.t('export.moduleScores');
  const parts = await partsOfPlan(ctx, plan.id);
  const named = columns.map(({ part }) => ({ key: importKey(part), name: nameIn(parts, part) }));
  return workbook(`${plan.name}-${kind}`, kind, templateLines(ctx, plan.id, named));
}

type Listed = Awaited<ReturnType<typeof listed>>[number];

async function* templateLines(
  ctx: Ctx,
  planId: string,
  parts: readonly { key: string; name: string }[],
): AsyncGenerator<Cell[]> {
  yield KEYS.map((key) => ctx.t(`export.${key}`));
  for await (const { empNumber, empName, scores } of readByKeyset<Listed>(ctx, PAGE, (later, after, size) =>
    listed(later, planId, after, size),
  ))
    for (const { key, name } of parts) {
      const known = (scores ?? []).find((one) => one.key === key);
      yield [empNumber, empName, name, numberCell(known && plain(known.score)), known?.note ?? ''];
    }
}

function listed(ctx: Ctx, planId: string, after: { sortKey: string; empId: string } | undefined, limit: number) {
  const next = after && sql`(${employee.sortKey}, ${employee.id}) > (${after.sortKey}, ${after.empId})`;
  return ctx.tx
    .select({
      empId: employee.id,
      sortKey: employee.sortKey,
      empNumber: employee.empNumber,
      empName: localNameOf(ctx, employee),
      scores: sql<{ key: string; score: string; note: string | null }[] | null>`(select jsonb_agg(jsonb_build_object(
        'key', s.template_id || ' ' || s.part_code, 'score', s.score::text, 'note', s.note)) from ${importedScore} s
        where s.company_id = ${assessmentInfo.companyId} and s.assessment_id = ${assessmentInfo.id})`,
    })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .where(and(activeIn(ctx, planId), withTargets, visibleEmployees(ctx), next))
    .orderBy(asc(employee.sortKey), asc(employee.id))
    .limit(limit);
}

interface ScoreLine extends Judged {
  taken: typeof importedScore.$inferInsert | null;
}

/** Takes over scores of parts that are scored by import; `check` only says what the file would do. */
export async function importModuleScores(
  ctx: Ctx,
  rows: readonly SheetRow[],
  { planCode, check }: { planCode: string; check: boolean },
): Promise<z.output<typeof ImportedTable>> {
  const plan = await loadPlan(ctx, planCode, check ? undefined : 'update');
  demandAllowed(plan, 'importScore');
  const columns = await columnsOf(ctx, plan.id);
  const lines = linesIn(rows, columns);
  const people = await peopleIn(ctx, plan, lines);
  const before = await scoresOf(ctx, people);
  const judged = lines.map((line) => judge(ctx, plan, line, people.get(numberIn(line)), columns, before));
  const taken = judged.flatMap((line) => line.taken ?? []);
  if (!check && taken.length > 0) {
    await store(ctx, taken);
    await auditPlan(ctx, 'moduleScoresImported', plan, { params: { count: taken.length } });
    await tellOfImport(ctx, plan, people, taken);
  }
  return importedTable(
    ctx,
    judged.map(({ taken: _taken, ...line }) => line),
    !check,
  );
}

/** With one such part the file need not name it; with several every line says which. */
function linesIn(rows: readonly SheetRow[], columns: readonly Column[]): Cells[] {
  const headings = LANGUAGES.map((language) => translate(language, 'export.modulePart'));
  const namesParts = rows[0]?.cells.some((cell) => headings.includes(cell.trim())) ?? false;
  if (columns.length > 1 && !namesParts) throw refused([{ field: 'file', code: 'PART_COLUMN_MISSING' }]);
  return columns.length > 1 ? pairsOf(rows, KEYS, ['empNumber', 'modulePart']) : cellsOf(rows, KEYS);
}

async function scoresOf(
  ctx: Ctx,
  people: ReadonlyMap<string, Named>,
): Promise<Map<string, { score: string; note: string | null }>> {
  const ids = [...people.values()].flatMap(({ info }) => info?.id ?? []);
  const rows = await importedScoresOfEach(ctx, ids);
  return new Map(
    rows.map(({ assessmentId, templateId, partCode, score, note }) => [
      `${assessmentId} ${templateId} ${partCode}`,
      { score, note },
    ]),
  );
}

function judge(
  ctx: Ctx,
  plan: PlanRow,
  line: Cells,
  person: Named | undefined,
  columns: readonly Column[],
  scores: ReadonlyMap<string, { score: string; note: string | null }>,
): ScoreLine {
  const { text } = line;
  const base = lineOf(ctx, line, person);
  const typed = text['importedScore'] ?? '';
  const note = text['importedNote'] ?? '';
  const same: ScoreLine = { ...base, outcome: 'same', issues: [], taken: null };
  if (typed === '' && note === '') return same;
  const wrong = (issues: readonly RuleIssue[]): ScoreLine => ({ ...same, outcome: 'error', issues });
  if (line.problems.length > 0) return wrong(line.problems);
  const named = text['modulePart'] ?? '';
  const part = (columns.length === 1 && named === '' ? columns[0] : columns.find(({ names }) => names.includes(named)))
    ?.part;
  const rule = plan.ruleSnapshot;
  const issues = [
    ...scoreIssues(ctx, plan, line, person),
    ...(part ? [] : [issue('modulePart', 'UNKNOWN_PART')]),
    ...checkScore(typed, {
      low: '0',
      high: rule?.fullScore ?? '0',
      granularity: rule?.granularity ?? '1',
      field: 'importedScore',
    }),
    ...(note.length > NOTE_MAX ? [issue('importedNote', 'TOO_LONG', { max: NOTE_MAX })] : []),
  ];
  if (issues.length > 0 || !person?.info || !part) return wrong(issues);
  const before = scores.get(`${person.info.id} ${importKey(part)}`);
  const change = changeText(ctx, [
    ['importedScore', plain(before?.score ?? null), plain(typed)],
    ['importedNote', before?.note ?? null, note],
  ]);
  if (change === '') return same;
  const taken = {
    companyId: ctx.session.companyId,
    assessmentId: person.info.id,
    templateId: part.companyModuleCode,
    partCode: part.partCode,
    score: typed,
    note: note === '' ? null : note,
    importedAt: ctx.now,
  };
  return { ...same, outcome: before ? 'change' : 'add', change, taken };
}

const plain = (value: string | null): string | null => (value === null ? null : dec(value).toString());

/** Writes scores in place of those that came before for the same part. */
async function store(ctx: Ctx, scores: readonly (typeof importedScore.$inferInsert)[]): Promise<void> {
  const keys = JSON.stringify(
    scores.map(({ assessmentId, templateId, partCode }) => ({ assessmentId, templateId, partCode })),
  );
  await ctx.tx.execute(sql`delete from ${importedScore} s
    using jsonb_to_recordset(${keys}::jsonb) k("assessmentId" text, "templateId" text, "partCode" text)
    where s.company_id = ${ctx.session.companyId} and s.assessment_id = k."assessmentId"
      and s.template_id = k."templateId" and s.part_code = k."partCode"`);
  await insertMany(ctx.tx, importedScore, scores);
}
