import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import {
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
import { companyWith, download, exitPeople, idOf } from '../../testing/staff.ts';

type Calls = Contract['bonusapply']['endpoints'] & Contract['approve']['endpoints'];
type Detail = DataOf<Calls['getbonus']>;

const { DRAFT, APPROVING, APPROVED, REJECTED, WITHDRAWN } = ProjectBudgetState;
const { WAITING, OWN } = ProjectBudgetView;

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
  for (const key of ['hr', 'ceo', 'boss', 'ann', 'bob', 'cai']) tokens[key] = await services.signIn(company.code, key);
  typeId = await addType('研发', ['cai']);
});

const key = () => `project-bonus-${(keys += 1)}`;
/** A type of projects on which one person after the other decides. */
async function addType(projectTypeName: string, who: readonly string[]): Promise<string> {
  const flow = who.map((one) => ({
    nodeName: one,
    kind: ApproverKind.NAMED,
    empIds: [idOf(one)],
    mode: ApprovalMode.ANY,
  }));
  const input = { clientMutationId: key(), projectTypeName, flow };
  return (await services.ok<{ projectTypeId: string }>('projecttype.addprojecttype', input, tokens['hr']))
    .projectTypeId;
}
const pathOf = (name: string) => (/^(approve|reject)/.test(name) ? `approve.${name}` : `bonusapply.${name}`);
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
const one = ({ applyId, version }: { applyId: string; version: number }) => ({ applyId, version });

/** A project of Ann’s with a budget of 10,000 for Bob that was approved; answers its id. */
async function funded(more: object = {}, who = 'ann', approver = 'cai'): Promise<string> {
  const fields = {
    projectName: '智能排产',
    projectNumber: 'P-001',
    projectTypeId: typeId,
    budget: '10000',
    allocateType: ProjectAllocation.FIXED_AMOUNT,
    startDate: '2026-11-01',
    endDate: '2026-12-31',
    members: [member('bob')],
    ...more,
  };
  const call = (name: string, input: Record<string, unknown>, token: string) =>
    services.ok<{ applyId: string; version: number }>(name, input, tokens[token]);
  const made = await call('budgetapply.addbudget', { clientMutationId: key(), ...fields }, who);
  const sent = await call('budgetapply.submitbudget', one(made), who);
  await call('approve.approvebudget', one(sent), approver);
  return made.applyId;
}
const begin = (projectId: string, members: object[] = [member('bob')], who = 'ann') =>
  ok(who, 'addbonus', { clientMutationId: key(), projectId, members });
const submitted = async (projectId: string, members?: object[]) =>
  ok('ann', 'submitbonus', one(await begin(projectId, members)));
const sums = async (projectId: string, who = 'ann') => {
  const { budget, granted, waiting, left, bonusCount } = await ok(who, 'getproject', { projectId });
  return [budget, granted, waiting, left, bonusCount];
};
const todosOf = async (who: string) => {
  const counted = await services.ok<{ typeId: number; backlogCount: number }[]>(
    'message.listbacklogcount',
    {},
    tokens[who],
  );
  const of = (type: number) => counted.find((count) => count.typeId === type)?.backlogCount ?? 0;
  return [of(TodoType.PROJECT_BUDGET), of(TodoType.PROJECT_BONUS)];
};

