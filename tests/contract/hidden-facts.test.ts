import { afterAll, beforeAll, it } from 'vitest';
import { AssessmentPlanStatus, Potential, ReportPeriod, ScorerRole, ViewScoreAt } from '@hengcai/shared/enums';
import {
  openAppraisalOf,
  signedIn,
  type Appraisal,
} from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import {
  key,
  staffedCompany,
  TEST_DAY,
  type Staffed,
} from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import {
  agreeDept,
  openDeptPlan,
  type Dept,
} from '@hengcai/services/src/modules/performance/department/dept-testing.ts';
import { setHeads } from '@hengcai/services/src/modules/org/public.ts';
import { accountOfEmployee } from '@hengcai/services/src/modules/session/public.ts';
import { grantRole } from '@hengcai/services/src/modules/settings/public.ts';
import type { TestServices } from '@hengcai/services/src/testing/kit.ts';
import { startStack, type Stack } from '../operations/stack.ts';
import { expectAllCanTell, expectNobodyCanTell } from './hidden-compare.ts';
import type { HiddenFact, World } from './hidden.ts';

const { SELF, BOSS } = ScorerRole;
type People = Awaited<ReturnType<typeof signedIn>>;

let stack: Stack;
let services: TestServices;
beforeAll(async () => {
  stack = await startStack({ env: { DEMO_DATE: TEST_DAY } });
  services = stack.services;
});
afterAll(() => stack.stop());

interface Opened {
  company: Staffed;
  appraisal: Appraisal;
  as: People;
}

/** An open plan; the colleague of the evaluated person has the role of HR besides. */
async function openPlan(plan: object = {}): Promise<Opened> {
  const company = await staffedCompany(services, 4);
  await services.as(company, 'writes', async (ctx) => {
    const account = await accountOfEmployee(ctx, company.staffIds[2] ?? '');
    await grantRole(ctx, account?.userId ?? '', 'hr');
  });
  const appraisal = await openAppraisalOf(services, company, {
    plan: { viewScoreAt: ViewScoreAt.AFTER_BOSS_CONFIRMED, ...plan },
  });
  return { company, appraisal, as: await signedIn(services, company) };
}

/** A world in which some people may not know the fact about the appraisal of one person. */
async function worldOf<Who extends string = keyof People>(
  { company, appraisal, as }: Omit<Opened, 'as'> & { as: People & Record<Who, string> },
  about: string,
  readers: readonly Who[],
  deptId = company.deptIds[0],
): Promise<World> {
  const { assessmentInfoId } = await appraisal.of(about).detail(as.admin);
  const plan = { planCode: appraisal.plan.id };
  const trail = (objectType: string, objectId: string) =>
    ['platform.auditlist', { objectType, objectId, pageSize: 100 }] as const;
  return {
    code: company.code,
    readers: Object.fromEntries(readers.map((who) => [who, as[who]])),
    ids: {
      planCode: plan.planCode,
      assessmentInfoId,
      empId: about,
      deptId,
      bossEmpId: company.bossIds[0],
    },
    more: [
      trail('assessment', assessmentInfoId),
      trail('assessmentPlan', plan.planCode),
      trail('employee', about),
      ...['S', 'A', 'B', 'C', 'D'].map((levelName) => ['performancecheck.querylist', { ...plan, levelName }] as const),
      ...company.bossIds.map((bossEmpId) => ['performancecheck.getdistribution', { ...plan, bossEmpId }] as const),
      ...company.deptIds.map((deptId) => ['performancecheck.getdistribution', { ...plan, deptId }] as const),
      ...[2, 3, 4, 5].map((to) => ['performanceflow.checkadvance', { ...plan, to }] as const),
      ['performancecheck.getungradeemp', { assessmentInfoId }],
      ['performanceview.getDeptAssessmentDetail', { ...plan, deptId }],
      ['performanceview.getDeptSelectInfo', { ...plan, pageSize: 100 }],
      // Asked with all it may be narrowed by, it is refused: a report is one of a person or of a department.
      ...[{ empId: about }, { deptId }].map(
        (whose) => ['workReport.workreport', { ...whose, period: ReportPeriod.MONTH, day: TEST_DAY }] as const,
      ),
      ['performanceview.querysettingplane', { pageSize: 100 }],
      ['performanceview.listdirectlyunder', { pageSize: 100, waitingForMe: true }],
    ],
  };
}

/** Targets of somebody agreed on, as the plan's own steps do it. */
async function agreed({ appraisal, as, company }: Opened, empId: string, own: string): Promise<void> {
  await appraisal
    .of(empId)
    .agree(own, empId === company.bossIds[1] || isFirst(company, empId) ? as.boss : as.otherBoss);
}
const isFirst = ({ staffIds }: Staffed, empId: string) => staffIds.indexOf(empId) % 2 === 0;

