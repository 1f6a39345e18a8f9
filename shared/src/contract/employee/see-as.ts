import * as z from 'zod';
import { FieldGroup } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import { Id, original, pages, post, service, writes } from '../kernel.ts';

/** Looking is on record (decisions, "See as"), and nobody looks as somebody else for a third. */
const looks = original(pages('/setting/authority-manage', 'visit'));

const subject = {
  userId: Id.optional().describe('an account'),
  empId: Id.optional().describe('the account of a person the caller sees'),
  roleCode: z.string().min(1).max(LIMITS.code).optional().describe('a role by itself, as a member without a person'),
};
const Path = z.string().min(1).max(200);
const HeldRole = z.object({
  roleCode: z.string(),
  roleName: z.string().describe('in the language of the call, where the role has a name in it'),
});

/** What an account or a role sees. */
export const SeenAs = z.object({
  name: z.string().describe('name of the account or the role'),
  roles: z.array(HeldRole).describe('the roles the account is in, or the role itself'),
  pages: z
    .array(
      z.object({
        pageId: z.string().describe('id of its entry in the side menu; of pages without one their path'),
        pageUrl: z.string(),
        pageName: z.string(),
        menuName: z.string().nullable().describe('heading of the side menu it stands under; null: not in the menu'),
        rights: z.int().min(1).max(7).describe('sum of 1 visit, 2 edit, 4 export'),
        people: z.int().describe('how many people are within reach on this page'),
        roleCodes: z.array(z.string()).describe('the roles that open it'),
      }),
    )
    .describe('the pages that may be visited, in the order of the menu'),
  pageUrl: z.string().describe('the page that `people` and `groups` are about'),
  people: z.int().describe('how many people are seen on that page'),
  groups: z
    .array(
      z.object({
        groupCode: z.enum(FieldGroup),
        readable: z.int().describe('of how many of these people the group is shown'),
        editable: z.int().describe('of how many of these people the group may be edited on the details page'),
      }),
    )
    .describe('field groups of employee data on that page'),
});

/** Why an account or a role sees a field of a person on a page, or does not. */
export const SightReason = z.object({
  seen: z.boolean().describe('whether the field is seen'),
  sentence: z.string().describe('the answer with its reason, in the language of the call'),
  value: z.string().nullable().describe('the value in words; null: there is none, it is not seen, or `valueHidden`'),
  valueHidden: z.boolean().describe('the field is seen, and its value is not told: the caller may not see it there'),
  roles: z
    .array(
      HeldRole.extend({
        opensPage: z.boolean().describe('whether it may visit the page'),
        showsPerson: z.boolean().describe('whether the person is among those it shows'),
        readsField: z.boolean().describe('whether it reads the group the field belongs to'),
      }),
    )
    .describe('role by role: the field is seen where one of them does all three'),
});

/** What somebody else sees, and why. */
export const seeAs = service('employee', '/rolemanage', {
  seeas: post(writes, looks, {
    summary:
      'What an account or a role sees: pages, field groups and numbers of people, never values. Exactly one of `userId`, `empId` and `roleCode`; on record.',
    body: z.object({
      ...subject,
      pageUrl: Path.default('/employee/list').describe('the page whose people and field groups are counted'),
    }),
    data: SeenAs,
  }),
  explainsight: post(writes, looks, {
    summary:
      'Why an account or a role sees a field of a person on a page, or does not. The value is told where the caller sees it on that page too; on record.',
    body: z.object({
      ...subject,
      pageUrl: Path.default('/employee/list'),
      ofEmpId: Id.describe('whose field; somebody the caller sees'),
      field: z.string().min(1).max(LIMITS.code).describe('a field of employee data by its name, e.g. `baseSalary`'),
    }),
    data: SightReason,
  }),
});
