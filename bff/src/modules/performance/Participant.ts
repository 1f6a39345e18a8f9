import type { OutsiderResolvers, ParticipantResolvers, ScopePersonResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { OutsiderRow, ParticipantRow, ScopePersonRow } from './rows.ts';

export const Participant: ResolversOf<ParticipantResolvers, ParticipantRow> = {
  id: (person) => person.assessmentInfoId,
  plan: (person, _args, { loaders }) => loaders.assessmentPlanById.load(person.planCode),
  employee: (person, _args, { loaders }) => loaders.employeeById.load(person.empId),
  department: (person, _args, { loaders }) => reference(loaders.departmentById, person.deptId),
  boss: (person, _args, { loaders }) => reference(loaders.employeeById, person.bossEmpId),
};

export const ScopePerson: ResolversOf<ScopePersonResolvers, ScopePersonRow> = {
  id: (person) => person.empId,
  employee: (person, _args, { loaders }) => loaders.employeeById.load(person.empId),
  department: (person, _args, { loaders }) => reference(loaders.departmentById, person.deptId),
  boss: (person, _args, { loaders }) => reference(loaders.employeeById, person.bossEmpId),
};

export const Outsider: ResolversOf<OutsiderResolvers, OutsiderRow> = {
  id: (person) => person.empId,
  employee: (person, _args, { loaders }) => loaders.employeeById.load(person.empId),
  department: (person, _args, { loaders }) => reference(loaders.departmentById, person.deptId),
};
