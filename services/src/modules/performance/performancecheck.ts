import type { Contract } from '@hengcai/shared/contract/all';
import type { Handlers } from '../../kit/context.ts';
import { approveMany, approveTargets, rejectTargets, submitTargets, withdrawTargets } from './approvals.ts';
import { adjust, adjustHistory } from './calibration.ts';
import { calibrationPage, distributionOf, plansToCalibrate } from './calibration-list.ts';
import { saveScores, sendBackScores, submitScores } from './scoring.ts';

/** Deciding on targets, scoring and calibration. */
export const performancecheckHandlers: Handlers<Contract['performancecheck']> = {
  async updatestatus({ action, ...input }, ctx) {
    switch (action) {
      case 'submit':
        return submitTargets(ctx, input);
      case 'withdraw':
        return withdrawTargets(ctx, input);
      case 'approve':
        return approveTargets(ctx, input);
    }
  },
  reject: (input, ctx) => rejectTargets(ctx, input),
  batchapprove: (input, ctx) => approveMany(ctx, input),
  scoreresult: (input, ctx) => saveScores(ctx, input),
  updateCheckStatus: (input, ctx) => submitScores(ctx, input),
  sendbackmark: (input, ctx) => sendBackScores(ctx, input),
  adjustlist: (input, ctx) => plansToCalibrate(ctx, input),
  querylist: (input, ctx) => calibrationPage(ctx, input),
  getdistribution: (input, ctx) => distributionOf(ctx, input),
  saveadjust: (input, ctx) => adjust(ctx, input),
  listadjusthistory: (input, ctx) => adjustHistory(ctx, input),
};