/** Scoring is open, with the self score of the person. */
async function scoring(plan: object = {}): Promise<Opened> {
  const opened = await openPlan(plan);
  const { company, appraisal, as } = opened;
  await agreed(opened, appraisal.empId, as.person);
  await agreed(opened, company.staffIds[2] ?? '', as.colleague);
  await agreed(opened, company.bossIds[1], as.otherBoss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  return opened;
}

/** Everybody with targets is scored by both sides, and calibration is open. */
async function scored(score: (empId: string, company: Staffed) => string): Promise<Opened> {
  const opened = await scoring();
  const { company, appraisal, as } = opened;
  const people: [string, string][] = [
    [appraisal.empId, as.person],
    [company.staffIds[2] ?? '', as.colleague],
    [company.bossIds[1], as.otherBoss],
  ];
  for (const [empId, own] of people) {
    await appraisal.of(empId).score(own, SELF, '90');
    await appraisal.of(empId).score(as.boss, BOSS, score(empId, company));
  }
  await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
  return opened;
}

/**
 * What the superior scored for somebody, read by some of the people; where it is so, the result is calibrated besides, to
 * yet another level.
 */
const bossScores =
  (
    whose: (company: Staffed) => string,
    readers: readonly (keyof People)[],
    { calibrated = false } = {},
  ): HiddenFact['build'] =>
  async (_stack, isSo) => {
    const opened = await scored((empId, company) => (empId === whose(company) && isSo ? '60' : '80'));
    const about = whose(opened.company);
    if (isSo && calibrated) {
      const { version } = await opened.appraisal.of(about).detail(opened.as.admin);
      const result = { version, score: '97', comment: '横向比较' };
      await opened.appraisal.of(about).ok('performancecheck.assessmentEvaluation', opened.as.admin, result);
    }
    return worldOf(opened, about, readers);
  };

type DeptPeople = People & Record<'head' | 'member', string>;
interface DeptOpened extends Omit<Opened, 'as'> {
  as: DeptPeople;
  deptId: string;
}

/**
 * Scoring is open in a plan where the scores of departments count. The head of the second department leads nobody: whoever
 * is the superior of people sees the department's score in their results.
 */
async function deptScoring(): Promise<DeptOpened> {
  const company = await staffedCompany(services, 4);
  const [, head = '', , member = ''] = company.staffIds;
  const [, deptId] = company.deptIds;
  await services.as(company, 'writes', (ctx) =>
    setHeads(ctx, [
      { deptId: company.rootId, headEmpId: company.bossIds[0] },
      { deptId, headEmpId: head },
    ]),
  );
  const appraisal = await openDeptPlan(services, company, { viewScoreAt: ViewScoreAt.AFTER_BOSS_CONFIRMED });
  const own = (empId: string) => services.signIn(company.code, company.numberOf.get(empId) ?? '');
  const as = { ...(await signedIn(services, company)), head: await own(head), member: await own(member) };
  await agreeDept(services, { planCode: appraisal.plan.id, deptId }, as.head, as.boss);
  await appraisal.of(head).agree(as.head, as.otherBoss);
  await appraisal.of(member).agree(as.member, as.otherBoss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  return { company, appraisal, as, deptId };
}

/** What the head above types about the department, as a draft or for good. */
async function scoreDept({ appraisal, as, deptId }: DeptOpened, score: string, call: 'save' | 'submit'): Promise<void> {
  const about = { planCode: appraisal.plan.id, deptId };
  const { sheet, indicators } = await services.ok<Dept>('performanceview.getDeptAssessmentDetail', about, as.boss);
  const rows = indicators.map(({ rowId }) => ({ rowId, score, achievedValue: '150' }));
  const once = call === 'submit' ? { clientMutationId: key() } : { clientId: key(), seq: 1 };
  await services.ok(`performanceview.${call}deptscore`, { ...about, ...once, version: sheet?.version, rows }, as.boss);
}

/** What a department was given, with everybody of it scored and calibration open. */
const deptScores =
  (readers: readonly (keyof DeptPeople)[]): HiddenFact['build'] =>
  async (_stack, isSo) => {
    const opened = await deptScoring();
    const { company, appraisal, as, deptId } = opened;
    await scoreDept(opened, isSo ? '55' : '95', 'submit');
    const [, head = '', , member = ''] = company.staffIds;
    const people: [string, string][] = [
      [head, as.head],
      [member, as.member],
    ];
    for (const [empId, own] of people) {
      await appraisal.of(empId).score(own, SELF, '90');
      await appraisal.of(empId).score(as.otherBoss, BOSS, '80');
    }
    await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
    return worldOf(opened, member, readers, deptId);
  };

/** Whose own result is hidden from them, and as whom they read: an employee, HR, a manager. */
const OWNERS = [
  ['an employee', (company: Staffed) => company.staffIds[0] ?? '', 'person'],
  ['HR', (company: Staffed) => company.staffIds[2] ?? '', 'colleague'],
  ['a manager', (company: Staffed) => company.bossIds[1], 'otherBoss'],
] as const;

const FACTS: readonly HiddenFact[] = [
  ...OWNERS.map(([who, whose, reader]): HiddenFact => ({
    fact: `for ${who}: what the superior scored and whether that was calibrated`,
    throughBff: reader === 'person',
    build: bossScores(whose, [reader], { calibrated: true }),
  })),
  {
    fact: 'what the superior typed and did not submit',
    throughBff: true,
    build: async (_stack, isSo) => {
      const opened = await scoring();
      const { appraisal, as } = opened;
      await appraisal.score(as.person, SELF, '90');
      if (isSo) {
        const sheet = await appraisal.sheet(as.boss, BOSS, '55');
        await appraisal.ok('performancecheck.scoreresult', as.boss, { ...sheet, clientId: key(), seq: 1 });
      }
      return worldOf(opened, appraisal.empId, ['person', 'colleague', 'admin']);
    },
  },
  ...OWNERS.map(([who, whose, reader]): HiddenFact => ({
    fact: `for ${who}: the potential that the superior sees in them, with the own scores open to them`,
    throughBff: reader === 'person',
    build: async (_stack, isSo) => {
      const opened = await scoring({ asksPotential: true, viewScoreAt: ViewScoreAt.AFTER_OPEN });
      const { appraisal, as, company } = opened;
      const about = appraisal.of(whose(company));
      await about.score(as[reader], SELF, '90');
      await about.score(as.boss, BOSS, '80', { potential: isSo ? Potential.HIGH : Potential.LOW });
      await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
      return worldOf(opened, about.empId, [reader]);
    },
  })),
  {
    fact: 'before the own result is shown: what the department was given, be it as its head, a member or somebody of another',
    throughBff: true,
    build: deptScores(['member', 'head', 'person']),
  },
  {
    fact: 'what the head above typed about a department and did not submit',
    build: async (_stack, isSo) => {
      const opened = await deptScoring();
      if (isSo) await scoreDept(opened, '55', 'save');
      const [, , , member = ''] = opened.company.staffIds;
      return worldOf(opened, member, ['head', 'member', 'otherBoss', 'admin'], opened.deptId);
    },
  },
  {
    fact: 'what the person typed as self score and did not submit',
    build: async (_stack, isSo) => {
      const opened = await scoring();
      const { appraisal, as } = opened;
      if (isSo) {
        const sheet = await appraisal.sheet(as.person, SELF, '55');
        await appraisal.ok('performancecheck.scoreresult', as.person, { ...sheet, clientId: key(), seq: 1 });
      }
      return worldOf(opened, appraisal.empId, ['boss', 'colleague', 'admin']);
    },
  },
  {
    fact: 'the targets the person is typing',
    build: async (_stack, isSo) => {
      const opened = await openPlan();
      const { appraisal, as } = opened;
      if (isSo) await appraisal.fill(as.person);
      return worldOf(opened, appraisal.empId, ['boss', 'colleague', 'admin']);
    },
  },
];

it.each(FACTS.map((fact, turn) => ({ ...fact, turn })))(
  'nobody who may not know it can tell $fact',
  ({ turn, ...fact }) => expectNobodyCanTell(stack, fact, turn),
  240_000,
);

// The same comparison, by somebody who may know: what it does not find, it would not miss either.
it('whoever manages the plan finds what the superior scored', async () => {
  const fact = {
    fact: 'what the superior scored',
    throughBff: true,
    build: bossScores(({ staffIds }) => staffIds[0] ?? '', ['admin']),
  };
  await expectAllCanTell(stack, fact, [
    ...['performanceview.getAssessmentBaseDetail', 'performancecheck.querylist', 'performanceflow.viewdetails'],
    ...[
      'performanceview.exportAssessmentInfo',
      'performanceview.exportMultiAssessmentInfo',
      'performanceexport.exportPerformanceExcel',
    ],
    ...['Assessment', 'AssessmentPassport', 'CalibrationList', 'PlanParticipants'],
    ...['ExportAssessment', 'ExportPlanResults'],
  ]);
});

it('whoever manages the plan finds what the department was given', async () => {
  const fact = { fact: 'what the department was given', throughBff: true, build: deptScores(['admin']) };
  await expectAllCanTell(stack, fact, [
    ...['performanceview.getDeptAssessmentDetail', 'performanceview.getAssessmentBaseDetail'],
    ...['performancecheck.querylist', 'DepartmentTargets', 'CalibrationList'],
  ]);
});
