import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuthorityScope, FieldGroup, FieldRight, PageRight } from '@hengcai/shared/enums';
import { companyWith, download, idOf } from './modules/employee/fixtures.ts';
import type { EmployeeData } from './modules/employee/select.ts';
import type { RoleData } from './modules/settings/roles/read.ts';
import { startServices, type TestCompany, type TestServices } from './testing/kit.ts';

const { VISIT, EDIT, EXPORT } = PageRight;
const [LIST, DETAILS] = ['/employee/list', '/employee/details'];
/** An own role that may do everything with the work data of everybody. */
const RECRUITER = '招聘';
const WORK = { deptId: idOf('sales'), entryDate: '2020-01-01' };

let services: TestServices;
let company: TestCompany;
let rankId: string;
let recruiter: RoleData;
let tokens: Record<'hr' | 'recruiter' | 'copy' | 'one', string>;

const admin = <T>(name: string, input: Record<string, unknown>) => services.ok<T>(name, input, company.adminToken);
const roleNow = async (roleCode: string) =>
  (await admin<RoleData[]>('roles.listrole', {})).find((role) => role.roleCode === roleCode) as RoleData;
const hideRanks = async (ranksHidden: boolean) => {
  const { companyId, version } = await admin<{ companyId: string; version: number }>('company.getCompany', {});
  await admin('company.updatecompany', { companyId, version, ranksHidden });
};
const personOne = async (token: string, input: object = {}) => {
  const { items } = await services.ok<{ items: EmployeeData[] }>(
    'empmanage.emplist',
    { filter: { keyword: 'one' }, ...input },
    token,
  );
  return items[0];
};
const byRank = (token: string) => services.call('empmanage.emplist', { filter: { rankIds: [rankId] } }, token);
const byCondition = async (token: string) => {
  const conditions = { join: 'and', conditions: [{ field: 'rankId', operator: 'filled', values: [] }], groups: [] };
  const found = await services.ok<{ total: number }>('empmanage.screenemp', { filter: { conditions } }, token);
  return found.total;
};
const headingsFor = async (token: string) =>
  (await readExcelFile(Buffer.from(await download(services, '/empmanage/exportempinfo', token, {}))))[0]?.data[0];
const ownRank = async (token: string) =>
  (await services.ok<{ rankInfo: string | null }>('systemUser.getUser', {}, token)).rankInfo;

beforeAll(async () => {
  services = await startServices();
  company = await companyWith(services, { sales: null }, [
    { key: 'hr', roles: ['hr'] },
    { key: 'recruiter' },
    { key: 'copy' },
    { key: 'one', deptId: idOf('sales') },
  ]);
  const grade = await admin<{ gradeId: string }>('rankmanage.addgrade', {
    clientMutationId: 'add-grade',
    gradeName: '专家',
  });
  ({ rankId } = await admin<{ rankId: string }>('rankmanage.addrank', {
    clientMutationId: 'add-rank',
    gradeId: grade.gradeId,
    rankCode: 'P7',
    rankName: '专家七级',
    grade: 7,
  }));
  for (const key of ['one', 'recruiter']) {
    const [person] = (await admin<{ items: EmployeeData[] }>('empmanage.emplist', { filter: { empIds: [idOf(key)] } }))
      .items;
    await admin('empupdate.workinfo', { empId: idOf(key), version: person?.version, ...WORK, rankId });
  }
  const made = await admin<RoleData>('roles.saverole', { roleName: RECRUITER, clientMutationId: 'make-role' });
  const groups = [
    { groupCode: FieldGroup.BASIC, right: FieldRight.EDIT },
    { groupCode: FieldGroup.WORK, right: FieldRight.EDIT },
  ];
  const { roleCode } = made;
  await admin('roles.saverole', { roleCode, version: made.version, groups, clientMutationId: 'set-groups' });
  const pages = [LIST, DETAILS].map((pageId) => ({ pageId, rights: VISIT + EDIT + EXPORT }));
  await admin('roles.saverolehtml', { roleCode, version: (await roleNow(roleCode)).version, pages });
  await admin('roles.savedeptmanage', {
    roleCode,
    version: (await roleNow(roleCode)).version,
    scope: AuthorityScope.COMPANY,
  });
  recruiter = await roleNow(roleCode);
  await admin('roles.addusers', { roleCode, empIds: [idOf('recruiter')] });
  const copy = await admin<RoleData>('roles.saverole', {
    roleName: '人事二',
    copyOf: 'hr',
    clientMutationId: 'copy-role',
  });
  await admin('roles.addusers', { roleCode: copy.roleCode, empIds: [idOf('copy')] });
  const signIn = (key: string) => services.signIn(company.code, key);
  tokens = {
    hr: await signIn('hr'),
    recruiter: await signIn('recruiter'),
    copy: await signIn('copy'),
    one: await signIn('one'),
  };
});
afterAll(() => services.stop());

