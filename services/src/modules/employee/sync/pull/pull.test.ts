import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDailySteps } from '../../../../kit/jobs/daily.ts';
import { FEISHU_APP, startFeishuServer, type FeishuServer } from '../../../../testing/feishu-server.ts';
import { startServices, type TestCompany, type TestServices } from '../../../../testing/kit.ts';
import { company as companyTable } from '../../../../kit/tables.ts';
import { companyWith, idOf, jobDone } from '../../fixtures.ts';
import type { EmployeeData } from '../../select.ts';

let feishu: FeishuServer;
let services: TestServices;
let company: TestCompany;
beforeAll(async () => {
  feishu = await startFeishuServer();
  services = await startServices({ env: { OUTBOUND_HOSTS: feishu.host, DEMO_DATE: '2026-11-01' } });
  company = await companyWith(services, { sales: null }, [
    { key: 'boss', deptId: idOf('sales'), empName: '王伟', email: 'wei@example.com' },
    { key: 'local', boss: 'boss', deptId: idOf('sales'), empName: 'Not There' },
  ]);
  feishu.departments = [
    { id: 'od-sales', name: 'Department sales' },
    { id: 'od-east', name: '华东', parent: 'od-sales' },
  ];
  feishu.users = [
    {
      open_id: 'ou_boss',
      departments: ['od-sales'],
      employee_no: 'boss',
      name: '王大伟',
      enterprise_email: 'wei@example.com',
    },
    {
      open_id: 'ou_new',
      departments: ['od-east'],
      employee_no: 'N1',
      name: '李娜',
      enterprise_email: 'na@example.com',
      leader_user_id: 'ou_boss',
    },
    { open_id: 'ou_none', departments: ['od-sales'], name: 'Without a number', enterprise_email: 'no@example.com' },
  ];
});
afterAll(async () => {
  await services.stop();
  await feishu.stop();
});

const call = <T>(name: string, input: object = {}) => services.ok<T>(`sync.${name}`, { ...input }, company.adminToken);
interface Settings {
  version: number;
  hasSecret: boolean;
  address: string | null;
  kinds: { syncType: number; available: boolean; defaults: { field: string; source: string | null }[] }[];
}
async function save(more: object = {}) {
  const { version, kinds } = await call<Settings>('getsync');
  const mapping = kinds.find(({ syncType }) => syncType === 2)?.defaults;
  return services.call(
    'sync.savesync',
    {
      syncType: 2,
      address: feishu.url,
      appId: FEISHU_APP.appId,
      mapping,
      identifyBy: 'number',
      nightly: false,
      createDepartments: true,
      groupsAreDepartments: false,
      version,
      ...more,
    },
    company.adminToken,
  );
}
interface Run {
  runId: string;
  kind: string;
  state: string;
  add: number;
  change: number;
  same: number;
  left: number;
  gone: number;
  createdDepartments: string[];
  problem: string | null;
}
const runs = async () => (await call<{ items: Run[] }>('listsyncruns')).items;
let keys = 0;
async function start(commit: boolean): Promise<Run | undefined> {
  const { jobId } = await call<{ jobId: string }>('startsync', { commit, clientMutationId: `sync-key-${(keys += 1)}` });
  await jobDone(services, company.adminToken, jobId);
  return (await runs())[0];
}
interface Row {
  outcome: string;
  empName: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
  errors: { column: string; code: string }[];
}
const rows = async (runId: string, outcome?: string) =>
  (await call<{ items: Row[] }>('listsyncrows', { runId, ...(outcome && { outcome }) })).items;
const people = async () =>
  (await services.ok<{ items: EmployeeData[] }>('empmanage.emplist', { pageSize: 50 }, company.adminToken)).items;

test('S7.053 only where the directory may be asked, and a secret only where it was entered for', async () => {
  const problems = async (more: object) => ((await save(more)).data as { errors: object[] }).errors;
  expect(await problems({})).toMatchObject([{ field: 'secret', code: 'SECRET_REQUIRED' }]);
  expect(await problems({ secret: 's', address: 'https://10.0.0.1' })).toMatchObject([
    { field: 'address', code: 'HOST_NOT_ALLOWED' },
  ]);
  expect((await save({ secret: FEISHU_APP.secret })).success).toBe(true);
  const settings = await call<Settings>('getsync');
  expect(settings).toMatchObject({ hasSecret: true, address: feishu.url });
  expect(JSON.stringify(settings)).not.toContain(FEISHU_APP.secret);
  expect(settings.kinds.filter(({ available }) => available).map(({ syncType }) => syncType)).toEqual([1, 2, 3]);
  // The secret stays where nothing moves; with another app it is asked for again.
  expect((await save()).success).toBe(true);
  expect(await problems({ appId: 'cli_other' })).toMatchObject([{ field: 'secret', code: 'SECRET_REQUIRED' }]);
  const connection = { syncType: 2, address: feishu.url, appId: FEISHU_APP.appId };
  expect(await call('testsync', connection)).toEqual({ departments: 2 });
  const wrong = await services.call('sync.testsync', { ...connection, secret: 'wrong' }, company.adminToken);
  expect(wrong.data).toMatchObject({ errors: [{ field: 'secret', code: 'SYNC_CREDENTIALS' }] });
});

