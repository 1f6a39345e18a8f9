import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import {
  ApprovalMode,
  ApprovalStatus,
  ApproverKind,
  ExitKind,
  PersonnelChangeStatus as Status,
  PersonnelChangeType as Type,
  TodoType,
} from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../../../testing/kit.ts';
import { remindersOf } from '../../../../testing/reminders.ts';
import { idOf, jobDone, upload } from '../../fixtures.ts';
import type { Summary } from '../../import/import-testing.ts';
import type { EmployeeData } from '../../select.ts';
import { careerOf, companyToChange, dayPasses } from '../change-testing.ts';
import type { ChangeData } from '../data.ts';

let services: TestServices;
let company: TestCompany;
let hr: string;
let as: (key: string) => Promise<string>;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
});
afterAll(() => services.stop());
beforeEach(async () => {
  company = await companyToChange(services);
  as = (key) => services.signIn(company.code, key);
  hr = await as('hr');
});

let keys = 0;
const key = () => `mutation-${(keys += 1)}`;
const manager = { nodeName: 'Manager', kind: ApproverKind.LINE_MANAGER, level: 1, mode: ApprovalMode.ANY };
const named = (...people: string[]) => ({
  nodeName: 'Named',
  kind: ApproverKind.NAMED,
  empIds: people.map(idOf),
  mode: ApprovalMode.ALL,
});
const flow = (changeType: number, nodes: object[], version = 0) =>
  services.call('personnelChange.saveapprovalflow', { changeType, nodes, version }, hr);
const versionOf = async (who: string) =>
  (await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf(who)] }, hr))[0]?.version ?? 0;
const call = async (name: string, who: string, input: object): Promise<Envelope> =>
  services.call(
    `personnelChange.${name}`,
    { clientMutationId: key(), empId: idOf(who), version: await versionOf(who), ...input },
    hr,
  );
const done = async (name: string, who: string, input: object): Promise<ChangeData> => {
  const envelope = await call(name, who, input);
  if (!envelope.success) throw new Error(JSON.stringify(envelope));
  return envelope.data as ChangeData;
};
const vote = (token: string, name: 'approve' | 'refuse', { changeId, version }: ChangeData, opinion = '') =>
  services.call(`personnelChange.${name}`, { clientMutationId: key(), changeId, version, opinion }, token);
const codesOf = ({ data }: Envelope) =>
  ((data as { errors?: { field: string; code: string }[] }).errors ?? []).map(({ field, code }) => `${field} ${code}`);
const waiting = async (token: string) =>
  (await services.ok<{ items: ChangeData[] }>('personnelChange.listapproval', {}, token)).items;
const backlog = async (token: string) =>
  (await services.ok<{ typeId: number; backlogCount: number }[]>('message.listbacklogcount', {}, token)).find(
    ({ typeId }) => typeId === TodoType.PERSONNEL_CHANGE_APPROVAL,
  )?.backlogCount ?? 0;
const messages = async (token: string) =>
  (await remindersOf(services, token)).map(({ remindContent }) => remindContent);
const changesOfAnn = `/employee/personnel-changes?${new URLSearchParams({ keyword: 'Person ann' }).toString()}`;
const deptOf = async (who: string) => (await careerOf(services, company, who)).now?.deptId;
const transfer = { changeType: Type.TRANSFER, deptId: idOf('south'), effectiveDate: '2026-11-01' };

