import { AssessmentPlanStatus, Potential, ScorerRole } from '@hengcai/shared/enums';
import { dec, roundHalfUp } from '@hengcai/shared/numbers';
import { randomOf } from '@hengcai/shared/random';
import { quotas } from '@hengcai/shared/rules/performance/distribution';
import type { Ctx } from '../../../kit/context.ts';
import { groupedBy } from '../../../kit/grouped.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { partsOfPlan } from '../assessment/parts-of-plan.ts';
import {
  compose,
  computedScore,
  isFormula,
  isImported,
  resultColumns,
  rowsOfPart,
  sheetTotal,
  type FormPart,
} from '../assessment/composition.ts';
import { includedResultsOfEach, type BroughtResult } from '../assessment/included-results.ts';
import { deptResultsOf, type DeptResult } from '../department/dept-result.ts';
import { formsOf, type DemoForm } from './demo-forms.ts';
import type { DemoTexts } from './demo-texts.ts';
import { loadPlan, type PlanRow } from '../plan/plan.ts';
import { restage } from '../plan/stage.ts';
import { assessmentInfo, type RuleSnapshot } from '../tables.ts';
import { scoreRow, scoreSheet, targetRow } from '../tables-form.ts';

/** How far the scoring of somebody is. */
export type Scored = 'nobody' | 'self' | 'both';

/** Scores people get on each level, well inside its range so that roundings do not move them out of it. */
const BANDS: readonly (readonly [number, number])[] = [
  [95.5, 98.5],
  [86, 93.5],
  [71, 83.5],
  [60.5, 68.5],
  [48, 58.5],
];

/** A score as typed: within the scale, in halves. */
const half = (value: number): string =>
  dec(Math.round(Math.min(100, Math.max(0, value)) * 2))
    .div(2)
    .toString();

/** So many percent of the way from the start to the target, with a place more than a figure like that has. */
const onTheWay = (start: string, target: string, percent: string): string =>
  roundHalfUp(dec(target).minus(start).times(percent).div(100).plus(start), 2);

/** A few superiors are kind: what calibration meetings are for. */
const KIND = 0.05;

/** Who is on which level: good people stay good over the years, the shares are about those of the rule. */
function rankedLevels(forms: readonly DemoForm[], rule: RuleSnapshot, seed: string): Map<string, number> {
  const ranked = forms
    .map((form) => ({
      id: form.info.id,
      empNumber: form.empNumber,
      merit: randomOf(form.empNumber).next() * 0.7 + randomOf(`${seed}:${form.empNumber}`).next() * 0.3,
    }))
    .sort((a, b) => b.merit - a.merit);
  const seats = quotas(
    ranked.length,
    rule.levels.map((level) => level.proportion),
  ).flatMap((heads, level) => Array.from({ length: heads }, () => level));
  return new Map(
    ranked.map(({ id, empNumber }, i) => {
      const level = seats[i] ?? 2;
      return [id, randomOf(`${seed}:${empNumber}:kind`).chance(KIND) ? Math.max(0, level - 1) : level];
    }),
  );
}

/** Submits the sheets of a plan as far as `howFar` says, with the results that the product's own arithmetic gives. */
export async function scorePlan(
  ctx: Ctx,
  planId: string,
  texts: DemoTexts,
  howFar: (form: DemoForm) => Scored,
): Promise<void> {
  const plan = await loadPlan(ctx, planId);
  const rule = plan.ruleSnapshot;
  if (rule === null) return;
  const parts = await partsOfPlan(ctx, planId);
  const forms = await formsOf(ctx, planId);
  const departments = await deptResultsOf(ctx, plan);
  const included = parts.some(isImported)
    ? groupedBy(
        await includedResultsOfEach(
          ctx,
          forms.map(({ info }) => info.id),
        ),
        ({ assessmentId }) => assessmentId,
      )
    : new Map<string, BroughtResult[]>();
  const levels = rankedLevels(forms, rule, plan.name);
  const scored = forms
    .filter((form) => howFar(form) !== 'nobody')
    .map((form) =>
      scoredForm(ctx, {
        form,
        plan,
        rule,
        parts,
        texts,
        level: levels.get(form.info.id) ?? 2,
        both: howFar(form) === 'both',
        department: departments.get(form.info.deptId ?? '') ?? null,
        included: included.get(form.info.id) ?? [],
      }),
    );
  await insertMany(
    ctx.tx,
    scoreSheet,
    scored.flatMap((one) => one.sheets),
  );
  await insertMany(
    ctx.tx,
    scoreRow,
    scored.flatMap((one) => one.scores),
  );
  const achieved = scored.flatMap((one) => one.achieved);
  if (achieved.length > 0) await updateMany(ctx.tx, targetRow, ['companyId', 'id'], achieved);
  await updateMany(
    ctx.tx,
    assessmentInfo,
    ['companyId', 'id'],
    scored.map((one) => one.result),
  );
  await restage(ctx, planId, AssessmentPlanStatus.SCORING);
}

