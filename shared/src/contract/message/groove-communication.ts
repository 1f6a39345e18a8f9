import * as z from 'zod';
import { get, Id, reads, self, service } from '../kernel.ts';

/** The talk about one person's result that waits for the caller. */
export const WaitingCommunication = z.object({
  assessmentPlanCode: Id,
  assessmentPlanName: z.string(),
  empId: Id.describe('whose result it is about'),
  empName: z.string(),
  isBoss: z.boolean().describe('true: the caller talks as superior; false: it is about the caller'),
});

/** Talks about results (module message). */
export const grooveCommunication = service('message', '/GrooveCommunication', {
  getGrooveCommunication: get(reads, self, {
    summary: 'The talks about results that wait for the caller, at most 200.',
    data: z.array(WaitingCommunication),
  }),
});
