import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import {
  PageRight,
  AssessmentPlanStatus,
  ViewerType,
  type BossStage,
  type EmployeeStage,
  type TargetStatus,
  type ValueOf,
} from '@hengcai/shared/enums';
import type { OwnDates } from '@hengcai/shared/rules/performance/own-dates';
import type { CellText } from '@hengcai/shared/rules/performance/typed-cells';
import { pages, type PageNeed } from '@hengcai/shared/contract/kernel';
import { isAnyOf } from '../../../db/sql.ts';
import type { AuditLine, Ctx } from '../../../kit/context.ts';
import { notFound, stale } from '../../../kit/failure.ts';
import { onPagesOf, rolesThrough } from '../../../kit/policy.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { employee } from '../../employee/tables.ts';
import { visibleEmployees } from '../../employee/public.ts';
import { changeStatus, type ChangeStatus } from '../approval/change-status.ts';
import { approvalsOfTargets, type PendingApproval } from '../approval/approval-runs.ts';
import type { PlanRow } from '../plan/plan.ts';
import { isRejected } from '../calibration/rejection.ts';
import { scoredAsSuperior } from './score-sheets.ts';
import { isLeft, lastDayOfPerson, scoredWithoutSelf } from './standing.ts';
import { coAssessorsPending, isCoAssessor, scoredAsCoAssessor } from '../together/pending.ts';
import { assessmentInfo, assessmentPlan, type RuleSnapshot } from '../tables.ts';
import type { targetRow } from '../tables-form.ts';
import { isLockedManager } from '../plan/manager-lock.ts';
import { ownDay } from '../plan/scope.ts';
import { withinReach } from '../waiting.ts';
import { hasRight } from '../../../kit/pages.ts';

export type TargetRow = typeof targetRow.$inferSelect;
/** An indicator of a form; of the writer’s draft with what stands in its cells and is no value. */
export type FormRow = TargetRow & { typed?: readonly CellText[] };
type InfoColumns = typeof assessmentInfo.$inferSelect;
/** A participant; the closed sets are written by our own transitions only. */
export type InfoRow = Omit<InfoColumns, 'employeeStage' | 'bossStage' | 'targetStatus'> & {
  employeeStage: ValueOf<typeof EmployeeStage>;
  bossStage: ValueOf<typeof BossStage>;
  targetStatus: ValueOf<typeof TargetStatus>;
};

/** Whose appraisal a call is about. */
export interface Person {
  planCode: string;
  empId: string;
}

/** How the caller stands towards one appraisal. Nobody acts for HR on themselves, so `self` excludes all others. */
export interface Caller {
  empId: string | null;
  self: boolean;
  /** The superior of the moment the plan opened. */
  boss: boolean;
  /** Asked by the approval that waits now. */
  approver: boolean;
  /** Scores beside the superior. */
  partner: boolean;
  /** Submitted the superior's scores, be it as a former superior. */
  scored: boolean;
  /** Manages plans and may see the person. */
  hr: boolean;
  hrEdits: boolean;
  hrExports: boolean;
}

/** One appraisal as the caller meets it. */
export interface Appraisal {
  info: InfoRow;
  plan: PlanRow;
  rule: RuleSnapshot;
  /** Last days that hold for this person alone. */
  own: OwnDates;
  /** The approval that waits; null when none does. */
  approval: PendingApproval | null;
  caller: Caller;
  viewer: ValueOf<typeof ViewerType>;
  /** Calibration sent the result back to be scored again, and nothing was decided about it since. */
  rejected: boolean;
  /** The person has left with the form open. */
  left: boolean;
  /** There is no self score, and the superior need not wait for one. */
  withoutSelf: boolean;
  /** HR keeps the caller from changing anything as a manager. */
  lockedManager: boolean;
  /** How far a change of the agreed targets is; null where none was asked for. */
  change: ChangeStatus | null;
  /** The superior still waits for co-assessors. */
  partnersPending: boolean;
  /** The caller has submitted as a co-assessor. */
  partnerScored: boolean;
  /** Some co-assessor has. */
  partnersScored: boolean;
  /** The moment of a change in the order of this appraisal (`momentAfter`). */
  at: Date;
}

/**
 * `none` to read; `form` lets writers of the same form wait for each other; `transition` also keeps the plan from moving
 * on meanwhile. Auto-saves take `form`: a steady stream of share locks would keep HR from ever moving the plan.
 */
export type Lock = 'none' | 'form' | 'transition';

