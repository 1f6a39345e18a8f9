import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApprovalDecision, ApprovalMode, ApprovalStatus, ApproverKind } from '@hengcai/shared/enums';
import type { ApprovalNode } from '@hengcai/shared/rules/approval';
import { employee } from '../modules/employee/tables.ts';
import { startServices, type TestCompany, type TestServices } from '../testing/kit.ts';
import { addPerson, databases, type TestPerson } from '../testing/people.ts';
import { decideApproval, latestApprovals, startApproval, withdrawApproval } from './approval.ts';
import type { Ctx } from './context.ts';

const node = (rest: Partial<ApprovalNode>): ApprovalNode => ({
  name: 'n',
  kind: ApproverKind.LINE_MANAGER,
  mode: ApprovalMode.ANY,
  ...rest,
});
const { APPROVED, REFUSED } = ApprovalDecision;

describe.each(databases)('approval on %s', (database) => {
  let services: TestServices;
  let company: TestCompany;
  let head: TestPerson;
  let boss: TestPerson;
  let staff: TestPerson;
  let hr: TestPerson;
  beforeAll(async () => {
    services = await startServices({ database });
    company = await services.createTestCompany();
    head = await addPerson(services, company);
    boss = await addPerson(services, company, { bossId: head.empId });
    staff = await addPerson(services, company, { bossId: boss.empId });
    hr = await addPerson(services, company, { role: 'hr' });
  });
  afterAll(() => services.stop());

  const as = <T>(person: TestPerson, fn: (ctx: Ctx) => Promise<T>) =>
    services.as(
      {
        ...company,
        session: { ...company.session, userId: person.userId, subjectUserId: person.userId, empId: person.empId },
      },
      'writes',
      fn,
    );
  let subjects = 0;
  const start = (nodes: ApprovalNode[], subjectId = `subject-${(subjects += 1)}`) =>
    as(staff, (ctx) => startApproval(ctx, { subjectType: 'targets', subjectId }, nodes, staff.empId));

  it('asks the line of managers and the holders of a role, one after the other', async () => {
    const { approvalId, waitingFor } = await start([
      node({ level: 1 }),
      node({ level: 2 }),
      node({ kind: ApproverKind.ROLE, roleCode: 'hr' }),
    ]);
    expect(waitingFor).toEqual([boss.empId]);
    expect((await as(boss, (ctx) => decideApproval(ctx, approvalId, { decision: APPROVED }))).waitingFor).toEqual([
      head.empId,
    ]);
    expect((await as(head, (ctx) => decideApproval(ctx, approvalId, { decision: APPROVED }))).waitingFor).toEqual([
      hr.empId,
    ]);
    const { run, finishedAt } = await as(hr, (ctx) => decideApproval(ctx, approvalId, { decision: APPROVED }));
    expect([run.state, finishedAt === null]).toEqual([ApprovalStatus.APPROVED, false]);
  });

  it('ends with a refusal, which needs an opinion, and can be submitted again', async () => {
    const { approvalId, subjectId } = await start([node({ level: 1 })]);
    await expect(as(boss, (ctx) => decideApproval(ctx, approvalId, { decision: REFUSED }))).rejects.toMatchObject({
      issues: [{ code: 'APPROVAL_OPINION_REQUIRED' }],
    });
    await as(boss, (ctx) => decideApproval(ctx, approvalId, { decision: REFUSED, opinion: 'too low' }));
    const second = await start([node({ level: 1 })], subjectId);
    const latest = await as(staff, (ctx) => latestApprovals(ctx, 'targets', [subjectId]));
    expect(latest.get(subjectId)).toMatchObject({ approvalId: second.approvalId, waitingFor: [boss.empId] });
  });

  it('is decided by nobody else, not twice, and not while it waits a second time', async () => {
    const { approvalId, subjectId } = await start([node({ level: 1 })]);
    await expect(as(hr, (ctx) => decideApproval(ctx, approvalId, { decision: APPROVED }))).rejects.toMatchObject({
      issues: [{ code: 'NOT_AN_APPROVER' }],
    });
    await expect(start([node({ level: 1 })], subjectId)).rejects.toMatchObject({
      issues: [{ code: 'APPROVAL_PENDING' }],
    });
    const votes = await Promise.allSettled(
      [1, 2, 3, 4].map(() => as(boss, (ctx) => decideApproval(ctx, approvalId, { decision: APPROVED }))),
    );
    expect(votes.filter((vote) => vote.status === 'fulfilled')).toHaveLength(1);
  });

  it('is taken back by who submitted it', async () => {
    const { approvalId } = await start([node({ level: 1 })]);
    await expect(as(boss, (ctx) => withdrawApproval(ctx, approvalId))).rejects.toMatchObject({
      issues: [{ code: 'ONLY_SUBMITTER_WITHDRAWS' }],
    });
    expect((await as(staff, (ctx) => withdrawApproval(ctx, approvalId))).run.state).toBe(ApprovalStatus.WITHDRAWN);
  });

  it('passes over people who have left, and nodes where nobody is found', async () => {
    const gone = await addPerson(services, company);
    await services.as(company, 'writes', ({ tx }) =>
      tx.update(employee).set({ lastDay: '2021-01-01' }).where(eq(employee.id, gone.empId)),
    );
    const { run } = await start([
      node({ kind: ApproverKind.NAMED, empIds: [gone.empId] }),
      node({ kind: ApproverKind.DEPARTMENT_HEAD }),
      node({ level: 7 }),
    ]);
    expect(run.state).toBe(ApprovalStatus.APPROVED);
    expect(run.steps.map((step) => step.notes)).toEqual([
      ['NO_APPROVER_FOUND'],
      ['NO_APPROVER_FOUND'],
      ['NO_APPROVER_FOUND'],
    ]);
  });
});
