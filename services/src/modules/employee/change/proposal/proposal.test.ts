import { describe, expect, it } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { ChangeProposalStatus as Status, ExitKind, PersonnelChangeType as Type, TodoType } from '@hengcai/shared/enums';
import { eachInCompanyToChange } from '../../../../testing/changes.ts';
import type { TestCompany, TestServices } from '../../../../testing/kit.ts';
import { remindersOf } from '../../../../testing/reminders.ts';
import { roleFieldGroup } from '../../../settings/tables.ts';
import { idOf } from '../../fixtures.ts';
import type { EmployeeData } from '../../select.ts';
import { careerOf, companyToChange } from '../change-testing.ts';
import type { ChangeData } from '../data.ts';
import type { ProposalData } from './data.ts';

let services: TestServices;
let company: TestCompany;
let lead: string;
let hr: string;
eachInCompanyToChange(async (made) => {
  ({ services, company, hr } = made);
  lead = await services.signIn(company.code, 'lead');
  await allow(true);
});

let keys = 0;
const key = () => `proposal-${(keys += 1)}`;
const allow = async (changeProposals: boolean) => {
  const { companyId } = company;
  const { version } = await services.ok<{ version: number }>('company.getCompany', {}, company.adminToken);
  await services.ok('company.updatecompany', { companyId, version, changeProposals }, company.adminToken);
};
const transfer = {
  changeType: Type.TRANSFER,
  effectiveDate: '2026-11-10',
  values: { deptId: idOf('south') },
  reason: 'South needs her',
};
const propose = (who: string, input: object = transfer, token = lead): Promise<Envelope> =>
  services.call('changeProposal.propose', { clientMutationId: key(), empId: idOf(who), ...input }, token);
const proposed = async (who: string, input: object = transfer, token = lead): Promise<ProposalData> => {
  const envelope = await propose(who, input, token);
  if (!envelope.success) throw new Error(JSON.stringify(envelope));
  return envelope.data as ProposalData;
};
const about = (who: string, token: string) =>
  services.ok<{ mayPropose: boolean; proposals: ProposalData[] }>('changeProposal.about', { empId: idOf(who) }, token);
const codesOf = ({ data }: Envelope) =>
  ((data as { errors?: { field: string | null; code: string }[] }).errors ?? []).map(({ field, code }) =>
    `${field ?? ''} ${code}`.trim(),
  );
const messages = async (token: string) =>
  (await remindersOf(services, token)).map(({ remindContent }) => remindContent);
const backlog = async (token: string) =>
  (await services.ok<{ typeId: number; backlogCount: number }[]>('message.listbacklogcount', {}, token)).find(
    ({ typeId }) => typeId === TodoType.CHANGE_PROPOSAL,
  )?.backlogCount ?? 0;
const versionOf = async (who: string) =>
  (await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf(who)] }, hr))[0]?.version ?? 0;
const file = async (who: string, proposal: ProposalData, input: object, name = 'relocate') =>
  services.call(
    `personnelChange.${name}`,
    {
      clientMutationId: key(),
      empId: idOf(who),
      version: await versionOf(who),
      proposedChangeId: proposal.proposedChangeId,
      ...input,
    },
    hr,
  );

describe('who proposes', () => {
  it('a manager for the line below, at any distance, where the company allows it; never for others or oneself', async () => {
    const chief = await services.signIn(company.code, 'chief');
    expect((await about('ann', lead)).mayPropose).toBe(true);
    expect((await about('ann', chief)).mayPropose).toBe(true);
    expect((await about('chief', lead)).mayPropose).toBe(false);
    expect((await about('lead', lead)).mayPropose).toBe(false);
    expect(codesOf(await propose('chief'))).toEqual(['NOT_IN_YOUR_LINE']);
    expect(codesOf(await propose('lead'))).toEqual(['NOT_IN_YOUR_LINE']);
    expect((await propose('trial')).status).toBe(404);
    await allow(false);
    expect((await about('ann', lead)).mayPropose).toBe(false);
    expect(codesOf(await propose('ann'))).toEqual(['CHANGE_PROPOSALS_OFF']);
  });

  it('is off in a new company, and nobody whose changes one files oneself is proposed for', async () => {
    const fresh = await companyToChange(services);
    const token = await services.signIn(fresh.code, 'lead');
    expect((await about('ann', token)).mayPropose).toBe(false);
    expect((await about('ann', hr)).mayPropose).toBe(false);
  });

  it('a manager who may not read the work of the person proposes nothing about it', async () => {
    await services.as(company, 'writes', async ({ tx }) => {
      await tx.delete(roleFieldGroup);
    });
    expect((await about('ann', lead)).mayPropose).toBe(false);
    expect(codesOf(await propose('ann'))).toEqual(['NOT_IN_YOUR_LINE']);
  });
});

