import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson, type TestPerson } from '../../testing/people.ts';
import { createDepartments, setHeads } from '../org/public.ts';
import { employee } from './tables.ts';

interface Identity {
  iId: string;
  deptName: string | null;
}

const codes = (envelope: Envelope) => (envelope.data as { errors: { code: string }[] }).errors.map(({ code }) => code);

let services: TestServices;
let company: TestCompany;
beforeAll(async () => {
  services = await startServices();
  company = await services.createTestCompany();
});
afterAll(() => services.stop());

const switchTo = (imageUserId: string, as: string) => services.call('image.switch', { imageUserId }, as);
const become = async (imageUserId: string, as: string) =>
  (await services.ok<{ token: string }>('image.switch', { imageUserId }, as)).token;
const me = (as: string) => services.ok<{ screenRolePageMap: Record<string, number> }>('systemUser.getUser', {}, as);
const listed = async (as: string) => (await services.ok<Identity[]>('image.userList', {}, as)).map(({ iId }) => iId);

describe('the identities of HR as head of a department', () => {
  let hr: TestPerson;
  let head: TestPerson;
  let member: TestPerson;
  let outsider: TestPerson;
  let deptId: string;
  let hrToken: string;

  beforeEach(async () => {
    [hr, head, member, outsider] = [
      await addPerson(services, company, { role: 'hr' }),
      await addPerson(services, company, { role: 'CEO' }),
      await addPerson(services, company),
      await addPerson(services, company),
    ];
    deptId = await services.as(company, 'writes', async (ctx) => {
      const [root, dept, other] = [ctx.newId(), ctx.newId(), ctx.newId()];
      const code = dept.slice(-8);
      await createDepartments(ctx, [
        { deptId: root, code: `R${code}`, name: 'Company', parentId: null },
        { deptId: dept, code: `S${code}`, name: 'Sales', parentId: root },
        { deptId: other, code: `O${code}`, name: 'Other', parentId: root },
      ]);
      const put = (empId: string, where: string) =>
        ctx.tx
          .update(employee)
          .set({ deptId: where })
          .where(and(eq(employee.companyId, company.companyId), eq(employee.id, empId)));
      await put(head.empId, dept);
      await put(member.empId, dept);
      await put(outsider.empId, other);
      // Heads both: HR supports one of the two.
      await setHeads(ctx, [
        { deptId: dept, headEmpId: head.empId },
        { deptId: other, headEmpId: head.empId },
      ]);
      return dept;
    });
    await services.ok('imageControl.saveUpdate', { userId: hr.userId, deptId }, company.adminToken);
    hrToken = await services.signIn(company.code, hr.userName);
  });

  const sees = async (as: string, empId: string) => {
    const found = await services.ok<{ empId: string }[]>('empmanage.getallempinfo', { empIds: [empId] }, as);
    return found.length === 1;
  };

  it('S6.004 are listed with the department, and give what every head has within it, not the head’s other roles', async () => {
    const entries = await services.ok<Identity[]>('image.userList', {}, hrToken);
    expect(entries[1]).toMatchObject({ iId: head.userId, deptName: 'Sales' });
    const mirrored = await become(head.userId, hrToken);
    const user = await me(mirrored);
    expect(user).toMatchObject({ systemUserId: head.userId, isMirror: true, mirrorDeptName: 'Sales' });
    expect(Object.keys(user.screenRolePageMap)).not.toContain('/employee/list');
    expect([await sees(mirrored, member.empId), await sees(mirrored, head.empId)]).toEqual([true, true]);
    expect(await sees(mirrored, outsider.empId), 'in another department of the same head').toBe(false);
  });

  it('end when somebody else heads the department, who can then be acted as', async () => {
    const mirrored = await become(head.userId, hrToken);
    await services.as(company, 'writes', (ctx) => setHeads(ctx, [{ deptId, headEmpId: member.empId }]));
    expect(await services.call('systemUser.getUser', {}, mirrored)).toMatchObject({ status: 208 });
    const again = await services.signIn(company.code, hr.userName);
    expect(await listed(again)).toEqual([hr.userId, member.userId]);
    await services.as(company, 'writes', (ctx) => setHeads(ctx, [{ deptId, headEmpId: null }]));
    expect(await listed(again)).toEqual([hr.userId]);
  });

  it('are refused for a department nobody put HR in charge of', async () => {
    const stranger = await addPerson(services, company, { role: 'hr' });
    const as = await services.signIn(company.code, stranger.userName);
    expect(codes(await switchTo(head.userId, as))).toEqual(['IDENTITY_NOT_LINKED']);
  });
});
