import type {
  CalibrationEntryResolvers,
  CalibrationGroupResolvers,
  CalibratedPersonResolvers,
  CalibrationScoresResolvers,
  DistributionBinResolvers,
  AssessmentScoredPartResolvers,
  UngradedDepartmentResolvers,
  UngradedPersonResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import { knownReference } from '../../known-reference.ts';
import { templateOf } from '../enterprise/references.ts';
import type {
  AssessmentPlanRow,
  CalibrationEntryRow,
  CalibrationGroupRow,
  CalibratedPersonRow,
  CalibrationScoresRow,
  DistributionBinRow,
  AssessmentScoredPartRow,
  UngradedDepartmentRow,
  UngradedPersonRow,
} from './rows.ts';

export const CalibratedPerson: ResolversOf<CalibratedPersonResolvers, CalibratedPersonRow> = {
  id: (person) => person.assessmentInfoId,
  employee: (person, _args, { loaders }) => loaders.employeeById.load(person.empId),
  department: (person, _args, { loaders }) => reference(loaders.departmentById, person.deptId),
  boss: (person, _args, { loaders }) => reference(loaders.employeeById, person.bossEmpId),
  plan: ({ planCode, planName }, _args, { loaders }, asked) =>
    knownReference<AssessmentPlanRow>(
      loaders.assessmentPlanById,
      planCode,
      { id: { planCode }, ...(planName !== undefined && { name: { planName } }) },
      asked,
    ),
};

export const CalibrationEntry: ResolversOf<CalibrationEntryResolvers, CalibrationEntryRow> = {
  id: (entry) => entry.calibrationId,
  employee: (entry, _args, { loaders }) => loaders.employeeById.load(entry.empId),
  reason: (entry) => entry.comment,
  by: (entry, _args, { loaders }) => reference(loaders.employeeById, entry.byEmpId),
};

export const CalibrationGroup: ResolversOf<CalibrationGroupResolvers, CalibrationGroupRow> = {
  boss: (group, _args, { loaders }) => reference(loaders.employeeById, group.bossEmpId),
  department: (group, _args, { loaders }) => reference(loaders.departmentById, group.deptId),
};

export const DistributionBin: ResolversOf<DistributionBinResolvers, DistributionBinRow> = {
  status: (bin) => bin.state,
};

export const CalibrationScores: ResolversOf<CalibrationScoresResolvers, CalibrationScoresRow> = {
  row: (scores) => scores,
};

export const AssessmentScoredPart: ResolversOf<AssessmentScoredPartResolvers, AssessmentScoredPartRow> = {
  id: (part) => part.partCode,
  name: (part) => part.partName,
  template: (part, _args, context, asked) => templateOf(part, context, asked),
};

export const UngradedDepartment: ResolversOf<UngradedDepartmentResolvers, UngradedDepartmentRow> = {
  id: ({ planCode, deptId }) => `${planCode}.${deptId}`,
  department: ({ deptId }, _args, { loaders }) => loaders.departmentById.load(deptId),
  scorer: ({ scorerEmpId }, _args, { loaders }) => reference(loaders.employeeById, scorerEmpId),
  scoredByHr: ({ scorerEmpId }) => scorerEmpId === null,
};

export const UngradedPerson: ResolversOf<UngradedPersonResolvers, UngradedPersonRow> = {
  id: (person) => person.assessmentInfoId,
  employee: (person, _args, { loaders }) => loaders.employeeById.load(person.empId),
  department: (person, _args, { loaders }) => reference(loaders.departmentById, person.deptId),
  scorer: (person, _args, { loaders }) => reference(loaders.employeeById, person.scorerEmpId),
};
