import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { employeeRow, id } from '../../testing/rows.ts';

const EMPLOYEE = id('employee');
let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  bff.upstream.answer('empmanage', 'getallempinfo', ({ empIds }) => empIds.map(() => employeeRow(1, { version: 2 })));
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

describe('a change of an employee', () => {
  it('sends the names of REST, leaves out what was left out, and answers the employee as saved', async () => {
    bff.upstream.answer('empupdate', 'workinfo', () => ({ id: EMPLOYEE, version: 2 }));

    const { data, errors } = await bff.send(
      'mutation Work($input: UpdateEmployeeWorkInput!) { updateEmployeeWork(input: $input) { employee { id version } userErrors { code } } }',
      {
        input: {
          id: EMPLOYEE,
          version: 1,
          departmentId: id('dept'),
          managerId: null,
          type: 'INTERN',
          entryDate: '2026-11-01',
          city: '上海',
        },
      },
    );

    expect(errors).toEqual([]);
    expect(data?.['updateEmployeeWork']).toEqual({ employee: { id: EMPLOYEE, version: 2 }, userErrors: [] });
    expect(bff.upstream.calls[0]?.input).toEqual({
      empId: EMPLOYEE,
      version: 1,
      deptId: id('dept'),
      bossEmpId: null,
      employeeType: 3,
      entryDate: '2026-11-01',
      cityName: '上海',
    });
  });

  it('takes null for a choice as nothing said, and reads nothing back that nobody asked for', async () => {
    bff.upstream.answer('empupdate', 'updatebaseinfo', () => ({ id: EMPLOYEE, version: 2 }));

    await bff.send(
      'mutation Basic($input: UpdateEmployeeBasicInput!) { updateEmployeeBasic(input: $input) { userErrors { code } } }',
      { input: { id: EMPLOYEE, version: 1, number: 'E1', name: 'A', sex: null, nameEn: null } },
    );

    expect(bff.upstream.calls[0]?.input).toEqual({
      empId: EMPLOYEE,
      version: 1,
      empNumber: 'E1',
      empName: 'A',
      empNameEn: null,
    });
    expect(bff.upstream.names()).toEqual(['empupdate.updatebaseinfo']);
  });

  it('that adds one carries its key and shows the first password', async () => {
    bff.upstream.answer('empupdate', 'addemp', () => ({ empId: EMPLOYEE, initialPassword: 'Xy12345678' }));

    const { data } = await bff.send(
      'mutation Add($input: AddEmployeeInput!) { addEmployee(input: $input) { employee { id } initialPassword userErrors { code } } }',
      {
        input: {
          clientMutationId: 'key-12345',
          number: 'E1',
          name: 'A',
          departmentId: id('dept'),
          entryDate: '2026-11-01',
        },
      },
    );

    expect(data?.['addEmployee']).toEqual({
      employee: { id: EMPLOYEE },
      initialPassword: 'Xy12345678',
      userErrors: [],
    });
    expect(bff.upstream.calls[0]?.input).toMatchObject({ clientMutationId: 'key-12345' });
  });
});

it('masked fields are named as the schema names them', async () => {
  bff.upstream.answer('empmanage', 'emplist', () => ({
    items: [employeeRow(1, { deptId: null, maskedFields: ['deptId', 'cityName', 'baseSalary'] })],
    total: 1,
    pageNo: 1,
    pageSize: 10,
  }));

  const { data } = await bff.send('{ employees { items { id department { id } maskedFields } } }');

  expect(data?.['employees'].items).toEqual([
    { id: EMPLOYEE, department: null, maskedFields: ['department', 'city', 'baseSalary'] },
  ]);
});

