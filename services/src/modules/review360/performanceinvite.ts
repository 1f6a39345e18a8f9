import type { Contract } from '@hengcai/shared/contract/all';
import type { Handlers } from '../../kit/context.ts';
import { notFound } from '../../kit/failure.ts';
import { accept, decline, formDetail, formOf, reopen, revoke, writeForm } from './forms.ts';
import { candidates } from './candidates.ts';
import { assessorsOf, decideNominations, deleteAssessors, sendInvitations } from './raters.ts';
import { remind } from './remind.ts';
import {
  detailOf,
  everybody,
  exportTeam,
  flaggedForms,
  myPlans,
  myTeam,
  overviewOf,
  summaryOf,
  suspects,
} from './reports.ts';
import { openSubject, reviewPlan } from './standing.ts';
import { myForms, receivedInvitations } from './tasks.ts';

/** `/performanceinvite`: people are evaluated by those around them. */
export const performanceinviteHandlers: Handlers<Contract['performanceinvite']> = {
  list360AssessablePlan: ({ planStatus }, ctx) => myPlans(ctx, planStatus),
  getMy360OverviewInfo: (_input, ctx) => overviewOf(ctx),

  get360AssessableEmpInfo: (input, ctx) => candidates(ctx, input),
  send360AssessInvitation: (input, ctx) => sendInvitations(ctx, input),
  async getMyAssessorList({ planCode }, ctx) {
    const { empId } = ctx.session;
    if (empId === null) throw notFound();
    return assessorsOf(ctx, await reviewPlan(ctx, planCode), await openSubject(ctx, planCode, empId));
  },
  getMemberAssessorList: async ({ planCode, empId }, ctx) =>
    assessorsOf(ctx, await reviewPlan(ctx, planCode), await openSubject(ctx, planCode, empId)),
  approve360Nomination: (input, ctx) => decideNominations(ctx, input),
  delete360Assessor: (input, ctx) => deleteAssessors(ctx, input),
  revoke360Invitation: (input, ctx) => revoke(ctx, input),
  reopen360Assessment: (input, ctx) => reopen(ctx, input),
  remind360Assessor: (input, ctx) => remind(ctx, input),

  listReceived360Invitation: (page, ctx) => receivedInvitations(ctx, page),
  accept360Invitation: (input, ctx) => accept(ctx, input),
  decline360Invitation: (input, ctx) => decline(ctx, input),
  getMy360AssessInfo: (input, ctx) => myForms(ctx, input),
  getAssessInterface: (input, ctx) => formOf(ctx, input),
  save360Assessment: (input, ctx) => writeForm(ctx, input, false),
  commit360Assessment: (input, ctx) => writeForm(ctx, input, true),
  getAssessDetail: (input, ctx) => formDetail(ctx, input),

  getMyTeam360AssessInfo: (input, ctx) => myTeam(ctx, input),
  listRateEmpByPlan: (input, ctx) => everybody(ctx, input),
  exportMyTeamScoreRecord: (input, ctx) => exportTeam(ctx, input),
  listAssessScoreStatistic: (input, ctx) => summaryOf(ctx, input),
  listDetailScoreStatistic: (input, ctx) => detailOf(ctx, input),
  listNegativeCheckEmpList: (input, ctx) => suspects(ctx, input),
  listDetailNegativeCheck: (input, ctx) => flaggedForms(ctx, input),
};
