import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { FieldGroup, FieldRight } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { companyWith, download } from '../fixtures.ts';
import type { EmployeeData } from '../select.ts';

type Layout = DataOf<Contract['empfield']['endpoints']['listfieldgroup']>;
type Roles = DataOf<Contract['empfield']['endpoints']['listgrouprole']>;

let services: TestServices;
let company: TestCompany;
let worker: string;
beforeAll(async () => {
  services = await startServices();
  company = await companyWith(services, {}, [
    { key: 'worker', phone: '13800001111' },
    { key: 'chief', roles: ['CEO'] },
  ]);
  worker = await services.signIn(company.code, 'worker');
});
afterAll(() => services.stop());

const layout = (token = company.adminToken) => services.ok<Layout>('empfield.listfieldgroup', {}, token);
const codes = ({ groups }: Layout) => groups.map(({ groupCode }) => groupCode);
const sort = (body: Record<string, unknown>, token = company.adminToken) =>
  services.call('empfield.sortgroup', body, token);
const errorsOf = ({ data }: { data: unknown }) => (data as { errors: { field: string; code: string }[] }).errors;

describe('the groups of employee data', () => {
  test('stand in the order the company gives them, for everybody, and of two orders at once the second is told', async () => {
    const before = await layout();
    expect([before.version, codes(before)[0]]).toEqual([1, FieldGroup.WORK]);
    const order = codes(before).toReversed();
    expect(await sort({ groupCodes: order, version: 1 })).toMatchObject({ success: true, data: { version: 2 } });
    expect(codes(await layout(worker))).toEqual(order);
    expect(await sort({ groupCodes: order, version: 1 })).toMatchObject({ status: 409 });
    const some = await sort({ groupCodes: order.slice(1), version: 2 });
    expect(errorsOf(some)).toMatchObject([{ field: 'groupCodes', code: 'EVERY_GROUP_ONCE' }]);
    expect(await sort({ groupCodes: order, version: 2 }, worker)).toMatchObject({ status: 403 });
  });

  test('say which of them the list shows the caller of anybody else', async () => {
    const readable = async (token?: string) =>
      (await layout(token)).groups.flatMap((one) => (one.readable ? one.groupCode : []));
    expect(await readable(worker)).toEqual([FieldGroup.BASIC]);
    expect([...(await readable())].sort()).toEqual(Object.values(FieldGroup).sort());
  });

  test('leave out what the company does without, in files as well, and never what nobody can be kept without', async () => {
    const { version, ...now } = await layout();
    const without = (hiddenFields: string[]) => sort({ groupCodes: codes({ ...now, version }), hiddenFields, version });
    expect(errorsOf(await without(['empName']))).toMatchObject([{ field: 'hiddenFields', code: 'FIELD_ALWAYS_SHOWN' }]);
    expect(errorsOf(await without(['shoeSize']))).toMatchObject([{ field: 'hiddenFields', code: 'UNKNOWN_FIELD' }]);
    const file = () => download(services, '/empmanage/exportempinfo', company.adminToken, { format: 'csv' });
    expect((await file()).toString()).toContain('13800001111');
    expect(await without(['phone'])).toMatchObject({ success: true });
    const contact = (await layout()).groups.find(({ groupCode }) => groupCode === FieldGroup.CONTACT);
    expect(contact?.fields.filter(({ shown }) => !shown).map(({ field }) => field)).toEqual(['phone']);
    const exported = (await file()).toString();
    expect(exported).not.toContain('13800001111');
    expect(exported).toContain('Emergency contact');
  });
});

describe('S6.030 what roles may do with a group', () => {
  const roles = (token = company.adminToken) => services.ok<Roles>('empfield.listgrouprole', {}, token);
  const save = async (roleCode: string, groupCode: string, right: number) => {
    const version = (await roles()).find((one) => one.roleCode === roleCode)?.version;
    return services.call(
      'empfield.savegrouprole',
      { roleCode, version, groups: [{ groupCode, right }] },
      company.adminToken,
    );
  };

  test('holds with the next call, group by group, and an administrator keeps every right', async () => {
    const chief = await services.signIn(company.code, 'chief');
    const masked = async () => {
      const asked = { filter: { keyword: 'worker' } };
      const { items } = await services.ok<{ items: EmployeeData[] }>('empmanage.emplist', asked, chief);
      return items[0]?.maskedFields;
    };
    expect(await masked()).toEqual([]);
    const rightOf = async (group: string) =>
      (await roles()).find(({ roleCode }) => roleCode === 'CEO')?.groups.find(({ groupCode }) => groupCode === group)
        ?.right;
    expect(await save('CEO', FieldGroup.SALARY, FieldRight.NONE)).toMatchObject({ success: true });
    expect([await rightOf(FieldGroup.SALARY), await rightOf(FieldGroup.BANK)]).toEqual([
      FieldRight.NONE,
      FieldRight.READ,
    ]);
    expect(await masked()).toEqual(['baseSalary', 'targetBonus']);
    const salary = (await layout(chief)).groups.find(({ groupCode }) => groupCode === FieldGroup.SALARY);
    expect(salary?.readable).toBe(false);
    expect(errorsOf(await save('ADMIN', FieldGroup.SALARY, FieldRight.NONE))).toMatchObject([
      { code: 'ROLE_ADMIN_FIXED' },
    ]);
    expect(await services.call('empfield.listgrouprole', {}, worker)).toMatchObject({ status: 403 });
  });
});
