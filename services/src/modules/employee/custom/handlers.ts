import type { customField as service } from '@hengcai/shared/contract/employee/custom-field';
import type { Handlers } from '../../../kit/context.ts';
import { addCustomField, readCustomFields, sortCustomFields, updateCustomField } from './fields.ts';

/** `/customField`: fields of employee data that a company adds. */
export const customFieldHandlers: Handlers<typeof service> = {
  list: (_input, ctx) => readCustomFields(ctx),
  add: (input, ctx) => addCustomField(ctx, input),
  update: (input, ctx) => updateCustomField(ctx, input),
  sort: (input, ctx) => sortCustomFields(ctx, input),
};
