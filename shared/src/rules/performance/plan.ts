import {
  ForceCheck,
  AssessmentPlanStatus,
  AssessmentRuleType,
  ViewScoreAt,
  ViewWhat,
  type ValueOf,
} from '../../enums.ts';
import { compare, isDecimal, sum } from '../../numbers.ts';
import { isScoredByLevel } from './level-scoring.ts';
import { checkAssessmentRule, type AssessmentRuleInput } from './rule.ts';
import type { ForceOutcome } from './distribution.ts';
import type { PlanStatusValue } from './freeze.ts';
import { ALLOWED, isMember, issue, refused, under, type RuleIssue, type Verdict } from '../issue.ts';
import { LIMITS } from '../limits.ts';
import { ruleFits360 } from '../review360/setting.ts';
import { checkCycle, checkReminders, checkWindows, STAGES, type PlanDates } from './plan-dates.ts';
import type { ScoreSource } from './scoring.ts';
import { lengthOf } from '../text.ts';

export interface PlanInput extends PlanDates {
  name: string;
  /** Percent by source; together 100. */
  sources: Partial<Record<ScoreSource, string>>;
  /** Places of a shown score. */
  digits: number;
  viewScoreAt: ValueOf<typeof ViewScoreAt>;
  viewWhat: ValueOf<typeof ViewWhat>;
  forceCheck?: ValueOf<typeof ForceCheck>;
  on360?: boolean;
  ratio360?: { superior: string; direct: string; nonDirect: string } | null;
  /** Scores are imported by an administrator. */
  adminImport?: boolean;
  /** Type of the personal rule, once one is chosen. */
  ruleType?: ValueOf<typeof AssessmentRuleType>;
}

function checkBasics(plan: PlanInput): RuleIssue[] {
  const issues: RuleIssue[] = [];
  const name = plan.name.trim();
  if (name === '') issues.push(issue('name', 'PLAN_NAME_REQUIRED'));
  else if (lengthOf(name) > LIMITS.planName) issues.push(issue('name', 'TEXT_TOO_LONG', { max: LIMITS.planName }));
  issues.push(...checkCycle(plan));
  if (!Number.isInteger(plan.digits) || plan.digits < 0 || plan.digits > LIMITS.scoreDigitsMax) {
    issues.push(issue('digits', 'SCORE_DIGITS_INVALID', { max: LIMITS.scoreDigitsMax }));
  }
  if (!isMember(ViewScoreAt, plan.viewScoreAt)) issues.push(issue('viewScoreAt', 'CHOICE_INVALID'));
  if (!isMember(ViewWhat, plan.viewWhat)) issues.push(issue('viewWhat', 'CHOICE_INVALID'));
  if (plan.forceCheck !== undefined && !isMember(ForceCheck, plan.forceCheck))
    issues.push(issue('forceCheck', 'CHOICE_INVALID'));
  return issues;
}

function checkRatios(field: string, ratios: readonly string[], code: string): RuleIssue[] {
  if (!ratios.every((ratio) => isDecimal(ratio, LIMITS.decimalDigits) && compare(ratio, 0) >= 0))
    return [issue(field, 'NUMBER_INVALID')];
  const total = sum(ratios);
  return compare(total, LIMITS.weightTotal) === 0 ? [] : [issue(field, code, { sum: total })];
}

function checkSources(plan: PlanInput): RuleIssue[] {
  const issues = checkRatios('sources', Object.values(plan.sources), 'SOURCE_RATIOS_NOT_100');
  if (plan.on360 !== true) return issues;
  if (compare(plan.sources.partner ?? '0', 0) > 0) issues.push(issue('on360', 'NO_360_WITH_CO_ASSESSOR'));
  if (plan.ruleType !== undefined && !ruleFits360(plan.ruleType)) issues.push(issue('on360', 'NO_360_WITH_LEVEL_RULE'));
  if (plan.adminImport === true) issues.push(issue('on360', 'NO_360_WITH_ADMIN_IMPORT'));
  const { superior = '0', direct = '0', nonDirect = '0' } = plan.ratio360 ?? {};
  return [...issues, ...checkRatios('ratio360', [superior, direct, nonDirect], 'RATIOS_360_NOT_100')];
}

/** Whether the scores of departments count in a plan. */
export const takesDeptScore = ({ department = '0' }: Pick<PlanInput['sources'], 'department'>): boolean =>
  isDecimal(department) && compare(department, 0) > 0;

