import { AssessmentPlanCycle, AssessmentPlanStage, ViewScoreAt, ViewWhat } from '@hengcai/shared/enums';
import { addDays, spanDays } from '@hengcai/shared/rules/dates';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { checkPlan } from '@hengcai/shared/rules/performance/plan';
import {
  CYCLE_PARTS,
  type DateSpan,
  periodAfter,
  periodOf,
  type StageName,
} from '@hengcai/shared/rules/performance/plan-dates';
import { today } from '../../../../i18n/zone';
import type { SaveAssessmentPlanInput } from '../plan.gen';
import type { CycleName, Plan } from '../planModel';
import { thisYear } from '../years';
import { checkReview, newReview, reviewInput, reviewOf, type ReviewValues } from './reviewModel';

export type StageKey = keyof typeof AssessmentPlanStage;
export const STAGE_KEYS: readonly { stage: StageKey; window: StageName }[] = [
  { stage: 'FILL', window: 'fill' },
  { stage: 'SCORE', window: 'score' },
  { stage: 'CALIBRATE', window: 'calibrate' },
  { stage: 'COMMUNICATE', window: 'communicate' },
];

/** Basic data of a plan while it is edited. */
export interface BasicsValues {
  name: string;
  year: string;
  cycle: CycleName;
  cycleIndex: string;
  period: DateSpan;
  windows: Record<StageName, DateSpan>;
  /** One entry for each stage, in order. */
  reminders: { stage: StageKey; dates: string[] }[];
  selfRatio: string;
  bossRatio: string;
  partnerRatio: string;
  departmentRatio: string;
  assessorPicksMax: string;
  digits: string;
  viewScoreAt: keyof typeof ViewScoreAt;
  viewWhat: keyof typeof ViewWhat;
  allowExportDetails: boolean;
  managersMaySetTargets: boolean;
  asksPotential: boolean;
  /** Whether there is a 360 assessment; what `review` holds counts only then. */
  on360: boolean;
  review: ReviewValues;
}

export const periodsOf = (cycle: CycleName): number => CYCLE_PARTS[AssessmentPlanCycle[cycle]];
export const calendarPeriod = (year: string, cycle: CycleName, index: string): DateSpan =>
  periodOf(Number(year), AssessmentPlanCycle[cycle], Number(index));

/** Two weeks each for filling in and scoring, one each for calibrating and communicating, from today on. */
function usualWindows(): BasicsValues['windows'] {
  const start = today();
  const span = (from: number, to: number) => ({ from: addDays(start, from), to: addDays(start, to) });
  return { fill: span(0, 13), score: span(14, 27), calibrate: span(28, 34), communicate: span(35, 41) };
}

export function newBasics(): BasicsValues {
  const quarter = String(Math.ceil(Number(today().slice(5, 7)) / 3));
  const year = String(thisYear());
  return {
    name: '',
    year,
    cycle: 'QUARTER',
    cycleIndex: quarter,
    period: calendarPeriod(year, 'QUARTER', quarter),
    windows: usualWindows(),
    reminders: STAGE_KEYS.map(({ stage }) => ({ stage, dates: [] })),
    selfRatio: '20',
    bossRatio: '80',
    partnerRatio: '0',
    departmentRatio: '0',
    assessorPicksMax: String(LIMITS.assessorPicksDefault),
    digits: '2',
    viewScoreAt: 'AFTER_BOSS_CONFIRMED',
    viewWhat: 'SCORE_AND_COMMENTS',
    allowExportDetails: true,
    managersMaySetTargets: false,
    asksPotential: false,
    on360: false,
    review: newReview(),
  };
}

const span = ({ from, to }: DateSpan): DateSpan => ({ from, to });

export function basicsOf(plan: Plan): BasicsValues {
  const { windows: w } = plan;
  return {
    name: plan.name,
    year: String(plan.year),
    cycle: (plan.cycle ?? 'ANNUAL') as CycleName,
    cycleIndex: String(plan.cycleIndex),
    period: { from: plan.periodFrom, to: plan.periodTo },
    windows: {
      fill: span(w.fill),
      score: span(w.score),
      calibrate: span(w.calibrate),
      communicate: span(w.communicate),
    },
    reminders: STAGE_KEYS.map(({ stage }) => ({
      stage,
      dates: [...(plan.reminders.find((one) => one.stage === stage)?.dates ?? [])],
    })),
    selfRatio: plan.selfRatio,
    bossRatio: plan.bossRatio,
    partnerRatio: plan.partnerRatio,
    departmentRatio: plan.departmentRatio,
    assessorPicksMax: String(plan.assessorPicksMax),
    digits: String(plan.digits),
    viewScoreAt: (plan.viewScoreAt ?? 'AFTER_BOSS_CONFIRMED') as BasicsValues['viewScoreAt'],
    viewWhat: (plan.viewWhat ?? 'COMMENTS') as BasicsValues['viewWhat'],
    allowExportDetails: plan.allowExportDetails,
    managersMaySetTargets: plan.managersMaySetTargets,
    asksPotential: plan.asksPotential,
    on360: plan.assess360 !== null,
    review: reviewOf(plan),
  };
}

