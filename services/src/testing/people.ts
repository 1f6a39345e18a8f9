import type { CreatedCompany } from '../modules/settings/public.ts';
import { employee, employeeKey } from '../modules/employee/tables.ts';
import { createAccount } from '../modules/session/public.ts';
import { grantRole } from '../modules/settings/public.ts';
import { TEST_PASSWORD, testPasswordHash, type TestServices } from './kit.ts';

export interface TestPerson {
  empId: string;
  userId: string;
  /** Employee number, which signs in. */
  userName: string;
  password: string;
}

let numbers = 1000;

/** An employee with an account, straight into the tables: for tests of the kernel, which stand below the employee module. */
export async function addPerson(
  services: TestServices,
  company: CreatedCompany,
  {
    bossId = null,
    role,
    mustChangePassword = false,
  }: { bossId?: string | null; role?: string; mustChangePassword?: boolean } = {},
): Promise<TestPerson> {
  const hash = await testPasswordHash();
  const number = `E${(numbers += 1)}`;
  return services.as(company, 'writes', async (ctx) => {
    const empId = ctx.newId();
    await ctx.tx.insert(employee).values({
      companyId: company.companyId,
      id: empId,
      empNumber: number,
      name: `Person ${number}`,
      sortKey: number,
      bossId,
      entryDate: '2020-01-01',
      regularDate: '2020-04-01',
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await ctx.tx.insert(employeeKey).values({ companyId: company.companyId, empId, key: number.toLowerCase() });
    const names = { number, account: `account.${number}`, email: `${number}@example.test` };
    const { userId } = await createAccount(ctx, {
      empId,
      displayName: `Person ${number}`,
      names,
      password: { hash },
      mustChangePassword,
    });
    if (role) await grantRole(ctx, userId, role);
    return { empId, userId, userName: number, password: TEST_PASSWORD };
  });
}

/** The databases there are to run on: PostgreSQL too where TEST_DATABASE_URL names a server. */
export const allDatabases: readonly ('pglite' | 'postgres')[] = process.env.TEST_DATABASE_URL
  ? ['pglite', 'postgres']
  : ['pglite'];

/** The databases a suite runs on: all of them in a full run, else the fastest. */
export const databases = process.env.TEST_FULL ? allDatabases : allDatabases.slice(-1);
