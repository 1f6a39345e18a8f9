import * as z from 'zod';
import { CustomFieldType, FieldGroup } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import { ClientMutationId, Id, pages, post, reads, service, signedIn, Version, writes } from '../kernel.ts';

const edits = pages('/employee/custom-setting', 'edit');
const FieldName = z.string().trim().min(1).max(LIMITS.shortText);

/** A field of employee data that a company has added. */
export const CustomField = z.object({
  fieldId: Id.describe('which field'),
  groupCode: z.enum(FieldGroup).describe('the group it stands in, whose rights are its rights'),
  fieldType: z.enum(CustomFieldType).describe('what it holds; it stays as it is'),
  name: z.string().describe('what it is called'),
  nameEn: z.string().nullable().describe('in English; null: there is none'),
  dictCode: z.string().nullable().describe('the dictionary its values are chosen from; null: it holds no choices'),
  required: z.boolean().describe('whether forms insist on a value'),
  enabled: z.boolean().describe('false: nobody sees it, and its values stay'),
  version: Version,
});

const described = {
  groupCode: z.enum(FieldGroup).describe('the group it stands in'),
  name: FieldName.describe('what it is called'),
  nameEn: FieldName.nullish().describe('in English; null or absent: there is none, and the name is shown'),
  required: z.boolean().default(false).describe('whether forms insist on a value'),
};

/** Fields of employee data that a company has added (beyond the specification's calls). */
export const customField = service('employee', '/customField', {
  list: post(reads, signedIn, {
    summary: 'The own fields of the company, in their order.',
    data: z.array(CustomField),
  }),
  add: post(writes, edits, {
    once: true,
    summary: 'Adds a field to a group, behind the others.',
    body: z.object({
      clientMutationId: ClientMutationId,
      ...described,
      fieldType: z.enum(CustomFieldType).describe('what it holds; it cannot be changed afterwards'),
      dictCode: z
        .string()
        .max(LIMITS.shortText)
        .nullish()
        .describe('the dictionary of a field of choices; null or absent: of every other type'),
    }),
    data: CustomField,
  }),
  update: post(writes, edits, {
    summary: 'Renames a field, moves it to another group, or takes it out of use and back; its values stay.',
    body: z.object({
      fieldId: Id.describe('which field'),
      ...described,
      enabled: z.boolean().describe('false: nobody sees it, and its values stay'),
      version: Version,
    }),
    data: CustomField,
  }),
  sort: post(writes, edits, {
    summary: 'Puts the own fields in an order, which holds within each group.',
    body: z.object({ fieldIds: z.array(Id).max(LIMITS.idsMax).describe('every field once') }),
    data: z.array(CustomField),
  }),
});