/** Most of those who do well may still grow, and some of the others. */
function potentialOf({ empNumber }: DemoForm, level: number) {
  const drawn = randomOf(`${empNumber}:potential`).next() + (level < 2 ? 0.25 : level > 2 ? -0.25 : 0);
  return drawn > 0.75 ? Potential.HIGH : drawn > 0.25 ? Potential.MEDIUM : Potential.LOW;
}

interface Scoring {
  form: DemoForm;
  plan: PlanRow;
  rule: RuleSnapshot;
  parts: readonly FormPart[];
  texts: DemoTexts;
  level: number;
  both: boolean;
  department: DeptResult | null;
  included: readonly BroughtResult[];
}

function scoredForm(ctx: Ctx, { form, plan, rule, parts, texts, level, both, department, included }: Scoring) {
  const { companyId, id: assessmentId, empId, bossEmpId } = form.info;
  const random = randomOf(`${plan.name}:${form.empNumber}:scores`);
  const [low, high] = BANDS[level] ?? [70, 80];
  const aim = low + random.next() * (high - low);
  // People achieve about as much as they are worth; a formula gives what the figures give.
  const achieved = parts
    .flatMap((part) => rowsOfPart(part, form.rows))
    .flatMap((row) =>
      row.startValue === null || row.targetValue === null
        ? []
        : [
            {
              companyId,
              id: row.id,
              achievedValue: onTheWay(row.startValue, row.targetValue, half(aim + random.next() * 4 - 2)),
            },
          ],
    );
  const achievedOf = new Map(achieved.map((one) => [one.id, one.achievedValue]));
  const rows = form.rows.map((row) => ({ ...row, achievedValue: achievedOf.get(row.id) ?? row.achievedValue }));
  const sheetOf = (scorerRole: 1 | 2, scorerEmpId: string, generosity: number) => {
    const scores = new Map(
      // What other plans bring is typed by nobody.
      parts
        .filter((part) => !isImported(part))
        .flatMap((part) =>
          rowsOfPart(part, rows).map(
            (row) =>
              [
                row.id,
                {
                  score: isFormula(part)
                    ? computedScore(part, row, rule.fullScore)
                    : half(aim + generosity + random.next() * 3 - 1.5),
                  levelName: null,
                },
              ] as const,
          ),
        ),
    );
    const sheet = {
      companyId,
      id: ctx.newId(),
      assessmentId,
      scorerRole,
      scorerEmpId,
      potential: scorerRole === ScorerRole.BOSS && plan.asksPotential ? potentialOf(form, level) : null,
      overallComment: scorerRole === ScorerRole.BOSS ? (texts.comments[level] ?? null) : null,
      submittedAt: ctx.now,
      totalRaw: sheetTotal({ parts, rows, rule }, { scorerRole, scores }),
      updatedAt: ctx.now,
    };
    return { sheet, scorerRole, scores };
  };
  const sheets = [
    sheetOf(ScorerRole.SELF, empId, random.next() * 3),
    ...(both && bossEmpId !== null ? [sheetOf(ScorerRole.BOSS, bossEmpId, 0)] : []),
  ];
  const ratios = {
    [ScorerRole.SELF]: plan.selfRatio,
    [ScorerRole.PARTNER]: plan.partnerRatio,
    [ScorerRole.BOSS]: plan.bossRatio,
    [ScorerRole.DEPARTMENT]: plan.deptRatio,
  };
  // As everywhere: before the superior has scored there is no result.
  const result =
    both || bossEmpId === null
      ? compose({ digits: plan.digits, rule, ratios, parts, rows, sheets, department, included })
      : null;
  const composed = resultColumns(result, plan.digits);
  return {
    achieved,
    sheets: sheets.map((one) => one.sheet),
    scores: sheets.flatMap(({ sheet, scores }) =>
      [...scores].map(([targetRowId, { score }]) => ({
        companyId,
        sheetId: sheet.id,
        targetRowId,
        score,
        comment: null,
      })),
    ),
    result: { companyId, id: assessmentId, ...composed },
  };
}
