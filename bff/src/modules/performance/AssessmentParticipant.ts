import type {
  AssessmentOutsiderResolvers,
  AssessmentParticipantResolvers,
  AssessmentScopePersonResolvers,
  SinglePersonResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import { employeeOf } from '../message/references.ts';
import type {
  AssessmentOutsiderRow,
  AssessmentParticipantRow,
  AssessmentScopePersonRow,
  SinglePersonRow,
} from './rows.ts';

export const AssessmentParticipant: ResolversOf<AssessmentParticipantResolvers, AssessmentParticipantRow> = {
  id: (person) => person.assessmentInfoId,
  plan: (person, _args, { loaders }) => loaders.assessmentPlanById.load(person.planCode),
  employee: ({ empId, person }, _args, context, asked) =>
    person ? employeeOf(person, context, asked) : context.loaders.employeeById.load(empId),
  department: (person, _args, { loaders }) => reference(loaders.departmentById, person.deptId),
  boss: (person, _args, { loaders }) => reference(loaders.employeeById, person.bossEmpId),
};

export const AssessmentScopePerson: ResolversOf<AssessmentScopePersonResolvers, AssessmentScopePersonRow> = {
  id: (person) => person.empId,
  employee: (person, _args, { loaders }) => loaders.employeeById.load(person.empId),
  department: (person, _args, { loaders }) => reference(loaders.departmentById, person.deptId),
  boss: (person, _args, { loaders }) => reference(loaders.employeeById, person.bossEmpId),
};

export const SinglePerson: ResolversOf<SinglePersonResolvers, SinglePersonRow> = {
  id: (person) => person.empId,
  employee: (person, _args, { loaders }) => loaders.employeeById.load(person.empId),
  department: (person, _args, { loaders }) => reference(loaders.departmentById, person.deptId),
  boss: (person, _args, { loaders }) => reference(loaders.employeeById, person.bossEmpId),
};

export const AssessmentOutsider: ResolversOf<AssessmentOutsiderResolvers, AssessmentOutsiderRow> = {
  id: (person) => person.empId,
  employee: (person, _args, { loaders }) => loaders.employeeById.load(person.empId),
  department: (person, _args, { loaders }) => reference(loaders.departmentById, person.deptId),
};
