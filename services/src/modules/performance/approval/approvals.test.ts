import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApproverKind, TargetStatus } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, refusalOf as refusal, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY, type Saved, type Staffed } from '../plan/plan-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  as = await signedIn(services, company);
});
beforeEach(async () => {
  appraisal = await openAppraisalOf(services, company);
});
afterAll(() => services.stop());

const submitted = async (who = appraisal, token = as.person) => {
  const { version } = await who.fill(token);
  return who.ok('performancecheck.updatestatus', token, { version, action: 'submit' });
};
const decide = (token: string, version: number, action: 'approve' | 'withdraw') =>
  appraisal.call('performancecheck.updatestatus', token, { version, action });

test('S6.044 S5.135 refusing needs an opinion, and only who is asked decides', async () => {
  const { version } = await submitted();
  expect(refusal(await appraisal.call('performancecheck.reject', as.boss, { version, opinion: ' ' }))).toEqual([
    422,
    [['opinion', 'APPROVAL_OPINION_REQUIRED']],
  ]);
  expect(refusal(await decide(as.admin, version, 'approve'))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
  expect(refusal(await decide(as.person, version, 'approve'))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
  expect((await decide(as.boss, version - 1, 'approve')).status).toBe(409);
});

test('the person takes the form back while nobody has decided', async () => {
  const { version } = await submitted();
  const back = await decide(as.person, version, 'withdraw');
  expect((await appraisal.detail(as.person)).targetStatus).toBe(TargetStatus.PENDING_FILL);
  expect(refusal(await decide(as.boss, (back.data as Saved).version, 'approve'))).toEqual([
    422,
    [[null, 'TARGETS_NOT_SUBMITTED']],
  ]);
  const again = await appraisal.ok('performancecheck.updatestatus', as.person, {
    version: (back.data as Saved).version,
    action: 'submit',
  });
  await decide(as.boss, again.version, 'approve');
  expect(refusal(await decide(as.person, again.version + 1, 'withdraw'))).toEqual([
    422,
    [[null, 'TARGETS_NOT_SUBMITTED']],
  ]);
});

test('the targets of somebody without a superior stand at once, with a note', async () => {
  const head = appraisal.of(company.bossIds[0]);
  await submitted(head, as.boss);
  const [run] = await head.ok<{ steps: { message: string }[] }[]>('performanceview.listApprovalNode', as.boss);
  expect([(await head.detail(as.boss)).targetStatus, run?.steps[0]?.message]).toEqual([
    TargetStatus.APPROVED,
    'Skipped: no approver was found',
  ]);
});

test('S8.051 many are approved at once, and those that could not be are listed', async () => {
  await submitted();
  const answer = await appraisal.ok<{ approved: number; failures: { empId: string; code: string }[] }>(
    'performanceflow.batchbosscheck',
    as.boss,
    {
      empId: undefined,
      empIds: [...company.staffIds, company.bossIds[1]],
    },
  );
  const [, stranger, colleague] = company.staffIds;
  expect(answer.approved).toBe(1);
  expect(answer.failures.map(({ empId, code }) => [empId, code]).sort()).toEqual(
    [
      [stranger, 'NOT_FOUND'],
      [colleague, 'TARGETS_NOT_SUBMITTED'],
      [company.staffIds[3], 'NOT_FOUND'],
      [company.bossIds[1], 'TARGETS_NOT_SUBMITTED'],
    ].sort(),
  );
});

test('in a flow of two nodes both are asked in turn, and the second sees the form only when it is their turn', async () => {
  const node = { kind: ApproverKind.NAMED, mode: 1 };
  appraisal = await openAppraisalOf(services, company, {
    flow: [
      { ...node, nodeName: '上级', empIds: [company.bossIds[0]] },
      { ...node, nodeName: '人力资源', empIds: [company.bossIds[1]] },
    ],
  });
  const { version } = await submitted();
  expect((await decide(as.otherBoss, version, 'approve')).status).toBe(404);
  await decide(as.boss, version, 'approve');
  expect(refusal(await decide(as.person, version, 'withdraw'))).toEqual([422, [[null, 'WITHDRAW_TOO_LATE']]]);
  expect((await appraisal.detail(as.otherBoss)).viewer).toBe('leader');
  expect((await decide(as.otherBoss, version, 'approve')).success).toBe(true);
  expect((await appraisal.detail(as.person)).targetStatus).toBe(TargetStatus.APPROVED);
});
