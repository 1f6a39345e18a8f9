import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { expectWordsKept } from '../../testing/words.ts';
import { companyWith, idOf, jobDone } from './fixtures.ts';
import { importing } from './import/import-testing.ts';

let services: TestServices;
let { check, commit } = {} as ReturnType<typeof importing>;
beforeAll(async () => {
  services = await startServices();
  ({ check, commit } = importing(services));
});
afterAll(() => services.stop());

// Mostly one of two, so that other words often change alone.
const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('单小明', 'Ann Lee') },
  { weight: 1, arbitrary: fc.constantFrom('王伟', '欧阳娜娜', 'José de la Cruz', '李Ray', "O'Neil", '𠮷田') },
);
const nameEn = fc.constantFrom('', 'Mike Shan', 'Nana', 'Ray  Li');
const email = fc.constantFrom('', 'one@example.test', 'Two@Example.test', 'three@example.test');
const who = fc.nat(3);
const change = fc.record({ who, name, nameEn, email });
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;
const write = fc.oneof(
  change.map((to) => ({ way: 'form', changes: [to] })),
  fc
    .uniqueArray(change, { minLength: 1, maxLength: 4, selector: (one) => one.who })
    .map((changes) => ({ way: 'file', changes })),
  fc
    .uniqueArray(change, { minLength: 1, maxLength: 4, selector: (one) => one.who })
    .map((changes) => ({ way: 'undone', changes })),
  change.map((to) => ({ way: 'directory', changes: [to] })),
);

const numberOf = (at: number) => `N${at}`;

async function byForm(company: TestCompany, { who: at, ...to }: Change) {
  const empNumber = numberOf(at);
  const { items } = await services.ok<{ items: { empId: string; empNumber: string; version: number }[] }>(
    'empmanage.emplist',
    { pageSize: 40 },
    company.adminToken,
  );
  const person = items.find((one) => one.empNumber === empNumber);
  const values = { empNumber, empName: to.name, empNameEn: to.nameEn, email: to.email };
  // A refused address leaves everything as it was.
  if (person) return services.call('empupdate.updatebaseinfo', { ...person, ...values }, company.adminToken);
  const more = {
    entryDate: '2024-01-01',
    deptId: idOf('sales'),
    clientMutationId: `words-${empNumber}-${Math.random()}`,
  };
  return services.call('empupdate.addemp', { ...values, ...more }, company.adminToken);
}

async function byFile(company: TestCompany, changes: readonly Change[]) {
  const lines = changes.map((one) =>
    [numberOf(one.who), one.name, one.nameEn, one.email, '2024-01-01', 'sales'].join(','),
  );
  const { importId, summary } = await check(
    company,
    ['number,name,English name,email,hire date,department code', ...lines].join('\n'),
  );
  const { add = 0, change: changed = 0 } = summary.counts ?? {};
  if (add + changed === 0) return null;
  await commit(company, importId, company.adminToken, { leaveErrors: true });
  return importId;
}

/** A directory that writes by SCIM; answers its token. */
async function connected({ adminToken }: TestCompany): Promise<string> {
  const { version, mapping } = await services.ok<{ version: number; mapping: object[] }>(
    'sync.getsync',
    {},
    adminToken,
  );
  const settings = { syncType: 1, identifyBy: 'number', nightly: false, createDepartments: false };
  await services.ok('sync.savesync', { ...settings, mapping, version, groupsAreDepartments: true }, adminToken);
  return (await services.ok<{ token: string }>('sync.createscimtoken', {}, adminToken)).token;
}

const CORE = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** Makes somebody, or changes who is there. */
async function byDirectory(token: string, { who: at, name: displayName, email: value }: Change) {
  const scim = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${services.url}/scim/v2/Users${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json; charset=utf-8' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as { Resources?: { id: string }[] };
  };
  const userName = `dir-${at}`;
  const user = {
    schemas: [CORE, ENTERPRISE],
    userName,
    active: true,
    displayName,
    ...(value && { emails: [{ value, type: 'work', primary: true }] }),
    [ENTERPRISE]: { employeeNumber: userName, department: 'sales' },
  };
  const { Resources: [known] = [] } = await scim('GET', `?filter=${encodeURIComponent(`userName eq "${userName}"`)}`);
  await (known ? scim('PUT', `/${known.id}`, user) : scim('POST', '', user));
}

test('people are found by what they are called now, whatever wrote their names', async () => {
  const company = await companyWith(services, { sales: null }, [{ key: 'N0' }, { key: 'N1', boss: 'N0' }]);
  const directory = await connected(company);
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 6, maxLength: 10 }), async (writes) => {
      for (const { way, changes } of writes) {
        const [one] = changes;
        if (way === 'form' && one) await byForm(company, one);
        else if (way === 'directory' && one) await byDirectory(directory, one);
        else {
          const importId = await byFile(company, changes);
          if (way !== 'undone' || importId === null) continue;
          const { jobId } = await services.ok<{ jobId: string }>(
            'empmanage.undoimport',
            { importId, clientMutationId: `undo-${importId}` },
            company.adminToken,
          );
          await jobDone(services, company.adminToken, jobId);
        }
        await expectWordsKept(services.engine);
      }
    }),
    { numRuns: 6, endOnFailure: true, seed: 20261101 },
  );
  const { rows } = await services.engine.run(`select emp_number as number from employee where company_id = $1`, [
    company.companyId,
  ]);
  expect(rows.map(({ number }) => String(number).replace(/\d+$/, ''))).toEqual(expect.arrayContaining(['N', 'dir-']));
});
