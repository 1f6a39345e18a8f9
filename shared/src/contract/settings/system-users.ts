import * as z from 'zod';
import { SignInStatus } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  Id,
  Instant,
  Keyword,
  original,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  service,
  Version,
  writes,
} from '../kernel.ts';
import { LOGIN_PAGE } from './ldap-controller.ts';

const visits = pages(LOGIN_PAGE, 'visit');
/** What is changed here outlasts whoever acts as somebody else. */
const edits = original(pages(LOGIN_PAGE, 'edit'));

const Name = z.string().trim().min(1).max(LIMITS.personName);
const Account = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.loginAccount)
  .regex(/^[^\p{Cc}]*$/u);
const key = { systemUserId: Id.describe('the account') };

/** An account of the company. */
export const UserAccount = z.object({
  ...key,
  empId: Id.nullable().describe('the employee behind the account; null: an account without a person'),
  userName: z.string().describe('name of the person today, or of an account without one, in the language of the call'),
  empNumber: z.string().nullable().describe('employee number; null: an account without a person'),
  loginAccount: z
    .string()
    .nullable()
    .describe('account name it signs in with; null: it has none and signs in by number or email'),
  email: z.string().nullable().describe('email it signs in with; null: it has none'),
  status: z.enum(SignInStatus).describe('whether it has signed in, is invited, or is disabled'),
  lastSignInAt: Instant.nullable().describe('when it signed in last; null: never'),
  mustChangePassword: z.boolean().describe('the next sign-in asks for a password of its own choice'),
  createdAt: Instant.describe('when the account was made'),
  roles: z
    .array(z.object({ roleCode: z.string(), roleName: z.string().describe('in the language of the call') }))
    .describe('roles it was put into by hand, beside the default ones'),
  lockedBy: z
    .enum(['own', 'role', 'left'])
    .nullable()
    .describe(
      'why the caller can change nothing of it. `own`: it is the own account; `role`: it has a role, and only administrators decide about those; `left`: its person has left and it is disabled; null: nothing is in the way',
    ),
  version: Version,
});

/** The accounts of a company, for administrators; the own account belongs to the module session. */
export const userAccounts = service('settings', '/systemUser', {
  getUserDataList: post(reads, visits, {
    summary: 'The accounts of the people the caller sees and those without a person, by name.',
    body: PageQuery.extend({
      keyword: Keyword.optional().describe('part of a name, number, account or email; absent: all'),
      status: z.enum(SignInStatus).optional().describe('only accounts that stand so; absent: all'),
      roleCode: z.string().max(LIMITS.code).optional().describe('only accounts put into this role; absent: all'),
      withoutPerson: z.boolean().optional().describe('true: only accounts without a person; absent: all'),
    }),
    data: pageOf(UserAccount),
  }),
  getUserInfo: post(reads, visits, {
    summary: 'One account.',
    body: z.object(key),
    data: UserAccount,
  }),
  save: post(writes, edits, {
    summary:
      'Makes an account without a person, which is an administrator’s, and answers its initial password; administrators alone do it.',
    once: true,
    body: z.object({
      userName: Name.describe('what the account is shown as'),
      loginAccount: Account.describe('account name it signs in with'),
      clientMutationId: ClientMutationId,
    }),
    data: z.object({
      user: UserAccount.describe('the account that was made'),
      initialPassword: z
        .string()
        .describe('the password it signs in with first, answered this once; it must be changed then'),
    }),
  }),
  update: post(writes, edits, {
    summary:
      'Enables an account, or renames one without a person. What a person is called and signs in with is changed at the person.',
    body: z.object({
      ...key,
      version: Version,
      userName: Name.optional().describe('what an account without a person is shown as; absent: stays'),
      loginAccount: Account.optional().describe(
        'account name an account without a person signs in with; absent: stays',
      ),
      enabled: z.literal(true).optional().describe('true: it may sign in again; absent: stays'),
    }),
    data: UserAccount,
  }),
  remove: post(writes, edits, {
    summary:
      'Disables an account, which ends its sessions and API tokens at once; nothing it did is lost. The last administrator stays.',
    body: z.object({
      ...key,
      version: Version.optional().describe('the version that was seen; absent: whichever it is'),
    }),
    data: UserAccount,
  }),
  resetuserpassword: post(writes, edits, {
    summary:
      'Gives an account another initial password to hand over, which holds for seven days and must be changed; ends its sessions and API tokens.',
    once: true,
    body: z.object({ ...key, clientMutationId: ClientMutationId }),
    data: z.object({ initialPassword: z.string().describe('the password to hand over, answered this once') }),
  }),
  endusersessions: post(writes, edits, {
    summary: 'Signs an account out everywhere, also where others act as it. Its password and API tokens stay.',
    body: z.object(key),
    data: UserAccount,
  }),
});
