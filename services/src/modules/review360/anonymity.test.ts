import { afterAll, beforeAll, expect, test } from 'vitest';
import readExcelFile from 'read-excel-file/node';
import { AssessmentPlanStatus, ReviewRelation, ScorerRole } from '@hengcai/shared/enums';
import { randomOf, type Random } from '@hengcai/shared/random';
import { startServices, type TestFile, type TestServices } from '../../testing/kit.ts';
import { key, Review, staffedCompany, TEST_DAY } from '../../testing/review360.ts';

/**
 * An adversary who is the evaluated person and the superior at once, knows the raters, the two forms and when
 * each of two raters wrote, and wants to know which of the two wrote which. It asks everything the two may ask, before and
 * after each form; from one half of the cases it learns what tells the answer, and guesses the other half, both ways. How somebody writes is
 * outside: the forms are the same in every case.
 */

const { SCORING, CALIBRATING } = AssessmentPlanStatus;
/** People evaluated in a round; each has a case among the direct reports and one among the others. */
const LEADS = 8;
const REPORTS = 5;
/** How many raters a group has; of two nothing is told. */
const SIZES = [
  [2, 1],
  [3, 3],
  [4, 3],
  [5, 3],
] as const;
/** 1,008 cases in full; otherwise enough to find what gives the answer away for certain. */
const ROUNDS = process.env['TEST_FULL'] ? 63 : 1;

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
});
afterAll(() => services.stop());

/** Two raters of one group: which of them wrote the bad form is what nobody may find out. */
interface Case {
  relation: number;
  subject: string;
  raters: string[];
  pair: [string, string];
  /** Who of the pair wrote the bad form, and who wrote first. */
  bad: 0 | 1;
  first: 0 | 1;
  /** What was answered, step by step. */
  seen: Answers[];
  /** What HR was answered when it had closed. */
  shown: Answers;
}
/** Answers by who asked what. */
type Answers = Record<string, unknown>;

const bit = (random: Random): 0 | 1 => (random.chance(0.5) ? 1 : 0);

/** Leads below two superiors, each with five reports. */
const leadOf = (at: number): number | null => (at < LEADS ? null : Math.floor((at - LEADS) / REPORTS));

/** One plan from the invitations to the reports, and back and forth once. */
async function played(seed: number): Promise<Case[]> {
  const random = randomOf(`anonymity ${seed}`);
  const company = await staffedCompany(services, LEADS * (1 + REPORTS), '', leadOf);
  const leads = company.staffIds.slice(0, LEADS);
  const reportsOf = (lead: number) => company.staffIds.filter((_id, at) => leadOf(at) === lead);
  const review = await Review.open(services, { company, review: { limits: LIMITS_OFF } });
  const bossOf = (subject: string) => review.token(company.bossIds[leads.indexOf(subject) % 2] ?? '');
  const cases = leads.flatMap((subject, at) =>
    [reportsOf(at), reportsOf((at + 1) % LEADS)].map((around, group): Case => {
      const raters = random.sample(around, random.pickWeighted(SIZES));
      const pair: Case['pair'] = [raters[0] ?? '', raters[1] ?? ''];
      const relation = group === 0 ? ReviewRelation.DIRECT : ReviewRelation.NON_DIRECT;
      return { relation, subject, raters, pair, bad: bit(random), first: bit(random), seen: [], shown: {} };
    }),
  );
  for (const subject of leads) {
    const named = cases.flatMap((one) => (one.subject === subject ? one.raters : []));
    const invited = await review.invite(company.adminToken, subject, random.sample(named, named.length));
    expect(invited.success).toBe(true);
    await review.appraisal(subject).agree(await review.token(subject), await bossOf(subject));
  }
  await review.goTo(SCORING);

  const look = async () => {
    for (const subject of leads) {
      const answers = await everythingOf(review, subject, await bossOf(subject));
      for (const one of cases) if (one.subject === subject) one.seen.push(answers);
    }
  };
  const write = async (one: Case, who: 0 | 1) => {
    const [bad, good] = textsOf(one);
    const form = who === one.bad ? ([BAD, bad] as const) : ([GOOD, good] as const);
    await submit(review, one.pair[who], one.subject, ...form);
  };
  for (const one of cases)
    for (const rater of one.raters.slice(2))
      await submit(review, rater, one.subject, [random.between(2, 4), random.between(2, 4)], OTHERS);
  await look();
  for (const one of cases) await write(one, one.first);
  await look();
  for (const one of cases) await write(one, one.first === 0 ? 1 : 0);
  await look();
  // Of half of the people the result is told as well; no form is given back to be written anew once the superior has scored.
  const scored = new Set(leads.filter((_lead, at) => at % 4 < 2));
  for (const subject of scored) {
    await review.appraisal(subject).score(await review.token(subject), ScorerRole.SELF, '80');
    await review.appraisal(subject).score(await bossOf(subject), ScorerRole.BOSS, '80');
  }
  await review.goTo(CALIBRATING);
  await look();
  for (const one of cases) one.shown = await asked(review, [['hr', company.adminToken]], one.subject, FORMS);
  await back(review);
  for (const one of cases) if (!scored.has(one.subject)) await writeAnew(review, one);
  await look();
  await review.goTo(CALIBRATING);
  await look();
  return cases;
}

