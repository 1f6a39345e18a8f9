import * as z from 'zod';
import { get, Language, open, post, reads, service, writes } from '../kernel.ts';
import { AccountQuery } from './verifycode.ts';
import { LIMITS } from '../../rules/limits.ts';

/** What every way of signing in answers. */
const SignedIn = z.object({
  token: z.string(),
  sessionVersion: z.string(),
  mustChangePassword: z.boolean(),
  language: Language,
});

/** Calls at the root of the API host. */
export const root = service('session', '', {
  login: post(writes, open, {
    encoding: 'form',
    summary: 'Signs in. A second live session answers 422 SESSION_EXISTS until `force` is sent.',
    body: z.object({
      company: z.string().trim().min(1).max(LIMITS.code),
      userName: z.string().trim().min(1).max(LIMITS.signInName),
      password: z.string().max(LIMITS.wirePasswordMax).describe('Base64 of the UTF-8 password, reversed'),
      verifyCode: z.string().trim().max(LIMITS.verifyCode).optional(),
      force: z.enum(['true', 'false']).optional(),
    }),
    data: SignedIn,
  }),
  getLoginService: post(writes, open, {
    summary:
      'Begins a sign-in at the identity provider of a company, found by the host name of the sign-in page or by its code.',
    body: z.object({
      requestDomain: z.string().trim().max(253),
      companyCode: z.string().trim().min(1).max(LIMITS.code).optional(),
    }),
    data: z.object({
      serviceAddress: z
        .url({ protocol: /^https?$/ })
        .describe('where the browser goes, with `appId` added as a query parameter'),
      appId: z.string(),
      appKey: z.string().describe('stays with the browser that began; `otherlogin` asks for it'),
    }),
  }),
  otherlogin: post(writes, open, {
    summary:
      'Exchanges what the identity provider sent back for a session. A second live session answers 422 SESSION_EXISTS; the same call with `force` then ends it.',
    body: z.object({
      appKey: z.string().max(100),
      state: z.string().max(100),
      code: z.string().max(4000),
      iss: z.string().max(300).optional(),
      force: z.boolean().optional(),
    }),
    data: SignedIn,
  }),
  loginfailedtimes: get(reads, open, {
    summary: 'How often sign-in has failed for this account lately, capped at 3; unknown accounts are counted too.',
    query: AccountQuery,
    data: z.object({ loginFailedTimes: z.int() }),
  }),
  Logout: get(writes, open, {
    summary: 'Ends the session of the bearer token; an unknown token is answered the same way.',
  }),
});
