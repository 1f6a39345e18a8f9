import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import {
  ApprovalDecision,
  ApprovalMode,
  ApproverKind,
  ExitKind,
  ProjectAllocation,
  ProjectBudgetState,
  ProjectBudgetView,
  TodoType,
} from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { remindersOf } from '../../testing/reminders.ts';
import { companyWith, exitPeople, idOf } from '../../testing/staff.ts';

type Calls = Contract['budgetapply']['endpoints'] & Contract['approve']['endpoints'];
type Detail = DataOf<Calls['getbudget']>;

const { DRAFT, APPROVING, APPROVED, REJECTED, WITHDRAWN } = ProjectBudgetState;
const { WAITING, ALL } = ProjectBudgetView;

let services: TestServices;
let company: TestCompany;
let tokens: Record<string, string>;
let typeId: string;
let keys = 0;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());
beforeEach(async () => {
  company = await companyWith(services, { east: null, west: null }, [
    { key: 'hr', empName: '韩雅琴', roles: ['hr'], baseSalary: '15000' },
    { key: 'ceo', empName: '陈总', roles: ['CEO'], baseSalary: '50000' },
    { key: 'boss', empName: '鲍斯', empNameEn: 'Boss', boss: 'ceo', deptId: idOf('east') },
    { key: 'ann', empName: '安妮', empNameEn: 'Ann', boss: 'boss', deptId: idOf('east') },
    { key: 'bob', empName: '鲍勃', boss: 'ann', deptId: idOf('east'), baseSalary: '10000' },
    { key: 'cai', empName: '蔡琴', boss: 'ceo', deptId: idOf('west'), baseSalary: '20000' },
  ]);
  tokens = { admin: company.adminToken };
  for (const key of ['hr', 'ceo', 'boss', 'ann', 'bob']) tokens[key] = await services.signIn(company.code, key);
  typeId = await addType('研发', [
    { nodeName: '上级', kind: ApproverKind.LINE_MANAGER, level: 1, mode: ApprovalMode.ANY },
    { nodeName: '人力资源', kind: ApproverKind.ROLE, roleCode: 'hr', mode: ApprovalMode.ANY },
  ]);
});

const key = () => `project-apply-${(keys += 1)}`;
async function addType(projectTypeName: string, flow: object[]): Promise<string> {
  const made = await services.ok<{ projectTypeId: string }>(
    'projecttype.addprojecttype',
    { clientMutationId: key(), projectTypeName, flow },
    tokens['hr'],
  );
  return made.projectTypeId;
}
const pathOf = (name: string) => (/^(approve|reject)/.test(name) ? `approve.${name}` : `budgetapply.${name}`);
const ok = <K extends keyof Calls>(who: string, name: K, input: object = {}) =>
  services.ok<DataOf<Calls[K]>>(pathOf(name), { ...input }, tokens[who] ?? '');
/** Why a call is refused: its status, and of each reason the field and the code. */
async function refusal(who: string, name: keyof Calls, input: object) {
  const { status, data } = await services.call(pathOf(name), { ...input }, tokens[who] ?? '');
  const { errors } = data as { errors: { field: string | null; code: string }[] };
  return [status, ...errors.map(({ field, code }) => `${field ?? '-'} ${code}`)];
}
const member = (who: string, more: object = {}) => ({
  empId: idOf(who),
  planDays: '20',
  actualDays: '20',
  coefficient: '1',
  amount: '3000',
  memo: null,
  ...more,
});
const project = (more: object = {}) => ({
  projectName: '智能排产',
  projectNumber: 'P-001',
  projectTypeId: typeId,
  budget: '10000',
  allocateType: ProjectAllocation.FIXED_AMOUNT,
  startDate: '2026-11-01',
  endDate: '2026-12-31',
  members: [member('bob')],
  ...more,
});
const begin = (more: object = {}, who = 'ann') => ok(who, 'addbudget', { clientMutationId: key(), ...project(more) });
const one = ({ applyId, version }: Detail) => ({ applyId, version });
const submitted = async (more: object = {}, who = 'ann') => ok(who, 'submitbudget', one(await begin(more, who)));
const names = async (who: string, view: number) =>
  (await ok(who, 'listbudget', { filter: { view } })).items.map(({ projectName }) => projectName);
const waiting = async (who: string) => {
  const counted = await services.ok<{ typeId: number; backlogCount: number }[]>(
    'message.listbacklogcount',
    {},
    tokens[who],
  );
  return counted.find((count) => count.typeId === TodoType.PROJECT_BUDGET)?.backlogCount;
};

