import * as z from 'zod';
import {
  DateText,
  Id,
  original,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  Saved,
  self,
  service,
  Version,
  writes,
  Keyword,
} from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

/** Whom the caller may act as: `i…` is the identity, `u…` the account that signs in (specification 3). */
export const LinkedIdentity = z.object({
  iId: Id,
  iName: z.string(),
  iNumber: z.string().nullable(),
  uId: Id,
  uName: z.string(),
  uNumber: z.string().nullable(),
  deptName: z
    .string()
    .nullable()
    .describe('the department supported as HR whose head this is; null for an own account'),
});

/** The linked identities of the caller (module session); the administrator's list of links belongs to settings. */
export const image = service('session', '/image', {
  userList: post(reads, self, {
    summary: 'Whom the original user may act as; the first entry is the original user.',
    data: z.array(LinkedIdentity),
  }),
  switch: post(writes, self, {
    encoding: 'form',
    summary: 'Acts as a linked identity, or as oneself again. The former token ends; the answered one takes its place.',
    body: z.object({ imageUserId: Id }),
    data: z.object({ token: z.string(), sessionVersion: z.string() }),
  }),
  register: post(writes, original(self), {
    summary: 'Links another account of the same person, who proves it with its password; counted like a sign-in.',
    body: z.object({
      userName: z.string().trim().min(1).max(LIMITS.signInName),
      password: z.string().max(LIMITS.wirePasswordMax).describe('Base64 of the UTF-8 password, reversed'),
      verifyCode: z.string().trim().max(LIMITS.verifyCode).optional(),
    }),
  }),
  unregister: post(writes, original(self), {
    summary: 'Removes a link to another own account.',
    body: z.object({ imageUserId: Id }),
  }),
});

const IMAGE_PAGE = '/setting/imagecontrol';

/** That one account may act as another one, or as HR as the head of a department. */
export const IdentityLink = z.object({
  linkId: Id,
  userId: Id,
  userName: z.string(),
  userNumber: z.string().nullable().describe('employee number of who may act; null: the account has no person'),
  imageUserId: Id.nullable(),
  imageUserName: z.string().nullable(),
  imageUserNumber: z
    .string()
    .nullable()
    .describe('employee number of whom the account acts as; null: it has no person, or a department’s head is meant'),
  deptId: Id.nullable(),
  deptName: z.string().nullable(),
  validTo: DateText.nullable(),
  version: Version,
});

/** Who may act as whom, for administrators. */
export const imageControl = service('settings', '/image', {
  list: post(reads, pages(IMAGE_PAGE, 'visit'), {
    summary: 'All links of the company, by the name of who may use them.',
    body: PageQuery.extend({ keyword: Keyword.optional() }),
    data: pageOf(IdentityLink),
  }),
  saveUpdate: post(writes, original(pages(IMAGE_PAGE, 'edit')), {
    summary:
      'Lets an account act as another one (`imageUserId` or `imageEmpId`), or as HR as the head of a department (`deptId`): exactly one of them. With `linkId` it changes until when.',
    body: z.object({
      linkId: Id.optional(),
      version: Version.optional(),
      userId: Id.optional().describe('the account that may act as another one; absent: that of `empId`'),
      empId: Id.optional().describe(
        'the employee who may act as somebody else, instead of `userId`; absent: see there',
      ),
      imageUserId: Id.optional(),
      imageEmpId: Id.optional().describe('the employee who is acted as, instead of `imageUserId`; absent: see there'),
      deptId: Id.optional(),
      validTo: DateText.nullish(),
    }),
    data: Saved,
  }),
  delete: post(writes, original(pages(IMAGE_PAGE, 'edit')), {
    summary: 'Removes a link; a session that uses it is over with its next call.',
    body: z.object({ linkId: Id }),
  }),
});
