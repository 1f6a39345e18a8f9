import { and, asc, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { ImportedTable } from '@hengcai/shared/contract/table-import';
import { CalibrationSource } from '@hengcai/shared/enums';
import { compare, dec, isDecimal } from '@hengcai/shared/numbers';
import { calibrated, type Result } from '@hengcai/shared/rules/performance/calibration';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import type { SheetRow } from '../../../kit/sheet/limits.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { employee } from '../../employee/tables.ts';
import { momentAfter, visibleSubject } from '../assessment/assessment.ts';
import { calibratable, checkAdjustment, isSame, keepAdjustments, resultNow, type Adjusted } from './calibration.ts';
import { openedPlan, type OpenedPlan } from './calibration-list.ts';
import { activeIn, isPerson } from '../plan/participants.ts';
import { auditPlan, demandAllowed } from '../plan/plan.ts';
import { hasNoTargets } from '../assessment/standing.ts';
import { assessmentInfo } from '../tables.ts';
import {
  cellsOf,
  changeText,
  importedTable,
  lineOf,
  nameIssues,
  numberIn,
  type Cells,
  type Judged,
} from '../plan/table-lines.ts';

const COLUMNS = ['empNumber', 'empName', 'scoreNow', 'levelNow', 'newScore', 'newLevel', 'calibrationReason'] as const;
/** The column in which a field of an adjustment is typed. */
const COLUMN_OF: Readonly<Record<string, (typeof COLUMNS)[number]>> = {
  score: 'newScore',
  levelName: 'newLevel',
  comment: 'calibrationReason',
};
const REASON_MAX = 500;

/** A line, and the adjustment it makes; null where it makes none. */
interface CalibrationLine extends Judged {
  adjusted: (Adjusted & { info: Found['info'] }) | null;
}

/** Adjusts the results of many people by file; `check` only says what it would do. */
export async function importCalibration(
  ctx: Ctx,
  rows: readonly SheetRow[],
  { planCode, check }: { planCode: string; check: boolean },
): Promise<z.output<typeof ImportedTable>> {
  const plan = await openedPlan(ctx, planCode, check ? undefined : 'update');
  demandAllowed(plan, 'importCalibration');
  const lines = cellsOf(rows, COLUMNS);
  // Without what stood there when the file was made, nobody could tell whether it has changed since.
  if (lines[0] && !('scoreNow' in lines[0].text && 'levelNow' in lines[0].text))
    throw refused([{ field: 'file', code: 'RESULT_COLUMNS_MISSING' }]);
  const people = await found(ctx, plan, lines.map(numberIn), !check);
  const byNumber = new Map(people.map((person) => [person.empNumber.toLowerCase(), person]));
  const judged = lines.map((line) => judge(ctx, plan, line, byNumber.get(numberIn(line))));
  if (!check)
    await takeOver(
      ctx,
      plan,
      judged.flatMap(({ adjusted }) => adjusted ?? []),
    );
  return importedTable(
    ctx,
    judged.map(({ adjusted: _adjusted, ...line }) => line),
    !check,
  );
}

type Found = Awaited<ReturnType<typeof found>>[number];

/** Those of the numbers whose results the caller calibrates; locked in one order, so that two files never lock each other out. */
function found(ctx: Ctx, plan: OpenedPlan, numbers: readonly string[], lock: boolean) {
  const query = ctx.tx
    .select({
      info: assessmentInfo,
      empId: employee.id,
      empNumber: employee.empNumber,
      empName: employee.name,
      empNameEn: employee.nameEn,
    })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .where(
      and(
        activeIn(ctx, plan.id),
        calibratable(ctx),
        visibleSubject(ctx),
        sql`lower(${employee.empNumber}) in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`,
      ),
    )
    .orderBy(asc(assessmentInfo.id));
  return lock ? query.for('update', { of: assessmentInfo }) : query;
}

async function takeOver(
  ctx: Ctx,
  plan: OpenedPlan,
  adjusted: readonly NonNullable<CalibrationLine['adjusted']>[],
): Promise<void> {
  if (adjusted.length === 0) return;
  await keepAdjustments(ctx, plan, CalibrationSource.IMPORT, adjusted);
  await updateMany(
    ctx.tx,
    assessmentInfo,
    ['companyId', 'id'],
    adjusted.map(({ info, after }) => ({
      companyId: info.companyId,
      id: info.id,
      calibratedScore: after.score,
      calibratedLevel: after.level,
      resultVersion: info.resultVersion + 1,
    })),
  );
  await auditPlan(ctx, 'calibrationImported', plan, { params: { count: adjusted.length } });
}

/** What one line does to a result. A line in which nothing was filled in does nothing, whatever else stands there. */
function judge(ctx: Ctx, plan: OpenedPlan, line: Cells, person: Found | undefined): CalibrationLine {
  const { text } = line;
  const typed = { score: text['newScore'] ?? '', levelName: text['newLevel'] ?? '' };
  const comment = text['calibrationReason'] ?? '';
  const base = { ...lineOf(ctx, line, person), adjusted: null };
  const same: CalibrationLine = { ...base, outcome: 'same', issues: [] };
  const wrong = (issues: readonly RuleIssue[]): CalibrationLine => ({ ...base, outcome: 'error', issues });
  if (typed.score === '' && typed.levelName === '' && comment === '') return same;
  if (line.problems.length > 0) return wrong(line.problems);
  if (!person) return wrong([issue('empNumber', 'NOT_CALIBRATED_BY_YOU')]);
  const { info } = person;
  const before = resultNow(info);
  const byLevel = isScoredByLevel(plan.ruleSnapshot);
  // Of a level rule the level is the result; its points stand in no file.
  const shown = (result: Result): Result => (byLevel ? { ...result, score: null } : result);
  if (isAsNow(shown(before), typed)) return same;
  const issues = [
    ...nameIssues(ctx, line, person),
    ...(hasNoTargets(plan, info) ? [issue('empNumber', 'NO_TARGETS')] : staleIssues(line, shown(before))),
    ...checkAdjustment(plan.ruleSnapshot, { ...typed, comment }).map((one) => ({
      ...one,
      field: COLUMN_OF[one.field] ?? one.field,
    })),
    ...(comment.length > REASON_MAX ? [issue('calibrationReason', 'TOO_LONG', { max: REASON_MAX })] : []),
  ];
  if (issues.length > 0) return wrong(issues);
  const after = calibrated(plan.ruleSnapshot, before, typed);
  if (isSame(before, after)) return same;
  const change = changeText(ctx, [
    ['scoreNow', plain(shown(before).score), plain(shown(after).score)],
    ['levelNow', before.level, after.level],
    ['calibrationReason', null, comment],
  ]);
  const at = momentAfter(info.updatedAt, ctx.now);
  return { ...same, outcome: 'change', change, adjusted: { info, before, after, comment, at } };
}

/** Whether what was typed is what stands there: no change, so no reason is asked for. */
function isAsNow(before: Result, { score, levelName }: { score: string; levelName: string }): boolean {
  if (score === '' && levelName === '') return false;
  return (score === '' || isScore(score, before.score)) && (levelName === '' || levelName === before.level);
}

const isScore = (text: string, score: string | null): boolean =>
  score === null ? text === '' : isDecimal(text) && compare(text, score) === 0;

/** Whether the result is still the one the file was made with. */
function staleIssues({ text }: Cells, before: Result): RuleIssue[] {
  if (isScore(text['scoreNow'] ?? '', before.score) && (text['levelNow'] ?? '') === (before.level ?? '')) return [];
  return [issue('scoreNow', 'RESULT_CHANGED', { score: plain(before.score) ?? '-', level: before.level ?? '-' })];
}

const plain = (value: string | null): string | null => (value === null ? null : dec(value).toString());
