import type { TodoResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { employeeOf, planOf } from './references.ts';
import type { TodoRow } from './rows.ts';

export const Todo: ResolversOf<TodoResolvers, TodoRow> = {
  type: (todo) => todo.typeId,
  plan: (todo, _args, context, asked) => planOf(todo, context, asked),
  employee: (todo, _args, context, asked) => employeeOf(todo, context, asked),
};
