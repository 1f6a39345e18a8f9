import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CustomFieldType, ExitKind, FieldGroup, LetterKind, PersonnelChangeType } from '@hengcai/shared/enums';
import { tenantTables } from '../../db/secure.ts';
import { runDailySteps } from '../../kit/jobs/daily.ts';
import { firstBrokenSeal, sealAudit } from '../../kit/jobs/seal-audit.ts';
import { keepLetter } from '../../kit/letters/write.ts';
import { audit, company as companyTable } from '../../kit/tables.ts';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { exitPeople } from './exit.ts';
import { companyWith, idOf, type TestPerson } from './fixtures.ts';
import type { EmployeeData } from './select.ts';
import { employee, personnelChange } from './tables.ts';
import { recordProposal } from './tables-records.ts';

/** What is personal of somebody, each value to be found wherever it stands. */
const personal = (mark: string): Omit<TestPerson, 'key'> => ({
  phone: `1380000${mark}`,
  nationality: `nation-${mark}`,
  politicalStatus: `party-${mark}`,
  bankName: `bank-${mark}`,
  emergencyContact: `aunt-${mark}`,
  birthDate: '1985-05-05',
  idNumber: '11010119850505432X',
  bankCard: '6222020000987651',
  contractStart: '2020-01-01',
  contractEnd: '2031-12-31',
  baseSalary: '20000.00',
});
const GONE = '4711';
const KEPT = '4712';
/** What each of these values has in it, and no id or digest. */
const marked = (mark: string): string => `(13[789]0000|-)${mark}`;

let services: TestServices;
let company: TestCompany;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
});
afterAll(() => services.stop());

beforeEach(async () => {
  company = await companyWith(services, { sales: null }, [
    { key: 'gone', deptId: idOf('sales'), email: 'gone@example.com', ...personal(GONE) },
    { key: 'late', deptId: idOf('sales'), ...personal(KEPT), idNumber: '110101198505054338', birthDate: '1986-06-06' },
  ]);
  const { adminToken } = company;
  const field = await services.ok<{ fieldId: string }>(
    'customField.add',
    {
      clientMutationId: crypto.randomUUID(),
      groupCode: FieldGroup.PERSONAL,
      fieldType: CustomFieldType.TEXT,
      name: '爱好',
      required: false,
    },
    adminToken,
  );
  for (const [key, mark] of [
    ['gone', GONE],
    ['late', KEPT],
  ] as const) {
    const save = async (section: string, values: object) =>
      services.ok(
        `empupdate.${section}`,
        { empId: idOf(key), version: (await read(key)).version, ...values },
        adminToken,
      );
    await save('contactsinfo', { phone: `1390000${mark}` });
    await save('titleinfo', { titles: [{ name: `title-${mark}` }] });
    await save('personalinfo', { customValues: [{ fieldId: field.fieldId, values: [`hobby-${mark}`] }] });
    await services.as(company, 'writes', async (ctx) => {
      const { companyId } = ctx.session;
      await exitPeople(ctx, [
        {
          empId: idOf(key),
          lastDay: key === 'gone' ? '2024-10-31' : '2024-11-01',
          exitKind: ExitKind.VOLUNTARY,
          reason: 'moves away',
        },
      ]);
      await ctx.tx
        .update(personnelChange)
        .set({
          lines: [
            { field: 'contractEnd', before: null, after: '2031-12-31' },
            { field: 'cityName', before: null, after: '上海' },
          ],
        })
        .where(and(eq(personnelChange.companyId, companyId), eq(personnelChange.empId, idOf(key))));
      await keepLetter(ctx, {
        kind: LetterKind.LEAVING,
        language: 'zh-CN',
        aboutType: 'personnelChange',
        aboutId: idOf(key),
        empId: idOf(key),
        subject: 'Certificate',
        body: `letter-${mark}`,
      });
      await ctx.tx.insert(recordProposal).values({
        companyId,
        id: ctx.newId(),
        empId: idOf(key),
        groupCode: FieldGroup.CONTACT,
        content: { values: { phone: `1370000${mark}` }, sealed: {}, emptied: [], customValues: [] },
        state: 'refused',
        proposedAt: ctx.now,
      });
    });
  }
  await sealAudit(services.kernel);
});

const read = async (key: string): Promise<EmployeeData> => {
  const [person] = await services.ok<EmployeeData[]>(
    'empmanage.getallempinfo',
    { empIds: [idOf(key)] },
    company.adminToken,
  );
  if (!person) throw new Error(`There is nobody called ${key}.`);
  return person;
};