const LIMITS_OFF = {
  superior: { min: 0, max: 5 },
  direct: { min: 0, max: 20 },
  nonDirect: { min: 0, max: 20 },
};
const BAD = [1, 2];
const GOOD = [5, 5];
/** What the bad and the good form of a case say, so that the adversary finds them in a report of several groups. */
const textsOf = ({ relation }: Pick<Case, 'relation'>): [bad: string, good: string] => [
  `拖延${relation}`,
  `可靠${relation}`,
];
const OTHERS = '一般';

/** HR gives the bad form back, and it becomes a good one. */
async function writeAnew(review: Review, one: Case): Promise<void> {
  const { subject, pair, bad } = one;
  const rater = pair[bad];
  const { assessors } = await review.ok<{
    assessors: { inviteId: string; assessorEmpId: string; version: number }[];
  }>('getMemberAssessorList', review.company.adminToken, { empId: subject });
  const invite = assessors.find(({ assessorEmpId }) => assessorEmpId === rater);
  await services.ok(
    'performanceinvite.reopen360Assessment',
    { inviteId: invite?.inviteId, version: invite?.version, reason: '请再确认一次' },
    review.company.adminToken,
  );
  await submit(review, rater, subject, GOOD, textsOf(one)[1]);
}

async function submit(review: Review, rater: string, subject: string, scores: readonly number[], text: string) {
  const answer = await review.submit(await review.token(rater), subject, scores, text);
  expect(answer).toMatchObject({ success: true });
}

async function back({ plan, company }: Review): Promise<void> {
  const [now] = await services.ok<{ version: number }[]>(
    'performanceplane.getplanandrule',
    { planCodes: [plan.id] },
    company.adminToken,
  );
  await services.ok(
    'performanceplane.reversalplan',
    { clientMutationId: key(), planCode: plan.id, version: now?.version, to: SCORING, reason: '补充评估' },
    company.adminToken,
  );
}

const PAGE = { pageNo: 1, pageSize: 50 };
type Asked = readonly [call: string, needs: readonly ('planCode' | 'empId' | 'page')[]];
/** Every call that tells of 360 assessments, and those that tell a result or that something happened. */
const EVERYTHING: readonly Asked[] = [
  ['performanceinvite.list360AssessablePlan', []],
  ['performanceinvite.getMy360OverviewInfo', []],
  ['performanceinvite.get360AssessableEmpInfo', ['planCode', 'empId', 'page']],
  ['performanceinvite.getMyAssessorList', ['planCode']],
  ['performanceinvite.getMemberAssessorList', ['planCode', 'empId']],
  ['performanceinvite.getMyTeam360AssessInfo', ['planCode', 'page']],
  ['performanceinvite.listRateEmpByPlan', ['planCode', 'page']],
  ['performanceinvite.exportMyTeamScoreRecord', ['planCode']],
  ['performanceinvite.listAssessScoreStatistic', ['planCode', 'empId']],
  ['performanceinvite.listDetailScoreStatistic', ['planCode', 'empId']],
  ['performanceinvite.listNegativeCheckEmpList', ['planCode', 'page']],
  ['performanceinvite.listDetailNegativeCheck', ['planCode', 'empId']],
  ['performanceview.getAssessmentBaseDetail', ['planCode', 'empId']],
  ['message.listtodo', []],
  ['message.listremindmessage', ['page']],
];
const FORMS: readonly Asked[] = EVERYTHING.filter(([call]) => call.endsWith('listDetailNegativeCheck'));

