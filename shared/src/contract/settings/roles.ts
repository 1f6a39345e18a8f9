import * as z from 'zod';
import { AuthorityScope, FieldGroup, FieldRight, RoleType } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import { ELEMENT_CODES } from '../../rules/settings/elements.ts';
import {
  ClientMutationId,
  Id,
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

export const ROLE_PAGE = '/setting/authority-manage';
const visits = pages(ROLE_PAGE, 'visit');
/** What is given here outlasts whoever acts as somebody else. */
const edits = original(pages(ROLE_PAGE, 'edit'));

/** Identity of a role: a word for shipped ones (`ADMIN`, `hr`), 32 digits for those a company made. */
const RoleCode = z.string().min(1).max(LIMITS.code);
const RoleName = z.string().trim().min(1).max(LIMITS.roleName);
const Rights = z
  .int()
  .min(0)
  .max(7)
  .describe('sum of 1 visit, 2 edit, 4 export; 0: the page is not there for the role');
const roleKey = { roleCode: RoleCode, version: Version };
const userIds = z.array(Id).min(1).max(LIMITS.roleMembersAtOnce);

const named = z.object({
  id: Id,
  name: z.string().describe('name today, in the language of the call where there is one'),
});

/** Whom a role shows (specification 3, "Authority scope"). */
export const RoleScope = z.object({
  scope: z.enum(AuthorityScope).nullable().describe('null: nobody beside the people its members answer for'),
  depts: z.array(named).describe('departments of scope 1 and 2'),
  emps: z.array(named).describe('people of scope 3; those the caller does not see are left out'),
  hiddenEmps: z.int().min(0).describe('how many people of scope 3 the caller does not see'),
});

export const Role = z.object({
  roleCode: RoleCode,
  roleName: z.string().describe('as the company called it; of a shipped role in the language of Accept-Language'),
  type: z.enum(RoleType),
  isDefault: z.boolean().describe('all managers or all others: members follow from the line of management'),
  isShipped: z.boolean().describe('there from the beginning; its pages can be put back to what a release gives'),
  readOnly: z.boolean().describe('whatever its pages say, it only visits'),
  memberCount: z.int().nullable().describe('accounts in it; null: a default role, whose members nobody lists'),
  pageCount: z.int().describe('pages it may visit'),
  editedCount: z.int().describe('pages and elements that differ from what the role was shipped with'),
  scope: RoleScope,
  groups: z
    .array(z.object({ groupCode: z.enum(FieldGroup), right: z.enum(FieldRight) }))
    .describe('what it may do with each field group of employee data'),
  version: Version,
});

/** An account in a role. */
export const RoleMember = z.object({
  userId: Id,
  empId: Id.nullable().describe('null: an account without a person'),
  name: z.string(),
  number: z.string().nullable().describe('employee number; null: an account without a person'),
  deptId: Id.nullable().describe('department of the person; null: none, or an account without a person'),
  enabled: z.boolean(),
  narrowed: z
    .object({
      scope: z
        .enum(AuthorityScope)
        .describe(
          '1: these departments with all below; 4: only the member, with the superiors in a role of departments',
        ),
      depts: z.array(named).describe('departments of scope 1'),
    })
    .nullable()
    .describe('the narrower scope of this member; null: all the role shows'),
});

const Element = z.object({
  code: z.enum(ELEMENT_CODES),
  name: z.string().describe('what it is, in the language of the call'),
  kind: z.enum(['element', 'button']).describe('whether it shows something or does something'),
  need: z.int().describe('the right on the page without which it is not there (1 visit, 2 edit, 4 export)'),
  shown: z.boolean().describe('whether the role shows it, where it has that right'),
  shownUnsaid: z.boolean().describe('whether it does while nothing was decided about it'),
});

/** What a role may do on one page. */
export const RolePage = z.object({
  pageId: z.string().describe('id of its entry in the side menu; of pages without one their path'),
  pageUrl: z.string(),
  pageName: z.string(),
  rights: Rights,
  shippedRights: Rights.nullable().describe('what a release gives a shipped role there; null: a role of the company'),
  elements: z.array(Element),
});

const PageChange = z.object({
  pageId: z.string().max(200),
  rights: Rights,
  elements: z
    .array(z.object({ code: z.string().max(LIMITS.code), shown: z.boolean() }))
    .max(50)
    .default([]),
});

/** Roles, their members, whom they show, and what they may do on which page. */
export const roles = service('settings', '/rolemanage', {
  listrole: post(reads, visits, {
    summary: 'All roles of the company: the shipped ones first, then its own by name.',
    body: z.object({ keyword: Keyword.optional() }),
    data: z.array(Role),
  }),
  getroledetail: post(reads, visits, {
    summary: 'One role with a page of its members, by name; of a default role there are none.',
    body: PageQuery.extend({ roleCode: RoleCode, keyword: Keyword.optional() }),
    data: z.object({ role: Role, members: pageOf(RoleMember) }),
  }),
  saverole: post(writes, edits, {
    summary:
      'Makes a role (no `roleCode`), empty or as a copy of another without its members; or changes whether it only reads, and its field groups.',
    once: true,
    body: z.object({
      roleCode: RoleCode.optional(),
      version: Version.optional(),
      roleName: RoleName.optional().describe('of a new role'),
      copyOf: RoleCode.optional().describe('of a new role: the one whose pages, scope and field groups it begins with'),
      readOnly: z.boolean().optional().describe('absent: stays'),
      groups: z
        .array(z.object({ groupCode: z.enum(FieldGroup), right: z.enum(FieldRight) }))
        .max(50)
        .optional()
        .describe('absent: stay; a group that is not named stays as it is'),
      clientMutationId: ClientMutationId,
    }),
    data: Role,
  }),
  updatename: post(writes, edits, {
    summary: 'Renames a role; those every company has keep their names.',
    body: z.object({ ...roleKey, roleName: RoleName }),
    data: Role,
  }),
  deleterole: post(writes, edits, {
    summary:
      'Deletes a role, which takes it from its members; the default roles, administrator and enterprise head stay.',
    body: z.object(roleKey),
  }),
  addusers: post(writes, edits, {
    summary: 'Puts accounts into a role; those already in it stay.',
    body: z.object({ roleCode: RoleCode, empIds: userIds.optional(), userIds: userIds.optional() }),
    data: Role,
  }),
  deleteusers: post(writes, edits, {
    summary: 'Takes accounts out of a role; the last administrator stays.',
    body: z.object({ roleCode: RoleCode, userIds }),
    data: Role,
  }),
  transferusers: post(writes, edits, {
    summary: 'Takes accounts out of one role and puts them into another, in one go.',
    body: z.object({ roleCode: RoleCode, toRoleCode: RoleCode, userIds }),
    data: z.object({ role: Role, toRole: Role }),
  }),
  listdeptmanage: post(reads, visits, {
    summary: 'Whom a role shows, and to which members less than that.',
    body: z.object({ roleCode: RoleCode }),
    data: z.object({ scope: RoleScope, members: z.array(RoleMember), version: Version }),
  }),
  savedeptmanage: post(writes, edits, {
    summary: 'Sets whom a role shows; with `userId` whom it shows to this member, which is never more.',
    body: z.object({
      ...roleKey,
      userId: Id.optional(),
      scope: z
        .enum(AuthorityScope)
        .nullable()
        .describe(
          'of a member 1 or 4; null: of a role nobody beside whom its members answer for, of a member as the role',
        ),
      deptIds: z.array(Id).max(LIMITS.scopeDepartmentsMax).default([]).describe('departments of scope 1 and 2'),
      empIds: z.array(Id).max(LIMITS.roleMembersAtOnce).default([]).describe('people of scope 3'),
    }),
    data: Role,
  }),
  listhtmlbymenu: post(reads, visits, {
    summary: 'What a role may do on every page, under the headings of the side menu.',
    body: z.object({ roleCode: RoleCode }),
    data: z.object({
      menus: z.array(
        z.object({
          menuId: z.string(),
          menuName: z.string(),
          pages: z.array(RolePage),
        }),
      ),
      version: Version,
    }),
  }),
  getrolepagedetail: post(reads, visits, {
    summary: 'What a role may do on one page, with the elements of the page.',
    body: z.object({ roleCode: RoleCode, pageId: z.string().max(200) }),
    data: RolePage,
  }),
  saverolehtml: post(writes, edits, {
    summary:
      'Sets what a role may do on some pages, and which elements it shows there; or puts pages of a shipped role back to what a release gives.',
    body: z.object({
      ...roleKey,
      pages: z.array(PageChange).max(300).default([]),
      restore: z.array(z.string().max(200)).max(300).default([]).describe('pages to put back, by `pageId`'),
    }),
    data: Role,
  }),
});
