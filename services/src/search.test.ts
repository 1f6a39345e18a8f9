import { afterAll, beforeAll, expect, it } from 'vitest';
import { SearchKind } from '@hengcai/shared/enums';
import type { Hit } from './kit/search.ts';
import { addPeople } from './modules/employee/public.ts';
import { openAppraisalOf, signedIn } from './modules/performance/assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY, type Staffed } from './modules/performance/plan/plan-testing.ts';
import { rolePage } from './modules/settings/tables.ts';
import { startServices, type TestServices } from './testing/kit.ts';

let services: TestServices;
let company: Staffed;
let tokens: Awaited<ReturnType<typeof signedIn>>;
let plan: string;
const xiaoming = 'a'.repeat(32);

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services);
  tokens = await signedIn(services, company);
  ({ id: plan } = (await openAppraisalOf(services, company)).plan);
  await services.as(company, 'writes', (ctx) =>
    addPeople(ctx, [
      {
        empId: xiaoming,
        values: {
          empNumber: 'X0071',
          empName: '单小明',
          empNameEn: 'Mike Shan',
          email: 'ming@example.test',
          entryDate: '2021-01-01',
          deptId: company.deptIds[0],
        },
      },
    ]),
  );
});
afterAll(() => services.stop());

const search = (keyword: string, token = company.adminToken) => services.ok<Hit[]>('search.search', { keyword }, token);
const people = async (keyword: string, token?: string) =>
  (await search(keyword, token)).filter((hit) => hit.kind === SearchKind.EMPLOYEE).map((hit) => hit.subject);
/** Whom the search, the list and a picker find. */
const everywhere = async (keyword: string) => {
  const { items } = await services.ok<{ items: { empId: string }[] }>(
    'empmanage.emplist',
    { filter: { keyword } },
    company.adminToken,
  );
  const offered = await services.ok<{ empId: string }[]>('empmanage.listbisedeemp', { keyword }, company.adminToken);
  return [await people(keyword), ...[items, offered].map((found) => found.map(({ empId }) => empId))];
};
const opened = (kind: number, subject: string, token = company.adminToken) =>
  services.ok('search.rememberopened', { kind, subject }, token);

it.each(['单小明', '小明', 'shanxiaoming', 'ShanXiao', 'xiaom', 'sxm', 'xm', 'X0071', 'x00', 'mike', 'shan', 'ming@e'])(
  'a person is found by how a word of theirs begins: %s',
  async (keyword) => expect(await everywhere(keyword)).toEqual([[xiaoming], [xiaoming], [xiaoming]]),
);

it.each(['danxiaoming', 'iaoming', '0071', '%', "'", '\\', '小红'])('nobody is found by %s', async (keyword) =>
  expect(await everywhere(keyword)).toEqual([[], [], []]),
);

it('says which of several people it is', async () => {
  const [hit] = await search('sxm');
  expect(hit).toEqual({
    kind: SearchKind.EMPLOYEE,
    subject: xiaoming,
    name: '单小明',
    nameEn: 'Mike Shan',
    note: 'X0071',
    place: '部门1',
    placeEn: null,
  });
});

it('finds people by the new name only once they are called otherwise', async () => {
  const [{ version } = { version: 0 }] = await services.ok<{ version: number }[]>(
    'empmanage.getallempinfo',
    { empIds: [xiaoming] },
    company.adminToken,
  );
  await services.ok(
    'empupdate.updatebaseinfo',
    { empId: xiaoming, version, empNumber: 'X0071', empName: '单大明' },
    company.adminToken,
  );

  expect(await people('小明')).toEqual([]);
  expect(await people('大明')).toEqual([xiaoming]);
});

it('shows people to those only who may open them', async () => {
  expect(await people('E0')).not.toEqual([]);
  // A manager sees reports, but has no page of theirs.
  expect(await people('E0', tokens.boss)).toEqual([]);
});

it('finds plans for those who look after them, and for others their own appraisals', async () => {
  const all = await search('kh');
  const [hit] = all.filter((one) => one.kind === SearchKind.PLAN);
  expect(hit).toMatchObject({ subject: plan });
  const word = hit?.name ?? '';

  expect(await search(word, tokens.person)).toMatchObject([{ kind: SearchKind.APPRAISAL, subject: plan }]);
  expect(await search(word, tokens.boss)).toMatchObject([{ kind: SearchKind.APPRAISAL }]);
});

it.each(['2026年第四', '季度', 'jidu', 'jdjx', '绩效'])(
  'a plan named after its quarter is found by %s',
  async (keyword) => {
    await services.engine.run(`update assessment_plan set name = '2026年第四季度绩效' where id = $1`, [plan]);
    expect((await search(keyword)).map(({ subject }) => subject)).toContain(plan);
  },
);

it('shows what was opened last first, under its name of today, while it may be opened', async () => {
  expect(await search('')).toEqual([]);
  await opened(SearchKind.EMPLOYEE, xiaoming);
  await opened(SearchKind.PAGE, '/employee/list');
  await opened(SearchKind.PLAN, plan);
  await opened(SearchKind.EMPLOYEE, xiaoming);

  expect((await search('')).map(({ subject }) => subject)).toEqual([xiaoming, plan, '/employee/list']);
  expect(await search('', tokens.person)).toEqual([]);

  await opened(SearchKind.PAGE, '/employee/list', tokens.person);
  expect(await search('', tokens.person)).toEqual([]);
});

it('takes as many statements for one hit as for many', async () => {
  const of = async (keyword: string) => {
    const before = services.statements();
    const hits = await search(keyword);
    return { hits: hits.length, taken: services.statements() - before };
  };
  const [one, many] = [await of('x0071'), await of('e')];
  expect(many.hits).toBeGreaterThan(one.hits);
  expect(many.taken).toBe(one.taken);
});

it('finds the reports of whoever leads them behind hundreds of words of others', async () => {
  const others = Array.from({ length: 70 }, (_, n) => `Z${String(n).padStart(3, '0')}`);
  const report = 'b'.repeat(32);
  const person = (empId: string, empNumber: string, bossEmpId: string | null) => ({
    empId,
    values: {
      empNumber,
      empName: `Zoe ${empNumber}`,
      email: `${empNumber}@z.test`,
      entryDate: '2021-01-01',
      bossEmpId,
    },
  });
  await services.as(company, 'writes', async (ctx) => {
    await addPeople(ctx, [
      ...others.map((number, n) => person(String(n).padStart(32, 'c'), number, null)),
      person(report, 'ZZZ', company.bossIds[1]),
    ]);
    await ctx.tx.insert(rolePage).values({
      companyId: company.companyId,
      roleCode: 'MANAGER',
      path: '/employee/details',
      rights: 1,
    });
  });
  // The report of a report of the first superior.
  expect(await people('z', tokens.boss)).toEqual([report]);
});
