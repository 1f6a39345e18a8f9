import type { Contract } from '@hengcai/shared/contract/all';
import { detached } from '../../../kit/calls.ts';
import type { Handlers } from '../../../kit/context.ts';
import { keepSession } from '../../session/public.ts';
import { bossTargets } from '../alignment/boss-targets.ts';
import { alignmentGraph, deleteAlignment, linkedCells, saveAlignment, servable } from '../alignment/alignment.ts';
import { changeTargets } from '../approval/target-change.ts';
import { approvalRuns } from '../approval/approval-runs.ts';
import { deptTargets } from '../department/dept-list.ts';
import { saveDeptScores, sendBackDeptScores, submitDeptScores } from '../department/dept-scores.ts';
import { decideDeptTargets, deptDetail, saveDeptTargets } from '../department/dept-targets.ts';
import { allotHistory } from './allot-history.ts';
import { attachmentHandlers } from './attachments.ts';
import { openAppraisal } from './assessment.ts';
import { coAssessorCandidates } from '../together/candidates.ts';
import { coAssessorList, pickCoAssessors } from '../together/picking.ts';
import { detailAsCoAssessor, detailAsOwner, detailAsSuperior, detailOf, withDetail } from './assessment-detail.ts';
import { appraisalDocument } from './assessment-document.ts';
import { exportAppraisal } from './assessment-export.ts';
import { exportAppraisals } from './assessments-export.ts';
import { myAppraisals, tabCounts, teamAppraisalPage } from './assessment-lists.ts';
import { addComment, readComments, threadCounts, threadOf } from './comments.ts';
import { confirmations, confirmMany, confirmResult } from './confirmation.ts';
import { indicatorDetail } from './indicator-detail.ts';
import { notesOfForm, saveNote } from './progress-notes.ts';
import { passportOf } from './passport.ts';
import { plans } from '../plan/plan-list.ts';
import { scopePeople } from '../plan/scope-list.ts';
import { transfers } from '../plan/transfers.ts';
import { targetLogPage } from './target-log.ts';
import { allotTargets, lockForm, saveTargets, takeTargetAway } from './targets.ts';

/** Appraisals as the person, the superior and HR see them, and what is written into the target form. */
export const performanceviewHandlers: Handlers<Contract['performanceview']> = {
  getscopebyplan: (input, ctx) => scopePeople(ctx, input),
  gettransferperformancerecord: (input, ctx) => transfers(ctx, input),
  querycomment: (input, ctx) => threadOf(ctx, input),
  addcomment: (input, ctx) => addComment(ctx, input),
  readcomment: (input, ctx) => readComments(ctx, input),
  getUnReadPerformance: (person, ctx) => threadCounts(ctx, person),
  listprogressnote: (person, ctx) => notesOfForm(ctx, person),
  saveprogressnote: (input, ctx) => saveNote(ctx, input),
  ...attachmentHandlers,
  getAssessmentTabList: (_input, ctx) => tabCounts(ctx),
  querysettingplane: (input, ctx) => myAppraisals(ctx, input),
  listdirectlyunder: (input, ctx) => teamAppraisalPage(ctx, input),
  listmyplan: async (_input, ctx) =>
    ctx.session.empId === null ? [] : plans(ctx, { involving: ctx.session.empId }, false),
  listBossTargetPlan: (person, ctx) => servable(ctx, person),
  saveAlignInfo: (input, ctx) => saveAlignment(ctx, input),
  deleteAlignInfo: (input, ctx) => deleteAlignment(ctx, input),
  getMyAlignInfo: (person, ctx) => alignmentGraph(ctx, person, 'fromMe'),
  getToMeAlignInfo: (person, ctx) => alignmentGraph(ctx, person, 'toMe'),
  getdetailbyalignview: (person, ctx) => alignmentGraph(ctx, person),
  getExistCellCodeList: (person, ctx) => linkedCells(ctx, person),
  getMyAssessmentDetail: (plan, ctx) => detailAsOwner(ctx, plan),
  getMemberAssessmentDetail: (person, ctx) => detailAsSuperior(ctx, person),
  getBossAssessmentDetail: (person, ctx) => bossTargets(ctx, person),
  getPartnerAssessmentDetail: (person, ctx) => detailAsCoAssessor(ctx, person),
  listAssessorEmpInfo: (input, ctx) => coAssessorCandidates(ctx, input),
  listTogetherAssessDetail: (person, ctx) => coAssessorList(ctx, person),
  pickTogetherAssessor: (input, ctx) => pickCoAssessors(ctx, input),
  getDeptSelectInfo: (input, ctx) => deptTargets(ctx, input),
  getDeptAssessmentDetail: (department, ctx) => deptDetail(ctx, department),
  savedeptperformance: (input, ctx) => saveDeptTargets(ctx, input),
  savedeptscore: (input, ctx) => saveDeptScores(ctx, input),
  submitdeptscore: (input, ctx) => submitDeptScores(ctx, input),
  sendbackdeptscore: (input, ctx) => sendBackDeptScores(ctx, input),
  updatedeptstatus: (input, ctx) => decideDeptTargets(ctx, input),
  getAssessmentBaseDetail: (person, ctx) => detailOf(ctx, person),
  saveperformance: async (input, ctx) => withDetail(ctx, input, await saveTargets(ctx, input)),
  getIndicatorDetail: (row, ctx) => indicatorDetail(ctx, row),
  deletestrategy: async (input, ctx) => withDetail(ctx, input, await takeTargetAway(ctx, input)),
  allotperformance: async (input, ctx) => withDetail(ctx, input, await allotTargets(ctx, input)),
  allothistory: (input, ctx) => allotHistory(ctx, input),
  updatetarget: async (input, ctx) => withDetail(ctx, input, await changeTargets(ctx, input)),
  locktargetedit: async (input, ctx) => withDetail(ctx, input, await lockForm(ctx, input)),
  gettargetlog: async (input, ctx) => targetLogPage(ctx, (await openAppraisal(ctx, input, 'none')).info.id, input),
  listApprovalNode: async (person, ctx) => approvalRuns(ctx, (await openAppraisal(ctx, person, 'none')).info.id),
  getscorepassport: async (person, ctx) => passportOf(ctx, await openAppraisal(ctx, person, 'none')),
  confirmAssessmentNote: async (input, ctx) => withDetail(ctx, input, await confirmResult(ctx, input)),
  batchconfirm: (input, ctx) => confirmMany(ctx, input),
  listNoteConfirm: async (person, ctx) => confirmations(ctx, await openAppraisal(ctx, person, 'none')),
  exportAssessmentInfo: async ({ format, ...person }, ctx) => {
    const appraisal = await openAppraisal(ctx, person, 'none');
    return format === 'pdf' ? appraisalDocument(ctx, appraisal) : exportAppraisal(ctx, appraisal);
  },
  exportMultiAssessmentInfo: (input, ctx) => exportAppraisals(ctx, input),
  // The edge has moved the idle limit of the session already, as with every call that is not a poll.
  notimeout: detached<Contract['performanceview']['endpoints']['notimeout']>(async ({ edited }, call) => {
    if (edited) await keepSession(call);
    return null;
  }),
};