describe('ranks', () => {
  it('are work data like others where the company does not hide them', async () => {
    expect(await personOne(tokens.recruiter)).toMatchObject({ rankId });
    expect(await byCondition(tokens.recruiter)).toBe(2);
    expect(await ownRank(tokens.one)).toBe('专家七级');
  });

  describe('that a company hides', () => {
    beforeAll(() => hideRanks(true));

    it('S6.042 are on no way of reading for a role that was not given them, and not changed by it', async () => {
      const one = await personOne(tokens.recruiter);
      expect(one).toMatchObject({ rankId: null, entryDate: '2020-01-01' });
      expect(one?.maskedFields).toContain('rankId');
      expect((await byRank(tokens.recruiter)).status).toBe(400);
      expect(await byCondition(tokens.recruiter)).toBe(0);
      expect(await headingsFor(tokens.recruiter)).toContain('Entry date');
      expect(await headingsFor(tokens.recruiter)).not.toContain('Rank');
      const work = { empId: idOf('one'), version: one?.version, ...WORK };
      expect((await services.call('empupdate.workinfo', { ...work, rankId }, tokens.recruiter)).status).toBe(403);
      expect((await services.call('empupdate.workinfo', { ...work, cityName: '杭州' }, tokens.recruiter)).status).toBe(
        200,
      );
      expect(await ownRank(tokens.recruiter)).toBeNull();
      expect(await ownRank(tokens.one)).toBeNull();
    });

    it('S6.042 stay with administrators, HR and copies of its role', async () => {
      for (const token of [company.adminToken, tokens.hr, tokens.copy]) {
        expect(await personOne(token)).toMatchObject({ rankId });
        expect((await byRank(token)).status).toBe(200);
        expect(await headingsFor(token)).toContain('Rank');
      }
    });

    it('are explained as hidden, and seen again once a role is given them', async () => {
      const { roleCode } = recruiter;
      const explained = () =>
        admin<{ seen: boolean; sentence: string }>('seeAs.explainsight', {
          roleCode,
          ofEmpId: idOf('one'),
          field: 'rankId',
        });
      expect(await explained()).toMatchObject({
        seen: false,
        sentence: expect.stringContaining('the company hides ranks') as string,
      });
      const set = async (shown: boolean) => {
        const elements = [{ code: 'employee.rank', shown }];
        const pages = [{ pageId: LIST, rights: VISIT + EDIT + EXPORT, elements }];
        await admin('roles.saverolehtml', { roleCode, version: (await roleNow(roleCode)).version, pages });
      };
      await set(true);
      expect(await personOne(tokens.recruiter)).toMatchObject({ rankId });
      expect(await explained()).toMatchObject({ seen: true });
      await set(false);
      expect(await personOne(tokens.recruiter)).toMatchObject({ rankId: null });
    });

    it('are there for everybody again when it hides them no more', async () => {
      await hideRanks(false);
      expect(await personOne(tokens.recruiter)).toMatchObject({ rankId });
    });
  });
});
