import type { FieldNames } from '../../payload.ts';

/** Fields of rules, plans and appraisals as REST names them, and the schema's names. */
export const PERFORMANCE_FIELDS = {
  ruleName: 'name',
  ruleType: 'type',
  planName: 'name',
  planYear: 'year',
  planCode: 'planId',
  likePlanCode: 'likePlanId',
  empId: 'employeeId',
  ruleCode: 'ruleId',
  deptRuleCode: 'departmentRuleId',
  deptRatio: 'departmentRatio',
  takesDeptScore: 'takesDepartmentScore',
  companyModuleCode: 'templateId',
  partCode: 'partId',
  rowId: 'id',
  nodeName: 'name',
  templateCode: 'templateId',
  deptIds: 'departmentIds',
  empIds: 'employeeIds',
  excludedEmpIds: 'excludedEmployeeIds',
} satisfies FieldNames;
