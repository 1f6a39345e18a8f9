import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBff, type Answer, type TestBff } from '../testing/bff.ts';
import { employeeRow, id, userRow } from '../testing/rows.ts';

const LIST = '{ employees { total items { id name manager { id } status baseSalary version maskedFields } } }';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

/** Lets an endpoint answer what its contract does not allow. */
const answerOddly = (
  service: 'empmanage' | 'systemUser' | 'menu' | 'performanceplane',
  endpoint: string,
  data: unknown,
) =>
  bff.upstream.respond(service, endpoint as never, (_call, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, status: 200, data }));
  });

const page = (...rows: unknown[]) => ({ items: rows, total: '1', pageNo: '1', pageSize: 10 });
const codesOf = ({ errors }: Answer) => errors.map(({ path, extensions }) => [path?.join('.'), extensions['code']]);

describe('an answer of services that write it their own way', () => {
  it('has numbers as strings, amounts as numbers and rows with numbers', async () => {
    const odd = { empId: 7, bossEmpId: '8', status: '2', baseSalary: 12500.5, version: '3' };
    answerOddly('empmanage', 'emplist', page({ ...employeeRow(1), ...odd }, { ...employeeRow(2), empId: 8 }));

    const { data, errors } = await bff.send(LIST);

    expect(errors).toEqual([]);
    expect(data?.['employees']).toMatchObject({
      total: 1,
      items: [{ id: '7', manager: { id: '8' }, status: 'REGULAR', baseSalary: '12500.5', version: 3 }, { id: '8' }],
    });
    expect(bff.upstream.names()).toEqual(['empmanage.emplist']);
  });

  it.each([
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [-20, '-20'],
    [100000000000, '100000000000'],
  ])('that has the amount %f has it without an exponent: %s', async (amount, told) => {
    answerOddly('empmanage', 'emplist', page({ ...employeeRow(1), baseSalary: amount }));

    expect((await bff.send(LIST)).data?.['employees'].items[0].baseSalary).toBe(told);
  });

  it('may leave out what is empty: null where there is nothing, no rows where there is a list', async () => {
    const { maskedFields: _masked, bossEmpId: _boss, baseSalary: _salary, status: _status, ...rest } = employeeRow(1);
    answerOddly('empmanage', 'emplist', page(rest));

    const { data, errors } = await bff.send(LIST);

    expect(errors).toEqual([]);
    expect(data?.['employees'].items).toMatchObject([
      { manager: null, baseSalary: null, status: null, maskedFields: [] },
    ]);
  });

  it('may have flags of any kind', async () => {
    const flags = { isOverallGoal: true, isOpenDataSyn: '1', isMirror: 'false', companyCustomSettings: undefined };
    const loginInfo = { mustChangePassword: 1 };
    answerOddly('systemUser', 'getUser', { ...userRow(), ...flags, loginInfo });

    const { data, errors } = await bff.send(
      '{ me { overallGoal syncOpen mirrored mustChangePassword selfScoreFirst passwordChangedAt } }',
    );

    expect(errors).toEqual([]);
    expect(data?.['me']).toEqual({
      overallGoal: true,
      syncOpen: true,
      mirrored: false,
      mustChangePassword: true,
      selfScoreFirst: false,
      passwordChangedAt: null,
    });
  });

  it('may nest: a menu whose leaves have no list of children', async () => {
    const leaf = { pageId: 2, pageName: 'Employees' };
    answerOddly('menu', 'getUserMenu', [{ pageId: 1, pageName: 'People', childPageList: [leaf] }]);

    const { data, errors } = await bff.send('{ menu { id path children { id name children { id } } } }');

    expect(errors).toEqual([]);
    expect(data?.['menu']).toEqual([{ id: '1', path: null, children: [{ id: '2', name: 'Employees', children: [] }] }]);
  });
});

describe('a value that nobody can read', () => {
  it.each([
    ['empName', { empName: null }, 'name'],
    ['empName', { empName: { first: 'A' } }, 'name'],
    ['version', { version: 'latest' }, 'version'],
    ['version', { version: 2 ** 40 }, 'version'],
    ['baseSalary', { baseSalary: { amount: 1 } }, 'baseSalary'],
    ['maskedFields', { maskedFields: 'none' }, 'maskedFields'],
  ])('of %s costs those who ask for it an UPSTREAM_CONTRACT, and is logged: %j', async (column, odd, field) => {
    bff.lines.length = 0;
    answerOddly('empmanage', 'emplist', page({ ...employeeRow(1), ...odd }));

    const asked = await bff.send(LIST);
    const spared = await bff.send('{ employees { items { id number } } }');

    expect(codesOf(asked)).toEqual([[`employees.items.0.${field}`, 'UPSTREAM_CONTRACT']]);
    expect(spared.data?.['employees'].items).toEqual([{ id: id('employee'), number: 'E1' }]);
    expect(bff.lines.join('')).toContain(`${column} is not what the contract says`);
    expect(asked.text).not.toContain('is not what');
  });

  it.each([
    ['a list of something else', page('row')],
    ['a list without its rows', { total: 0 }],
    ['another shape', 'nothing'],
  ])('makes the whole answer one: %s', async (_kind, data) => {
    answerOddly('empmanage', 'emplist', data);

    expect(codesOf(await bff.send(LIST))).toEqual([['employees', 'UPSTREAM_CONTRACT']]);
  });
});