/** Loads an appraisal for whoever may see it: the person, the superior or present approver, co-assessors, HR. Everybody else gets 404. */
export async function openAppraisal(ctx: Ctx, { planCode, empId }: Person, lock: Lock): Promise<Appraisal> {
  const found = (await openAppraisals(ctx, { planCode, empIds: [empId] }, lock)).get(empId);
  if (!found) throw notFound();
  return found;
}

/** The same for several people of a plan, by person, in three statements; who would be answered 404 is not among them. */
export async function openAppraisals(
  ctx: Ctx,
  { planCode, empIds }: { planCode: string; empIds: readonly string[] },
  lock: Lock,
): Promise<Map<string, Appraisal>> {
  const found = await openIn(ctx, [planCode], empIds, lock);
  return new Map(found.map((one) => [one.info.empId, one]));
}

/** The same to read for people of several plans, in the order asked for, in three statements as well. */
export async function readAppraisals(ctx: Ctx, people: readonly Person[]): Promise<Appraisal[]> {
  const distinct = <K extends keyof Person>(key: K) => [...new Set(people.map((one) => one[key]))];
  const found = await openIn(ctx, distinct('planCode'), distinct('empId'), 'none');
  const byPerson = new Map(found.map((one) => [`${one.info.planId} ${one.info.empId}`, one]));
  return people.flatMap(({ planCode, empId }) => byPerson.get(`${planCode} ${empId}`) ?? []);
}

async function openIn(
  ctx: Ctx,
  planCodes: readonly string[],
  empIds: readonly string[],
  lock: Lock,
): Promise<Appraisal[]> {
  const planQuery = ctx.tx
    .select()
    .from(assessmentPlan)
    .where(and(eq(assessmentPlan.companyId, ctx.session.companyId), isAnyOf(assessmentPlan.id, planCodes)));
  const all = await (lock === 'transition' ? planQuery.for('share') : planQuery);
  const plans = new Map(all.flatMap((plan) => (plan.ruleSnapshot ? [[plan.id, plan] as const] : [])));
  if (plans.size === 0) return [];
  const infoQuery = ctx.tx
    .select({
      info: assessmentInfo,
      ownFillTo: ownDay('fillTo'),
      ownScoreTo: ownDay('scoreTo'),
      lastDay: lastDayOfPerson,
      rejected: isRejected,
      change: changeStatus,
      lockedManager: isLockedManager(sql`${ctx.session.empId ?? ''}`),
      partner: isCoAssessor(ctx.session.empId),
      scored: scoredAsSuperior(ctx.session.empId),
      partnersPending: coAssessorsPending(ctx),
      partnerScored: scoredAsCoAssessor(ctx.session.empId),
      partnersScored: scoredAsCoAssessor(),
      visible: managesPlans(ctx, PageRight.VISIT) ? managedSubject(ctx) : sql<boolean>`false`,
      hrEdits: hrColumn(ctx, 'edit'),
      hrExports: hrColumn(ctx, 'export'),
    })
    .from(assessmentInfo)
    .where(
      and(
        eq(assessmentInfo.companyId, ctx.session.companyId),
        isAnyOf(assessmentInfo.planId, [...plans.keys()]),
        isAnyOf(assessmentInfo.empId, empIds),
        isNull(assessmentInfo.removedAt),
        withinReach(ctx),
      ),
    )
    // In the order of ids: two batches that share people wait for each other and never lock each other out.
    .orderBy(assessmentInfo.empId);
  const rows = await (lock === 'none' ? infoQuery : infoQuery.for('update'));
  const approvals = await approvalsOfTargets(
    ctx,
    rows.map(({ info }) => info.id),
  );
  return rows.flatMap((found): Appraisal[] => {
    const info = found.info as InfoRow;
    const plan = plans.get(info.planId);
    if (!plan?.ruleSnapshot) return [];
    const { ruleSnapshot: rule } = plan;
    const approval = approvals.get(info.id) ?? null;
    const caller = callerOf(ctx, info, approval, found);
    const viewer = viewerOf(caller);
    // What HR took back to prepare again is nobody else's business.
    if (viewer === null || (plan.status === AssessmentPlanStatus.NOT_OPEN && !caller.hr)) return [];
    const own = { fillTo: found.ownFillTo, scoreTo: found.ownScoreTo };
    const { rejected, change, lockedManager, partnersPending, partnerScored, partnersScored } = found;
    const left = isLeft(ctx, plan, info, found.lastDay);
    const withoutSelf = scoredWithoutSelf(ctx, { scoreTo: own.scoreTo ?? plan.scoreTo }, info, left);
    const seen = {
      left,
      rejected,
      change,
      lockedManager,
      partnersPending,
      partnerScored,
      partnersScored,
      withoutSelf,
    };
    const at = momentAfter(info.updatedAt, ctx.now);
    return [{ info, plan: plan as PlanRow, rule, own, approval, caller, viewer, ...seen, at }];
  });
}

