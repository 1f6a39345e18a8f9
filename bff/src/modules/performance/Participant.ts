import type {
  CalibrationEntryResolvers,
  CalibrationRowResolvers,
  ParticipantResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { CalibrationEntryRow, CalibrationListRow, ParticipantRow } from './rows.ts';

export const Participant: ResolversOf<ParticipantResolvers, ParticipantRow> = {
  id: (person) => person.assessmentInfoId,
  plan: (person, _args, { loaders }) => loaders.assessmentPlanById.load(person.planCode),
  employee: (person, _args, { loaders }) => loaders.employeeById.load(person.empId),
  department: (person, _args, { loaders }) => reference(loaders.departmentById, person.deptId),
  boss: (person, _args, { loaders }) => reference(loaders.employeeById, person.bossEmpId),
};

export const CalibrationRow: ResolversOf<CalibrationRowResolvers, CalibrationListRow> = {
  id: (person) => person.assessmentInfoId,
  employee: (person, _args, { loaders }) => loaders.employeeById.load(person.empId),
  department: (person, _args, { loaders }) => reference(loaders.departmentById, person.deptId),
  boss: (person, _args, { loaders }) => reference(loaders.employeeById, person.bossEmpId),
};

export const CalibrationEntry: ResolversOf<CalibrationEntryResolvers, CalibrationEntryRow> = {
  id: (entry) => entry.calibrationId,
  employee: (entry, _args, { loaders }) => loaders.employeeById.load(entry.empId),
  by: (entry, _args, { loaders }) => reference(loaders.employeeById, entry.byEmpId),
};