describe('S3.081 S3.083 S7.063 applications for the budget of a project', () => {
  it('S4.077 are saved as drafts, changed and deleted by whoever applies, and seen by nobody else', async () => {
    const made = await begin({ members: [member('bob', { planDays: null, amount: null })] });
    expect(made).toMatchObject({ state: DRAFT, memberCount: 1, editable: true, submittedAt: null, total: '0.00' });
    expect(made.members[0]).toMatchObject({ planDays: null, actualDays: '20.0', coefficient: '1.00', amount: null });
    const changed = await ok('ann', 'updatebudget', {
      ...one(made),
      ...project({ projectName: '排产二期', members: [member('bob', { memo: '带队' }), member('cai')] }),
    });
    expect(changed).toMatchObject({ projectName: '排产二期', memberCount: 2, total: '6000.00', version: 2 });
    expect(changed.members.map(({ person, memo }) => [person.empName, memo])).toEqual([
      ['鲍勃', '带队'],
      ['蔡琴', null],
    ]);
    expect(await names('hr', ALL)).toEqual([]);
    expect(await refusal('hr', 'getbudget', { applyId: made.applyId })).toEqual([404, '- NOT_FOUND']);
    expect(await refusal('hr', 'deletebudget', one(changed))).toEqual([404, '- NOT_FOUND']);
    await ok('ann', 'deletebudget', one(changed));
    expect((await ok('ann', 'listbudget')).total).toBe(0);
  });

  it('S4.078 S4.080 S4.069 S1.049 once submitted are frozen and go from approver to approver', async () => {
    const sent = await submitted();
    expect(sent).toMatchObject({ state: APPROVING, nodeName: '上级', editable: false, withdrawable: true });
    expect(await refusal('ann', 'updatebudget', { ...one(sent), ...project() })).toEqual([
      422,
      '- PROJECT_APPLY_FROZEN',
    ]);
    expect([await waiting('boss'), await waiting('hr'), await waiting('ann')]).toEqual([1, 0, 0]);
    const [told] = await remindersOf(services, tokens['boss'] ?? '');
    expect(told).toMatchObject({ page: `/projfunds/list/details?id=${sent.applyId}`, isRead: 0 });
    expect(told?.remindContent).toContain('智能排产');
    expect(await names('boss', WAITING)).toEqual(['智能排产']);
    expect(await refusal('hr', 'approvebudget', one(sent))).toEqual([422, '- NOT_AN_APPROVER']);

    const passed = await ok('boss', 'approvebudget', { ...one(sent), opinion: '可行' });
    expect(passed).toMatchObject({ state: APPROVING, nodeName: '人力资源', decidable: false });
    expect([await waiting('boss'), await waiting('hr')]).toEqual([0, 1]);
    expect((await remindersOf(services, tokens['boss'] ?? ''))[0]?.isRead).toBe(1);
    expect((await ok('ann', 'getbudget', { applyId: sent.applyId })).withdrawable).toBe(false);
    expect(await refusal('ann', 'withdrawbudget', { ...one(passed) })).toEqual([422, '- WITHDRAW_TOO_LATE']);

    const done = await ok('hr', 'approvebudget', one(passed));
    expect(done).toMatchObject({ state: APPROVED, nodeName: null, version: 4 });
    const steps = done.approvals[0]?.steps.map(({ decisions }) => decisions[0]);
    expect(steps).toMatchObject([
      { empId: idOf('boss'), decision: ApprovalDecision.APPROVED, opinion: '可行' },
      { empId: idOf('hr'), decision: ApprovalDecision.APPROVED, opinion: null },
    ]);
    expect(steps?.every((step) => step?.at !== null)).toBe(true);
    expect((await remindersOf(services, tokens['ann'] ?? '')).map(({ remindContent }) => remindContent)).toEqual([
      'Your project budget “智能排产” was approved.',
    ]);
    expect(await refusal('ann', 'deletebudget', one(done))).toEqual([422, '- PROJECT_APPLY_FROZEN']);
    expect(await refusal('hr', 'rejectbudget', { ...one(done), opinion: '晚了' })).toEqual([
      422,
      '- PROJECT_APPLY_NOT_WAITING',
    ]);
  });

  it('S4.079 S4.081 are taken back while nobody has decided, rejected with an opinion, and sent again', async () => {
    const sent = await submitted();
    const back = await ok('ann', 'withdrawbudget', one(sent));
    expect(back).toMatchObject({ state: WITHDRAWN, editable: true, withdrawable: false });
    expect(await waiting('boss')).toBe(0);
    const again = await ok('ann', 'submitbudget', one(back));
    expect(await refusal('boss', 'rejectbudget', { ...one(again), opinion: ' ' })).toEqual([
      422,
      'opinion APPROVAL_OPINION_REQUIRED',
    ]);
    const refused = await ok('boss', 'rejectbudget', { ...one(again), opinion: '预算过高' });
    expect(refused).toMatchObject({ state: REJECTED, editable: false });
    expect((await remindersOf(services, tokens['ann'] ?? ''))[0]?.remindContent).toBe(
      'Your project budget “智能排产” was rejected: 预算过高',
    );
    const third = await ok('ann', 'submitbudget', one(refused));
    expect(third).toMatchObject({ state: APPROVING, nodeName: '上级' });
    expect(third.approvals).toHaveLength(3);
  });

  it('S5.042 S8.046 S5.066 S5.067 have a name and a number that no other project has', async () => {
    const made = await begin();
    const again = { clientMutationId: key() };
    expect(await refusal('ann', 'addbudget', { ...again, ...project({ projectNumber: 'X' }) })).toEqual([
      422,
      'projectName ALREADY_USED',
    ]);
    expect(
      await refusal('ann', 'addbudget', { ...again, ...project({ projectName: 'X', projectNumber: 'p-001' }) }),
    ).toEqual([422, 'projectNumber ALREADY_USED']);
    const isFree = async (asked: object) => (await ok('ann', 'usableproject', asked)).usable;
    expect(await isFree({ projectName: '智能排产' })).toBe(false);
    expect(await isFree({ projectName: '智能排产', applyId: made.applyId })).toBe(true);
    expect(await isFree({ projectNumber: 'P-001' })).toBe(false);
    expect(await isFree({ projectName: 'P-001' })).toBe(true);
    const long = 'x'.repeat(21);
    expect(
      await refusal('ann', 'addbudget', { ...again, ...project({ projectName: long, projectNumber: long }) }),
    ).toEqual([400, 'projectName TOO_LONG', 'projectNumber TOO_LONG']);
  });

  it.each<[string, object, string]>([
    ['S5.127 an end before the start', { endDate: '2026-10-31' }, 'endDate PROJECT_END_BEFORE_START'],
    ['a budget of nothing', { budget: '0' }, 'budget PROJECT_BUDGET_INVALID'],
    ['somebody twice', { members: [member('bob'), member('bob')] }, 'members.1.empId PROJECT_MEMBER_TWICE'],
    ['nobody of the company', { members: [member('nobody')] }, 'members.0.empId PROJECT_MEMBER_NOT_HERE'],
  ])('refuse %s in a draft already', async (_what, more, said) => {
    expect(await refusal('ann', 'addbudget', { clientMutationId: key(), ...project(more) })).toEqual([422, said]);
  });

  it.each<[string, object, string]>([
    ['S5.128 no member', { members: [] }, 'members PROJECT_MEMBERS_MISSING'],
    [
      'S5.130 a member who gets nothing, without a memo',
      { members: [member('bob', { amount: '0' })] },
      'members.0.memo PROJECT_ZERO_NEEDS_MEMO',
    ],
    [
      'S5.131 a member without actual days',
      { members: [member('bob', { actualDays: null })] },
      'members.0.actualDays PROJECT_MEMBER_INCOMPLETE',
    ],
    ['more than the budget', { budget: '2999.99' }, 'budget PROJECT_BUDGET_EXCEEDED'],
  ])('with %s stay drafts', async (_what, more, said) => {
    const made = await begin(more);
    expect(await refusal('ann', 'submitbudget', one(made))).toEqual([422, said]);
    expect((await ok('ann', 'getbudget', { applyId: made.applyId })).state).toBe(DRAFT);
  });

  it('S5.068 have memos of fifty characters at most', async () => {
    const long = project({ members: [member('bob', { memo: '一'.repeat(51) })] });
    expect(await refusal('ann', 'addbudget', { clientMutationId: key(), ...long })).toEqual([
      400,
      'members.0.memo TOO_LONG',
    ]);
  });
});

