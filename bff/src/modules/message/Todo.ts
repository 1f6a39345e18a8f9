import type { TodoResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { TodoRow } from './rows.ts';

export const Todo: ResolversOf<TodoResolvers, TodoRow> = {
  type: (todo) => todo.typeId,
  planId: (todo) => todo.assessmentPlanCode,
  planName: (todo) => todo.assessmentPlanName,
  employeeId: (todo) => todo.empId,
  employeeName: (todo) => todo.empName,
};
