import type { Contract } from '@hengcai/shared/contract/all';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { fromWireStatus } from '@hengcai/shared/rules/performance/plan';
import { detached } from '../../../kit/calls.ts';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { inContext } from '../../../kit/run.ts';
import { uploadedTable } from '../../../kit/sheet/uploaded.ts';
import { issueText } from '../../../messages/translate.ts';
import { targetFileHandlers } from '../by-file/handlers.ts';
import { markAbsent } from '../assessment/absence.ts';
import { approveMany } from '../approval/approvals.ts';
import { approvalsWaiting } from '../assessment/assessment-lists.ts';
import { coAssessments } from '../together/co-assessments.ts';
import { participants } from './participant-list.ts';
import { auditPlan, demandAllowed, loadPlan, moved, recordEvent, updatePlan } from './plan.ts';
import { plans, withPlan } from './plan-list.ts';
import { readinessOf, type Obstacle } from './readiness.ts';
import { remindNow, remindTeam } from './reminders.ts';
import { exportScope, importScope } from './scope-file.ts';
import { outsiders } from './scope-list.ts';
import { joinDepartments, removeSingle, saveSingles } from './scope-people.ts';
import { advanceTo, calibrateTogether, seenPlan } from './stage.ts';
import { chooseSuperior } from './superior.ts';
import { PEOPLE_FILE } from './table-lines.ts';

type ScopeUpload = Contract['performanceflow']['endpoints']['importPlanScope'];

/** The file is taken apart before the transaction: nobody waits for that. */
const scopeFile = (update: boolean) =>
  detached<ScopeUpload>(async ({ upload, ...about }, call) => {
    const rows = await uploadedTable(upload, PEOPLE_FILE);
    return inContext(call.kernel, call, 'writes', (ctx) => importScope(ctx, rows, { ...about, update }));
  });

/** A screen that offers plans to choose from shows no more than this. */
const QUERY_LIMIT = 100;

/** Moving plans through their stages, and who takes part in them. */
export const performanceflowHandlers: Handlers<Contract['performanceflow']> = {
  ...targetFileHandlers,
  listTogetherAssessorPlan: (input, ctx) => coAssessments(ctx, input),
  getbesideemp: (input, ctx) => outsiders(ctx, input),
  addinfobydept: (input, ctx) => joinDepartments(ctx, input),
  saveUnoEmp: (input, ctx) => saveSingles(ctx, input),
  removeUnoEmp: (input, ctx) => removeSingle(ctx, input),
  exportPlanScope: ({ planCode }, ctx) => exportScope(ctx, planCode),
  importPlanScope: scopeFile(false),
  importUpdatePlanScope: scopeFile(true),

  async queryplane({ companyId, status }, ctx) {
    if (companyId !== undefined && companyId !== ctx.session.companyId) return [];
    const wanted = status === undefined ? undefined : fromWireStatus(status);
    if (wanted === null) return [];
    return plans(ctx, wanted ? { status: [wanted.status], locked: wanted.locked } : {}, true, {
      limit: QUERY_LIMIT,
      offset: 0,
    });
  },

  async checkadvance({ planCode, to }, ctx) {
    const plan = await loadPlan(ctx, planCode);
    const ready = await readinessOf(ctx, plan);
    const wrong =
      ready.blockers.length === 0 && ready.to !== to ? [{ field: 'to', code: 'NOT_THE_NEXT_STAGE', empId: null }] : [];
    return {
      blockers: [...wrong, ...ready.blockers].map((one) => worded(ctx, one)),
      pending: ready.pending.map((one) => worded(ctx, one)),
    };
  },

  async advance({ to, ...move }, ctx) {
    return withPlan(ctx, moved(await advanceTo(ctx, to, move)));
  },

  async advanceadjusting(move, ctx) {
    return withPlan(ctx, moved(await advanceTo(ctx, AssessmentPlanStatus.CALIBRATING, move)));
  },

  async mergeadjustingplan(move, ctx) {
    return withPlan(ctx, moved(await calibrateTogether(ctx, move)));
  },

  async advancenotarizing(move, ctx) {
    return withPlan(ctx, moved(await advanceTo(ctx, AssessmentPlanStatus.COMMUNICATING, move)));
  },

  async archive(move, ctx) {
    return withPlan(ctx, moved(await advanceTo(ctx, AssessmentPlanStatus.CLOSED, move)));
  },

  async stop({ planCode, version, reason }, ctx) {
    if (reason === '') throw refused({ field: 'reason', code: 'PLAN_STOP_REASON_REQUIRED' });
    const plan = await seenPlan(ctx, { planCode, version });
    demandAllowed(plan, 'stopPlan');
    const next = await updatePlan(ctx, plan, version, { status: AssessmentPlanStatus.STOPPED, stopReason: reason });
    await recordEvent(ctx, plan, next, { reason });
    await auditPlan(ctx, 'stopped', plan, { params: { reason } });
    return withPlan(ctx, moved(next));
  },

  async lockplan({ planCode, version, locked, reason }, ctx) {
    const plan = await seenPlan(ctx, { planCode, version });
    if (plan.locked === locked) return withPlan(ctx, moved(plan));
    demandAllowed(plan, locked ? 'lockPlan' : 'unlockPlan');
    const next = await updatePlan(ctx, plan, version, { locked, lockReason: locked && reason !== '' ? reason : null });
    await recordEvent(ctx, plan, next, reason === '' ? {} : { reason });
    await auditPlan(ctx, locked ? 'locked' : 'unlocked', plan, { params: { reason } });
    return withPlan(ctx, moved(next));
  },

  async remind({ planCode, empIds }, ctx) {
    const plan = await loadPlan(ctx, planCode);
    demandAllowed(plan, 'remind');
    const reminded = await remindNow(ctx, plan, empIds);
    await auditPlan(ctx, 'reminded', plan, { params: { count: reminded } });
    return { reminded };
  },

  markabsent: (input, ctx) => markAbsent(ctx, input),
  choosesuperior: (input, ctx) => chooseSuperior(ctx, input),
  listassessmentapproval: (input, ctx) => approvalsWaiting(ctx, input),
  batchbosscheck: (input, ctx) => approveMany(ctx, input),
  remindteam: (input, ctx) => remindTeam(ctx, input),

  async viewdetails({ pageNo, pageSize, ...filter }, ctx) {
    return participants(ctx, await loadPlan(ctx, filter.planCode), filter, { pageNo, pageSize });
  },
};

const worded = (ctx: Ctx, { field, code, params, empId }: Obstacle) => ({
  field,
  code,
  message: issueText(ctx.language, code, params),
  empId,
});