/**
 * Database time is that of the transaction's start. Who waited for the form started before the one waited for ended, so
 * by that time alone histories would read in the wrong order.
 */
export const momentAfter = (last: Date, now: Date): Date => (now > last ? now : new Date(last.getTime() + 1));

/** Whether the caller's roles manage plans: the page right; whom it reaches is `visibleEmployees`. */
export const managesPlans = (ctx: Pick<Ctx, 'session'>, right: number): boolean =>
  hasRight(ctx.session, '/performance/management', right);

export const MANAGEMENT = {
  visit: pages('/performance/management', 'visit'),
  edit: pages('/performance/management', 'edit'),
  export: pages('/performance/management', 'export'),
} as const;

/** Whether the evaluated person is among those the caller may see. */
export const visibleSubject = (ctx: Ctx) =>
  sql<boolean>`exists (select 1 from ${employee} where ${employee}.id = ${assessmentInfo}.emp_id and ${visibleEmployees(ctx)})`;

/** Whether the evaluated person is among those for whom the caller manages plans: one role gives the right and the person. */
export const managedSubject = (ctx: Ctx, need: PageNeed = 'visit') => visibleSubject(onPagesOf(ctx, MANAGEMENT[need]));

/** Whether HR has a right over the person, as a column; where the same roles give it as give the visit, that one answers. */
function hrColumn(ctx: Ctx, need: 'edit' | 'export') {
  const given = (one: PageNeed) => rolesThrough({ ...ctx.session, through: MANAGEMENT[one] });
  if (given(need).length === 0) return sql<boolean>`false`;
  return given(need).length === given('visit').length ? sql<null>`null` : managedSubject(ctx, need);
}

interface HrRights {
  visible: boolean;
  partner: boolean;
  scored: boolean;
  hrEdits: boolean | null;
  hrExports: boolean | null;
}

function callerOf(ctx: Ctx, info: InfoRow, approval: PendingApproval | null, rights: HrRights): Caller {
  const me = ctx.session.empId;
  const self = me !== null && me === info.empId;
  const other = me !== null && !self;
  const hr = !self && rights.visible;
  return {
    empId: me,
    self,
    boss: other && me === info.bossEmpId,
    approver: other && (approval?.waitingFor.includes(me) ?? false),
    partner: other && rights.partner,
    scored: rights.scored,
    hr,
    hrEdits: hr && (rights.hrEdits ?? true),
    hrExports: hr && (rights.hrExports ?? true),
  };
}

function viewerOf(caller: Caller): Appraisal['viewer'] | null {
  if (caller.self) return ViewerType.MYSELF;
  if (caller.boss || caller.approver) return ViewerType.LEADER;
  if (caller.hr) return ViewerType.SETTER;
  return caller.partner ? ViewerType.LEADER : null;
}

/** Whether the caller is there to score beside the superior and for nothing else: what others gave is not shown then. */
export const onlyScoresBeside = ({ partner, boss, approver, hr }: Caller): boolean =>
  partner && !boss && !approver && !hr;

/**
 * The version of an appraisal as one reader counts it: drafts are their writer's alone, so they count for nobody else;
 * calibrations are hidden from the person, so they count for everybody else. Anything else would show in the number.
 */
export const formVersion = (info: Pick<InfoRow, 'version' | 'draftSaves' | 'resultVersion'>, own: boolean): number =>
  own ? info.version + info.draftSaves : info.resultVersion;

/** Refuses a caller who saw an older form; the answer says what stands there now, who saved it and when. */
export function demandFormVersion({ info, caller }: Pick<Appraisal, 'info' | 'caller'>, version: number): void {
  if (formVersion(info, caller.self) !== version) throw stale(formNow({ info, caller }));
}

