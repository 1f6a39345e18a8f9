import type { AppraisalAction } from '@hengcai/shared/rules/performance/capacities';
import type { PlanAction } from '@hengcai/shared/rules/performance/freeze';
import { byLevel } from '../rule/byLevel';
import type { AssessmentFormFragment } from './assessment.gen';

export type Assessment = AssessmentFormFragment;
export type Part = Assessment['parts'][number];
type IndicatorOfPerson = Assessment['indicators'][number];
/** Of a department, beside whose targets nothing is attached, too. */
export type Indicator = Omit<IndicatorOfPerson, 'attachments'> & Partial<Pick<IndicatorOfPerson, 'attachments'>>;
export type Sheet = Assessment['sheets'][number];
export type Role = 'SELF' | 'BOSS' | 'PARTNER';
/** Whose sheet it is: somebody's in an appraisal, or that of whoever scores a department. */
export type SheetRole = Role | 'DEPARTMENT';

type Shares = 'selfRatio' | 'partnerRatio' | 'bossRatio' | 'departmentRatio' | 'digits';
/** What sheets of scores are drawn from: an appraisal, or the form of a department. */
export type ScoredForm = Pick<
  Assessment,
  'parts' | 'rule' | 'sheets' | 'importedScores' | 'departmentScore' | 'potential' | 'actions'
> &
  Partial<Pick<Assessment, 'employee' | 'person' | 'selfScoreHidden' | 'reviewScore'>> & {
    plan: Pick<NonNullable<Assessment['plan']>, Shares> | null;
    indicators: readonly Indicator[];
  };

export interface Permission {
  allowed: boolean;
  /** Why not, in the language of the screen; null when allowed. */
  message: string | null;
}

/** Whether the caller may do something now; the services decide by the one freeze matrix, the screen only shows it. */
export function permissionOf({ actions }: Pick<Assessment, 'actions'>, action: PlanAction): Permission {
  const found = actions.find((one) => one.action === action);
  return { allowed: found?.allowed ?? false, message: found?.message ?? null };
}

/** Reasons that say the action is done, or of another stage: no business of the reader now. The others are obstacles to tell. */
const NOT_NOW = new Set([
  'ROLE_NOT_ALLOWED',
  'STAGE_NOT_OPEN',
  'STAGE_PASSED',
  'PLAN_CLOSED',
  'PLAN_STOPPED',
  'PLAN_IMPORTED',
  'TARGETS_NOT_SUBMITTED',
  'TARGETS_SUBMITTED',
  'TARGETS_APPROVED',
  'TARGETS_NOT_APPROVED',
  'NOT_AN_APPROVER',
  'WITHDRAW_TOO_LATE',
  'SCORES_SUBMITTED',
  'NOTHING_TO_SEND_BACK',
  'RESULT_CONFIRMED',
]);

/** Whether an action is worth showing: it is the reader's and of this stage. What stands in its way is then told. */
export const concerns = ({ actions }: Pick<Assessment, 'actions'>, action: PlanAction): boolean =>
  actions.some((one) => one.action === action && !NOT_NOW.has(one.code ?? ''));

/** Whether an action is the reader's own in some stage. */
export const belongsTo = ({ actions }: Assessment, action: AppraisalAction): boolean =>
  actions.some((one) => one.action === action && one.code !== 'ROLE_NOT_ALLOWED');

/** The sheet of a role; of co-assessors the reader’s own, which comes first. */
export const sheetOf = ({ sheets }: Pick<Assessment, 'sheets'>, role: SheetRole): Sheet | undefined =>
  sheets.find((sheet) => sheet.scorerRole === role);
export const scoreOf = (indicator: Indicator, role: SheetRole) =>
  indicator.scores.find((score) => score.scorerRole === role);
/** What one of several co-assessors gave. */
export const scoreBy = (indicator: Indicator, scorerId: string) =>
  indicator.scores.find((score) => score.scorerId === scorerId);
/** The sheets of the co-assessors that can be seen. */
export const partnerSheets = ({ sheets }: Pick<Assessment, 'sheets'>): Sheet[] =>
  sheets.filter((sheet) => sheet.scorerRole === 'PARTNER');
/** What saves and what submits the sheet of a role. */
export const ACTIONS_OF = {
  SELF: { save: 'saveSelfScore', submit: 'submitSelfScore' },
  PARTNER: { save: 'saveCoAssessorScore', submit: 'submitCoAssessorScore' },
  BOSS: { save: 'saveBossScore', submit: 'submitBossScore' },
} as const satisfies Record<Role, Record<'save' | 'submit', AppraisalAction>>;
/** Whether achieved values are typed into the sheet of a role. */
export const typesAchieved = (role: SheetRole | null): boolean => role === 'SELF' || role === 'DEPARTMENT';
/** Whether sheets take levels in place of numbers. */
export const isByLevel = ({ rule }: Pick<Assessment, 'rule'>): boolean => byLevel(rule);
export const isFormula = (part: Part): boolean => part.scoreMethod === 'FORMULA';
/** Whether people type scores of a part; else figures give them, or a file. */
export const isTyped = (part: Part): boolean => !isFormula(part) && !isImported(part);
export const isImported = (part: Part): boolean => part.scoreMethod === 'IMPORTED';
/** What came by file for a part; undefined: nothing yet, or hidden from the reader. */
export const importedOf = ({ importedScores }: Pick<Assessment, 'importedScores'>, part: Part) =>
  importedScores.find((one) => one.part?.id === part.id && one.part.template?.id === part.template?.id);
export const inPart = <R extends Pick<Indicator, 'part'>>(part: Part, rows: readonly R[]): R[] =>
  rows.filter((row) => row.part?.id === part.id && row.part.template?.id === part.template?.id);

/** The column of a part for files; undefined: nothing is attached to its indicators. */
export const attachmentColumn = (part: Part) => part.columns.find(({ type }) => type === 'ATTACHMENT');
/** The files beside an indicator, with the heading of their column; null where there is no column for them. */
export function filesOf(assessment: Assessment, indicatorId: string) {
  const indicator = assessment.indicators.find((one) => one.id === indicatorId);
  const part = indicator && assessment.parts.find((one) => inPart(one, [indicator]).length > 0);
  const column = part && attachmentColumn(part);
  if (!column) return null;
  return { heading: column.name, indicator, editable: permissionOf(assessment, 'saveSelfScore').allowed };
}

/** Name of a part; with its template where the plan has several. */
export const partName = (parts: readonly Part[], part: Part): string =>
  parts.some((other) => other.template?.id !== part.template?.id) ? `${part.template?.name} / ${part.name}` : part.name;

/** Whether there is a result that the reader may see. */
export const hasResult = ({ composedScore, levelName }: Assessment): boolean =>
  composedScore !== null || levelName !== null;
