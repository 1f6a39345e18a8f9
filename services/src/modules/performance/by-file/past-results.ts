import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { ImportedTable } from '@hengcai/shared/contract/table-import';
import {
  AssessmentPlanStatus,
  AssessmentRuleType,
  BossStage,
  EmployeeStage,
  TargetStatus,
} from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { contradicts, levelNameOf } from '@hengcai/shared/rules/performance/calibration';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { checkScore, roundScore } from '@hengcai/shared/rules/performance/scoring';
import { asOf } from '../../../kit/as-of.ts';
import type { Ctx, FileAnswer } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { readByKeyset } from '../../../kit/keyset.ts';
import { localNameOf } from '../../../kit/local-name.ts';
import { numberCell, type Cell } from '../../../kit/sheet/cells.ts';
import type { SheetRow } from '../../../kit/sheet/limits.ts';
import { workbook } from '../../../kit/sheet/table-file.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { visibleEmployees } from '../../employee/public.ts';
import { employee, employment } from '../../employee/tables.ts';
import { auditPlan, demandAllowed, loadPlan, updatePlan, type PlanRow } from '../plan/plan.ts';
import { joinable } from '../plan/scope.ts';
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
import { rules, snapshotOf } from '../rule/rule.ts';
import { assessmentInfo, assessmentPlan, type RuleSnapshot } from '../tables.ts';
import { importedResult } from '../tables-import.ts';
import { peopleIn, type Named } from './people.ts';

const PAGE = 500;
const COMMENT_MAX = 1000;
const KEYS = ['empNumber', 'empName', 'pastScore', 'pastLevel', 'pastComment'] as const;

type Result = Pick<typeof importedResult.$inferSelect, 'empId' | 'score' | 'levelName' | 'comment'>;
type Rule = RuleSnapshot;

/** What the scope of a plan has by way of results from elsewhere, as the file that the import reads. */
export async function pastResultFile(ctx: Ctx, planCode: string): Promise<FileAnswer> {
  const plan = await loadPlan(ctx, planCode);
  await auditPlan(ctx, 'pastResultsExported', plan);
  const kind = ctx.t('export.pastResults');
  return workbook(`${plan.name}-${kind}`, kind, fileLines(ctx, plan));
}

type Listed = Awaited<ReturnType<typeof listed>>[number];

async function* fileLines(ctx: Ctx, plan: PlanRow): AsyncGenerator<Cell[]> {
  yield KEYS.map((key) => ctx.t(`export.${key}`));
  const people = readByKeyset<Listed>(ctx, PAGE, (later, after, size) => listed(later, plan, after, size));
  for await (const { empNumber, empName, score, levelName, comment } of people)
    yield [empNumber, empName, numberCell(plain(score)), levelName ?? '', comment ?? ''];
}

function listed(ctx: Ctx, plan: PlanRow, after: { sortKey: string; empId: string } | undefined, limit: number) {
  const next = after && sql`(${employee.sortKey}, ${employee.id}) > (${after.sortKey}, ${after.empId})`;
  const asked = plan.status === AssessmentPlanStatus.NOT_OPEN ? joinable(ctx) : undefined;
  return ctx.tx
    .select({
      empId: employee.id,
      sortKey: employee.sortKey,
      empNumber: employee.empNumber,
      empName: localNameOf(ctx, employee),
      score: importedResult.score,
      levelName: importedResult.levelName,
      comment: importedResult.comment,
    })
    .from(employee)
    .innerJoin(assessmentPlan, and(eq(assessmentPlan.companyId, employee.companyId), eq(assessmentPlan.id, plan.id)))
    .leftJoin(importedResult, isResultOf(plan.id))
    .where(and(visibleEmployees(ctx), or(isNotNull(importedResult.empId), asked), next))
    .orderBy(asc(employee.sortKey), asc(employee.id))
    .limit(limit);
}

const isResultOf = (planId: string) =>
  and(
    eq(importedResult.companyId, employee.companyId),
    eq(importedResult.planId, planId),
    eq(importedResult.empId, employee.id),
  );

interface ResultLine extends Judged {
  taken: { person: Named; result: Result } | null;
}

