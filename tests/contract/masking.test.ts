import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { download, idOf, jobDone, upload } from '@hengcai/services/src/modules/employee/fixtures.ts';
import type { TestCompany, TestServices } from '@hengcai/services/src/testing/kit.ts';
import { startStack, type Data, type Stack } from '../operations/stack.ts';
import { textOfFile } from './acme.ts';
import { changeSecrets, companyOfRich, RICH, SECRET } from './rich.ts';

/** What of the secrets anybody sees at most. */
const SHOWN = { salary: SECRET.salary, idNumber: '****002X', bankCard: '****2233' } as const;
type Kind = keyof typeof SHOWN;
const KINDS = Object.keys(SHOWN) as Kind[];

/** What of the person each role may read: specification 6, and for the person the own record but the salary. */
const READS: Readonly<Record<string, readonly Kind[]>> = {
  admin: KINDS,
  ceo: KINDS,
  hr: KINDS,
  manager: [],
  employee: [],
  clerk: [],
  rich: ['idNumber', 'bankCard'],
};

let stack: Stack;
let services: TestServices;
let company: TestCompany;

beforeAll(async () => {
  stack = await startStack();
  services = stack.services;
  company = await companyOfRich(services);
  await changeSecrets(services, await services.signIn(company.code, 'hr'));
});
afterAll(() => stack.stop());

type Read = (token: string) => Promise<string>;
const call =
  (name: string, input: Record<string, unknown>): Read =>
  async (token) =>
    JSON.stringify(await services.call(name, input, token));
const file =
  (path: string, format: 'csv' | 'xlsx'): Read =>
  async (token) =>
    textOfFile(await download(services, path, token, { format }));

/** A sheet that names the person and a wrong date: what its check and its error file say about the person. */
const staged: Read = async (token) => {
  const answer = await upload(
    services,
    '/empmanage/importempinfo',
    token,
    'a.csv',
    'number,name,entry date,base salary\nrich,Person rich,never,2\n',
  );
  const { importId, columns } = (answer.data ?? {}) as { importId?: string; columns: Data[] };
  if (!answer.success || !importId) return JSON.stringify(answer);
  const mapping = columns.map(({ header, field }) => ({ header: header as string, field: field as string | null }));
  const { jobId } = await services.ok<{ jobId: string }>('empmanage.mapimport', { importId, mapping }, token);
  await jobDone(services, token, jobId);
  const rows = await services.call('empmanage.listimportrows', { importId }, token);
  const errors = await download(services, '/empmanage/downloadimporterrors', token, { importId });
  return [JSON.stringify(answer), JSON.stringify(rows), textOfFile(errors)].join('\n');
};

/** Ways to read about people over REST; `shows` are those that show what the caller may read. */
const REST: readonly { path: string; read: Read; shows?: boolean }[] = [
  { path: 'list', read: call('empmanage.emplist', {}), shows: true },
  { path: 'list by salary', read: call('empmanage.emplist', { sort: 'baseSalary', descending: true }), shows: true },
  { path: 'search', read: call('empmanage.emplist', { filter: { keyword: SECRET.salary.slice(0, 5) } }) },
  { path: 'batch', read: call('empmanage.getallempinfo', { empIds: [RICH, idOf('employee')] }) },
  { path: 'dated pay', read: call('empmanage.listempincomerecord', { empId: RICH }) },
  { path: 'detail', read: call('empmanage.empdetail', { empId: RICH }) },
  { path: 'picker', read: call('empmanage.listbisedeemp', { keyword: 'rich' }) },
  { path: 'names in use', read: call('empmanage.judgeinfo', { empNumber: 'rich' }) },
  {
    path: 'conflict',
    read: call('empupdate.updatebaseinfo', { empId: RICH, version: 99, empNumber: 'rich', empName: 'R' }),
  },
  { path: 'audit trail', read: call('platform.auditlist', { objectType: 'employee', objectId: RICH }) },
  { path: 'export csv', read: file('/empmanage/exportempinfo', 'csv'), shows: true },
  { path: 'export xlsx', read: file('/empmanage/exportempinfo', 'xlsx'), shows: true },
  { path: 'import template', read: file('/empmanage/downloadExcel', 'xlsx') },
  { path: 'import with errors', read: staged },
];

const seenIn = (text: string): Kind[] => KINDS.filter((kind) => text.includes(SHOWN[kind]));
const fullIn = (text: string): Kind[] =>
  (['idNumber', 'bankCard'] as const).filter((kind) => text.includes(SECRET[kind]));

describe.each(Object.entries(READS))('what %s sees of another’s salary, ID number and bank card', (who, may) => {
  let token: string;
  beforeAll(async () => {
    token = await services.signIn(company.code, who);
  });

  it.each(REST)('S6.030 over REST by $path is what the role may read', async ({ read, shows }) => {
    const text = await read(token);
    expect({ hidden: seenIn(text).filter((kind) => !may.includes(kind)), full: fullIn(text) }).toEqual({
      hidden: [],
      full: [],
    });
    // Whoever reads all groups has the list and its exports as well.
    if (shows && may.length === KINDS.length) expect(seenIn(text)).toEqual(KINDS);
  });

  it('S6.030 by details is exactly what the role may read', async () => {
    const text = await call('empmanage.getallempinfo', { empIds: [RICH] })(token);
    expect(seenIn(text)).toEqual(may);
  });

  it('S6.030 through the BFF is exactly what the role may read', async () => {
    const person = await stack.signIn(company.code, who);
    const details = await person.exchange('EmployeeDetails', { id: RICH });
    expect([seenIn(details.received), fullIn(details.received)]).toEqual([may, []]);
    const others = [
      await person.exchange('EmployeeList', { sort: { by: 'BASE_SALARY', descending: true } }),
      await person.exchange('EmployeeList', {}),
      await person.exchange('EmployeeOptions', { keyword: 'rich' }),
      await person.exchange('EmployeeAudit', { id: RICH }),
    ].map(({ received }) => received);
    expect(others.flatMap((text) => seenIn(text).filter((kind) => !may.includes(kind)))).toEqual([]);
  });
});

it('S6.030 a masked column is neither sorted nor exported by a role with the page', async () => {
  const token = await services.signIn(company.code, 'clerk');
  expect(await services.call('empmanage.emplist', { sort: 'baseSalary' }, token)).toMatchObject({
    status: 400,
    data: { errors: [{ field: 'sort', code: 'MASKED_COLUMN' }] },
  });
  const sheet = textOfFile(await download(services, '/empmanage/exportempinfo', token, { format: 'csv' }));
  expect(sheet).toContain('Person rich');
  expect(sheet).not.toMatch(/salary|bank|ID number/i);
});
