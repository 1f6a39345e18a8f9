import { AuthorityScope, FieldGroup, FieldRight, PageRight, RoleType } from '@hengcai/shared/enums';
import { departmentsFor, idOf, peopleFor, type TestPerson } from '@hengcai/services/src/modules/employee/fixtures.ts';
import type { EmployeeData } from '@hengcai/services/src/modules/employee/select.ts';
import { role, roleFieldGroup, rolePage, scopeGrant } from '@hengcai/services/src/modules/settings/tables.ts';
import type { TestCompany, TestServices } from '@hengcai/services/src/testing/kit.ts';

/** What one person has that most others must not see; of ID number and bank card the last four are all anybody sees. */
export const SECRET = { salary: '7654321.09', idNumber: '11010519491231002X', bankCard: '6222020200112233' } as const;
export const PEOPLE = [
  { key: 'ceo', roles: ['CEO'] },
  { key: 'hr', boss: 'ceo', roles: ['hr'] },
  { key: 'manager', boss: 'ceo' },
  { key: 'employee', boss: 'manager' },
  { key: 'clerk', boss: 'ceo', roles: ['clerk'] },
];
export const RICH = idOf('rich');

/** A company with the shipped roles, a clerk, and the person everything is known of; `more` is known besides or instead. */
export async function companyOfRich(services: TestServices, more: Partial<TestPerson> = {}): Promise<TestCompany> {
  const { salary, ...secrets } = SECRET;
  const rich = { key: 'rich', boss: 'manager', baseSalary: salary, ...secrets, ...more };
  const company = await services.createTestCompany();
  await createClerks(services, company);
  await services.as(company, 'writes', async (ctx) => {
    await departmentsFor(ctx, { D1: null });
    await peopleFor(
      ctx,
      [...PEOPLE, rich].map((person) => ({ ...person, deptId: idOf('D1') })),
    );
  });
  return company;
}

/** Changes the secrets and changes them back, so that the audit trail has something to tell. */
export async function changeSecrets(
  services: TestServices,
  token: string,
  { salary, bankCard }: { salary: string; bankCard: string } = SECRET,
): Promise<void> {
  const change = async (name: string, values: object) => {
    const { version } = await richAs(services, token);
    await services.ok(`empupdate.${name}`, { empId: RICH, version, ...values }, token);
  };
  await change('salaryinfo', { baseSalary: '1.00', salaryFrom: '2026-01-01' });
  await change('salaryinfo', { baseSalary: salary, salaryFrom: '2026-01-01' });
  await change('bankcardInfo', { bankCard: '6222020200119999' });
  await change('bankcardInfo', { bankCard });
}

/** A role with every page and everybody in sight that reads two groups of fields only. */
async function createClerks(services: TestServices, of: TestCompany): Promise<void> {
  await services.as(of, 'writes', async ({ tx, newId }) => {
    const { companyId } = of;
    const roleCode = 'clerk';
    await tx.insert(role).values({ companyId, roleCode, roleName: roleCode, type: RoleType.CUSTOMISED });
    const rights = PageRight.VISIT + PageRight.EDIT + PageRight.EXPORT;
    const paths = ['/employee/list', '/employee/add', '/employee/details'];
    await tx.insert(rolePage).values(paths.map((path) => ({ companyId, roleCode, path, rights })));
    await tx
      .insert(scopeGrant)
      .values({ companyId, id: newId(), roleCode, objectType: 'employee', scope: AuthorityScope.COMPANY });
    const groups = [FieldGroup.BASIC, FieldGroup.WORK];
    await tx
      .insert(roleFieldGroup)
      .values(groups.map((fieldGroup) => ({ companyId, roleCode, fieldGroup, right: FieldRight.EDIT })));
  });
}

/** The person as a caller sees it. */
export async function richAs(services: TestServices, token: string): Promise<EmployeeData> {
  const [person] = await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [RICH] }, token);
  if (!person) throw new Error('The person is not visible.');
  return person;
}
