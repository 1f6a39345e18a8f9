import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServices, type TestServices } from '../testing/kit.ts';
import { expectWordsKept } from '../testing/words.ts';
import { openPglite } from '../db/pglite.ts';
import { readSettings } from '../settings.ts';
import { DEMO_PASSWORD } from './company.ts';
import { ensureDemo } from './index.ts';
import { openDemoInMemory, restoreDemo } from './snapshot.ts';

const ANCHOR = '2026-11-01';
const env = { NODE_ENV: 'test', TEST_MODE: '1', DEMO: 'on', DEMO_DATE: ANCHOR, LOG_LEVEL: 'silent' };
let services: TestServices;
beforeAll(async () => {
  services = await startServices({ engine: await openDemoInMemory(readSettings(env)), env: { DEMO_DATE: ANCHOR } });
});
afterAll(() => services.stop());

const ask = async <T>(text: string, values: unknown[] = []) => (await services.engine.run(text, values)).rows as T[];
const signIn = (company: string, account: string) => services.signIn(company, account, DEMO_PASSWORD);

describe('the demo companies', () => {
  test('come with the statistics the planner needs', async () => {
    const [known] = await ask<{ people: number }>(
      `select (select reltuples from pg_class where relname = 'employee') - count(*) as people from employee`,
    );
    expect(known?.people).toBe(0);
  });

  test('have everybody found by their names', () => expectWordsKept(services.engine));

  test('are of the promised size and depth', async () => {
    const token = await signIn('hengcai', 'admin');
    const inService = await services.ok<{ total: number }>(
      'empmanage.emplist',
      { filter: { status: [0, 1, 2, 3] } },
      token,
    );
    expect(inService.total).toBeGreaterThan(1_150);
    expect(inService.total).toBeLessThan(1_260);
    const departments = await services.ok<{ level: number; headEmpId: string | null }[]>(
      'deptmanage.selectalldept',
      {},
      token,
    );
    expect(Math.max(...departments.map((one) => one.level))).toBe(4);
    expect(departments.every((one) => one.headEmpId !== null)).toBe(true);
    const acme = await services.ok<{ total: number }>(
      'empmanage.emplist',
      { filter: { status: [0, 1, 2, 3] } },
      await signIn('acme', 'admin'),
    );
    expect(acme.total).toBeGreaterThan(36);
    expect(acme.total).toBeLessThan(46);
  });

  test.each(['hengcai', 'acme'])('%s has somebody for every part', async (company) => {
    for (const account of ['admin', 'ceo', 'hr', 'manager', 'employee', 'readonly', 'newcomer']) {
      const token = await signIn(company, account);
      const user = await services.ok<{ loginInfo: { mustChangePassword: boolean } }>('systemUser.getUser', {}, token);
      expect(user.loginInfo.mustChangePassword).toBe(account === 'newcomer');
    }
    const manager = await services.ok<{ empId: string }>('systemUser.getUser', {}, await signIn(company, 'manager'));
    const employee = await services.ok<{ bossEmpId: string }>(
      'systemUser.getUser',
      {},
      await signIn(company, 'employee'),
    );
    expect(employee.bossEmpId).toBe(manager.empId);
    expect(await services.call('empmanage.exportempinfo', {}, await signIn(company, 'readonly'))).toMatchObject({
      status: 403,
    });
  });

  test.each(['hengcai', 'acme'])(
    'in %s everybody a visitor can be has something to do, none of it overdue',
    async (company) => {
      for (const account of ['ceo', 'hr', 'manager', 'employee']) {
        const todos = await services.ok<{ totalCount: number; lastDay: string }[]>(
          'message.listtodo',
          {},
          await signIn(company, account),
        );
        expect(todos.length, account).toBeGreaterThan(0);
        for (const { lastDay } of todos) expect(lastDay > '2026-11-30', `${account} until ${lastDay}`).toBe(true);
      }
    },
  );

  test('whatever waits for anybody is counted for them, though most kinds are counted for few', async () => {
    const names = await ask<{ name: string }>(
      `select min(l.name) as name from login_name l join company c on c.company_id = l.company_id
         join user_account a on a.company_id = l.company_id and a.id = l.user_id
        where c.code = 'acme' and a.enabled and not a.must_change_password and a.emp_id is not null group by l.user_id`,
    );
    const kinds = new Set<number>();
    for (const { name } of names) {
      const token = await signIn('acme', name);
      const listed = await services.ok<{ typeId: number }[]>('message.listtodo', {}, token);
      const counts = await services.ok<{ typeId: number; backlogCount: number }[]>(
        'message.listbacklogcount',
        {},
        token,
      );
      const counted = counts.filter(({ backlogCount }) => backlogCount > 0).map(({ typeId }) => typeId);
      expect(counted, name).toEqual(expect.arrayContaining(listed.map(({ typeId }) => typeId)));
      for (const typeId of counted) kinds.add(typeId);
    }
    expect(kinds.size).toBeGreaterThan(5);
  });

  test('contracts run, people who left had the reason they left for, and few have never signed in', async () => {
    expect(await ask(`select 1 from employee where last_day is null and contract_end < $1 limit 1`, [ANCHOR])).toEqual(
      [],
    );
    expect(
      await ask(
        `select 1 from personnel_change c join employee e on e.company_id = c.company_id and e.id = c.emp_id
          where c.exit_reason = '试用期未通过' and c.effective_date > e.entry_date + interval '6 months' limit 1`,
      ),
    ).toEqual([]);
    const [never] = await ask<{ share: number }>(
      `select avg((a.last_sign_in_at is null)::int)::float as share from user_account a
         join employee e on e.company_id = a.company_id and e.id = a.emp_id where e.last_day is null`,
    );
    expect(never?.share).toBeGreaterThan(0);
    expect(never?.share).toBeLessThan(0.1);
  });

  test('contracts ended before others began, and where they were not renewed with the person who left', async () => {
    const kept = await ask<{ company: string; good: boolean }>(
      `select c.code as company, r.valid_from >= e.entry_date and r.valid_to < e.contract_start as good
         from employee_record r join employee e on e.company_id = r.company_id and e.id = r.emp_id
         join company c on c.company_id = r.company_id where r.kind = 'contracts' and r.ended_at is null`,
    );
    expect(new Set(kept.map(({ company }) => company))).toEqual(new Set(['hengcai', 'acme']));
    expect(kept.filter(({ good }) => !good)).toEqual([]);
    const expired = await ask<{ good: boolean }>(
      `select e.last_day = e.contract_end as good from personnel_change c
         join employee e on e.company_id = c.company_id and e.id = c.emp_id where c.exit_reason = '合同到期不续签'`,
    );
    expect(expired.length).toBeGreaterThan(0);
    expect(expired.filter(({ good }) => !good)).toEqual([]);
  });

  test('every employee signs in with number and the same password, and the platform has its administrator', async () => {
    const [one] = await ask<{ emp_number: string }>(
      `select emp_number from employee join company using (company_id) where code = 'hengcai' and last_day is null order by emp_number desc offset 5 limit 1`,
    );
    await signIn('hengcai', one?.emp_number ?? '');
    await signIn('platform', 'admin');
  });

  test('every text of the second company carries its name', async () => {
    const tables = {
      employee: ['name', 'name_en', 'city_name', 'bank_name', 'emergency_contact'],
      dept_version: ['name'],
      position: ['name', 'name_en'],
      job_rank: ['name'],
      job_family: ['name'],
    };
    for (const [table, columns] of Object.entries(tables)) {
      for (const column of columns) {
        const rows = await ask(
          `select t.${column} from ${table} t join company c using (company_id) where c.code = 'acme' and t.${column} is not null and t.${column} not like '%ACME%'`,
        );
        expect(rows, `${table}.${column}`).toEqual([]);
      }
    }
  });

  test('people joined, rose, moved and left over three years, and salaries are dated without gaps', async () => {
    const changes = await ask<{ change_type: number; n: number }>(
      `select change_type, count(*)::int n from personnel_change group by 1`,
    );
    const of = (type: number) => changes.find((one) => one.change_type === type)?.n ?? 0;
    expect(of(1)).toBeGreaterThan(1_300);
    expect(of(3)).toBeGreaterThan(200);
    expect(of(5)).toBeGreaterThan(200);
    for (const table of ['salary_record', 'employment']) {
      expect(
        await ask(
          `select emp_id from (select emp_id, valid_to, lead(valid_from) over (partition by emp_id order by valid_from) as next from ${table}) t where valid_to is distinct from next limit 1`,
        ),
      ).toEqual([]);
    }
    expect(
      await ask(
        `select 1 from employee b join employee e on e.company_id = b.company_id and e.boss_id = b.id where b.last_day < $1 and e.last_day is null limit 1`,
        [ANCHOR],
      ),
    ).toEqual([]);
  });

  test('a new data directory gets the demo without building it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hengcai-demo-'));
    const settings = readSettings({ ...env, DATA_DIR: dataDir });
    await restoreDemo(settings);
    const engine = await openPglite(dataDir);
    const { rows } = await engine.run('select code from company order by code');
    expect(rows.map((row) => row.code)).toEqual(['acme', 'hengcai', 'platform']);
    await engine.close();
    rmSync(dataDir, { recursive: true });
  });

  test('a second call makes nothing twice', async () => {
    await ensureDemo(services.kernel);
    expect(await ask('select 1 from company')).toHaveLength(3);
  });
});