describe('what is proposed', () => {
  it('S6.042 a manager from whom the company hides ranks neither proposes one nor reads that of a proposal', async () => {
    const promotion = { ...transfer, changeType: Type.PROMOTION, values: { rankId: idOf('p6'), positionId: null } };
    await proposed('ann', promotion);
    const { companyId, version } = await services.ok<{ companyId: string; version: number }>(
      'company.getCompany',
      {},
      company.adminToken,
    );
    await services.ok('company.updatecompany', { companyId, version, ranksHidden: true }, company.adminToken);
    const [seen] = (await about('ann', lead)).proposals;
    expect([seen?.values, seen?.lines]).toEqual([
      {},
      [{ field: 'rankId', label: 'Rank', before: null, after: null, hidden: true }],
    ]);
    expect((await about('ann', hr)).proposals[0]).toMatchObject({ values: { rankId: idOf('p6') } });
    expect((await propose('bob', promotion)).status).toBe(403);
  });

  it('keeps what differs, in words beside what stands there, and changes nobody', async () => {
    const made = await proposed('ann', { ...transfer, values: { deptId: idOf('south'), cityName: 'Beijing' } });
    expect(made).toMatchObject({
      status: Status.OPEN,
      values: { deptId: idOf('south') },
      withdrawable: true,
      decidable: false,
    });
    expect(made.lines).toEqual([
      { field: 'deptId', label: 'Department', before: 'Department north', after: 'Department south', hidden: false },
    ]);
    expect((await careerOf(services, company, 'ann')).now?.deptId).toBe(idOf('north'));
  });

  it.each([
    [{ values: {} }, 'NOTHING_CHANGES'],
    [{ changeType: Type.PROMOTION }, 'rankId PROMOTION_NEEDS_RISE'],
    [{ values: { deptId: idOf('nowhere') } }, 'values.deptId UNKNOWN_REFERENCE'],
    [{ values: { bossEmpId: idOf('ann') } }, 'values.bossEmpId OWN_SUPERIOR'],
    [{ values: { employeeType: 2 } }, 'values.employeeType NOT_OF_THIS_CHANGE'],
    [
      { changeType: Type.COMMON, values: { fullTimeEquivalent: '1.2' } },
      'values.fullTimeEquivalent FULL_TIME_EQUIVALENT_INVALID',
    ],
    [{ effectiveDate: '2000-01-01' }, 'effectiveDate CHANGE_BEFORE_ENTRY'],
    [{ changeType: Type.EXIT, values: {} }, 'exitKind REQUIRED'],
    [{ changeType: Type.ENTRY }, 'changeType CHOICE_INVALID'],
    [{ changeType: Type.COMMON, values: { contractEnd: '2030-01-01' } }, 'values.contractEnd UNKNOWN_FIELD'],
  ])('refuses %o', async (input, code) => {
    expect(codesOf(await propose('ann', { ...transfer, ...input }))).toEqual([code]);
  });

  it('one of a kind waits at a time; the manager takes it back', async () => {
    const { proposedChangeId, version } = await proposed('ann');
    expect(codesOf(await propose('ann'))).toEqual(['PROPOSED_ALREADY']);
    const other = await services.signIn(company.code, 'chief');
    const withdrawing = { proposedChangeId, version };
    expect((await services.call('changeProposal.withdraw', withdrawing, other)).status).toBe(404);
    const done = await services.ok<ProposalData>('changeProposal.withdraw', withdrawing, lead);
    expect(done).toMatchObject({ status: Status.WITHDRAWN, withdrawable: false });
    expect(await backlog(hr)).toBe(0);
    await proposed('ann');
  });

  it('says nothing of it to the person it is about', async () => {
    await proposed('ann', { ...transfer, changeType: Type.EXIT, values: {}, exitKind: ExitKind.INVOLUNTARY });
    const ann = await services.signIn(company.code, 'ann');
    expect(await about('ann', ann)).toEqual({ mayPropose: false, proposals: [] });
    expect(await messages(ann)).toEqual([]);
    const { items } = await services.ok<{ items: { summary: string }[] }>(
      'platform.auditlist',
      { objectType: 'employee', objectId: idOf('ann') },
      ann,
    );
    expect(JSON.stringify(items)).not.toContain('ropos');
  });
});

