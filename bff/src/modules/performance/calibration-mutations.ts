import type { MutationResolvers } from '../../generated/schema.ts';
import type { Context } from '../../context.ts';
import { payload } from '../../payload.ts';
import { calibratedAfter, type Decision, decision } from './assessment-mutations.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';

const decide = (context: Context, action: 'reject' | 'verify', input: Decision, reason: string | undefined) =>
  payload(async () => {
    const saved = await context.rest.performancecheck.rejectandverify({ ...decision(input), action, reason });
    return calibratedAfter(input, context, saved);
  }, PERFORMANCE_FIELDS);

/** What is done about results in calibration beside adjusting them. */
export const calibrationMutations: Pick<MutationResolvers, 'rejectResult' | 'verifyResult' | 'exportCalibration'> = {
  rejectResult: (_root, { input }, context) => decide(context, 'reject', input, input.reason),
  verifyResult: (_root, { input }, context) => decide(context, 'verify', input, input.comment ?? undefined),
  exportCalibration: (_root, { input: { planId } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('performancecheck', 'exportExcel', { planCode: planId }),
    })),
};
