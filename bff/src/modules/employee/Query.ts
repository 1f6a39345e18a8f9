import type { QueryResolvers } from '../../generated/schema.ts';
import { toRestFilter } from './filter.ts';

type Queries =
  | 'employees'
  | 'employee'
  | 'employeeOptions'
  | 'timeSpans'
  | 'cities'
  | 'employeeFieldsFree'
  | 'employeeImport'
  | 'employeeImports'
  | 'employeeImportTemplate'
  | 'departmentMembers';

export const Query: Pick<QueryResolvers, Queries> = {
  employees: async (_root, { filter, sort, page }, { rest, loaders }) => {
    const asked = {
      ...page,
      filter: toRestFilter(filter),
      sort: sort?.by,
      sortField: sort?.customFieldId ?? undefined,
      descending: sort?.descending,
    };
    // Services that know no conditions refuse the call that is for them; the list would leave them out.
    const answer = await (filter?.conditions ? rest.empmanage.screenemp(asked) : rest.empmanage.emplist(asked));
    // The list's rows are those the loader would read: a manager on the same page costs no call.
    for (const employee of answer.items) loaders.employeeById.prime(employee.empId, employee);
    return answer;
  },
  employee: (_root, { id }, { loaders }) => loaders.employeeById.load(id),
  employeeOptions: (_root, { keyword, departmentId, superiorOfId, left, limit }, { rest }) => {
    const asked = { keyword: keyword ?? undefined, deptId: departmentId ?? undefined, limit };
    return superiorOfId
      ? rest.empmanage.ableleader({ ...asked, empId: superiorOfId })
      : rest.empmanage.listbisedeemp({ ...asked, ...(left && { left }) });
  },
  timeSpans: (_root, { spans }, { rest }) => rest.empmanage.getdiffertime({ spans }),
  cities: (_root, _args, { rest }) => rest.empmanage.searchcity(),
  employeeFieldsFree: async (_root, { number, email, loginAccount, exceptEmployeeId }, { rest }) => {
    const free = await rest.empmanage.judgeinfo({
      empNumber: number ?? undefined,
      email: email ?? undefined,
      loginAccount: loginAccount ?? undefined,
      exceptEmpId: exceptEmployeeId ?? undefined,
    });
    return { number: free.empNumberFree, email: free.emailFree, loginAccount: free.loginAccountFree };
  },
  employeeImport: (_root, { id }, { rest }) => rest.empmanage.getimport({ importId: id }),
  employeeImports: (_root, { page }, { rest }) => rest.empmanage.listimports({ ...page }),
  employeeImportTemplate: (_root, { format }, { tickets }) =>
    tickets.export('empmanage', 'downloadExcel', { format }, { lasts: 'session' }),
  departmentMembers: async (_root, { departmentId, includeBelow, page }, { rest, loaders }) => {
    const answer = await rest.departmentPeople.selectallemp({
      ...page,
      deptId: departmentId,
      includeSubDepts: includeBelow,
    });
    for (const employee of answer.items) loaders.employeeById.prime(employee.empId, employee);
    return answer;
  },
};