test('S7.053 a dry run shows what would come, what would change, and who is left out, and writes nothing', async () => {
  const before = await people();
  const run = await start(false);
  expect(run).toMatchObject({ kind: 'dryRun', state: 'done', add: 1, change: 1, same: 0, left: 1, gone: 0 });
  expect(run?.createdDepartments).toEqual(['华东']);
  const shown = await rows(run?.runId ?? '');
  expect(shown.find(({ outcome }) => outcome === 'change')?.changes).toMatchObject([
    { field: 'empName', before: '王伟', after: '王大伟' },
  ]);
  expect(shown.find(({ outcome }) => outcome === 'error')?.errors).toMatchObject([{ code: 'REQUIRED' }]);
  expect(await people()).toEqual(before);
});

test('S7.053 a run takes them over by the rules of an import, and the next one has nothing to do', async () => {
  expect(await start(true)).toMatchObject({ kind: 'run', state: 'done', add: 1, change: 1, left: 1 });
  const now = await people();
  expect(now.find(({ empNumber }) => empNumber === 'N1')).toMatchObject({
    empName: '李娜',
    email: 'na@example.com',
    bossEmpId: idOf('boss'),
    entryDate: '2026-11-01',
  });
  expect(now.find(({ empNumber }) => empNumber === 'boss')?.empName).toBe('王大伟');
  expect(await start(true)).toMatchObject({ add: 0, change: 0, same: 2, left: 1 });
});

test('S7.053 whoever was taken over is known by the directory’s id, whatever is renumbered there', async () => {
  const added = feishu.users[1] as Record<string, unknown>;
  Object.assign(added, { employee_no: 'N2', name: '李娜娜' });
  const run = await start(false);
  expect(run).toMatchObject({ add: 0, change: 1 });
  expect((await rows(run?.runId ?? '', 'change'))[0]?.changes).toMatchObject([{ field: 'empName', after: '李娜娜' }]);
  Object.assign(added, { employee_no: 'N1', name: '李娜' });
});

test('S7.053 people who are gone there wait for somebody to decide; nobody’s account is closed by a run', async () => {
  const [boss, added] = feishu.users;
  feishu.users = [boss!];
  const dry = await start(false);
  expect(dry).toMatchObject({
    gone: 1,
    notes: [{ code: 'SYNC_GONE', message: expect.stringContaining('N1') as string }],
  });
  const waiting = () =>
    call<{ items: { empNumber: string; reason: string; accountOpen: boolean }[] }>('listdepartures');
  expect((await waiting()).items).toEqual([]);
  await start(true);
  expect((await waiting()).items).toMatchObject([{ empNumber: 'N1', reason: 'missing', accountOpen: true }]);
  // Back there before anybody decided.
  feishu.users = [boss!, { ...added!, status: { is_resigned: false } }];
  await start(true);
  expect((await waiting()).items).toEqual([]);
  feishu.users = [boss!, { ...added!, status: { is_resigned: true } }];
  await start(true);
  const [gone] = (await waiting()).items as unknown as { empId: string }[];
  expect(gone).toMatchObject({ empNumber: 'N1', reason: 'inactive' });
  expect(await call('decidedepartures', { empIds: [gone!.empId], close: false })).toMatchObject({
    changed: [gone!.empId],
  });
  // What was decided is not asked again by the next run.
  await start(true);
  expect((await waiting()).items).toEqual([]);
  feishu.users = [boss!, added!];
});

test('S7.053 a directory that breaks off fails the run with the reason and writes nothing', async () => {
  feishu.users[0] = { ...feishu.users[0]!, name: 'Never written' };
  feishu.refuse = [
    { status: 200, code: 0 },
    { status: 403, code: 40004 },
  ];
  feishu.refuse = [{ status: 403, code: 40004 }];
  const { jobId } = await call<{ jobId: string }>('startsync', { commit: true, clientMutationId: 'sync-key-broken' });
  await jobDone(services, company.adminToken, jobId);
  expect((await runs())[0]).toMatchObject({ state: 'failed', problem: expect.stringContaining('40004') as string });
  expect((await people()).map(({ empName }) => empName)).not.toContain('Never written');
  feishu.users[0] = { ...feishu.users[0], name: '王大伟' };
});

test('S7.053 every night by the daily job, once a day, with the rights of whoever saved it', async () => {
  expect((await save({ nightly: true })).success).toBe(true);
  await services.kernel.db.withSystem('job', (tx) => tx.update(companyTable).set({ dailyDoneOn: null }));
  await runDailySteps(services.kernel);
  const nightly = async () => (await runs()).filter(({ kind }) => kind === 'nightly');
  const [run] = await nightly();
  expect(run).toMatchObject({ state: 'running' });
  await services.kernel.db.withSystem('job', (tx) => tx.update(companyTable).set({ dailyDoneOn: null }));
  await runDailySteps(services.kernel);
  expect(await nightly()).toHaveLength(1);
});