describe('an import', () => {
  const staged = {
    importId: id('import'),
    fileName: 'a.csv',
    state: 'checked' as const,
    rows: 2,
    columns: [{ header: '姓名', field: 'empName', message: null, samples: ['甲'], median: null, untold: '01/02/2024' }],
    fields: [],
    counts: { add: 1, change: 0, same: 0, error: 1 },
    closeMissing: false,
    notes: [{ code: 'NEW_DEPARTMENT', message: '将新建部门', warning: false }],
    causes: [
      {
        field: 'rank',
        column: '职级',
        code: 'UNKNOWN_NAME',
        message: '该名称尚不存在',
        kind: 'jobFamily' as const,
        count: 1,
        rows: [3],
        values: [{ value: '研发', count: 1 }],
        allowed: null,
        canBeEmpty: true,
        fill: 'day' as const,
      },
    ],
    unknowns: [],
    mends: { create: [], replace: [], leaveEmpty: [], dayOrder: 'month-first' as const },
    canCreate: true,
    jobId: id('job'),
    changedFields: [],
    made: [],
    committedAt: null,
    undoUntil: null,
    undone: null,
  };

  it('is mended under the names of REST', async () => {
    bff.upstream.answer('empmanage', 'mendimport', () => ({ jobId: id('job') }));
    bff.upstream.answer('empmanage', 'getimport', () => staged);
    const creation = { kind: 'JOB_FAMILY', key: '研发', code: 'RD', name: '研发' };
    const { data, errors } = await bff.send(
      'mutation Mend($input: MendEmployeeImportInput!) { mendEmployeeImport(input: $input) { employeeImport { causes { kind fill } columns { untold } mends { dayOrder } } userErrors { field } } }',
      {
        input: {
          id: id('import'),
          create: [creation],
          leaveEmpty: [{ field: 'phone', code: 'TOO_LONG' }],
          dayOrder: 'DAY_FIRST',
        },
      },
    );
    expect(errors).toEqual([]);
    expect(data?.['mendEmployeeImport']).toEqual({
      employeeImport: {
        causes: [{ kind: 'JOB_FAMILY', fill: 'DAY' }],
        columns: [{ untold: '01/02/2024' }],
        mends: { dayOrder: 'MONTH_FIRST' },
      },
      userErrors: [],
    });
    expect(bff.upstream.calls[0]?.input).toEqual({
      importId: id('import'),
      create: [{ kind: 'jobFamily', key: '研发', code: 'RD', name: '研发', grade: null }],
      replace: [],
      leaveEmpty: [{ field: 'phone', code: 'TOO_LONG' }],
      dayOrder: 'day-first',
    });
  });

  it('shows its rows by outcome, its job and where the faulty rows are to be had', async () => {
    bff.upstream.answer('empmanage', 'getimport', () => staged);
    bff.upstream.answer('empmanage', 'listimportrows', () => ({
      items: [
        {
          row: 3,
          outcome: 'error' as const,
          empNumber: '3',
          empName: null,
          changes: [{ field: 'email', label: '工作邮箱', before: null, after: 'a@example.com', masked: false }],
          cells: [],
          errors: [],
        },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    }));
    bff.upstream.answer('platform', 'job', ({ jobId }) => ({
      jobId,
      kind: 'employee.import',
      state: 3 as const,
      done: 2,
      total: 2,
      message: null,
      errors: [],
      fileName: null,
      createdAt: '2026-11-01T00:00:00Z',
      finishedAt: null,
    }));

    const { data, errors } = await bff.send(
      `query Import($id: ID!) { employeeImport(id: $id) {
        id status rowCount counts { error } notes { message warning } errorFile { url } job { id status file { url } }
        rows(outcome: ERROR, page: { pageSize: 20 }) { total items { row outcome number changes { label after } } }
      } }`,
      { id: id('import') },
    );

    expect(errors).toEqual([]);
    expect(data?.['employeeImport']).toMatchObject({
      id: id('import'),
      status: 'CHECKED',
      rowCount: 2,
      counts: { error: 1 },
      notes: [{ message: '将新建部门', warning: false }],
      errorFile: { url: expect.stringMatching(/^\/files\//) },
      job: { id: id('job'), status: 'DONE', file: null },
      rows: { total: 1, items: [{ row: 3, outcome: 'ERROR' }] },
    });
    expect(bff.upstream.calls.find(({ name }) => name === 'empmanage.listimportrows')?.input).toEqual({
      importId: id('import'),
      outcome: 'error',
      pageNo: 1,
      pageSize: 20,
    });
  });
});