const everythingOf = async (review: Review, subject: string, boss: string): Promise<Answers> =>
  asked(
    review,
    [
      ['person', await review.token(subject)],
      ['superior', boss],
    ],
    subject,
    EVERYTHING,
  );

async function asked(
  { plan }: Review,
  readers: readonly (readonly [who: string, token: string])[],
  empId: string,
  calls: readonly Asked[],
): Promise<Answers> {
  const answers: Answers = {};
  for (const [who, token] of readers)
    for (const [call, needs] of calls) {
      const input = {
        ...(needs.includes('planCode') && { planCode: plan.id }),
        ...(needs.includes('empId') && { empId }),
        ...(needs.includes('page') && PAGE),
      };
      const { status, message, data } = await services.call(call, input, token);
      expect(status, `${call} is asked as the contract wants`).not.toBe(400);
      answers[`${who} ${call}`] = {
        status,
        message,
        data: isFile(data) ? await readExcelFile(Buffer.from(data.bytes)) : data,
      };
    }
  return answers;
}

const isFile = (data: unknown): data is TestFile => typeof data === 'object' && data !== null && 'bytes' in data;

// ---- the adversary -------------------------------------------------------------------------------------------------

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}|[0-9A-HJKMNP-TV-Z]{26}/g;
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Every value of an answer by its place */
function* leaves(value: unknown, place: string): Generator<[place: string, value: string]> {
  if (typeof value !== 'object' || value === null) return yield [place, String(value)];
  for (const [name, one] of Object.entries(value)) yield* leaves(one, `${place}.${name}`);
}

/** What lines say of one of the pair: the other values of an object in which the rater stands. */
function* linesAbout(value: unknown, raters: readonly string[]): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const values = Object.values(value);
  const rater = raters.findIndex((id) => values.includes(id));
  if (rater >= 0) for (const [place, told] of leaves(value, '')) yield `${rater === 0 ? 'X' : 'Y'}${place}=${told}`;
  for (const one of values) yield* linesAbout(one, raters);
}

/** In which order an answer has two things. */
function order(answer: unknown, [one, other]: readonly [string, string]): string {
  const text = JSON.stringify(answer);
  const [first, second] = [text.indexOf(one), text.indexOf(other)];
  return first < 0 || second < 0 ? 'not both' : first < second ? 'the one first' : 'the other first';
}

/** What the adversary notes of a case where the pair is called by an order that it knows: everything seen, and what rose or fell. */
function signsOf(one: Case, pair: readonly [string, string]): Set<string> {
  const { seen, subject } = one;
  const texts = textsOf(one);
  const name = (id: string) => (id === pair[0] ? 'X' : id === pair[1] ? 'Y' : id === subject ? 'subject' : 'somebody');
  const bare = (told: string) =>
    told === texts[0] ? 'bad' : told === texts[1] ? 'good' : told.replace(UUID, name).replace(INSTANT, 'then');
  const signs = new Set<string>();
  let before = new Map<string, string>();
  for (const [step, answers] of seen.entries()) {
    const now = new Map<string, string>();
    for (const [place, value] of leaves(answers, '')) {
      const told = bare(value);
      now.set(place, told);
      signs.add(`value ${step}${place}=${told}`);
      const rise = Number(told) - Number(before.get(place));
      if (rise !== 0 && !Number.isNaN(rise)) signs.add(`value ${step}${place} ${rise > 0 ? 'rose' : 'fell'}`);
    }
    for (const line of linesAbout(answers, pair)) signs.add(`line ${step} ${bare(line)}`);
    for (const [asking, answer] of Object.entries(answers)) {
      signs.add(`in order ${step} ${asking} names ${order(answer, pair)}`);
      signs.add(`in order ${step} ${asking} has ${order(answer, texts)}`);
    }
    before = now;
  }
  return signs;
}