describe('S3.081 S3.083 S7.063 applications for bonuses of a project', () => {
  it('S4.077 are drafts of whoever leads the project, numbered, changed and deleted, and take nothing of the budget', async () => {
    const projectId = await funded();
    const made = await begin(projectId, [member('bob', { actualDays: null, amount: null })]);
    expect(made).toMatchObject({ state: DRAFT, bonusNo: 1, projectName: '智能排产', editable: true, total: '0.00' });
    expect(made.project).toMatchObject({ projectId, left: '10000.00', appliable: true, bonusCount: 0 });
    const changed = await ok('ann', 'updatebonus', { ...one(made), members: [member('bob'), member('cai')] });
    expect(changed).toMatchObject({ memberCount: 2, total: '6000.00', version: 2 });
    expect((await begin(projectId)).bonusNo).toBe(2);
    expect(await sums(projectId)).toEqual(['10000.00', '0.00', '0.00', '10000.00', 0]);
    expect(await refusal('hr', 'getbonus', { applyId: made.applyId })).toEqual([404, '- NOT_FOUND']);
    await ok('ann', 'deletebonus', one(changed));
    expect((await ok('ann', 'listbonus', { filter: { view: OWN, projectId } })).items).toMatchObject([
      { bonusNo: 2, total: '3000.00', state: DRAFT },
    ]);
  });

  it('S4.078 S4.080 S4.069 S1.049 once submitted are frozen, wait for the approver, and are granted', async () => {
    const projectId = await funded();
    const sent = await submitted(projectId);
    expect(sent).toMatchObject({ state: APPROVING, nodeName: 'cai', editable: false, withdrawable: true });
    expect(await refusal('ann', 'updatebonus', { ...one(sent), members: [] })).toEqual([422, '- PROJECT_APPLY_FROZEN']);
    expect(await sums(projectId)).toEqual(['10000.00', '0.00', '3000.00', '7000.00', 1]);
    expect([await todosOf('cai'), await todosOf('ann')]).toEqual([
      [0, 1],
      [0, 0],
    ]);
    const told = (await remindersOf(services, tokens['cai'] ?? '')).find(({ isRead }) => isRead === 0);
    expect(told?.page).toBe(`/projfunds/management/details?id=${sent.applyId}`);
    expect(told?.remindContent).toContain('bonus application of the project “智能排产”');
    expect((await ok('cai', 'listbonus', { filter: { view: WAITING } })).items).toHaveLength(1);
    // What is a bonus is no budget: neither list nor call of the one shows the other.
    expect(await services.ok('budgetapply.listbudget', { filter: { view: WAITING } }, tokens['cai'])).toMatchObject({
      total: 0,
    });
    expect((await services.call('approve.approvebudget', one(sent), tokens['cai'] ?? '')).status).toBe(404);

    const done = await ok('cai', 'approvebonus', { ...one(sent), opinion: '同意' });
    expect(done).toMatchObject({ state: APPROVED, nodeName: null });
    expect(done.approvals[0]?.steps[0]?.decisions[0]).toMatchObject({ empId: idOf('cai'), opinion: '同意' });
    expect(await sums(projectId)).toEqual(['10000.00', '3000.00', '0.00', '7000.00', 1]);
    expect(await todosOf('cai')).toEqual([0, 0]);
    expect((await remindersOf(services, tokens['ann'] ?? '')).map(({ remindContent }) => remindContent)).toContain(
      'Your bonus application of the project “智能排产” was approved.',
    );
    expect(await refusal('ann', 'deletebonus', one(done))).toEqual([422, '- PROJECT_APPLY_FROZEN']);
  });

  it('S4.079 S4.081 are taken back while nobody has decided, or rejected with an opinion: the money is left again', async () => {
    const projectId = await funded();
    const sent = await submitted(projectId);
    const back = await ok('ann', 'withdrawbonus', one(sent));
    expect(back).toMatchObject({ state: WITHDRAWN, editable: true, project: { left: '10000.00', waiting: '0.00' } });
    expect(await todosOf('cai')).toEqual([0, 0]);
    const again = await ok('ann', 'submitbonus', one(back));
    const refused = await ok('cai', 'rejectbonus', { ...one(again), opinion: '请核对天数' });
    expect(refused).toMatchObject({ state: REJECTED, project: { left: '10000.00' } });
    expect((await remindersOf(services, tokens['ann'] ?? '')).map(({ remindContent }) => remindContent)).toContain(
      'Your bonus application of the project “智能排产” was rejected: 请核对天数',
    );
    expect((await ok('ann', 'submitbonus', one(refused))).approvals).toHaveLength(3);
  });

  it.each<[string, () => object[], string]>([
    ['S5.128 no member', () => [], 'members PROJECT_MEMBERS_MISSING'],
    [
      'S5.129 a member who is not in the budget, without a memo',
      () => [member('bob'), member('cai')],
      'members.1.memo PROJECT_NEW_NEEDS_MEMO',
    ],
    [
      'S5.130 a member who gets nothing, without a memo',
      () => [member('bob', { amount: '0' })],
      'members.0.memo PROJECT_ZERO_NEEDS_MEMO',
    ],
    [
      'S5.131 a member without actual days',
      () => [member('bob', { actualDays: null })],
      'members.0.actualDays PROJECT_MEMBER_INCOMPLETE',
    ],
    ['more than is left', () => [member('bob', { amount: '10000.01' })], 'members PROJECT_BONUS_EXCEEDED'],
  ])('with %s stay drafts', async (_what, members, said) => {
    const made = await begin(await funded(), members());
    expect(await refusal('ann', 'submitbonus', one(made))).toEqual([422, said]);
    expect((await ok('ann', 'getbonus', { applyId: made.applyId })).state).toBe(DRAFT);
  });

  it('S5.129 a new member with a memo is one like the others', async () => {
    const sent = await submitted(await funded(), [member('bob'), member('cai', { memo: '十月加入' })]);
    expect(sent).toMatchObject({ state: APPROVING, total: '6000.00' });
  });

  it('S5.068 have memos of fifty characters at most', async () => {
    const input = {
      clientMutationId: key(),
      projectId: await funded(),
      members: [member('bob', { memo: '一'.repeat(51) })],
    };
    expect(await refusal('ann', 'addbonus', input)).toEqual([400, 'members.0.memo TOO_LONG']);
  });
});

