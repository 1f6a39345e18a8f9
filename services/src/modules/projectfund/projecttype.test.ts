import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { ApprovalMode, ApproverKind } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { companyWith, idOf } from '../../testing/staff.ts';

type Calls = Contract['projecttype']['endpoints'];

let services: TestServices;
let company: TestCompany;
let tokens: Record<string, string>;
let keys = 0;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());
beforeEach(async () => {
  company = await companyWith(services, { east: null }, [
    { key: 'hr', roles: ['hr'] },
    { key: 'ceo', roles: ['CEO'] },
    { key: 'ann', deptId: idOf('east') },
  ]);
  tokens = {};
  for (const key of ['hr', 'ceo', 'ann']) tokens[key] = await services.signIn(company.code, key);
});

const manager = { nodeName: '上级', kind: ApproverKind.LINE_MANAGER, level: 1, mode: ApprovalMode.ANY };
const newType = (projectTypeName: string, more: object = {}) => ({
  clientMutationId: `project-type-${(keys += 1)}`,
  projectTypeName,
  flow: [manager],
  ...more,
});
const ok = <K extends keyof Calls>(name: K, input: object = {}) =>
  services.ok<DataOf<Calls[K]>>(`projecttype.${name}`, { ...input }, tokens['hr'] ?? '');
/** Why a call is refused: its status, and of each reason the field and the code. */
async function refusal(name: keyof Calls, input: object, who = 'hr') {
  const { status, data } = await services.call(`projecttype.${name}`, { ...input }, tokens[who] ?? '');
  const { errors } = data as { errors: { field: string | null; code: string }[] };
  return [status, ...errors.map(({ field, code }) => `${field ?? '-'} ${code}`)];
}
const names = async (filter: object = {}) =>
  (await ok('listprojecttype', { filter })).items.map(({ projectTypeName }) => projectTypeName);

describe('S3.093 types of projects', () => {
  it('S1.049 S7.063 are saved with who approves, listed, changed and deleted', async () => {
    const named = { nodeName: '专员', kind: ApproverKind.NAMED, empIds: [idOf('ann')], mode: ApprovalMode.ALL };
    const made = await ok('addprojecttype', newType('研发', { description: '新产品', flow: [manager, named] }));
    expect(made).toMatchObject({ description: '新产品', flow: [manager, named], enabled: true, version: 1 });
    const { projectTypeId, version } = made;
    const changed = await ok('updateprojecttype', { projectTypeId, version, projectTypeName: '预研', flow: [named] });
    expect((await ok('listprojecttype')).items).toEqual([changed]);
    expect(changed).toMatchObject({ projectTypeName: '预研', description: null, flow: [named], version: 2 });
    await ok('deleteprojecttype', { projectTypeId, version: 2 });
    expect(await names()).toEqual([]);
  });

  it('S4.070 are disabled and enabled, and found by name and status', async () => {
    const { projectTypeId } = await ok('addprojecttype', newType('Research'));
    await ok('addprojecttype', newType('交付'));
    const off = await ok('updateprojecttypestatus', { projectTypeId, version: 1, enabled: false });
    expect(off).toMatchObject({ enabled: false, version: 2 });
    expect(await names({ enabled: true })).toEqual(['交付']);
    expect(await names({ enabled: false })).toEqual(['Research']);
    expect(await names({ keyword: 'sear' })).toEqual(['Research']);
    // Said twice, it is as before: nothing was changed.
    expect(await ok('updateprojecttypestatus', { projectTypeId, version: 2, enabled: false })).toEqual(off);
    await ok('updateprojecttypestatus', { projectTypeId, version: 2, enabled: true });
    expect(await names({ enabled: true })).toEqual(['交付', 'Research']);
  });

  it('have names of twenty characters at most that no other one has', async () => {
    await ok('addprojecttype', newType('Research'));
    const { projectTypeId } = await ok('addprojecttype', newType('交付'));
    const long = newType('一'.repeat(LIMITS.projectTypeName + 1));
    expect(await refusal('addprojecttype', long)).toEqual([400, 'projectTypeName TOO_LONG']);
    const taken = [422, 'projectTypeName ALREADY_USED'];
    expect(await refusal('addprojecttype', newType(' research '))).toEqual(taken);
    const renamed = { projectTypeId, version: 1, projectTypeName: 'RESEARCH', flow: [manager] };
    expect(await refusal('updateprojecttype', renamed)).toEqual(taken);
  });

  it('have one to ten nodes, each named in twenty characters, with people and roles that are there', async () => {
    const flow = (nodes: object[]) => newType('研发', { flow: nodes });
    expect(await refusal('addprojecttype', flow([]))).toEqual([400, 'flow TOO_FEW']);
    const many = Array.from({ length: LIMITS.approvalNodesMax + 1 }, () => manager);
    expect(await refusal('addprojecttype', flow(many))).toEqual([400, 'flow TOO_MANY']);
    const nodeName = '一'.repeat(LIMITS.approvalNodeName + 1);
    expect(await refusal('addprojecttype', flow([{ ...manager, nodeName }]))).toEqual([
      400,
      'flow.0.nodeName TOO_LONG',
    ]);
    const nobody = { ...manager, kind: ApproverKind.NAMED, empIds: [idOf('nobody')] };
    const noRole = { ...manager, kind: ApproverKind.ROLE, roleCode: 'nothing' };
    expect(await refusal('addprojecttype', flow([nobody, noRole]))).toEqual([
      422,
      'flow.0.empIds UNKNOWN_REFERENCE',
      'flow.1.roleCode UNKNOWN_REFERENCE',
    ]);
    const { projectTypeId } = await ok('addprojecttype', newType('交付'));
    const emptied = { projectTypeId, version: 1, projectTypeName: '交付', flow: [] };
    expect(await refusal('updateprojecttype', emptied)).toEqual([400, 'flow TOO_FEW']);
  });

  it('of two who change the same one the second is told, and a deleted one is gone for both', async () => {
    const { projectTypeId } = await ok('addprojecttype', newType('研发'));
    const change = (projectTypeName: string) =>
      services.call(
        'projecttype.updateprojecttype',
        { projectTypeId, version: 1, projectTypeName, flow: [manager] },
        tokens['hr'] ?? '',
      );
    const answers = await Promise.all([change('甲'), change('乙')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await ok('deleteprojecttype', { projectTypeId, version: 2 });
    expect(await refusal('updateprojecttypestatus', { projectTypeId, version: 2, enabled: false })).toEqual([
      404,
      '- NOT_FOUND',
    ]);
  });

  it('S2.019 S6.033 are looked after by HR, seen by the head of the company, and nobody else’s', async () => {
    await ok('addprojecttype', newType('研发'));
    const seen = await services.ok<DataOf<Calls['listprojecttype']>>('projecttype.listprojecttype', {}, tokens['ceo']);
    expect(seen.total).toBe(1);
    expect(await refusal('addprojecttype', newType('交付'), 'ceo')).toEqual([403, '- FORBIDDEN']);
    expect(await refusal('listprojecttype', {}, 'ann')).toEqual([403, '- FORBIDDEN']);
    const other = await services.createTestCompany();
    expect(await services.ok('projecttype.listprojecttype', {}, other.adminToken)).toMatchObject({ total: 0 });
  });
});
