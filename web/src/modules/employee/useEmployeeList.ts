import type { Capabilities } from '../../session/capabilities';
import type { PageAt } from '../../ui/list/listParams';
import { LIST_QUERY, listRows } from '../../ui/list/listRows';
import { useListState } from '../../ui/list/useListState';
import type { PageAccess } from '../../ui/PageAccess';
import type { Sort } from '../../ui/table/columns';
import { ownFieldOf } from './custom/ownValues';
import { fromText, toConditions } from './conditions/tree';
import { useFileExport } from '../../shared/save/useFileExport';
import {
  type ContractNotice,
  type EmployeeFilterInput,
  type EmployeeSortInput,
  type EmployeeSortKey,
  type EmployeeStatus,
  type EmployeeListQuery,
  type EmployeeType,
  type SignInStatus,
  useEmployeeListQuery,
  useExportEmployeesMutation,
} from './employeeList.gen';

/** Under which name columns, density and filters are remembered. */
export const EMPLOYEE_LIST = 'employee.list';

export const employeeListDefaults = {
  keyword: '',
  dept: [] as string[],
  status: [] as string[],
  position: [] as string[],
  rank: [] as string[],
  type: [] as string[],
  city: '',
  manager: '',
  entryFrom: '',
  entryTo: '',
  contractType: [] as string[],
  contract: [] as string[],
  /** `yes`: only people who have proposed a change of their record. */
  proposed: '',
  signIn: [] as string[],
  /** Conditions over any field, as `conditions/tree.ts` writes them. */
  conditions: '',
};
export type EmployeeListFilter = typeof employeeListDefaults;
export type EmployeeRow = NonNullable<EmployeeListQuery['employees']>['items'][number];

/** Empty conditions are left out: to the services they would mean "nothing of". */
function toFilter(f: EmployeeListFilter): EmployeeFilterInput {
  const conditions = toConditions(fromText(f.conditions));
  return {
    ...(f.keyword.trim() && { keyword: f.keyword.trim() }),
    ...(f.dept.length > 0 && { departmentIds: f.dept }),
    ...(f.status.length > 0 && { statuses: f.status as EmployeeStatus[] }),
    ...(f.position.length > 0 && { positionIds: f.position }),
    ...(f.rank.length > 0 && { rankIds: f.rank }),
    ...(f.type.length > 0 && { types: f.type as EmployeeType[] }),
    ...(f.city && { city: f.city }),
    ...(f.manager && { managerId: f.manager }),
    ...(f.entryFrom && { entryFrom: f.entryFrom }),
    ...(f.entryTo && { entryTo: f.entryTo }),
    ...(conditions && { conditions }),
    ...(f.proposed && { hasProposals: true }),
    ...(f.contractType.length > 0 && { contractTypes: f.contractType }),
    ...(f.contract.length > 0 && { contractNotices: f.contract as ContractNotice[] }),
    ...(f.signIn.length > 0 && { signInStatuses: f.signIn as SignInStatus[] }),
  };
}

/** An order of the list by a column of the product, or by a field of the company, which is named by its id. */
function toSort({ by, descending }: Sort): EmployeeSortInput {
  const customFieldId = ownFieldOf(by);
  return customFieldId === null ? { by: by as EmployeeSortKey, descending } : { customFieldId, descending };
}

/** Whether sign-in states are shown, and people asked in. */
export const invites = (
  { jobs, invitations }: Capabilities,
  { edit, hidden }: PageAccess,
  mirrored: boolean,
): boolean => jobs && invitations && edit && !hidden.has('employee.invite') && !mirrored;

/** What the list asks for at its address. */
export const listVariables = (
  { filter, page, sort }: { filter: EmployeeListFilter; page: PageAt; sort: Sort | null },
  withSignIn: boolean,
) => ({ filter: toFilter(filter), page, withSignIn, ...(sort && { sort: toSort(sort) }) });

/** The employees the caller may see, filtered, sorted and paged by the address. */
export function useEmployeeList(withSignIn: boolean) {
  const state = useListState(employeeListDefaults);
  const variables = listVariables(state, withSignIn);
  const query = useEmployeeListQuery({ variables, ...LIST_QUERY, context: { quiet: true } });
  return { ...state, ...listRows(query, (data) => data.employees), filterInput: variables.filter };
}

/** Saves the filtered employees as a workbook, or those with some ids. */
export function useEmployeeExport(filter: EmployeeFilterInput) {
  const [mutate] = useExportEmployeesMutation();
  const { save } = useFileExport(async (ids?: readonly string[]) => {
    const chosen = ids ? { ids: [...ids] } : filter;
    return (await mutate({ variables: { input: { filter: chosen, format: 'XLSX' } } })).data?.exportEmployees;
  });
  return (ids?: readonly string[]) => void save(ids);
}
