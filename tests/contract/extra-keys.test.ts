import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idOf } from '@hengcai/services/src/modules/employee/fixtures.ts';
import type { TestCompany, TestServices } from '@hengcai/services/src/testing/kit.ts';
import { startStack, type Data, type Stack } from '../operations/stack.ts';
import { ENDPOINTS } from './endpoints.ts';
import { companyOfRich, RICH, richAs, SECRET } from './rich.ts';

let stack: Stack;
let services: TestServices;
let company: TestCompany;
let token: string;

beforeAll(async () => {
  stack = await startStack();
  services = stack.services;
  company = await companyOfRich(services);
});
beforeEach(async () => {
  token = await services.signIn(company.code, 'hr');
});
afterAll(() => stack.stop());

describe('keys an update does not take', () => {
  const VALUES: Readonly<Record<string, object>> = {
    updatebaseinfo: { empNumber: 'rich', empName: 'Person rich' },
    workinfo: { deptId: idOf('D1'), entryDate: '2020-01-01' },
    personalinfo: {},
    contactsinfo: {},
    bankcardInfo: {},
    contractinfo: {},
    educationinfo: { education: 4 },
    titleinfo: { titles: [] },
    certificateinfo: { certificates: [] },
    shareoptioninfo: { shareOptions: [] },
    earliercontractinfo: { contracts: [] },
    salaryinfo: { salaryFrom: '2026-01-01' },
  };
  const updates = ENDPOINTS.filter(
    ({ name, endpoint }) => name.startsWith('empupdate.') && 'version' in endpoint.body.shape,
  );
  /** Every column an employee has, by its names in the contract and in the table, and what belongs to other tables. */
  const columns = async () => {
    const { rows } = await services.engine.run(
      `select column_name as name from information_schema.columns where table_name in ('employee', 'salary_record', 'user_role', 'employee_secret') and table_schema = 'public'`,
    );
    const inContract = updates.flatMap(({ endpoint }) => Object.keys(endpoint.body.shape));
    return [
      ...new Set([...rows.map(({ name }) => String(name)), ...inContract, 'salary', 'roleCode', 'companyId', 'score']),
    ];
  };

  it('are tried at every update', () => {
    expect(updates.map(({ name }) => name.slice('empupdate.'.length)).sort()).toEqual(Object.keys(VALUES).sort());
  });

  it.each(Object.keys(VALUES))('are refused by %s and change nothing', async (name) => {
    const before = await richAs(services, token);
    const known = Object.keys(updates.find((one) => one.name === `empupdate.${name}`)?.endpoint.body.shape ?? {});
    const taken: string[] = [];
    for (const column of (await columns()).filter((one) => !known.includes(one))) {
      const input = { empId: RICH, version: before.version, ...VALUES[name], [column]: '1.00' };
      const answer = await services.call(`empupdate.${name}`, input, token);
      if (answer.status !== 400) taken.push(column);
    }
    expect(taken).toEqual([]);
    expect(await richAs(services, token)).toEqual(before);
  });

  it('are refused inside of inputs as well: a filter by a column the list does not filter by', async () => {
    for (const [column, value] of [
      ['baseSalary', SECRET.salary],
      ['idNumber', SECRET.idNumber],
      ['bankCard', SECRET.bankCard],
    ] as const)
      expect(await services.call('empmanage.emplist', { filter: { [column]: value } }, token)).toMatchObject({
        status: 400,
        data: { errors: [{ field: `filter.${column}`, code: 'UNKNOWN_FIELD' }] },
      });
  });

  it('are no part of the GraphQL inputs either', async () => {
    const person = await stack.signIn(company.code, 'hr');
    const { employee } = await person.run('EmployeeDetails', { id: RICH });
    for (const extra of ['baseSalary', 'roleCode', 'companyId', 'employeeId', 'score']) {
      const { errors } = await person.ask('UpdateEmployeeContact', {
        input: { id: RICH, version: (employee as Data)['version'], phone: '1', [extra]: '1.00' },
      });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    }
    expect((await person.run('EmployeeDetails', { id: RICH }))['employee']).toEqual(employee);
  });
});