/** What a stale caller is told about the form. Auto-saves are the person's own; everything else has its audit entry. */
export function formNow({ info, caller }: Pick<Appraisal, 'info' | 'caller'>) {
  const draftAt = caller.self && info.draftSavedAt !== null && info.draftSavedAt > info.updatedAt;
  return {
    version: formVersion(info, caller.self),
    changedAt: (draftAt ? (info.draftSavedAt ?? info.updatedAt) : info.updatedAt).toISOString(),
    changedBy: draftAt ? info.empId : null,
  };
}

/**
 * Changes an appraisal that `openAppraisal` has locked. The version in the condition is the second net: a transition
 * that lost a race must fail even if somebody forgets the lock.
 */
export const updateInfo = (ctx: Ctx, appraisal: Appraisal, values: InfoValues): Promise<InfoRow> =>
  writeInfo(ctx, appraisal, { ...values, ...counted(appraisal) });

/** Changes appraisals of a plan which `openAppraisals` has locked, in one statement; each as it is told, all the same columns. */
export async function updateInfos(
  ctx: Ctx,
  changes: readonly { appraisal: Appraisal; values: InfoValues }[],
): Promise<InfoRow[]> {
  const rows = changes.map(({ appraisal, values }) => ({
    ...values,
    ...counted(appraisal),
    companyId: appraisal.info.companyId,
    id: appraisal.info.id,
  }));
  await updateMany(ctx.tx, assessmentInfo, ['companyId', 'id'], rows);
  return changes.map(({ appraisal: { info } }, i) => ({ ...info, ...rows[i] }) as InfoRow);
}

/** How an appraisal counts after a change: what the person submits ends the drafts, which from then on count for everybody. */
function counted({ info, caller, at }: Appraisal) {
  const drafts = caller.self ? info.draftSaves : 0;
  return {
    version: info.version + drafts + 1,
    resultVersion: info.resultVersion + drafts + 1,
    draftSaves: info.draftSaves - drafts,
    updatedAt: at,
  };
}

/** Changes what the person may not know of yet, and therefore nothing that the person's answers carry. */
export function updateResult(
  ctx: Ctx,
  appraisal: Appraisal,
  values: Pick<InfoValues, 'calibratedScore' | 'calibratedLevel'>,
): Promise<InfoRow> {
  return writeInfo(ctx, appraisal, { ...values, resultVersion: sql`${assessmentInfo.resultVersion} + 1` });
}

/** Keeps what the person typed, which is nobody else's business before it is submitted. */
export function updateDraft(
  ctx: Ctx,
  appraisal: Appraisal,
  values: Pick<InfoValues, 'draftRows' | 'draftClientId' | 'draftSeq' | 'draftSavedAt'>,
): Promise<InfoRow> {
  return writeInfo(ctx, appraisal, { ...values, draftSaves: sql`${assessmentInfo.draftSaves} + 1` });
}

type InfoValues = Partial<typeof assessmentInfo.$inferInsert>;

async function writeInfo(
  ctx: Ctx,
  { info, caller }: Appraisal,
  values: { [K in keyof InfoValues]: InfoValues[K] | SQL },
): Promise<InfoRow> {
  const [row] = await ctx.tx
    .update(assessmentInfo)
    .set(values)
    .where(
      and(
        eq(assessmentInfo.companyId, ctx.session.companyId),
        eq(assessmentInfo.id, info.id),
        eq(assessmentInfo.version, info.version),
        eq(assessmentInfo.resultVersion, info.resultVersion),
      ),
    )
    .returning();
  if (!row) throw stale(formNow({ info, caller }));
  return row as InfoRow;
}

/** What a change of a row answers. */
export const saved = (row: { id: string; version: number }) => ({ id: row.id, version: row.version });

/** What a change of a form answers: its version as the caller counts it. */
export const savedForm = ({ caller }: Pick<Appraisal, 'caller'>, row: InfoRow) => ({
  id: row.id,
  version: formVersion(row, caller.self),
});

/** An audit entry about an appraisal. Drafts have none: what counts is what was submitted. */
export const appraisalLine = (
  action: string,
  { info, plan }: { info: Pick<InfoRow, 'id'>; plan: Pick<PlanRow, 'name'> },
  line: Pick<AuditLine, 'params' | 'before' | 'after'> = {},
): AuditLine => ({
  action: `assessment.${action}`,
  objectType: 'assessment',
  objectId: info.id,
  ...line,
  params: { plan: plan.name, ...line.params },
});

/** Appends an audit entry about an appraisal. */
export const auditAppraisal = (ctx: Ctx, ...about: Parameters<typeof appraisalLine>): Promise<void> =>
  ctx.audit(appraisalLine(...about));