describe('what is left of a budget', () => {
  it('is what neither is granted nor waits: the next application is held against that', async () => {
    const projectId = await funded();
    await submitted(projectId, [member('bob', { amount: '6000' })]);
    const next = await begin(projectId, [member('bob', { amount: '4000.01' })]);
    expect(await refusal('ann', 'submitbonus', one(next))).toEqual([422, 'members PROJECT_BONUS_EXCEEDED']);
    const fits = await ok('ann', 'updatebonus', { ...one(next), members: [member('bob', { amount: '4000' })] });
    await ok('ann', 'submitbonus', one(fits));
    expect(await sums(projectId)).toEqual(['10000.00', '0.00', '10000.00', '0.00', 2]);
  });

  it('is taken once where several are submitted at the same time', async () => {
    const projectId = await funded();
    const drafts: Detail[] = [];
    for (let at = 0; at < 4; at += 1) drafts.push(await begin(projectId, [member('bob', { amount: '6000' })]));
    const answers = await Promise.all(
      drafts.map((draft) => services.call('bonusapply.submitbonus', one(draft), tokens['ann'] ?? '')),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
    expect(await sums(projectId)).toEqual(['10000.00', '0.00', '6000.00', '4000.00', 1]);
  });

  it('S3.082 where it follows from salaries is for whoever may see these', async () => {
    const projectId = await funded(
      {
        allocateType: ProjectAllocation.SALARY_COEFFICIENT,
        members: [member('bob', { coefficient: '0.5', amount: null })],
      },
      'hr',
    );
    const half = member('bob', { coefficient: '0.5', actualDays: '15', amount: '1' });
    const made = await begin(projectId, [half], 'hr');
    expect(made).toMatchObject({ total: '3750.00', members: [{ amount: '3750.00', amountHidden: false }] });
    const sent = await ok('hr', 'submitbonus', one(made));
    expect(await sums(projectId, 'hr')).toEqual(['10000.00', '0.00', '3750.00', '6250.00', 1]);
    const seen = await ok('cai', 'getbonus', { applyId: sent.applyId });
    expect(seen).toMatchObject({ decidable: true, total: null, project: { granted: null, waiting: null, left: null } });
    expect(seen.members[0]).toMatchObject({ coefficient: '0.50', amount: null, amountHidden: true });
    expect((await ok('cai', 'listbonus', { filter: { view: WAITING } })).items).toMatchObject([{ total: null }]);
    expect((await ok('cai', 'listproject')).items).toMatchObject([{ left: null, budget: '10000.00' }]);
  });
});

describe('S2.019 S6.033 who sees and writes bonuses', () => {
  it('only the lead applies, only of an approved project; whoever is asked reads and decides; others know of none', async () => {
    const projectId = await funded();
    const input = { clientMutationId: key(), projectId, members: [member('bob')] };
    expect(await refusal('boss', 'addbonus', input)).toEqual([404, '- NOT_FOUND']);
    expect(await refusal('bob', 'addbonus', input)).toEqual([403, '- FORBIDDEN']);
    expect(await refusal('bob', 'getproject', { projectId })).toEqual([404, '- NOT_FOUND']);
    const sent = await submitted(projectId);
    expect(await refusal('bob', 'getbonus', { applyId: sent.applyId })).toEqual([404, '- NOT_FOUND']);
    expect(await refusal('bob', 'approvebonus', one(sent))).toEqual([404, '- NOT_FOUND']);
    expect(await refusal('hr', 'approvebonus', one(sent))).toEqual([422, '- NOT_AN_APPROVER']);
    expect((await ok('hr', 'listproject', { filter: { keyword: '排产' } })).items).toMatchObject([
      { projectId, waiting: '3000.00', appliable: false },
    ]);
    const draft = await services.ok<{ applyId: string }>(
      'budgetapply.addbudget',
      {
        clientMutationId: key(),
        projectName: '未批',
        projectNumber: 'P-2',
        projectTypeId: typeId,
        budget: '100',
        allocateType: ProjectAllocation.FIXED_AMOUNT,
        startDate: '2026-11-01',
        endDate: '2026-11-02',
        members: [],
      },
      tokens['ann'],
    );
    expect(await refusal('ann', 'addbonus', { ...input, projectId: draft.applyId })).toEqual([
      422,
      '- PROJECT_NOT_APPROVED',
    ]);
    const other = await services.createTestCompany();
    expect(await services.ok('bonusapply.listproject', {}, other.adminToken)).toMatchObject({ total: 0 });
  });

  it('what waits for somebody who leaves waits for the manager above, who is notified and finds the project', async () => {
    const projectId = await funded();
    const sent = await submitted(projectId);
    await services.as(company, 'writes', (ctx) =>
      exitPeople(ctx, [
        { empId: idOf('cai'), lastDay: '2026-10-31', exitKind: ExitKind.VOLUNTARY, reason: '另谋发展' },
      ]),
    );
    expect(await todosOf('ceo')).toEqual([0, 1]);
    expect((await remindersOf(services, tokens['ceo'] ?? '')).map(({ page }) => page)).toContain(
      `/projfunds/management/details?id=${sent.applyId}`,
    );
    expect((await ok('ceo', 'getproject', { projectId })).projectName).toBe('智能排产');
  });

  it('of two who decide at once the second learns how it stands', async () => {
    const sent = await submitted(await funded());
    await ok('cai', 'approvebonus', one(sent));
    expect((await services.call('approve.approvebonus', one(sent), tokens['cai'] ?? '')).status).toBe(409);
  });

  it('S6.033 whoever was granted one finds it in the own record, and nothing before', async () => {
    const sent = await submitted(await funded());
    const sheet = async () => {
      const book = Buffer.from(await download(services, '/empmanage/exportownrecord', tokens['bob'] ?? '', {}));
      return (await readExcelFile(book)).find((one) => one.sheet === 'Project bonuses')?.data;
    };
    expect(await sheet()).toBeUndefined();
    await ok('cai', 'approvebonus', one(sent));
    expect((await sheet())?.slice(1)).toEqual([[expect.any(Date), '智能排产', 'P-001', 20, 3000]]);
  });
});