describe('what HR does with it', () => {
  it('it waits as a thing to do, is told, checked, completed and filed, and the manager is told', async () => {
    const made = await proposed('ann');
    expect(await backlog(hr)).toBe(1);
    expect(await messages(hr)).toEqual([
      'A manager proposes for Person ann: Transfer (2026-11-10). Please file it under “Personnel changes”',
    ]);
    const page = '/employee/personnel-changes?tabName=proposals';
    expect(await remindersOf(services, hr)).toMatchObject([{ page, isRead: 0 }]);
    const { items } = await services.ok<{ items: ProposalData[] }>('changeProposal.list', {}, hr);
    expect(items).toMatchObject([{ empName: 'Person ann', proposedBy: 'Person lead', decidable: true }]);
    const filed = await file('ann', made, {
      changeType: Type.TRANSFER,
      effectiveDate: '2026-11-15',
      deptId: idOf('south'),
      bossEmpId: idOf('chief'),
    });
    expect(filed.success).toBe(true);
    expect(await backlog(hr)).toBe(0);
    expect(await remindersOf(services, hr)).toContainEqual(expect.objectContaining({ page, isRead: 1 }));
    const [after] = (await about('ann', lead)).proposals;
    expect(after).toMatchObject({ status: Status.FILED, changeId: (filed.data as ChangeData).changeId });
    expect((await messages(lead)).join()).toContain('HR has filed the Transfer you proposed, for 2026-11-15');
    const again = { changeType: Type.TRANSFER, effectiveDate: '2026-12-01', deptId: idOf('east') };
    expect((await file('ann', made, again)).status).toBe(409);
  });

  it('what is refused when it is filed leaves the proposal open', async () => {
    const made = await proposed('ann');
    const filed = await file('ann', made, {
      changeType: Type.TRANSFER,
      effectiveDate: '2000-01-01',
      deptId: idOf('south'),
    });
    expect(codesOf(filed)).toEqual(['effectiveDate CHANGE_BEFORE_ENTRY']);
    expect((await about('ann', lead)).proposals).toMatchObject([{ status: Status.OPEN }]);
    const bob = await file('bob', made, {
      changeType: Type.TRANSFER,
      effectiveDate: '2026-11-10',
      deptId: idOf('south'),
    });
    expect(bob.status).toBe(404);
  });

  it('an exit is proposed by its kind and its reason, chosen or in words', async () => {
    const exit = { changeType: Type.EXIT, effectiveDate: '2026-11-30', exitKind: ExitKind.VOLUNTARY };
    expect(codesOf(await propose('bob', exit))).toEqual(['reason REQUIRED']);
    expect(codesOf(await propose('bob', { ...exit, exitReason: 'whim' }))).toEqual(['exitReason UNKNOWN_REFERENCE']);
    const foreign = { ...transfer, exitReason: '家庭原因' };
    expect(codesOf(await propose('bob', foreign))).toEqual(['exitReason NOT_OF_THIS_CHANGE']);
    expect(codesOf(await propose('bob', { ...transfer, reason: undefined }))).toEqual(['reason REQUIRED']);
    const chosen = { exitReason: '家庭原因', exitReasonName: 'Family reasons', reason: null };
    expect(await proposed('bob', { ...exit, exitReason: '家庭原因' })).toMatchObject(chosen);
    expect((await about('bob', hr)).proposals).toMatchObject([chosen]);
    expect(await proposed('ann', { ...exit, reason: 'Studies' })).toMatchObject({
      exitReason: null,
      reason: 'Studies',
    });
  });

  it('an exit is filed with its ground', async () => {
    const made = await proposed('bob', {
      changeType: Type.EXIT,
      effectiveDate: '2026-11-30',
      exitKind: ExitKind.VOLUNTARY,
      reason: 'Studies',
    });
    const exit = { lastDay: '2026-11-30', exitKind: ExitKind.VOLUNTARY, reason: 'Studies' };
    expect((await file('bob', made, exit, 'exitprocess')).success).toBe(true);
    const again = await propose('bob', { ...transfer, changeType: Type.EXIT, values: {}, exitKind: ExitKind.OTHER });
    expect(codesOf(again)).toEqual(['effectiveDate EXIT_ALREADY_SET']);
  });

  it('refuses with a reason, of which the manager is told; only who files changes of the person decides', async () => {
    const { proposedChangeId, version } = await proposed('ann');
    const refusal = { proposedChangeId, version, opinion: 'No place there' };
    expect((await services.call('changeProposal.refuse', refusal, lead)).status).toBe(403);
    expect((await services.call('changeProposal.refuse', { ...refusal, opinion: '' }, hr)).status).toBe(400);
    const refused = await services.ok<ProposalData>('changeProposal.refuse', refusal, hr);
    expect(refused).toMatchObject({ status: Status.REFUSED, opinion: 'No place there', decidable: false });
    expect((await messages(lead)).join()).toContain('was declined: No place there');
    expect((await services.call('changeProposal.refuse', refusal, hr)).status).toBe(409);
  });
});
