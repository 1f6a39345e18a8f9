import { ScoreMethod } from '@hengcai/shared/enums';
import type {
  ProbationApproverResolvers,
  ProbationHistoryEntryResolvers,
  ProbationNodeResolvers,
  ProbationPartResolvers,
  ProbationPersonResolvers,
  ProbationPlanDetailResolvers,
  ProbationPlanResolvers,
  ProbationRowResolvers,
  ProbationRuleDepartmentResolvers,
  ProbationRuleResolvers,
} from '../../generated/schema.ts';
import { knownReference } from '../../known-reference.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { templateOf } from '../enterprise/references.ts';
import type {
  ProbationApproverRow,
  ProbationHistoryEntryRow,
  ProbationNodeRow,
  ProbationPartRow,
  ProbationPersonRow,
  ProbationPlanDetailRow,
  ProbationPlanRow,
  ProbationRowRow,
  ProbationRuleDepartmentRow,
  ProbationRuleRow,
} from './rows.ts';

const yes = (passed: 0 | 1 | null): boolean | null => (passed === null ? null : passed === 1);

export const ProbationRule: ResolversOf<ProbationRuleResolvers, ProbationRuleRow> = {
  id: (rule) => rule.ruleCode,
  name: (rule) => rule.ruleName,
  template: (rule, _args, context, asked) => templateOf(rule, context, asked),
  assessmentRuleId: (rule) => rule.assessmentRuleCode,
  departments: ({ deptIds }, _args, { loaders }) => deptIds.map((id) => loaders.departmentById.load(id)),
};

export const ProbationRuleDepartment: ResolversOf<ProbationRuleDepartmentResolvers, ProbationRuleDepartmentRow> = {
  department: ({ deptId, deptName, deptNameEn }, _args, { loaders }, asked) =>
    knownReference(
      loaders.departmentById,
      deptId,
      { id: { deptId }, name: { deptName }, nameEn: { deptNameEn } },
      asked,
    ),
  ruleId: (one) => one.ruleCode,
};

export const ProbationPlan: ResolversOf<ProbationPlanResolvers, ProbationPlanRow> = {
  id: (plan) => plan.planCode,
  employee: ({ empId }, _args, { loaders }, asked) =>
    knownReference(loaders.employeeById, empId, { id: { empId } }, asked),
  employeeName: (plan) => plan.empName,
  employeeNumber: (plan) => plan.empNumber,
  department: ({ deptId, deptName, deptNameEn }, _args, { loaders }, asked) =>
    deptId === null || deptName === null
      ? null
      : knownReference(
          loaders.departmentById,
          deptId,
          { id: { deptId }, name: { deptName }, nameEn: { deptNameEn } },
          asked,
        ),
  ruleId: (plan) => plan.ruleCode,
  superior: ({ evaluateEmpId }, _args, { loaders }, asked) =>
    evaluateEmpId === null
      ? null
      : knownReference(loaders.employeeById, evaluateEmpId, { id: { empId: evaluateEmpId } }, asked),
  superiorName: (plan) => plan.evaluateEmpName,
  status: (plan) => plan.planStatus,
  passed: (plan) => yes(plan.passed),
};

export const ProbationPlanDetail: ResolversOf<ProbationPlanDetailResolvers, ProbationPlanDetailRow> = {
  id: (detail) => detail.plan.planCode,
  proposedPass: (detail) => yes(detail.proposed),
  formerPlanId: (detail) => detail.formerPlanCode,
  regularisationId: (detail) => detail.changeId,
  approval: ({ plan }, _args, { rest }) =>
    rest.probationplan.listapprovalnode({ assessmentPlanCode: plan.planCode, empId: plan.empId }),
  history: ({ plan }, _args, { rest }) => rest.probationplan.listprobationhistory({ planCode: plan.planCode }),
};

export const ProbationPart: ResolversOf<ProbationPartResolvers, ProbationPartRow> = {
  id: (part) => part.partCode,
  name: (part) => part.partName,
  open: (part) => part.rowsByEmployee,
  formula: (part) => part.scoreMethod === ScoreMethod.FORMULA,
};

export const ProbationRow: ResolversOf<ProbationRowResolvers, ProbationRowRow> = {
  id: (row) => row.rowCode,
  partId: (row) => row.partCode,
};

export const ProbationNode: ResolversOf<ProbationNodeResolvers, ProbationNodeRow> = {
  name: (node) => node.nodeName,
};

export const ProbationApprover: ResolversOf<ProbationApproverResolvers, ProbationApproverRow> = {
  employeeId: (one) => one.empId,
  name: (one) => one.empName,
};

export const ProbationPerson: ResolversOf<ProbationPersonResolvers, ProbationPersonRow> = {
  employeeId: (one) => one.empId,
  name: (one) => one.empName,
};

export const ProbationHistoryEntry: ResolversOf<ProbationHistoryEntryResolvers, ProbationHistoryEntryRow> = {
  id: (entry) => entry.eventId,
  by: (entry) => entry.empName,
};
