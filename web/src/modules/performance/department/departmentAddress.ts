/** The list of departments with their targets. */
export const DEPARTMENTS = '/performance/examine?tabName=departments';

/** What `/performance/examine/details/department` reads from its address, by the names of specification 2. */
export const readDepartment = (params: URLSearchParams) => ({
  planId: params.get('assessmentPlanCode') ?? '',
  departmentId: params.get('deptCode') ?? '',
});

/** The page with the targets of a department. */
export const departmentPath = ({ planId, departmentId }: { planId: string; departmentId: string }): string =>
  `/performance/examine/details/department?${new URLSearchParams({
    assessmentPlanCode: planId,
    deptCode: departmentId,
  }).toString()}`;