describe('S3.082 amounts', () => {
  const followPay = {
    allocateType: ProjectAllocation.SALARY_COEFFICIENT,
    members: [member('bob', { coefficient: '0.5', planDays: '20', actualDays: '15', amount: '1' })],
  };

  it('follow from the salary of the day, and are for whoever may see that', async () => {
    const made = await begin(followPay, 'hr');
    expect(made.members[0]).toMatchObject({ amount: '3750.00', amountHidden: false });
    expect(made.total).toBe('3750.00');
    const owner = await addType('交付', [
      { nodeName: '项目办', kind: ApproverKind.NAMED, empIds: [idOf('ann')], mode: ApprovalMode.ANY },
    ]);
    const sent = await submitted(
      { ...followPay, projectName: '交付', projectNumber: 'P-2', projectTypeId: owner },
      'hr',
    );
    const seen = await ok('ann', 'getbudget', { applyId: sent.applyId });
    expect(seen).toMatchObject({ decidable: true, total: null, budget: '10000.00' });
    expect(seen.members[0]).toMatchObject({ coefficient: '0.50', amount: null, amountHidden: true });
  });

  it('are not computed for whoever may not see the salary, whose budget would tell it', async () => {
    const asked = { clientMutationId: key(), ...project(followPay) };
    expect(await refusal('ann', 'addbudget', asked)).toEqual([422, 'members.0.empId PROJECT_PAY_UNSEEN']);
  });

  it('are not known of somebody without a salary', async () => {
    const asked = { clientMutationId: key(), ...project({ ...followPay, members: [member('boss')] }) };
    expect(await refusal('hr', 'addbudget', asked)).toEqual([422, 'members.0.empId PROJECT_PAY_UNKNOWN']);
  });
});

