/** The page every contender answers: 50 employees of 30 fields, each with references that need calls of their own. */
export const PAGE_SIZE = 50;

/** A field by its name in our schema and in the contract, where that is another one. */
const FIELDS = [
  ...['id: empId', 'number: empNumber', 'name: empName', 'nameEn: empNameEn', 'email', 'loginAccount', 'phone'],
  ...['status', 'type: employeeType', 'entryDate', 'regularDate', 'lastDay', 'city: cityName', 'sex', 'birthDate'],
  ...['nationality', 'education', 'maritalStatus', 'politicalStatus', 'idType', 'idNumber', 'bankName', 'bankCard'],
  ...['contractStart', 'contractEnd', 'emergencyContact', 'emergencyPhone', 'baseSalary', 'targetBonus', 'version'],
];
const ownName = (field: string): string => field.split(':')[0] ?? field;

/** The page as our schema has it. */
export const QUERY = `query EmployeePage($page: PageInput) {
  employees(page: $page) {
    total
    items {
      ${FIELDS.map(ownName).join(' ')}
      department { id name head { id name } }
      manager { id name department { id name } }
      position { id name }
    }
  }
}`;

/** The page as it is asked of a schema made from the OpenAPI document, with our names in the answer. */
const GATEWAY_QUERY = `query EmployeePage($page: empmanage_emplist_request_Input) {
  page: empmanage_emplist(input: $page) {
    ... on query_empmanage_emplist_oneOf_0 {
      data {
        total
        items {
          ${FIELDS.join(' ')}
          department { id: deptId name: deptName head { id: empId name: empName } }
          manager { id: empId name: empName department { id: deptId name: deptName } }
          position { id: positionId name: positionName }
        }
      }
    }
  }
}`;

const bodyOf = (query: string): string =>
  JSON.stringify({ operationName: 'EmployeePage', query, variables: { page: { pageNo: 5, pageSize: PAGE_SIZE } } });

export const BODY = bodyOf(QUERY);
export const GATEWAY_BODY = bodyOf(GATEWAY_QUERY);
