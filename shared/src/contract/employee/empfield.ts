import * as z from 'zod';
import { FieldGroup, FieldRight, RoleType } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import { original, pages, post, reads, service, signedIn, Version, writes } from '../kernel.ts';

const FIELD_PAGE = '/employee/field';
const GroupCode = z.enum(FieldGroup);
const RoleCode = z.string().min(1).max(LIMITS.code);

/** A group of employee data, in its place on the pages of people. */
export const FieldGroupPlaced = z.object({
  groupCode: GroupCode,
  readable: z
    .boolean()
    .describe('whether the list of people shows the caller this group of anybody else, and is sorted by its fields'),
  fields: z
    .array(
      z.object({
        field: z.string().describe('name of the field, as `Employee` has it'),
        label: z.string().describe('what people call it, in the language of the call'),
        shown: z.boolean().describe('false: the company does without it; pages, forms and files leave it out'),
        fixed: z.boolean().describe('whether it is always shown, because nobody can be kept without it'),
      }),
    )
    .describe('in their order within the group'),
});

/** The groups in the company's order; a choice of how people are shown, which takes nobody a right. */
export const FieldLayout = z.object({
  groups: z.array(FieldGroupPlaced).describe('every group once'),
  version: Version,
});

/** What one role may do with each group. */
export const FieldGroupRole = z.object({
  roleCode: RoleCode,
  roleName: z.string().describe('as the company called it; of a shipped role in the language of Accept-Language'),
  type: z.enum(RoleType),
  groups: z.array(z.object({ groupCode: GroupCode, right: z.enum(FieldRight) })).describe('every group once'),
  version: Version,
});

/** The groups of employee data: their order, their fields, and what roles may do with them. */
export const empfield = service('employee', '/empfield', {
  listfieldgroup: post(reads, signedIn, {
    summary: 'The groups of employee data in the order of the company, with the fields that pages and files show.',
    data: FieldLayout,
  }),
  sortgroup: post(writes, pages(FIELD_PAGE, 'edit'), {
    summary: 'Puts the groups in an order, and says which fields the company does without.',
    body: z.object({
      groupCodes: z.array(GroupCode).max(50).describe('every group once, in the new order'),
      hiddenFields: z
        .array(z.string().max(LIMITS.shortText))
        .max(LIMITS.idsMax)
        .optional()
        .describe('names of the fields to do without; absent: stay as they are'),
      version: Version,
    }),
    data: FieldLayout,
  }),
  listgrouprole: post(reads, pages(FIELD_PAGE, 'visit'), {
    summary: 'What each role may do with each group of employee data: the shipped roles first, then the own by name.',
    data: z.array(FieldGroupRole),
  }),
  // What is given here outlasts whoever acts as somebody else.
  savegrouprole: post(writes, original(pages(FIELD_PAGE, 'edit')), {
    summary: 'Sets what one role may do with some groups; nobody gives more than they hold, administrators aside.',
    body: z.object({
      roleCode: RoleCode,
      version: Version,
      groups: z
        .array(z.object({ groupCode: GroupCode, right: z.enum(FieldRight) }))
        .min(1)
        .max(50)
        .describe('a group that is not named stays as it is'),
    }),
    data: FieldGroupRole,
  }),
});
