import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { ImportedTable } from '@hengcai/shared/contract/table-import';
import { dec } from '@hengcai/shared/numbers';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { checkScore } from '@hengcai/shared/rules/performance/scoring';
import { rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { invalid } from '../../../kit/failure.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import type { SheetRow } from '../../../kit/sheet/limits.ts';
import { auditPlan, demandAllowed, loadPlan, type PlanRow } from '../plan/plan.ts';
import { cellsOf, changeText, importedTable, lineOf, numberIn, type Cells, type Judged } from '../plan/table-lines.ts';
import { satisfactionScore } from '../tables-import.ts';
import { peopleIn, scoreIssues, type Named, tellOfImport } from './people.ts';

const NOTE_MAX = 500;
const KEYS = ['empNumber', 'empName', 'satisfactionScore', 'importedNote'] as const;
/** Surveys measure in their own steps, so that the rule's say nothing about them. */
const STEP = '0.01';

interface SatisfactionLine extends Judged {
  taken: typeof satisfactionScore.$inferInsert | null;
}
type Known = ReadonlyMap<string, { score: string; note: string | null }>;

/** Takes over satisfaction scores of one day; `check` only says what the file would do. */
export async function importSatisfaction(
  ctx: Ctx,
  rows: readonly SheetRow[],
  { planCode, scoreDate, check }: { planCode: string; scoreDate: string; check: boolean },
): Promise<z.output<typeof ImportedTable>> {
  if (scoreDate > ctx.today) throw invalid('scoreDate', 'DATE_IN_FUTURE');
  const plan = await loadPlan(ctx, planCode, check ? undefined : 'update');
  demandAllowed(plan, 'importScore');
  const lines = cellsOf(rows, KEYS);
  const people = await peopleIn(ctx, plan, lines);
  const known = await scoresOn(ctx, plan.id, scoreDate);
  const judged = lines.map((line) => judge(ctx, plan, line, people.get(numberIn(line)), scoreDate, known));
  const taken = judged.flatMap((line) => line.taken ?? []);
  if (!check && taken.length > 0) {
    const ids = taken.map(({ assessmentId }) => assessmentId);
    await ctx.tx
      .execute(sql`delete from ${satisfactionScore} where ${satisfactionScore.companyId} = ${ctx.session.companyId}
      and ${satisfactionScore.day} = ${scoreDate} and ${satisfactionScore.assessmentId} = any(${sql.param(ids)}::text[])`);
    await insertMany(ctx.tx, satisfactionScore, taken);
    await auditPlan(ctx, 'satisfactionImported', plan, { params: { count: taken.length, day: scoreDate } });
    await tellOfImport(ctx, plan, people, taken);
  }
  return importedTable(
    ctx,
    judged.map(({ taken: _taken, ...line }) => line),
    !check,
  );
}

async function scoresOn(ctx: Ctx, planId: string, day: string): Promise<Known> {
  const rows = await rowsOf<{ id: string; score: string; note: string | null }>(
    ctx.tx,
    sql`select s.assessment_id as id, s.score::text as score, s.note from ${satisfactionScore} s
      where s.company_id = ${ctx.session.companyId} and s.day = ${day}
        and exists (select 1 from assessment_info i where i.company_id = s.company_id and i.id = s.assessment_id and i.plan_id = ${planId})`,
  );
  return new Map(rows.map(({ id, ...score }) => [id, score]));
}

function judge(
  ctx: Ctx,
  plan: PlanRow,
  line: Cells,
  person: Named | undefined,
  day: string,
  known: Known,
): SatisfactionLine {
  const typed = line.text['satisfactionScore'] ?? '';
  const note = line.text['importedNote'] ?? '';
  const same: SatisfactionLine = { ...lineOf(ctx, line, person), outcome: 'same', issues: [], taken: null };
  if (typed === '' && note === '') return same;
  const wrong = (issues: readonly RuleIssue[]): SatisfactionLine => ({ ...same, outcome: 'error', issues });
  if (line.problems.length > 0) return wrong(line.problems);
  const issues = [
    ...scoreIssues(ctx, plan, line, person),
    ...checkScore(typed, {
      low: '0',
      high: plan.ruleSnapshot?.fullScore ?? '0',
      granularity: STEP,
      field: 'satisfactionScore',
    }),
    ...(note.length > NOTE_MAX ? [issue('importedNote', 'TOO_LONG', { max: NOTE_MAX })] : []),
  ];
  if (issues.length > 0 || !person?.info) return wrong(issues);
  const before = known.get(person.info.id);
  const change = changeText(ctx, [
    ['satisfactionScore', plain(before?.score ?? null), plain(typed)],
    ['importedNote', before?.note ?? null, note],
  ]);
  if (change === '') return same;
  const taken = {
    companyId: ctx.session.companyId,
    assessmentId: person.info.id,
    day,
    score: typed,
    note: note === '' ? null : note,
    importedAt: ctx.now,
  };
  return { ...same, outcome: before ? 'change' : 'add', change, taken };
}

const plain = (value: string | null): string | null => (value === null ? null : dec(value).toString());
