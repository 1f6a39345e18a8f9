import * as z from 'zod';
import { EmploymentStatus, LoginWay, RoleType, SyncSystemType } from '../../enums.ts';
import { get, Id, Instant, Language, original, post, reads, self, service, writes } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

/** The signed-in user (specification 3, "Logged-in user"). */
export const CurrentUser = z.object({
  systemUserId: Id,
  empId: Id.nullable(),
  empName: z.string(),
  empNumber: z.string().nullable(),
  profileImage: z.string().nullable().describe('route of the picture, null shows the default one'),
  email: z.string().nullable(),
  deptName: z.string().nullable(),
  position: z.string().nullable(),
  rankInfo: z.string().nullable(),
  bossEmpId: Id.nullable(),
  companyId: Id,
  companyCode: z.string(),
  companyName: z.string(),
  companyTimeZone: z
    .string()
    .nullable()
    .default(null)
    .describe('IANA name of the zone the company keeps its days in; null: not said'),
  backDatingDays: z
    .int()
    .default(LIMITS.backDatingDays)
    .describe('days back a change of departments, positions, ranks or job families may be entered'),
  highestRoleType: z.enum(RoleType),
  isOverallGoal: z.int().describe('1: the company sets overall goals; 0: it does not'),
  companyCustomSettings: z
    .array(z.int())
    .describe('what the company has switched on: 1 self-score first, 2 bonus coefficient open'),
  empStatus: z.enum(EmploymentStatus).nullable(),
  loginWay: z.enum(LoginWay),
  isOpenDataSyn: z.int().describe('1: people of the company come from another system; 0: they do not'),
  synSystemType: z.enum(SyncSystemType),
  screenRolePageMap: z.record(z.string(), z.int()).describe('page path -> sum of 1 visit, 2 edit, 4 export'),
  loginInfo: z.object({
    passwordUpdateTime: Instant.nullable(),
    mustChangePassword: z.boolean(),
    passwordWasReset: z
      .boolean()
      .default(false)
      .describe('the password to change is not a first one: the person had one of their own choice before'),
  }),
  language: Language,
  isMirror: z.boolean().describe('acting as a linked identity'),
  originalName: z.string().nullable().describe('who acts; null while nobody is acted as'),
  isPlatformAdmin: z.boolean().default(false).describe('may announce maintenance to all companies'),
  miniProgramUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null)
    .describe('what the mini-program’s QR code says; null: the company has none'),
  mirrorDeptName: z.string().nullable().describe('the department within which HR acts as its head; null: it does not'),
});

/** The route of the own picture; the id in it changes with the picture. */
export const ownPicture = (image: string): string => `/systemUser/profileimage?image=${image}`;

/** The caller's own account (module session); managing users belongs to settings. */
export const systemUser = service('session', '/systemUser', {
  getUser: get(reads, self, { summary: 'The signed-in user.', data: CurrentUser }),
  changePassword: post(writes, original(self), {
    encoding: 'form',
    summary: 'Changes the own password and ends every session of the user.',
    body: z.object({
      passwordOriginal: z.string().max(LIMITS.wirePasswordMax),
      password: z.string().max(LIMITS.wirePasswordMax),
    }),
  }),
  externalLoginService: post(reads, self, {
    summary: 'Where the external HR system of the company is; 422 for companies without one.',
    data: z.object({
      serviceAddress: z
        .url({ protocol: /^https?$/ })
        .describe('where the browser goes, with `appId` added as a query parameter'),
      appId: z.string(),
      appKey: z
        .string()
        .nullable()
        .describe('what the other system knows the caller by; null: kept from browsers; ours have none'),
    }),
  }),
  saveLanguage: post(writes, self, {
    summary: 'Saves the language mails and messages are written in.',
    body: z.object({ language: Language }),
  }),
  uploadprofile: post(writes, original(self), {
    encoding: 'multipart',
    takes: 'picture',
    summary: 'Makes a file the own picture: cut to its middle square, drawn anew as a jpeg of 100 x 100 pixels.',
    data: z.object({ profileImage: z.string().describe('route of the new picture') }),
  }),
  deleteprofile: post(writes, original(self), { summary: 'Removes the own picture, which restores the default one.' }),
  profileimage: get(reads, self, {
    answers: 'file',
    summary: 'The own picture, as jpeg.',
    query: z.object({ image: Id }),
  }),
});