describe('S6.044 a change that needs approval', () => {
  it('waits, is shown to whoever is asked next, and holds after the last approval only', async () => {
    await flow(Type.TRANSFER, [manager, named('chief', 'bob')]);
    const change = await done('relocate', 'ann', transfer);
    expect(change).toMatchObject({ status: Status.APPROVING, cancellable: true, decidable: false });
    expect(await deptOf('ann')).toBe(idOf('north'));

    const [lead, chief, bob] = [await as('lead'), await as('chief'), await as('bob')];
    expect([await backlog(lead), await backlog(chief)]).toEqual([1, 0]);
    const [asked] = await waiting(lead);
    expect(asked).toMatchObject({
      empName: 'Person ann',
      decidable: true,
      lines: [{ before: 'Department north', after: 'Department south', hidden: false }],
    });
    expect((await vote(chief, 'approve', change)).status).toBe(422);
    expect((await vote(await as('trial'), 'approve', change)).status).toBe(404);

    const message = async () => (await remindersOf(services, lead)).map(({ page, isRead }) => ({ page, isRead }));
    expect(await message()).toEqual([{ page: '/my-account', isRead: 0 }]);
    expect((await vote(lead, 'approve', change, 'fine')).success).toBe(true);
    // Nobody has to mark as read what is done.
    expect(await message()).toEqual([{ page: '/my-account', isRead: 1 }]);
    expect((await vote(lead, 'approve', change)).status).toBe(422);
    expect(await backlog(lead)).toBe(0);
    expect((await messages(bob)).join()).toContain('Person ann');
    // Bob does not see Ann's record, and reads what he decides about all the same.
    expect((await waiting(bob))[0]?.lines).toMatchObject([{ after: 'Department south', hidden: false }]);
    await vote(bob, 'approve', change);
    expect(await deptOf('ann')).toBe(idOf('north'));
    expect((await vote(chief, 'approve', change)).data).toMatchObject({
      status: Status.EFFECTIVE,
      approval: {
        state: ApprovalStatus.APPROVED,
        steps: [
          { nodeName: 'Manager', decisions: [{ empId: idOf('lead'), opinion: 'fine', at: expect.any(String) }] },
          {},
        ],
      },
    });
    expect(await deptOf('ann')).toBe(idOf('south'));
  });

  it('names the superior it is about to those who are asked, whom they do not see otherwise', async () => {
    await flow(Type.TRANSFER, [manager]);
    await done('relocate', 'ann', { ...transfer, bossEmpId: idOf('trial') });
    expect((await waiting(await as('lead')))[0]?.lines).toMatchObject([
      { field: 'deptId', hidden: false },
      { field: 'bossEmpId', before: 'Person lead', after: 'Person trial', hidden: false },
    ]);
  });

  it('is refused with a reason, which HR reads, and never holds', async () => {
    await flow(Type.TRANSFER, [manager]);
    const change = await done('relocate', 'ann', { ...transfer, effectiveDate: '2026-11-10' });
    const lead = await as('lead');
    expect(codesOf(await vote(lead, 'refuse', change))).toEqual(['opinion APPROVAL_OPINION_REQUIRED']);
    expect((await vote(lead, 'refuse', change, 'not now')).data).toMatchObject({ status: Status.REFUSED });
    expect(await remindersOf(services, hr)).toMatchObject([
      { remindContent: expect.stringContaining('not now') as string, page: changesOfAnn },
    ]);
    await dayPasses(services, company, '2026-11-10');
    expect(await deptOf('ann')).toBe(idOf('north'));
    // The day is free again.
    await done('relocate', 'ann', { ...transfer, effectiveDate: '2026-11-10' });
  });

  it('is withdrawn by HR, and nobody is asked any more', async () => {
    await flow(Type.TRANSFER, [manager]);
    const { changeId, version } = await done('relocate', 'ann', transfer);
    expect(codesOf(await call('relocate', 'ann', { ...transfer, deptId: idOf('east') }))).toEqual([
      'deptId CHANGED_ON_THAT_DAY',
    ]);
    expect((await services.call('personnelChange.cancel', { changeId, version }, hr)).data).toMatchObject({
      status: Status.CANCELLED,
      approval: { state: ApprovalStatus.WITHDRAWN },
    });
    expect(await backlog(await as('lead'))).toBe(0);
  });

  it('holds at once where the only person to ask is the one who files it or whom it is about', async () => {
    await flow(Type.TRANSFER, [named('hr', 'ann')]);
    expect(await done('relocate', 'ann', transfer)).toMatchObject({ status: Status.EFFECTIVE });
  });

  it('S5.096 as an exit is refused to its filer like any other, and keeps everybody in place until it is approved', async () => {
    await flow(Type.EXIT, [named('chief')]);
    const exit = { exitKind: ExitKind.VOLUNTARY, reason: 'moves away', lastDay: '2026-11-20' };
    expect(codesOf(await call('exitprocess', 'lead', exit))).toEqual(['handOverTo STILL_LEADS']);
    const change = await done('exitprocess', 'lead', { ...exit, handOverTo: idOf('ann') });
    expect(change).toMatchObject({ status: Status.APPROVING });
    expect((await careerOf(services, company, 'lead')).now?.lastDay).toBeNull();
    expect(codesOf(await call('exitprocess', 'lead', { ...exit, handOverTo: idOf('ann') }))).toEqual([
      'lastDay EXIT_WAITS_FOR_APPROVAL',
    ]);
    expect((await vote(await as('chief'), 'approve', change)).data).toMatchObject({ status: Status.PENDING });
    await dayPasses(services, company, '2026-11-21');
    expect((await careerOf(services, company, 'bob')).now?.bossId).toBe(idOf('ann'));
    const { items } = await services.ok<{ items: ChangeData[] }>('personnelChange.list', { filter: {} }, hr);
    expect(items.find(({ changeId }) => changeId === change.changeId)).toMatchObject({
      status: Status.EFFECTIVE,
      filedBy: 'Person hr',
    });
  });

  it('that cannot hold any more is refused to whoever approves, with the reason, and waits on', async () => {
    await flow(Type.COMMON, [named('chief')]);
    const change = await done('commonprocess', 'lead', { bossEmpId: idOf('trial'), effectiveDate: '2026-11-01' });
    await flow(Type.COMMON, [], 1);
    await done('commonprocess', 'trial', { bossEmpId: idOf('bob'), effectiveDate: '2026-11-01' });
    const chief = await as('chief');
    expect(codesOf(await vote(chief, 'approve', change))).toEqual(['null SUPERIOR_CIRCLE']);
    expect(await waiting(chief)).toHaveLength(1);
  });

  it('waits also when it comes by file, and its approver is told once', async () => {
    await flow(Type.TRANSFER, [named('chief')]);
    const text = [
      'Employee number,Type of change,Effective date,Department',
      'ann,Transfer,2026-11-01,Department south',
      'bob,Transfer,2026-11-01,Department south',
    ].join('\n');
    const { importId, columns } = (await upload(services, '/personnelChange/import', hr, 'changes.csv', text))
      .data as Summary;
    const mapping = columns.map(({ header, field }) => ({ header, field }));
    const run = async (name: string, input: Record<string, unknown>) =>
      jobDone(services, hr, (await services.ok<{ jobId: string }>(`personnelChange.${name}`, input, hr)).jobId);
    await run('mapimport', { importId, mapping });
    const chief = await as('chief');
    expect(await backlog(chief)).toBe(0);
    await run('commitimport', { importId, clientMutationId: key() });
    expect(await backlog(chief)).toBe(2);
    expect(await messages(chief)).toHaveLength(1);
    expect(await deptOf('ann')).toBe(idOf('north'));
  });
});

describe('the flow of a type', () => {
  it('is sound and names people and roles that are there; others than HR do not set it', async () => {
    expect(codesOf(await flow(Type.EXIT, [{ ...manager, nodeName: 'x'.repeat(20), level: null }]))).toEqual([
      'nodes.0 APPROVER_REQUIRED',
    ]);
    expect(codesOf(await flow(Type.EXIT, [named('nobody')]))).toEqual(['nodes.0.empIds UNKNOWN_REFERENCE']);
    await flow(Type.EXIT, [manager]);
    expect((await flow(Type.EXIT, [])).status).toBe(409);
    const flows = await services.ok<{ changeType: number; nodes: object[] }[]>(
      'personnelChange.listapprovalflow',
      {},
      hr,
    );
    expect(flows.filter(({ nodes }) => nodes.length > 0).map(({ changeType }) => changeType)).toEqual([Type.EXIT]);
    expect((await services.call('personnelChange.listapprovalflow', {}, await as('ann'))).status).toBe(403);
  });
});