const keepFor = async (leaverYears: number | null) => {
  const { version } = await services.ok<{ version: number }>('company.getCompany', {}, company.adminToken);
  return services.call(
    'company.updatecompany',
    { companyId: company.companyId, version, leaverYears },
    company.adminToken,
  );
};

/** The next day begins. */
async function nextDay(): Promise<void> {
  await services.as(company, 'writes', ({ tx }) =>
    tx.update(companyTable).set({ dailyDoneOn: null }).where(eq(companyTable.companyId, company.companyId)),
  );
  await runDailySteps(services.kernel);
  await sealAudit(services.kernel);
}

/** The tables of the database in which a pattern is found, whatever the column. */
async function tablesWith(pattern: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tenantTables(services.engine)) {
    const { rows } = await services.engine.run(
      `select 1 from "${table}" t where company_id = $1 and t::text ~ $2 limit 1`,
      [company.companyId, pattern],
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}

const erased = (): Promise<{ id: string }[]> =>
  services.as(company, 'reads', ({ tx }) =>
    tx
      .select({ id: audit.objectId })
      .from(audit)
      .where(and(eq(audit.companyId, company.companyId), eq(audit.action, 'employee.erased'))),
  );

test('what is personal of leavers stays as long as the company has no period', async () => {
  await nextDay();
  expect(await tablesWith(marked(GONE))).toContain('employee');
  expect(await erased()).toEqual([]);
});

test('on the day after the period it is in no table any more, the rest stays, and the chain over the audit holds', async () => {
  const places = ['audit', 'custom_value', 'employee', 'employee_record', 'letter', 'record_proposal'];
  expect(await tablesWith(marked(GONE))).toEqual(places);
  expect(await tablesWith('2031-12-31')).toEqual(['audit', 'employee', 'personnel_change']);
  expect((await keepFor(2)).success).toBe(true);
  await nextDay();

  expect(await tablesWith(marked(GONE))).toEqual([]);
  expect(await tablesWith('1985-05-05')).toEqual([]);
  expect(await tablesWith('gone@example.com')).toContain('employee');
  const person = await read('gone');
  expect(person).toMatchObject({
    empName: 'Person gone',
    empNumber: 'gone',
    deptId: idOf('sales'),
    lastDay: '2024-10-31',
    phone: null,
    baseSalary: null,
    idNumber: null,
    bankCard: null,
    contractEnd: null,
  });
  const [change] = await services.as(company, 'reads', ({ tx }) =>
    tx
      .select({ lines: personnelChange.lines })
      .from(personnelChange)
      .where(and(eq(personnelChange.empId, idOf('gone')), eq(personnelChange.changeType, PersonnelChangeType.EXIT))),
  );
  expect(change?.lines.map(({ field }) => field)).toEqual(['cityName']);
  expect(await firstBrokenSeal(services.kernel, company.companyId)).toBeNull();
  const { items } = await services.ok<{ items: { text: string }[] }>(
    'platform.auditlist',
    { objectType: 'employee', objectId: idOf('gone') },
    company.adminToken,
  );
  expect(items[0]?.text).toBe(
    'Permanently erased personal data, pay, contracts and letters of Person gone, 2 years after the last working day',
  );

  // Who left a day later has a day more.
  expect(await tablesWith(marked(KEPT))).toEqual(places);
  await nextDay();
  expect(await erased()).toEqual([{ id: idOf('gone') }]);
  await services.as(company, 'writes', ({ tx }) =>
    tx
      .update(employee)
      .set({ lastDay: '2024-10-30' })
      .where(eq(employee.id, idOf('late'))),
  );
  await nextDay();
  expect(await tablesWith(marked(KEPT))).toEqual([]);
});

test('who came back and left again is erased anew', async () => {
  await keepFor(2);
  await nextDay();
  await services.as(company, 'writes', ({ tx }) =>
    tx
      .update(employee)
      .set({ phone: '13600009999', erasedOn: '2020-01-01' })
      .where(eq(employee.id, idOf('gone'))),
  );
  await nextDay();
  expect((await read('gone')).phone).toBeNull();
});

test('nothing is erased below a chain that is broken', async () => {
  await services.engine.run(`update audit set action = action || 'x' where company_id = $1 and seal_no = 1`, [
    company.companyId,
  ]);
  await services.engine.run(`update audit_seal set by_digest = false where company_id = $1`, [company.companyId]);
  await keepFor(2);
  await nextDay();
  expect(await tablesWith(marked(GONE))).toContain('employee');
  expect(await erased()).toEqual([]);
});

test('a period that is shorter than the law allows is refused', async () => {
  expect(await keepFor(1)).toMatchObject({ success: false });
  expect(await keepFor(30)).toMatchObject({ success: true });
  expect(await keepFor(null)).toMatchObject({ success: true });
});
