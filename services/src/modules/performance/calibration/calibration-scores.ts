import type * as z from 'zod';
import type { performancecheck, AssessmentScoredPart } from '@hengcai/shared/contract/performance/calibration';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import type { PassportStep } from '@hengcai/shared/rules/performance/passport';
import type { Ctx } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import type { InfoRow, Person } from '../assessment/assessment.ts';
import { adjustHistory } from './calibration.ts';
import { calibratedPerson, openedPlan } from './calibration-list.ts';
import { compose, weightInPlan, type FormPart } from '../assessment/composition.ts';
import { compositionOf, loadForm, resultOf } from '../assessment/result.ts';
import { hasNoTargets } from '../assessment/standing.ts';

type Scores = z.output<(typeof performancecheck)['endpoints']['listScore']['data']>;

/** As many adjustments of one person as are answered with the scores; `listadjusthistory` has all. */
const ADJUSTMENTS = 100;

/** How somebody whose result the caller calibrates came to it: what was scored in each part, and what was adjusted since. */
export async function calibrationScores(ctx: Ctx, { planCode, empId }: Person): Promise<Scores> {
  const plan = await openedPlan(ctx, planCode);
  const found = await calibratedPerson(ctx, plan, empId);
  if (!found) throw notFound();
  const appraisal = { plan, rule: plan.ruleSnapshot, info: found.info as InfoRow };
  const form = await loadForm(ctx, appraisal);
  const isScored = !hasNoTargets(plan, appraisal.info);
  // Of a level rule a part comes to points, which are no score.
  const modules = isScoredByLevel(plan.ruleSnapshot) ? [] : modulesOf(compose(compositionOf(appraisal, form)).root);
  const hasResult = resultOf(appraisal, form) !== null;
  const history = await adjustHistory(ctx, { planCode, empId, pageNo: 1, pageSize: ADJUSTMENTS });
  return {
    ...found.person,
    parts: isScored ? form.parts.map((part, i) => partOf(part, modules[i], hasResult)) : [],
    history: history.items,
  };
}

/** The parts of a form in its arithmetic, in the order of the form: the figures are those the result was made of. */
const modulesOf = (step: PassportStep): PassportStep[] =>
  step.labelId === 'passport.MODULE' ? [step] : step.steps.flatMap(modulesOf);

function partOf(
  part: FormPart,
  step: PassportStep | undefined,
  hasResult: boolean,
): z.output<typeof AssessmentScoredPart> {
  const from = (source: string) => step?.steps.find(({ name }) => name === source)?.shown ?? null;
  return {
    companyModuleCode: part.companyModuleCode,
    companyModuleName: part.companyModuleName,
    partCode: part.partCode,
    partName: part.partName,
    weight: weightInPlan(part),
    selfScore: from('self'),
    bossScore: from('boss'),
    // Before the superior has scored there is only what people say of themselves.
    score: hasResult ? (step?.shown ?? null) : null,
  };
}