describe('S2.019 S6.033 who sees and writes applications', () => {
  it('managers and HR write them; whoever is asked reads and decides; others know of none', async () => {
    expect(await refusal('bob', 'addbudget', { clientMutationId: key(), ...project() })).toEqual([403, '- FORBIDDEN']);
    const sent = await submitted();
    expect(await refusal('bob', 'getbudget', { applyId: sent.applyId })).toEqual([404, '- NOT_FOUND']);
    expect(await refusal('bob', 'approvebudget', one(sent))).toEqual([404, '- NOT_FOUND']);
    expect(await names('ceo', ALL)).toEqual(['智能排产']);
    expect((await ok('boss', 'getbudget', { applyId: sent.applyId })).decidable).toBe(true);
    const other = await services.createTestCompany();
    expect(await services.ok('budgetapply.listbudget', { filter: { view: ALL } }, other.adminToken)).toMatchObject({
      total: 0,
    });
  });

  it('S4.070 only enabled types are offered, and one with applications cannot be deleted', async () => {
    const made = await begin();
    const { version } = (
      await services.ok<DataOf<Contract['projecttype']['endpoints']['listprojecttype']>>(
        'projecttype.listprojecttype',
        {},
        tokens['hr'],
      )
    ).items[0] ?? { version: 0 };
    const { status, data } = await services.call(
      'projecttype.deleteprojecttype',
      { projectTypeId: typeId, version },
      tokens['hr'] ?? '',
    );
    expect([status, data]).toMatchObject([422, { errors: [{ code: 'PROJECT_TYPE_IN_USE' }] }]);
    await services.ok(
      'projecttype.updateprojecttypestatus',
      { projectTypeId: typeId, version, enabled: false },
      tokens['hr'],
    );
    expect(await ok('ann', 'listtypechoice')).toEqual([]);
    expect(await refusal('ann', 'submitbudget', one(made))).toEqual([422, 'projectTypeId PROJECT_TYPE_DISABLED']);
    const another = { clientMutationId: key(), ...project({ projectName: '乙', projectNumber: 'P-9' }) };
    expect(await refusal('ann', 'addbudget', another)).toEqual([422, 'projectTypeId PROJECT_TYPE_DISABLED']);
  });

  it('what waits for somebody who leaves waits for the manager above, who is notified', async () => {
    const named = { nodeName: '项目办', kind: ApproverKind.NAMED, empIds: [idOf('cai')], mode: ApprovalMode.ANY };
    const sent = await submitted({ projectTypeId: await addType('交付', [named]) });
    await services.as(company, 'writes', (ctx) =>
      exitPeople(ctx, [
        { empId: idOf('cai'), lastDay: '2026-10-31', exitKind: ExitKind.VOLUNTARY, reason: '另谋发展' },
      ]),
    );
    expect(await waiting('ceo')).toBe(1);
    expect((await remindersOf(services, tokens['ceo'] ?? '')).map(({ page }) => page)).toContain(
      `/projfunds/list/details?id=${sent.applyId}`,
    );
  });

  it('of two who decide at once the second learns how it stands', async () => {
    const sent = await submitted();
    await ok('boss', 'approvebudget', one(sent));
    const { status } = await services.call('approve.approvebudget', { ...one(sent) }, tokens['boss'] ?? '');
    expect(status).toBe(409);
  });
});
