import { type Ahead, askAhead } from '../../session/ahead';
import { ListMemoryDocument } from '../../shared/lists/lists.gen';
import { parseList } from '../../ui/list/listParams';
import { CustomFieldsDocument } from './custom/customFields.gen';
import { DictionariesDocument } from './dictionary/dictionaries.gen';
import { EmployeeListDocument, EmployeeReferencesDocument, EmployeeSummaryDocument } from './employeeList.gen';
import { EmployeeFieldLayoutDocument } from './fields/fields.gen';
import { EMPLOYEE_LIST, employeeListDefaults, invites, listVariables } from './useEmployeeList';

/** What the list of employees asks for: its rows, what is remembered of it, its figures, and the words of its columns. */
export const ahead: Ahead = ({ params, capabilities, access, mirrored }) => {
  const variables = listVariables(parseList(params, employeeListDefaults), invites(capabilities, access, mirrored));
  return [
    askAhead(EmployeeListDocument, variables),
    ...(capabilities.listMemory ? [askAhead(ListMemoryDocument, { listKey: EMPLOYEE_LIST })] : []),
    ...(capabilities.employeeConditions ? [askAhead(EmployeeSummaryDocument, { filter: variables.filter })] : []),
    askAhead(DictionariesDocument, {}),
    askAhead(EmployeeFieldLayoutDocument, {}),
    askAhead(CustomFieldsDocument, {}),
    askAhead(EmployeeReferencesDocument, {}),
  ];
};
