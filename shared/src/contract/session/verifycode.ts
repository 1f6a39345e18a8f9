import * as z from 'zod';
import { get, open, service, writes } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

/** The account a verification code or a failure count belongs to. */
export const AccountQuery = z.object({
  companyCode: z.string().trim().min(1).max(LIMITS.code),
  userName: z.string().trim().min(1).max(LIMITS.signInName),
});

export const verifycode = service('session', '/verifycode', {
  getverifycode: get(writes, open, {
    summary: 'A new verification code picture for one account; the former one is no longer valid.',
    query: AccountQuery,
    data: z.object({ image: z.string().describe('picture to read the code from: PNG as a data URL') }),
  }),
});
