import type { MessageMatterResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { employeeOf, planOf } from './references.ts';
import type { MessageMatterRow } from './rows.ts';

export const MessageMatter: ResolversOf<MessageMatterResolvers, MessageMatterRow> = {
  plan: (matter, _args, context, asked) => planOf(matter, context, asked),
  employee: (matter, _args, context, asked) => employeeOf(matter, context, asked),
  type: (matter) => matter.typeId,
};
