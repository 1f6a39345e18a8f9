import type { Contract } from '@hengcai/shared/contract/all';
import type { Handlers } from '../../kit/context.ts';
import { addNode, decide, nodesOfPlan, removeNode, rolesFor } from './approve.ts';
import { extendPlan, filePlan, terminatePlan } from './ending.ts';
import { exportPlans, historyOf, listArchived, listPlans } from './list.ts';
import { deletePlan, openScoringNow, remind, savePlan, setMailTemplate, startPlan } from './setup.ts';
import { planDetail } from './told.ts';
import { confirmResult, saveScore, saveTargets } from './work.ts';

/** `/probationplan`: the probation of one person, from its targets to the archive. */
export const probationplanHandlers: Handlers<Contract['probationplan']> = {
  getplan: ({ planCode }, ctx) => planDetail(ctx, planCode),
  listplan: (asked, ctx) => listPlans(ctx, asked),
  listprobationhistory: ({ planCode }, ctx) => historyOf(ctx, planCode),

  saveplan: (plan, ctx) => savePlan(ctx, plan),
  updatemailtemplate: (asked, ctx) => setMailTemplate(ctx, asked),
  deleteplan: (one, ctx) => deletePlan(ctx, one),
  startplan: (one, ctx) => startPlan(ctx, one),
  startprobationscore: (one, ctx) => openScoringNow(ctx, one),
  probationremind: ({ planCodes }, ctx) => remind(ctx, planCodes),

  savetargets: (form, ctx) => saveTargets(ctx, form),
  savescore: (sheet, ctx) => saveScore(ctx, sheet),
  confirmresult: (said, ctx) => confirmResult(ctx, said),

  approvalassess: (decision, ctx) => decide(ctx, decision),
  addapproval: (asked, ctx) => addNode(ctx, asked),
  deleteapproval: (asked, ctx) => removeNode(ctx, asked),
  listapprovalrole: (asked, ctx) => rolesFor(ctx, asked),
  listapprovalnode: (asked, ctx) => nodesOfPlan(ctx, asked),

  fileplan: (one, ctx) => filePlan(ctx, one),
  terminateplan: (asked, ctx) => terminatePlan(ctx, asked),
  extendplan: (asked, ctx) => extendPlan(ctx, asked),
};

/** Of `/performanceflow` what is about probations. */
export const probationFlowHandlers: Handlers<Contract['probationFlow']> = {
  probationarchived: (asked, ctx) => listArchived(ctx, asked),
};

/** Of `/performanceexport` what is about probations. */
export const probationExportHandlers: Handlers<Contract['probationExport']> = {
  exportProbationPerformanceExcel: (asked, ctx) => exportPlans(ctx, asked),
};