/** That more than one template takes the department's score, at each further one (specification 5). */
export function deptScoringIssues(templates: readonly { takesDeptScore?: boolean | undefined }[]): RuleIssue[] {
  const first = templates.findIndex((one) => one.takesDeptScore);
  return templates.flatMap((one, i) =>
    one.takesDeptScore && i > first ? [issue(`modules.${i}.takesDeptScore`, 'DEPT_SCORING_ONE_TEMPLATE')] : [],
  );
}

/** Whether a plan can be saved (specification 5); stages without dates are let through here and asked for by startBlockers. */
export function checkPlan(plan: PlanInput, options: { today: string }): RuleIssue[] {
  return [...checkBasics(plan), ...checkWindows(plan, options.today), ...checkReminders(plan), ...checkSources(plan)];
}

export interface StartInput {
  plan: PlanInput;
  rule: AssessmentRuleInput | null;
  /** Templates of the plan; enabled: one content version is. */
  templates: readonly { weight: string; enabled: boolean; takesDeptScore?: boolean }[];
  scopeCount: number;
  today: string;
}

/** Scored by levels, a rule is one of levels, whatever else follows from them. */
const effectiveType = ({ type, scoredBy }: AssessmentRuleInput) =>
  isScoredByLevel({ ruleType: type, scoredBy }) ? AssessmentRuleType.LEVEL : type;

/** Everything that keeps a plan from opening (domain.md 3, guard 0 to 1): people, rule, templates with weights of 100, dates, and whatever checkPlan finds. */
export function startBlockers(input: StartInput): RuleIssue[] {
  const issues: RuleIssue[] = [];
  if (input.scopeCount <= 0) issues.push(issue('scope', 'SCOPE_EMPTY'));
  if (input.rule === null) issues.push(issue('rule', 'PLAN_RULE_REQUIRED'));
  else issues.push(...under('rule', checkAssessmentRule(input.rule)));
  if (input.templates.length === 0) issues.push(issue('templates', 'TEMPLATES_REQUIRED'));
  else
    issues.push(
      ...checkRatios(
        'templates',
        input.templates.map((one) => one.weight),
        'TEMPLATE_WEIGHTS_NOT_100',
      ),
    );
  input.templates.forEach((one, i) => {
    if (!one.enabled) issues.push(issue(`templates.${i}`, 'TEMPLATE_NOT_ENABLED'));
  });
  const taking = input.templates.filter((one) => one.takesDeptScore === true).length;
  if (input.templates.length > 0 && takesDeptScore(input.plan.sources) !== taking > 0)
    issues.push(issue('templates', taking > 0 ? 'DEPT_SCORE_WITHOUT_SHARE' : 'DEPT_SCORE_WITHOUT_TEMPLATE'));
  for (const stage of STAGES) {
    if (input.plan.windows[stage] === null) issues.push(issue(`windows.${stage}`, 'WINDOW_REQUIRED'));
  }
  const plan = input.rule === null ? input.plan : { ...input.plan, ruleType: effectiveType(input.rule) };
  return [...issues, ...checkPlan(plan, { today: input.today })];
}

// ---- stages --------------------------------------------------------------------------------------------------------

export interface AdvanceInput {
  status: PlanStatusValue;
  locked: boolean;
  /** People whose targets are not approved. */
  pendingTargets?: number;
  /** People whose self score, or whose superior's score, is not in. */
  pendingSelf?: number;
  pendingBossScores?: number;
  /** Departments whose agreed targets are not scored, where their scores count. */
  pendingDeptScores?: { count: number; names: string };
  fitOutcome?: ForceOutcome;
  /** People whose result is not confirmed by both. */
  pendingConfirms?: number;
  /** Go on although people are not ready. */
  openAnyway?: boolean;
}
export interface AdvanceAnswer {
  allowed: boolean;
  /** The next status, null where there is none. */
  to: PlanStatusValue | null;
  /** Have to be mended first. */
  blockers: RuleIssue[];
  /** May be passed over with `openAnyway`. */
  pending: RuleIssue[];
}

const DEAD_ENDS: Partial<Record<PlanStatusValue, string>> = {
  [AssessmentPlanStatus.CLOSED]: 'PLAN_CLOSED',
  [AssessmentPlanStatus.STOPPED]: 'PLAN_STOPPED',
  [AssessmentPlanStatus.IMPORTED]: 'PLAN_IMPORTED',
};

