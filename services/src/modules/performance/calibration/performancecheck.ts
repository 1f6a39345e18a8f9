import type { Contract } from '@hengcai/shared/contract/all';
import { ScorerRole } from '@hengcai/shared/enums';
import { detached } from '../../../kit/calls.ts';
import type { Handlers } from '../../../kit/context.ts';
import { inContext } from '../../../kit/run.ts';
import { uploadedTable } from '../../../kit/sheet/uploaded.ts';
import { approveTargets, rejectTargets, submitTargets, withdrawTargets } from '../approval/approvals.ts';
import { withDetail } from '../assessment/assessment-detail.ts';
import { adjust, adjustHistory } from './calibration.ts';
import { exportCalibration } from './calibration-export.ts';
import { importCalibration } from './calibration-import.ts';
import { calibrationScores } from './calibration-scores.ts';
import { calibrationPage, distributionOf, plansToCalibrate, withCalibration } from './calibration-list.ts';
import { groupPage } from './groups.ts';
import { performanceMatrix } from './matrix.ts';
import { proposal } from './proposal.ts';
import { rejectAndVerify } from './reject-and-verify.ts';
import { saveScores, sendBackScores, submitScores } from '../assessment/scoring.ts';
import { lockManager } from '../plan/manager-lock.ts';
import { singlePeople } from '../plan/scope-list.ts';
import { PEOPLE_FILE } from '../plan/table-lines.ts';
import { ungradedPage } from './ungraded.ts';

/** The file is taken apart before the transaction: nobody waits for that. */
const calibrationFile = detached<Contract['performancecheck']['endpoints']['importAdjustingAssessed']>(
  async ({ upload, ...about }, call) => {
    const rows = await uploadedTable(upload, PEOPLE_FILE);
    return inContext(call.kernel, call, 'writes', (ctx) => importCalibration(ctx, rows, about));
  },
);

/** Deciding on targets, scoring and calibration. */
export const performancecheckHandlers: Handlers<Contract['performancecheck']> = {
  async updatestatus({ action, ...input }, ctx) {
    switch (action) {
      case 'submit':
        return withDetail(ctx, input, await submitTargets(ctx, input));
      case 'withdraw':
        return withDetail(ctx, input, await withdrawTargets(ctx, input));
      case 'approve':
        return withDetail(ctx, input, await approveTargets(ctx, input));
    }
  },
  reject: async (input, ctx) => withDetail(ctx, input, await rejectTargets(ctx, input)),
  listUnoEmpPerformanceInfo: (input, ctx) => singlePeople(ctx, input),
  scoreresult: async (input, ctx) => withDetail(ctx, input, await saveScores(ctx, input)),
  lockPersonStatus: (input, ctx) => lockManager(ctx, input),
  saveTogetherAssessorScore: async (input, ctx) =>
    withDetail(ctx, input, await saveScores(ctx, { ...input, scorerRole: ScorerRole.PARTNER })),
  updateCheckStatus: async (input, ctx) => withDetail(ctx, input, await submitScores(ctx, input)),
  sendbackmark: async (input, ctx) => withDetail(ctx, input, await sendBackScores(ctx, input)),
  adjustlist: (input, ctx) => plansToCalibrate(ctx, input),
  querylist: (input, ctx) => calibrationPage(ctx, input),
  getdistribution: (input, ctx) => distributionOf(ctx, input),
  comparegroups: (input, ctx) => groupPage(ctx, input),
  performancematrix: ({ planCode }, ctx) => performanceMatrix(ctx, planCode),
  proposemoves: (input, ctx) => proposal(ctx, input.planCode),
  assessmentEvaluation: async (input, ctx) => withCalibration(ctx, input, await adjust(ctx, input)),
  listScore: (input, ctx) => calibrationScores(ctx, input),
  getungradeemp: (input, ctx) => ungradedPage(ctx, input),
  rejectandverify: async (input, ctx) => withCalibration(ctx, input, await rejectAndVerify(ctx, input)),
  exportExcel: ({ planCode }, ctx) => exportCalibration(ctx, planCode),
  importAdjustingAssessed: calibrationFile,
  listadjusthistory: (input, ctx) => adjustHistory(ctx, input),
};