/**
 * A plan for the period after another one's, with everything else like it: its days keep their distance from the period, and
 * its name says the new period where it said the old one. Names are unique: one that says none is left to be typed.
 */
export function nextLike(
  plan: Plan,
  spellingsOf: (period: { year: number; cycle: CycleName; cycleIndex: number }) => readonly string[],
): BasicsValues {
  const like = basicsOf(plan);
  const { cycle } = like;
  const next = periodAfter({ year: plan.year, cycle: AssessmentPlanCycle[cycle], cycleIndex: plan.cycleIndex });
  const [year, cycleIndex] = [String(next.year), String(next.cycleIndex)];
  const period = calendarPeriod(year, cycle, cycleIndex);
  const days = spanDays(plan.periodFrom, period.from) - 1;
  const later = ({ from, to }: DateSpan): DateSpan => ({ from: addDays(from, days), to: addDays(to, days) });
  const { fill, score, calibrate, communicate } = like.windows;
  const after = spellingsOf({ ...next, cycle });
  const spellings = [
    ...spellingsOf({ year: plan.year, cycle, cycleIndex: plan.cycleIndex }).map((one, at) => [one, after[at] ?? '']),
    ...(cycle === 'ANNUAL' ? [[String(plan.year), year]] : []),
  ];
  const [said, follows] = spellings.find(([one = '']) => plan.name.includes(one)) ?? [];
  return {
    ...like,
    name: said === undefined ? '' : plan.name.replaceAll(said, follows ?? ''),
    year,
    cycleIndex,
    period,
    windows: {
      fill: later(fill),
      score: later(score),
      calibrate: later(calibrate),
      communicate: later(communicate),
    },
    reminders: like.reminders.map((one) => ({ ...one, dates: one.dates.map((date) => addDays(date, days)) })),
  };
}

/** What the shared rules call differently from this form. */
const fieldOf: Record<string, string> = {
  sources: 'selfRatio',
  on360: 'on360',
  ratio360: 'review.ratio360.superior',
};

export function checkBasics(values: BasicsValues): RuleIssue[] {
  const input = {
    name: values.name,
    year: Number(values.year),
    cycle: AssessmentPlanCycle[values.cycle],
    cycleIndex: Number(values.cycleIndex),
    period: values.period,
    windows: values.windows,
    reminders: values.reminders.map(({ stage, dates }) => ({ stage: AssessmentPlanStage[stage], dates })),
    sources: {
      self: values.selfRatio,
      boss: values.bossRatio,
      partner: values.partnerRatio,
      department: values.departmentRatio,
      ...(values.on360 && { import360: values.review.share }),
    },
    ...(values.on360 && { on360: true, ratio360: values.review.ratio360 }),
    digits: values.digits === '' ? -1 : Number(values.digits),
    viewScoreAt: ViewScoreAt[values.viewScoreAt],
    viewWhat: ViewWhat[values.viewWhat],
  };
  const review = values.on360 ? checkReview(values.review) : [];
  return [...checkPlan(input, { today: today() }), ...review].map((one) => ({
    ...one,
    field: fieldOf[one.field] ?? one.field.replace(/\.dates\.\d+$/, '.dates'),
  }));
}

export function basicsInput(
  { period, on360, review, ...values }: BasicsValues,
  plan: Plan | null,
  clientMutationId: string,
  like?: Plan,
): SaveAssessmentPlanInput {
  return {
    ...values,
    clientMutationId,
    ...(plan && { id: plan.id, version: plan.version }),
    ...(like && { likePlanId: like.id }),
    name: values.name.trim(),
    year: Number(values.year),
    cycleIndex: Number(values.cycleIndex),
    periodFrom: period.from,
    periodTo: period.to,
    digits: Number(values.digits),
    assessorPicksMax: Number(values.assessorPicksMax),
    reminders: values.reminders.filter((one) => one.dates.length > 0),
    assess360: on360 ? reviewInput(review) : null,
  };
}
