import * as z from 'zod';
import { open, post, service, writes } from '../kernel.ts';
import { AccountQuery } from './verifycode.ts';
import { LIMITS } from '../../rules/limits.ts';

/** The way back in after a forgotten password. */
export const invite = service('session', '/invite', {
  forgotpassword: post(writes, open, {
    summary:
      'Mails a link for a new password to the work email of the account. Answers the same whether there is one or not.',
    body: AccountQuery,
  }),
  updatepassword: post(writes, open, {
    summary: 'Sets a new password with the token of such a link, which works once, and ends every session of the user.',
    // Whose password it is follows from the token alone (OrangeHRM's CVE-2025-66225).
    body: z.object({
      token: z.string().max(200),
      password: z.string().max(LIMITS.wirePasswordMax).describe('Base64 of the UTF-8 password, reversed'),
    }),
  }),
});
