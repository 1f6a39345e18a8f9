import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole, ViewScoreAt, ViewWhat } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, signedIn, type Appraisal, type AssessmentData } from './assessment-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

/** A plan whose targets are agreed and whose scoring is open. */
const scoringOpen = async (changes: Parameters<typeof openAppraisalOf>[2] = {}) => {
  appraisal = await openAppraisalOf(services, company, changes);
  await appraisal.agree(as.person, as.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
};

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 3);
  as = await signedIn(services, company);
});
beforeEach(() => scoringOpen());
afterAll(() => services.stop());

const { SELF, BOSS } = ScorerRole;
const save = (token: string, sheet: object, clientId = key(), seq = 1) =>
  appraisal.call('performancecheck.scoreresult', token, { ...sheet, clientId, seq });

const { AFTER_OPEN, AFTER_BOSS_SCORED, AFTER_BOSS_CONFIRMED } = ViewScoreAt;
const { COMMENTS, SCORE_AND_COMMENTS } = ViewWhat;
/** Score of the result, of the superior, comment of the superior, passport: as the person sees them. */
const seen = async () => {
  const detail: AssessmentData = await appraisal.detail(as.person);
  const boss = detail.scores.filter((one) => one.scorerRole === BOSS);
  const sheet = detail.sheets.find((one) => one.scorerRole === BOSS);
  const passport = await appraisal.ok<object | null>('performanceview.getscorepassport', as.person);
  return {
    result: detail.composedScore !== null,
    bossScores: boss.some((one) => one.score !== null),
    comment: sheet?.overallComment ?? null,
    passport: passport !== null,
  };
};
const NOTHING = { result: false, bossScores: false, comment: null, passport: false };
const COMMENT = { ...NOTHING, comment: '继续努力' };
const ALL = { result: true, bossScores: true, comment: '继续努力', passport: true };

test.each([
  ['comments, from the opening on', AFTER_OPEN, COMMENTS, [COMMENT, COMMENT, COMMENT]],
  ['score and comments, from the opening on', AFTER_OPEN, SCORE_AND_COMMENTS, [ALL, ALL, ALL]],
  ['comments, once the superior scored', AFTER_BOSS_SCORED, COMMENTS, [COMMENT, COMMENT, COMMENT]],
  ['score and comments, once the superior scored', AFTER_BOSS_SCORED, SCORE_AND_COMMENTS, [ALL, ALL, ALL]],
  ['comments, once the superior confirmed', AFTER_BOSS_CONFIRMED, COMMENTS, [NOTHING, NOTHING, COMMENT]],
  [
    'score and comments, once the superior confirmed',
    AFTER_BOSS_CONFIRMED,
    SCORE_AND_COMMENTS,
    [NOTHING, NOTHING, ALL],
  ],
])('S6.057 S6.058 the evaluated see %s', async (_title, viewScoreAt, viewWhat, [scored, communicating, confirmed]) => {
  await scoringOpen({ plan: { viewScoreAt, viewWhat } });
  await appraisal.score(as.person, SELF, '90');
  await appraisal.score(as.boss, BOSS, '80', { overallComment: '继续努力' });
  expect(await seen()).toEqual(scored);
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  expect(await seen()).toEqual(communicating);
  await appraisal.ok('performanceview.confirmAssessmentNote', as.boss, { action: 'confirm' });
  expect(await seen()).toEqual(confirmed);
  const list = await services.ok<{ items: { planCode: string; composedScore: string | null }[] }>(
    'performanceview.querysettingplane',
    {},
    as.person,
  );
  expect(list.items.find((one) => one.planCode === appraisal.plan.id)?.composedScore !== null).toBe(confirmed?.result);
  const [note] = await appraisal.ok<{ score: string | null }[]>('performanceview.listNoteConfirm', as.person);
  expect(note?.score !== null).toBe(confirmed?.result);
});

test('drafts are their scorer’s alone: neither side, nor HR, sees the other’s before it is submitted', async () => {
  await scoringOpen({ plan: { viewScoreAt: AFTER_OPEN } });
  await save(as.person, { ...(await appraisal.sheet(as.person, SELF, '55')), overallComment: '草稿' });
  for (const token of [as.boss, as.admin]) {
    const detail = await appraisal.detail(token);
    expect([
      detail.scores,
      detail.sheets[0]?.overallComment,
      detail.indicators.every((row) => row.achievedValue === null),
    ]).toEqual([[], null, true]);
  }
  await appraisal.score(as.person, SELF, '90');
  await save(as.boss, await appraisal.sheet(as.boss, BOSS, '55'));
  const own = await appraisal.detail(as.person);
  expect([own.sheets.map((one) => one.scorerRole), own.scores.every((one) => one.scorerRole === SELF)]).toEqual([
    [SELF],
    true,
  ]);
  const boss = await appraisal.detail(as.boss);
  expect(boss.scores.filter((one) => one.scorerRole === SELF)).toHaveLength(3);
});

test('S6.056 the person exports the own appraisal where the plan allows it, with what the screen shows and no more', async () => {
  await appraisal.score(as.person, SELF, '90');
  const bytes = async (token: string) => {
    const response = await fetch(`${services.url}/performanceview/exportAssessmentInfo`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ planCode: appraisal.plan.id, empId: appraisal.empId }),
    });
    return Buffer.from(await response.arrayBuffer());
  };
  expect((await bytes(as.person)).subarray(0, 2).toString()).toBe('PK');
  await appraisal.switch({ allowExportDetails: false });
  expect(JSON.parse((await bytes(as.person)).toString())).toMatchObject({
    status: 422,
    data: { errors: [{ code: 'EXPORT_NOT_ALLOWED' }] },
  });
  expect((await bytes(as.boss)).subarray(0, 2).toString()).toBe('PK');
  const trail = await services.ok<{ items: { action: string; text: string }[] }>(
    'platform.auditlist',
    { objectType: 'assessment', objectId: (await appraisal.detail(as.boss)).assessmentInfoId },
    as.boss,
  );
  // What was refused is no export.
  expect(trail.items.filter(({ action }) => action === 'assessment.exported').map(({ text }) => text)).toEqual(
    Array(2).fill('Exported the appraisal (3 indicators)'),
  );
});