/** Takes over results from elsewhere; the first file makes the plan an imported one. `check` only says what it would do. */
export async function importPastResults(
  ctx: Ctx,
  rows: readonly SheetRow[],
  { planCode, check }: { planCode: string; check: boolean },
): Promise<z.output<typeof ImportedTable>> {
  const plan = await loadPlan(ctx, planCode, check ? undefined : 'update');
  demandAllowed(plan, 'importResults');
  if (plan.openedAt !== null) throw refused('RESULTS_BEFORE_OPENING');
  const rule = await ruleOf(ctx, plan);
  const lines = cellsOf(rows, KEYS);
  const people = await peopleIn(ctx, plan, lines);
  const before = await resultsOf(ctx, plan.id, people);
  const judged = lines.map((line) => judge(ctx, rule, line, people.get(numberIn(line)), before));
  const taken = judged.flatMap((line) => line.taken ?? []);
  if (!check && taken.length > 0) await takeOver(ctx, plan, rule, taken);
  return importedTable(
    ctx,
    judged.map(({ taken: _taken, ...line }) => line),
    !check,
  );
}

/** The copy an imported plan keeps; before the first import the rule as it is. */
async function ruleOf(ctx: Ctx, plan: PlanRow): Promise<Rule> {
  if (plan.status === AssessmentPlanStatus.IMPORTED && plan.ruleSnapshot !== null) return plan.ruleSnapshot;
  const [rule] = plan.ruleId === null ? [] : await rules(ctx, { ids: [plan.ruleId] });
  if (!rule) throw refused({ field: 'ruleCode', code: 'PLAN_RULE_REQUIRED' });
  return snapshotOf(rule);
}

async function resultsOf(ctx: Ctx, planId: string, people: ReadonlyMap<string, Named>): Promise<Map<string, Result>> {
  const ids = [...people.values()].map(({ empId }) => empId);
  const rows = await ctx.tx
    .select()
    .from(importedResult)
    .where(
      and(
        eq(importedResult.companyId, ctx.session.companyId),
        eq(importedResult.planId, planId),
        inArray(importedResult.empId, ids),
      ),
    );
  return new Map(rows.map((row) => [row.empId, row]));
}

function judge(
  ctx: Ctx,
  rule: Rule,
  line: Cells,
  person: Named | undefined,
  results: ReadonlyMap<string, Result>,
): ResultLine {
  const { text } = line;
  const typed = { score: text['pastScore'] ?? '', level: text['pastLevel'] ?? '', comment: text['pastComment'] ?? '' };
  const same: ResultLine = { ...lineOf(ctx, line, person), outcome: 'same', issues: [], taken: null };
  if (typed.score === '' && typed.level === '' && typed.comment === '') return same;
  const wrong = (issues: readonly RuleIssue[]): ResultLine => ({ ...same, outcome: 'error', issues });
  if (line.problems.length > 0) return wrong(line.problems);
  const issues = [
    ...(person ? nameIssues(ctx, line, person) : [issue('empNumber', 'UNKNOWN_PERSON')]),
    ...(person?.empId === ctx.session.empId ? [issue('empNumber', 'OWN_SCORE_BY_FILE')] : []),
    ...resultIssues(rule, typed),
    ...(typed.comment.length > COMMENT_MAX ? [issue('pastComment', 'TOO_LONG', { max: COMMENT_MAX })] : []),
  ];
  if (issues.length > 0 || !person) return wrong(issues);
  const result: Result = {
    empId: person.empId,
    score: typed.score === '' ? null : typed.score,
    levelName: typed.level === '' ? (typed.score === '' ? null : levelNameOf(rule, typed.score)) : typed.level,
    comment: typed.comment === '' ? null : typed.comment,
  };
  const before = results.get(person.empId);
  const change = changeText(ctx, [
    ['pastScore', plain(before?.score ?? null), plain(result.score)],
    ['pastLevel', before?.levelName ?? null, result.levelName],
    ['pastComment', before?.comment ?? null, result.comment],
  ]);
  // Somebody whose result is history of this plan comes back with it.
  if (change === '' && person.info !== null) return same;
  return { ...same, outcome: person.info === null ? 'add' : 'change', change, taken: { person, result } };
}

/** What keeps a score and level from being a result by the rule. */
function resultIssues(rule: Rule, typed: { score: string; level: string }): RuleIssue[] {
  const byLevel = isScoredByLevel(rule);
  const byScore = rule.ruleType === AssessmentRuleType.SCORE;
  if (byLevel && typed.score !== '') return [issue('pastScore', 'SCORED_BY_LEVEL')];
  if (byLevel && typed.level === '') return [issue('pastLevel', 'LEVEL_REQUIRED')];
  if (!byLevel && typed.score === '' && (byScore || typed.level === '')) return [issue('pastScore', 'SCORE_REQUIRED')];
  const { granularity, fullScore: high } = rule;
  const scored = typed.score === '' ? [] : checkScore(typed.score, { low: '0', high, granularity, field: 'pastScore' });
  if (scored.length > 0 || typed.level === '') return scored;
  if (!rule.levels.some(({ name }) => name === typed.level)) return [issue('pastLevel', 'LEVEL_NOT_OF_RULE')];
  return contradicts(rule, { score: typed.score, levelName: typed.level })
    ? [issue('pastLevel', 'LEVEL_NOT_OF_SCORE')]
    : [];
}

