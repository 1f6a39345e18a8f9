import * as z from 'zod';
import { LoginWay, SignInStatus } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  Id,
  Instant,
  JobStarted,
  open,
  original,
  pages,
  post,
  reads,
  service,
  signedIn,
  writes,
} from '../kernel.ts';

/** Whoever adds people to the list asks them in; never in somebody else's name, because what it does outlasts that. */
const inviting = original(pages('/employee/list', 'edit'));

/** Who is asked in. People who have signed in, have left or whose account is closed are left out in any case. */
const Selection = z.object({
  empIds: z
    .array(Id)
    .min(1)
    .max(LIMITS.invitationChosen)
    .optional()
    .describe('those chosen; absent: everybody the caller may see who has never signed in'),
  again: z
    .boolean()
    .default(false)
    .describe('also those whose invitation still holds, which ends with the new one; else they are left out'),
});

const Reached = z.object({
  fresh: z.int().describe('never invited, or not any more'),
  again: z.int().describe('with an invitation that still holds'),
});

/** How many people an invitation would reach, by way, and who is left out and why. */
export const InvitationCounts = z.object({
  loginWay: z
    .enum(LoginWay)
    .describe('2 and 3: people sign in elsewhere and are told so by mail; there is nothing to hand over'),
  byMail: Reached,
  byHand: Reached.describe('by a sheet of passwords or by cards'),
  withoutEmail: z.int(),
  signedIn: z.int(),
  closed: z.int().describe('left, without an account, or with one that is closed'),
  withRole: z.int().describe('accounts with a role of their own: only an administrator is handed what opens them'),
});

/** What is printed for one person. The link is told here, this once. */
export const InvitationCard = z.object({
  empId: Id,
  name: z.string(),
  number: z.string(),
  deptName: z.string().nullable(),
  link: z.string().describe('opens the account once; the token stands after the #'),
});

/** Asking people in who have never signed in; none of it is in the specification. */
export const invitations = service('employee', '/platform', {
  signinstates: post(reads, signedIn, {
    summary:
      'Who of these people has signed in, is invited, shut out, or nothing of it; nobody for callers who may not invite.',
    body: z.object({ empIds: z.array(Id).max(LIMITS.idsMax) }),
    data: z.array(z.object({ empId: Id, state: z.enum(SignInStatus) })),
  }),
  invitationcounts: post(reads, inviting, {
    summary: 'How many people an invitation would reach, and who is left out.',
    body: Selection,
    data: InvitationCounts,
  }),
  invitebymail: post(writes, inviting, {
    once: true,
    summary:
      'Mails a link for the first password, which works once within seven days; in companies that sign in elsewhere only word of it.',
    body: Selection.extend({ clientMutationId: ClientMutationId }),
    data: JobStarted,
  }),
  // Not `once`: keeping its answer for a repetition would keep the links, which are known to the paper alone.
  invitebycards: post(writes, inviting, {
    summary: 'Makes a link for the first password of each person, to print as a QR code, and answers them, this once.',
    body: Selection,
    data: z.object({
      companyName: z.string(),
      companyCode: z.string(),
      address: z.string().describe('where people sign in, without a path'),
      expiresAt: Instant,
      cards: z.array(InvitationCard),
    }),
  }),
  preparepasswords: post(writes, inviting, {
    once: true,
    summary: 'Prepares a sheet of first passwords; they are made when it is fetched.',
    body: Selection.extend({ clientMutationId: ClientMutationId }),
    data: z.object({ sheetKey: z.string() }),
  }),
  passwordsheet: post(writes, inviting, {
    answers: 'file',
    summary:
      'The sheet as xlsx, once: passwords are made while it is sent, begin to work with its end, hold for seven days, and stand nowhere else.',
    body: z.object({ sheetKey: z.string().max(64) }),
  }),
});

/** Closing and opening accounts of people on the list; not in the specification. */
export const accounts = service('employee', '/platform', {
  enableaccounts: post(writes, inviting, {
    summary:
      'Opens or closes the accounts of people; a closed one is signed out at once. Who cannot be is answered with the reason, the others are done.',
    body: z.object({
      empIds: z.array(Id).min(1).max(LIMITS.idsMax),
      enabled: z.boolean().describe('true opens, false closes'),
    }),
    data: z.object({
      changed: z.array(Id).describe('people whose account changed'),
      refused: z
        .array(z.object({ empId: Id, code: z.string(), message: z.string() }))
        .describe('people whose account could not be changed, with the reason'),
    }),
  }),
});

const token = z.string().max(200);

/** What the holder of an invitation does with it. */
export const invitationLink = service('session', '/platform', {
  // By POST: a token in a query would stand in logs.
  invitationof: post(reads, open, {
    summary: 'Whom the link of an invitation greets; it stays good.',
    body: z.object({ token }),
    data: z.object({
      companyName: z.string(),
      companyCode: z.string(),
      personName: z.string(),
      userName: z.string().describe('what the person signs in with'),
      expiresAt: Instant,
    }),
  }),
  acceptinvitation: post(writes, open, {
    summary: 'Sets the first password with the token of an invitation, which works once.',
    body: z.object({
      token,
      password: z.string().max(LIMITS.wirePasswordMax).describe('Base64 of the UTF-8 password, reversed'),
    }),
    data: z.object({ companyCode: z.string(), userName: z.string() }),
  }),
});