/** A case as the adversary learns it: its signs, and whether the first of the pair, in that order, wrote the bad form. */
interface Lesson {
  signs: Set<string>;
  answer: boolean;
}

/**
 * The sign that told the answer most often; what it says where it is seen, and the opposite where it is not. Of several the
 * order in which something is told comes before what stands beside a rater, and that before all other values.
 */
function learnt(lessons: readonly Lesson[]): { sign: string; says: boolean } {
  const answeredNo = lessons.filter(({ answer }) => !answer).length;
  // Right where the sign is seen and the answer is yes, and where it is not seen and the answer is no.
  const rights = new Map<string, number>();
  for (const { signs, answer } of lessons)
    for (const sign of signs) rights.set(sign, (rights.get(sign) ?? answeredNo) + (answer ? 1 : -1));
  const certainty = (right: number) => Math.max(right, lessons.length - right);
  const [sign = '', right = 0] =
    [...rights].sort((a, b) => certainty(b[1]) - certainty(a[1]) || (a[0] < b[0] ? -1 : 1))[0] ?? [];
  return { sign, says: right * 2 >= lessons.length };
}

/** How many are guessed right: each half after learning from the other. */
function hits(lessons: readonly Lesson[]): number {
  const half = lessons.length / 2;
  const halves = [lessons.slice(0, half), lessons.slice(half)];
  return halves.flatMap((guessed, at) => {
    const { sign, says } = learnt(halves[1 - at] ?? []);
    return guessed.filter(({ signs, answer }) => (signs.has(sign) === says) === answer);
  }).length;
}

/** Half the width of the interval in which guessing `count` times lies with 99 %. */
const spread = (count: number): number => 2.576 * Math.sqrt(count / 4);

/** Orders of the pair that subject and superior know. */
const ORDERS: Record<string, (one: Case, company: Map<string, string>) => boolean> = {
  'who wrote first': ({ first }) => first === 0,
  'who has the smaller number': ({ pair }, numbers) => (numbers.get(pair[0]) ?? '') < (numbers.get(pair[1]) ?? ''),
};

const cases: Case[] = [];
const numbers = new Map<string, string>();

beforeAll(async () => {
  for (let round = 0; round < ROUNDS; round += 1) cases.push(...(await played(round)));
  const { rows } = await services.engine.run('select id, emp_number from employee', []);
  for (const { id, emp_number: number } of rows as { id: string; emp_number: string }[]) numbers.set(id, number);
}, 3 * 3_600_000);

const lessonsBy = (order: string, among: readonly Case[], seenOf = (one: Case) => one.seen): Lesson[] =>
  among.map((one) => {
    const straight = ORDERS[order]?.(one, numbers) ?? true;
    const pair = straight ? one.pair : ([one.pair[1], one.pair[0]] as const);
    return { signs: signsOf({ ...one, seen: seenOf(one) }, pair), answer: pair[0] === one.pair[one.bad] };
  });

const groups: [who: string, ...relations: number[]][] = process.env['TEST_FULL']
  ? [
      ['direct reports', ReviewRelation.DIRECT],
      ['others', ReviewRelation.NON_DIRECT],
    ]
  : [['raters', ReviewRelation.DIRECT, ReviewRelation.NON_DIRECT]];

test.each(
  Object.keys(ORDERS).flatMap((order) => groups.map(([who, ...relations]) => [order, who, relations] as const)),
)(
  'from %s, subject and superior learn no more of who among the %s wrote what than by guessing',
  (order, _who, relations) => {
    const among = cases.filter(({ relation }) => relations.includes(relation));
    const off = Math.abs(hits(lessonsBy(order, among)) - among.length / 2);
    expect(off).toBeLessThanOrEqual(spread(among.length));
  },
  // What is seen of a thousand cases comes to millions of signs.
  3_600_000,
);

test('the same adversary finds it out at once where it sees the forms, as HR does', () => {
  expect(hits(lessonsBy('who wrote first', cases, ({ shown }) => [shown]))).toBe(cases.length);
});
