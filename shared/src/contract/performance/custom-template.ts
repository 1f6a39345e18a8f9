import * as z from 'zod';
import { CustomInputMode, CustomItemType } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  Decimal,
  get,
  Id,
  Instant,
  pages,
  post,
  reads,
  Saved,
  service,
  Version,
  writes,
} from '../kernel.ts';

const option = {
  content: z.string().trim().max(LIMITS.customOption).describe('what the option says'),
  score: Decimal.nullable().describe('what choosing it is worth; null: nothing, the question is not scored'),
  negative: z.boolean().describe('whether choosing it is a reason for HR to look at the form'),
};
const item = {
  itemName: z.string().trim().max(LIMITS.customItemName).describe('the question'),
  type: z.enum(CustomItemType).describe('whether its options count in the score of the form'),
  inputMode: z.enum(CustomInputMode).describe('whether it is answered by a text or by choosing an option'),
  required: z.boolean().describe('whether the form cannot be submitted without an answer'),
  additionalExplanation: z
    .string()
    .trim()
    .max(LIMITS.customExplanation)
    .describe('what stands below the question to help with the answer; empty: nothing'),
};
export const CustomTemplateOption = z.object({
  optionCode: Id.describe('its identifier within the template'),
  ...option,
});
export const CustomTemplateItem = z.object({
  itemCode: Id.describe('its identifier within the template'),
  ...item,
  options: z.array(CustomTemplateOption).describe('what can be chosen, in order; empty where a text is written'),
});
/** Questions of a company's own that people answer about somebody (specification 3). */
export const CustomTemplate = z.object({
  templateCode: Id.describe('identifier of the template'),
  templateName: z.string().describe('what it is called, unique in the company'),
  items: z.array(CustomTemplateItem).describe('its questions, in order'),
  planCount: z.int().describe('how many appraisal plans use it'),
  frozen: z.boolean().describe('whether scoring has begun in a plan that uses it, so that it cannot be changed'),
  updatedAt: Instant,
  version: Version,
});

const PAGE = '/performance/setting/custom_template';
/** Who sets up plans chooses from the templates, too. */
const reading = pages([
  { path: PAGE, need: 'visit' },
  { path: '/performance/management', need: 'visit' },
]);
const editing = pages(PAGE, 'edit');

export const customTemplate = service('performance', '/customTemplate', {
  listCusTemplate: get(reads, reading, {
    summary: 'The custom templates of the company with their questions, by name.',
    data: z.array(CustomTemplate),
  }),
  getCusTemplateDetail: get(reads, reading, {
    summary: 'One custom template.',
    query: z.object({ templateCode: Id.describe('the template asked for') }),
    data: CustomTemplate,
  }),
  usableTemplateName: get(reads, editing, {
    summary: 'Whether a name is free for a custom template.',
    query: z.object({
      templateName: z.string().trim().max(LIMITS.templateName).describe('the name somebody would like'),
      templateCode: Id.optional().describe(
        'the template that is to be called so, whose own name is free; absent: a new one',
      ),
    }),
    data: z.object({ usable: z.boolean().describe('whether no other template is called so') }),
  }),
  saveCusTemplate: post(writes, editing, {
    once: true,
    summary: 'Makes a custom template (without code) or changes one in no plan of which scoring has begun.',
    body: z.object({
      clientMutationId: ClientMutationId,
      templateCode: Id.optional().describe('the template to change; absent: a new one'),
      version: Version.optional().describe('of the template to change'),
      templateName: z.string().trim().min(1).max(LIMITS.templateName).describe('what it is called'),
      items: z
        .array(
          z.object({
            itemCode: Id.optional().describe('of a question that is there already; absent: a new one'),
            ...item,
            options: z
              .array(
                z.object({
                  optionCode: Id.optional().describe('of an option that is there already; absent: a new one'),
                  ...option,
                }),
              )
              .max(LIMITS.customOptionsMax)
              .describe('what can be chosen; empty where a text is written'),
          }),
        )
        .max(LIMITS.customItemsMax)
        .describe('its questions, in order'),
    }),
    data: CustomTemplate,
  }),
  deleteCusTemplate: post(writes, editing, {
    summary: 'Deletes a custom template that no plan uses.',
    body: z.object({ templateCode: Id.describe('the template to delete'), version: Version }),
    data: Saved,
  }),
});
