import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { departmentRow, employeeRow, id, positionRow } from '../../testing/rows.ts';

const PAGE = `query EmployeePage($page: PageInput) {
  employees(page: $page) {
    total
    items {
      id number name status department { id name head { id name } } manager { id name department { id name } } position { id name }
    }
  }
}`;
const HEAD = 1000;
const BOSS = 2000;

describe('a page of employees', () => {
  let bff: TestBff;

  beforeAll(async () => {
    bff = await startBff();
    const { upstream } = bff;
    upstream.answer('empmanage', 'emplist', ({ pageSize = 10 }) => {
      const size = Number(pageSize);
      const items = Array.from({ length: size }, (_, n) => employeeRow(n + 1, { bossEmpId: id('employee', BOSS + n) }));
      return { items, total: 5000, pageNo: 1, pageSize: size };
    });
    // Answered backwards: rows are matched by key, never by position.
    const numberOf = (key: string) => Number.parseInt(key.slice(16), 16);
    upstream.answer('empmanage', 'getallempinfo', ({ empIds }) =>
      empIds.map((key) => employeeRow(numberOf(key), { deptId: id('dept', numberOf(key)) })).reverse(),
    );
    upstream.answer('deptmanage', 'selectalldept', ({ deptIds = [], headcounts }) =>
      deptIds
        .map((key) =>
          departmentRow(numberOf(key), {
            headEmpId: id('employee', HEAD + numberOf(key)),
            headcount: headcounts ? 3 : null,
            totalHeadcount: headcounts ? 9 : null,
          }),
        )
        .reverse(),
    );
    upstream.answer('positionmanage', 'listposition', ({ ids = [] }) => ids.map((key) => positionRow(numberOf(key))));
  });
  afterAll(() => bff.stop());
  beforeEach(() => void (bff.upstream.calls.length = 0));

  it.each([5, 50, 100])('of %i rows costs at most 6 REST calls', async (pageSize) => {
    const { data, errors, headers } = await bff.send(PAGE, { page: { pageSize } });

    expect(errors).toEqual([]);
    expect(data?.['employees'].items).toHaveLength(pageSize);
    expect(bff.upstream.names()).toHaveLength(6);
    expect(headers.get('server-timing')).toMatch(/^rest;desc="6 calls";dur=\d+(\.\d)?$/);
  });

  it('counts the people of departments only where somebody asks, all of them in one call', async () => {
    const ask = (fields: string) =>
      bff.send(`query { employees(page: { pageSize: 5 }) { items { id department { id ${fields} } } } }`);
    const counted = () =>
      bff.upstream.calls
        .filter(({ name }) => name === 'deptmanage.selectalldept')
        .map(({ input }) => input['headcounts']);

    await ask('name');
    expect(counted()).toEqual([undefined]);

    bff.upstream.calls.length = 0;
    const { data } = await ask('headcount totalHeadcount');
    expect(counted()).toEqual([undefined, true]);
    expect(data?.['employees'].items[0].department).toMatchObject({ headcount: 3, totalHeadcount: 9 });
  });

  it('gives every reference its own row', async () => {
    const { data } = await bff.send(PAGE, { page: { pageSize: 3 } });

    expect(data?.['employees'].items[1]).toEqual({
      id: id('employee', 2),
      number: 'E2',
      name: 'Employee-2',
      status: 'REGULAR',
      department: {
        id: id('dept', 2),
        name: 'Department-2',
        head: { id: id('employee', 1002), name: 'Employee-1002' },
      },
      manager: {
        id: id('employee', 2001),
        name: 'Employee-2001',
        department: { id: id('dept', 2001), name: 'Department-2001' },
      },
      position: { id: id('position', 2), name: 'Position-2' },
    });
  });

  it('asks for no manager who stands on the same page', async () => {
    bff.upstream.answer('empmanage', 'emplist', () => ({
      items: [employeeRow(1), employeeRow(2, { bossEmpId: id('employee', 1) })],
      total: 2,
      pageNo: 1,
      pageSize: 10,
    }));

    const { data } = await bff.send('{ employees { items { id manager { id name } } } }');

    expect(data?.['employees'].items[1].manager.name).toBe('Employee-1');
    expect(bff.upstream.names()).toEqual(['empmanage.emplist']);
  });
});