type Taken = NonNullable<ResultLine['taken']>;

async function takeOver(ctx: Ctx, plan: PlanRow, rule: Rule, taken: readonly Taken[]): Promise<void> {
  const { companyId } = ctx.session;
  await updatePlan(ctx, plan, plan.version, {
    status: AssessmentPlanStatus.IMPORTED,
    ruleSnapshot: rule,
    archivedAt: ctx.now,
  });
  const ids = taken.map(({ result }) => result.empId);
  await ctx.tx
    .delete(importedResult)
    .where(
      and(
        eq(importedResult.companyId, companyId),
        eq(importedResult.planId, plan.id),
        inArray(importedResult.empId, ids),
      ),
    );
  await insertMany(
    ctx.tx,
    importedResult,
    taken.map(({ result }) => ({ companyId, planId: plan.id, ...result, importedAt: ctx.now })),
  );
  await showAsAppraisals(ctx, plan, taken);
  await auditPlan(ctx, 'resultsImported', plan, {
    params: { count: taken.length },
    after: { people: taken.map(({ person }) => person.empNumber) },
  });
}

/** Imported results stand among the appraisals of all years, with department and superior of the last day of the period. */
async function showAsAppraisals(ctx: Ctx, plan: PlanRow, taken: readonly Taken[]): Promise<void> {
  const { companyId } = ctx.session;
  const result = ({ score, levelName }: Result) => ({
    composedRaw: score,
    composed: score === null ? null : roundScore(score, plan.digits),
    levelName,
    updatedAt: ctx.now,
  });
  await updateMany(
    ctx.tx,
    assessmentInfo,
    ['companyId', 'id'],
    taken.flatMap(({ person: { info }, result: given }) =>
      info === null
        ? []
        : [
            {
              companyId,
              id: info.id,
              ...result(given),
              version: info.version + 1,
              resultVersion: info.resultVersion + 1,
            },
          ],
    ),
  );
  const places = await placesOn(ctx, plan.periodTo, taken);
  await insertMany(
    ctx.tx,
    assessmentInfo,
    taken.flatMap(({ person, result: given }) =>
      person.info === null
        ? [
            {
              companyId,
              id: ctx.newId(),
              planId: plan.id,
              empId: person.empId,
              ...(places.get(person.empId) ?? NOWHERE),
              ...SETTLED,
              ...result(given),
              joinedAt: ctx.now,
            },
          ]
        : [],
    ),
  );
}

const NOWHERE = {
  deptId: null,
  positionId: null,
  rankId: null,
  jobFamilyId: null,
  bossEmpId: null,
  virtualBossEmpId: null,
};
/** Nothing is left to do for anybody. */
const SETTLED = {
  employeeStage: EmployeeStage.CONFIRMED,
  bossStage: BossStage.CONFIRMED,
  targetStatus: TargetStatus.APPROVED,
} as const;

async function placesOn(ctx: Ctx, day: string, taken: readonly Taken[]): Promise<Map<string, typeof NOWHERE>> {
  const rows = await ctx.tx
    .select({
      empId: employment.empId,
      deptId: employment.deptId,
      positionId: employment.positionId,
      rankId: employment.rankId,
      jobFamilyId: employment.jobFamilyId,
      bossEmpId: employment.bossId,
      virtualBossEmpId: employment.virtualBossId,
    })
    .from(employment)
    .where(
      and(
        eq(employment.companyId, ctx.session.companyId),
        inArray(
          employment.empId,
          taken.map(({ person }) => person.empId),
        ),
        asOf(employment, day),
      ),
    );
  return new Map(rows.map(({ empId, ...place }) => [empId, place as typeof NOWHERE]));
}

/** Empties the sheets of an imported plan that goes back to not open; what was imported stays as its history. */
export async function emptyImported(ctx: Ctx, planId: string): Promise<void> {
  await ctx.tx
    .delete(assessmentInfo)
    .where(and(eq(assessmentInfo.companyId, ctx.session.companyId), eq(assessmentInfo.planId, planId)));
}

const plain = (value: string | null): string | null => (value === null ? null : dec(value).toString());