function pendingOf(input: AdvanceInput): RuleIssue[] {
  const some = (field: string, code: string, count = 0, more: Record<string, string> = {}) =>
    count > 0 ? [issue(field, code, { count, ...more })] : [];
  const dept = input.pendingDeptScores ?? { count: 0, names: '' };
  switch (input.status) {
    case AssessmentPlanStatus.FILLING:
      return some('targets', 'TARGETS_PENDING', input.pendingTargets);
    case AssessmentPlanStatus.SCORING:
      return [
        ...some('selfScores', 'SELF_SCORES_PENDING', input.pendingSelf),
        ...some('bossScores', 'BOSS_SCORES_PENDING', input.pendingBossScores),
        ...some('deptScores', 'DEPT_SCORES_PENDING', dept.count, { names: dept.names }),
      ];
    case AssessmentPlanStatus.CALIBRATING:
      return input.fitOutcome === 'warn' ? [issue('distribution', 'DISTRIBUTION_NOT_FIT')] : [];
    case AssessmentPlanStatus.COMMUNICATING:
      return some('confirmations', 'CONFIRMATIONS_PENDING', input.pendingConfirms);
    default:
      return [];
  }
}

/** Whether a plan may move to its next stage, and what stands in the way (domain.md 3, "Guards per transition"). For 0 to 1 ask startBlockers as well. */
export function canAdvance(input: AdvanceInput): AdvanceAnswer {
  const deadEnd = DEAD_ENDS[input.status];
  if (deadEnd !== undefined) return { allowed: false, to: null, blockers: [issue('', deadEnd)], pending: [] };
  const blockers: RuleIssue[] = [];
  if (input.locked) blockers.push(issue('', 'PLAN_LOCKED'));
  if (input.status === AssessmentPlanStatus.CALIBRATING && input.fitOutcome === 'block')
    blockers.push(issue('distribution', 'DISTRIBUTION_BLOCKED'));
  const pending = pendingOf(input);
  const allowed = blockers.length === 0 && (pending.length === 0 || input.openAnyway === true);
  return { allowed, to: (input.status + 1) as PlanStatusValue, blockers, pending };
}

export interface ReturnInput {
  from: PlanStatusValue;
  to: PlanStatusValue;
  locked: boolean;
  /** Calibrated together with other plans. */
  merged?: boolean;
  /** All templates of the plan are read-only: nothing would be filled in. */
  readOnlyOnly?: boolean;
  imported?: boolean;
}

/** Whether a plan may return to an earlier stage (specification 4): merged and read-only-only plans not to filling in, imported ones only to not open, locked and stopped ones not at all. */
export function canReturnToStage({ from, to, locked, merged, readOnlyOnly, imported }: ReturnInput): Verdict {
  if (from === AssessmentPlanStatus.STOPPED) return refused('PLAN_STOPPED');
  if (locked) return refused('PLAN_LOCKED');
  if (imported === true || from === AssessmentPlanStatus.IMPORTED) {
    return from !== AssessmentPlanStatus.NOT_OPEN && to === AssessmentPlanStatus.NOT_OPEN
      ? ALLOWED
      : refused('IMPORTED_RETURNS_TO_NOT_OPEN');
  }
  if (to >= from) return refused('NOT_AN_EARLIER_STAGE');
  if (to === AssessmentPlanStatus.FILLING && merged === true) return refused('MERGED_NOT_TO_FILLING');
  if (to === AssessmentPlanStatus.FILLING && readOnlyOnly === true) return refused('READ_ONLY_NOT_TO_FILLING');
  return ALLOWED;
}

/** Locking is possible from filling in to communicating (domain.md, "Decisions"). */
export function canLock(status: PlanStatusValue): boolean {
  return status >= AssessmentPlanStatus.FILLING && status <= AssessmentPlanStatus.COMMUNICATING;
}

/** The status as it travels: negative when locked (specification 3); a lock means nothing outside 1 to 4. */
export function wireStatus(status: PlanStatusValue, locked: boolean): number {
  return locked && canLock(status) ? -status : status;
}

/** Reads a status as it travels; null for a number that is none. */
export function fromWireStatus(wire: number): { status: PlanStatusValue; locked: boolean } | null {
  const status = Object.values(AssessmentPlanStatus).find((one) => one === Math.abs(wire));
  if (status === undefined) return null;
  if (wire >= 0) return { status, locked: false };
  return canLock(status) ? { status, locked: true } : null;
}
