import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FieldGroup, TodoType } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { remindersOf } from '../../../testing/reminders.ts';
import { companyWith, idOf } from '../fixtures.ts';
import type { EmployeeData } from '../select.ts';

interface Proposal {
  proposalId: string;
  groupCode: string;
  changes: { field: string; label: string; before: string | null; after: string | null }[];
  mayDecide: boolean;
  version: number;
}

let services: TestServices;
let company: TestCompany;
let worker: string;
let other: string;
let hr: string;
beforeAll(async () => {
  services = await startServices();
  company = await companyWith(services, {}, [
    { key: 'worker', phone: '13800001111', bankCard: '6222000011112222' },
    { key: 'other' },
    { key: 'hr', roles: ['hr'], phone: '13700001111' },
  ]);
  worker = await services.signIn(company.code, 'worker');
  other = await services.signIn(company.code, 'other');
  hr = await services.signIn(company.code, 'hr');
});
afterAll(() => services.stop());

let keys = 0;
const propose = (body: object, token = worker) =>
  services.call('recordProposal.propose', { clientMutationId: `propose-${++keys}`, ...body }, token);
const proposals = (token: string, key = 'worker') =>
  services.ok<Proposal[]>('recordProposal.list', { empId: idOf(key) }, token);
const person = async (token = company.adminToken) =>
  (await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf('worker')] }, token))[0];
const at = ({ proposalId, version }: Proposal) => ({ proposalId, version });
const open = async (token: string, group: string): Promise<Proposal> => {
  const found = (await proposals(token)).find(({ groupCode }) => groupCode === group);
  if (!found) throw new Error(`No proposal for ${group}.`);
  return found;
};
const waits = async (token: string) =>
  (await services.ok<{ typeId: number; backlogCount: number }[]>('message.listbacklogcount', {}, token)).find(
    ({ typeId }) => typeId === TodoType.RECORD_PROPOSAL,
  )?.backlogCount ?? 0;
const messages = async (token: string) =>
  (await remindersOf(services, token)).map(({ remindContent }) => remindContent);

describe('a change of the own record that somebody proposes', () => {
  test('waits for HR with old beside new, is taken over as an edit is, and the person learns of it', async () => {
    const asked = { groupCode: FieldGroup.CONTACT, phone: '13900001111', emergencyContact: '李四', note: '换号' };
    expect(await propose(asked)).toMatchObject({ success: true, data: { mayDecide: false } });
    expect((await person())?.phone).toBe('13800001111');
    expect(await waits(hr)).toBe(1);
    const { items } = await services.ok<{ items: EmployeeData[] }>(
      'empmanage.emplist',
      { filter: { proposed: true } },
      hr,
    );
    expect(items.map(({ empNumber }) => empNumber)).toEqual(['worker']);
    const page = `/employee/details?id=${idOf('worker')}`;
    expect(await remindersOf(services, hr)).toMatchObject([
      { remindContent: expect.stringContaining('Person worker') as string, page, isRead: 0 },
    ]);
    const proposal = await open(hr, FieldGroup.CONTACT);
    expect(proposal).toMatchObject({
      note: '换号',
      mayDecide: true,
      changes: [
        { field: 'phone', before: '13800001111', after: '13900001111' },
        { field: 'emergencyContact', before: null, after: '李四' },
      ],
    });
    const version = (await person())?.version ?? 0;
    expect(await services.call('recordProposal.accept', at(proposal), hr)).toMatchObject({
      success: true,
      data: { employee: { phone: '13900001111', emergencyContact: '李四', version: version + 1 } },
    });
    expect(await services.call('recordProposal.accept', at(proposal), hr)).toMatchObject({ status: 409 });
    expect(await waits(hr)).toBe(0);
    expect(await remindersOf(services, hr)).toMatchObject([{ isRead: 1 }]);
    expect(await remindersOf(services, worker)).toMatchObject([{ page, isRead: 0 }]);
    const trail = await services.ok<{ items: unknown[] }>(
      'platform.auditlist',
      { objectType: 'employee', objectId: idOf('worker') },
      hr,
    );
    expect(JSON.stringify(trail.items)).toContain('13900001111');
  });

  test('shows sealed values by their last characters, and is refused with an opinion', async () => {
    expect(await propose({ groupCode: FieldGroup.BANK, bankCard: '6222000011113333' })).toMatchObject({
      data: { changes: [{ field: 'bankCard', before: '****2222', after: '****3333' }] },
    });
    const proposal = await open(hr, FieldGroup.BANK);
    // As much of a number as stands in no id by chance.
    expect(JSON.stringify(proposal)).not.toContain('62220000');
    expect(await services.call('recordProposal.refuse', { ...at(proposal), opinion: '' }, hr)).toMatchObject({
      success: false,
    });
    const opinion = '请附银行卡照片';
    expect(await services.call('recordProposal.refuse', { ...at(proposal), opinion }, hr)).toMatchObject({
      success: true,
    });
    expect((await messages(worker)).some((text) => text.includes(opinion))).toBe(true);
    expect((await person())?.bankCard).toBe('****2222');
    await propose({ groupCode: FieldGroup.BANK, bankCard: '6222000011114444' });
    expect(await services.call('recordProposal.accept', at(await open(hr, FieldGroup.BANK)), hr)).toMatchObject({
      data: { employee: { bankCard: '****4444' } },
    });
  });

  test('is of a group that people may propose, differs from what is there, and is replaced by the next one', async () => {
    const codeOf = async (body: object) =>
      ((await propose(body)).data as { errors: { field: string; code: string }[] }).errors[0];
    expect(await codeOf({ groupCode: FieldGroup.SALARY })).toMatchObject({
      field: 'groupCode',
      code: 'NOT_PROPOSABLE',
    });
    expect(await codeOf({ groupCode: FieldGroup.CONTACT, phone: '13900001111' })).toMatchObject({
      field: 'groupCode',
      code: 'NOTHING_PROPOSED',
    });
    expect(await codeOf({ groupCode: FieldGroup.CONTACT, bankName: 'x' })).toMatchObject({ field: 'bankName' });
    await propose({ groupCode: FieldGroup.PERSONAL, nationality: '法国' });
    const first = await open(worker, FieldGroup.PERSONAL);
    await propose({ groupCode: FieldGroup.PERSONAL, nationality: '德国' });
    expect((await proposals(worker)).flatMap(({ changes }) => changes.map(({ after }) => after))).toEqual(['Germany']);
    expect(await services.call('recordProposal.accept', at(first), hr)).toMatchObject({ status: 409 });
  });

  test('S6.030 is seen and decided by those who may edit the group, never by others, and not by the person', async () => {
    const proposal = await open(worker, FieldGroup.PERSONAL);
    expect(await services.call('recordProposal.list', { empId: idOf('worker') }, other)).toMatchObject({ status: 404 });
    expect(await services.call('recordProposal.withdraw', at(proposal), other)).toMatchObject({ status: 404 });
    expect(await services.call('recordProposal.accept', at(proposal), worker)).toMatchObject({ status: 403 });
    await propose({ groupCode: FieldGroup.CONTACT, phone: '13600001111' }, hr);
    const [own] = await proposals(hr, 'hr');
    expect(own?.mayDecide).toBe(false);
    expect(await services.call('recordProposal.accept', at(own as Proposal), hr)).toMatchObject({ status: 403 });
    expect(await waits(hr)).toBe(1);
    expect(await services.call('recordProposal.withdraw', at(proposal), worker)).toMatchObject({ success: true });
    expect(await waits(hr)).toBe(0);
  });
});
