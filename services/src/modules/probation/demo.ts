import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  ApprovalMode,
  ApproverKind,
  AssessmentColumnType,
  EvaluationResult,
  ProbationTargetSetter,
  ScoreMethod,
  ScorerRole,
} from '@hengcai/shared/enums';
import { labels } from '@hengcai/shared/messages/modules/performance';
import { addDays } from '@hengcai/shared/rules/dates';
import type { Ctx } from '../../kit/context.ts';
import type { DemoCompany } from '../../kit/demo.ts';
import { employee } from '../employee/tables.ts';
import { createEnabledTemplate } from '../enterprise/public.ts';
import { deptVersion } from '../org/tables.ts';
import { assessmentRule } from '../performance/tables.ts';
import { loginName, userAccount } from '../session/tables.ts';
import { planEntries } from './daily.ts';
import { probationplanHandlers } from './probationplan.ts';
import { probationplanruleHandlers } from './rules.ts';

type Plans = typeof probationplanHandlers;
type Detail = Awaited<ReturnType<Plans['getplan']>>;

/** What is written in the language of the company: Chinese, English. */
const TEXTS = {
  template: ['试用期考核表', 'Probation form'],
  version: ['第一版', 'First version'],
  part: ['工作目标', 'Work'],
  rule: ['通用试用期规则', 'General probation rule'],
  node: ['企业负责人', 'Head of the company'],
  learn: ['熟悉岗位职责和制度', 'Know the job and the rules of the house'],
  own: ['独立完成第一个任务', 'Finish the first task alone'],
  team: ['与团队协作顺畅', 'Work well with the team'],
  self: ['已能独立工作', 'I work on my own by now'],
  boss: ['上手快，态度认真', 'Quick to learn and careful'],
  thanks: ['感谢指导', 'Thank you for your help'],
} as const;

/** Long enough for those to be scored on the anchor who are still on probation a month later. */
const SCORING_DAYS = 50;

/**
 * Probations of a demo company: a rule for everybody; one person whose superior is to score, one whose result HR is to
 * file, and whoever enters on the anchor is asked for targets.
 */
export async function buildProbationDemo(company: DemoCompany): Promise<void> {
  const { anchor } = company;
  const ruleCode = await company.on(addDays(anchor, -60), (ctx) => makeRule(ctx));
  const [waiting, atHr] = await company.on(addDays(anchor, -1), triedPeople);
  const hrId = await company.on(addDays(anchor, -1), hrOfCompany);
  if (!waiting || !atHr || hrId === null) return;
  const story = { company, hrId };
  await uptoSelfScore(story, ruleCode, waiting);
  await scoreAndConfirm(story, await uptoSelfScore(story, ruleCode, atHr), atHr);
  await company.on(anchor, planEntries);
}

const word = ({ language }: Pick<Ctx, 'language'>, [zh, en]: readonly [string, string]): string =>
  language === 'en-US' ? en : zh;

async function makeRule(ctx: Ctx): Promise<string> {
  const column = (type: keyof typeof AssessmentColumnType, required = false) => ({
    columnName: word(ctx, labels.AssessmentColumnType[type]),
    columnType: AssessmentColumnType[type],
    required,
  });
  const row = (keyResult: readonly [string, string], weight: string) => ({
    keyResult: word(ctx, keyResult),
    description: null,
    measureUnit: null,
    startValue: null,
    targetValue: null,
    weight,
  });
  const companyModuleCode = await createEnabledTemplate(ctx, {
    name: word(ctx, TEXTS.template),
    versionName: word(ctx, TEXTS.version),
    parts: [
      {
        partName: word(ctx, TEXTS.part),
        partNameEn: TEXTS.part[1],
        weight: '100',
        scoreMethod: ScoreMethod.MANUAL,
        floor: null,
        cap: null,
        rowsByEmployee: true,
        minRows: 2,
        maxRows: 8,
        columns: [column('KEY_RESULT', true), column('WEIGHT', true), column('SELF_SCORE'), column('BOSS_SCORE')],
        rows: [row(TEXTS.learn, '30'), row(TEXTS.team, '30')],
      },
    ],
  });
  const { companyId } = ctx.session;
  const [scores] = await ctx.tx
    .select({ id: assessmentRule.id })
    .from(assessmentRule)
    .where(eq(assessmentRule.companyId, companyId))
    .orderBy(asc(assessmentRule.createdAt))
    .limit(1);
  const [root] = await ctx.tx
    .select({ id: deptVersion.deptId })
    .from(deptVersion)
    .where(and(eq(deptVersion.companyId, companyId), isNull(deptVersion.parentId)))
    .limit(1);
  const { ruleCode, version } = await probationplanruleHandlers.saverule(
    {
      clientMutationId: 'demo-probation-rule',
      ruleName: word(ctx, TEXTS.rule),
      companyModuleCode,
      assessmentRuleCode: scores?.id ?? '',
      scoringDays: SCORING_DAYS,
      targetSetter: ProbationTargetSetter.EMPLOYEE,
      selfRatio: '30',
      bossRatio: '70',
      flow: [{ nodeName: word(ctx, TEXTS.node), kind: ApproverKind.ROLE, roleCode: 'CEO', mode: ApprovalMode.ANY }],
      mailTemplateId: null,
      extensionAllowed: true,
    },
    ctx,
  );
  const scoped = await probationplanruleHandlers.savescope({ ruleCode, version, deptIds: root ? [root.id] : [] }, ctx);
  await probationplanruleHandlers.enableordisablerule({ ruleCode, version: scoped.version, enabled: 'true' }, ctx);
  return ruleCode;
}

interface Tried {
  empId: string;
  bossId: string;
}

/** Two people on probation whose scoring has begun, those of the manager whom visitors sign in as first. */
async function triedPeople(ctx: Ctx): Promise<Tried[]> {
  const account = (empId: typeof employee.id | typeof employee.bossId, name: string) =>
    sql`exists (select 1 from ${userAccount} a join ${loginName} l on l.company_id = a.company_id and l.user_id = a.id
      and l.kind = 'account' and l.name = ${name} where a.company_id = ${employee.companyId} and a.emp_id = ${empId})`;
  const rows = await ctx.tx
    .select({ empId: employee.id, bossId: employee.bossId })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, ctx.session.companyId),
        isNull(employee.lastDay),
        isNotNull(employee.bossId),
        sql`${employee.entryDate} < ${addDays(ctx.today, -20)}::date and ${employee.regularDate} > ${addDays(ctx.today, 40)}::date`,
        sql`not ${account(employee.id, 'employee')}`,
      ),
    )
    .orderBy(
      desc(sql`${employee.regularDate} <= ${addDays(ctx.today, SCORING_DAYS - 3)}::date`),
      desc(account(employee.bossId, 'manager')),
      asc(employee.regularDate),
      asc(employee.id),
    )
    .limit(2);
  return rows.flatMap(({ empId, bossId }) => (bossId === null ? [] : [{ empId, bossId }]));
}

/** A form that is open once. */
const WINDOW = { clientId: 'demo-probation', seq: 1 };

/** A plan of a person, until the superior is to score. */
async function uptoSelfScore(story: Story, ruleCode: string, { empId, bossId }: Tried): Promise<string> {
  const { hrId } = story;
  const { plan } = await by(story, -30, hrId, (ctx) =>
    probationplanHandlers.saveplan({ clientMutationId: `demo-${empId}`, empId, ruleCode }, ctx),
  );
  const one = step(story, plan.planCode);
  await one(-30, hrId, ({ planCode, version }, ctx) => probationplanHandlers.startplan({ planCode, version }, ctx));
  await one(-29, empId, ({ planCode, version, detail }, ctx) => {
    const rows = detail.rows.map(({ rowCode, partCode, keyResult, weight }) => ({
      rowCode,
      partCode,
      keyResult,
      weight,
    }));
    const more = { partCode: rows[0]?.partCode ?? '', keyResult: word(ctx, TEXTS.own), weight: '40' };
    return probationplanHandlers.savetargets(
      { planCode, version, ...WINDOW, sheetVersion: detail.sheetVersion, submit: true, rows: [...rows, more] },
      ctx,
    );
  });
  await one(-28, bossId, ({ planCode, version }, ctx) =>
    probationplanHandlers.approvalassess({ planCode, version, result: EvaluationResult.AGREED, opinion: '' }, ctx),
  );
  await one(-3, hrId, ({ planCode, version }, ctx) =>
    probationplanHandlers.startprobationscore({ planCode, version }, ctx),
  );
  await one(-3, empId, ({ planCode, version, detail }, ctx) =>
    probationplanHandlers.savescore(
      {
        planCode,
        version,
        ...WINDOW,
        sheetVersion: detail.sheetVersion,
        submit: true,
        scorerRole: ScorerRole.SELF,
        rows: detail.rows.map(({ rowCode }, at) => ({ rowCode, score: String(88 + at) })),
        summary: word(ctx, TEXTS.self),
        conditionNotMet: '',
      },
      ctx,
    ),
  );
  return plan.planCode;
}

/** The same plan, until HR is to file it. */
async function scoreAndConfirm(story: Story, planCode: string, { empId, bossId }: Tried): Promise<void> {
  const one = step(story, planCode);
  await one(-2, bossId, ({ version, detail }, ctx) =>
    probationplanHandlers.savescore(
      {
        planCode,
        version,
        ...WINDOW,
        sheetVersion: detail.sheetVersion,
        submit: true,
        scorerRole: ScorerRole.BOSS,
        rows: detail.rows.map(({ rowCode }, at) => ({ rowCode, score: String(86 + 2 * at) })),
        summary: word(ctx, TEXTS.boss),
        passed: 1,
        conditionNotMet: '',
      },
      ctx,
    ),
  );
  const nodes = await by(story, -2, story.hrId, (ctx) =>
    probationplanHandlers.listapprovalnode({ assessmentPlanCode: planCode, empId }, ctx),
  );
  const asked = nodes.find(({ current }) => current)?.people[0]?.empId;
  if (asked !== undefined)
    await one(-1, asked, ({ version }, ctx) =>
      probationplanHandlers.approvalassess({ planCode, version, result: EvaluationResult.AGREED, opinion: '' }, ctx),
    );
  await one(-1, empId, ({ version }, ctx) =>
    probationplanHandlers.confirmresult({ planCode, version, comment: word(ctx, TEXTS.thanks) }, ctx),
  );
}

/** Who looks after probations. */
interface Story {
  company: DemoCompany;
  hrId: string;
}
/** What somebody does on a day after the anchor, or before it. */
const by = <T>({ company }: Story, days: number, empId: string, fn: (ctx: Ctx) => Promise<T>): Promise<T> =>
  company.on(addDays(company.anchor, days), fn, empId);

/** The person visitors sign in as `hr`; null where the company has none. */
async function hrOfCompany(ctx: Ctx): Promise<string | null> {
  const [row] = await ctx.tx
    .select({ empId: userAccount.empId })
    .from(userAccount)
    .innerJoin(
      loginName,
      and(
        eq(loginName.companyId, userAccount.companyId),
        eq(loginName.userId, userAccount.id),
        eq(loginName.kind, 'account'),
      ),
    )
    .where(and(eq(userAccount.companyId, ctx.session.companyId), eq(loginName.name, 'hr')));
  return row?.empId ?? null;
}

interface Now {
  planCode: string;
  version: number;
  detail: Detail;
}

/** One step of a plan by somebody, with the plan as that person sees it. */
function step(story: Story, planCode: string) {
  return <T>(days: number, who: string, act: (now: Now, ctx: Ctx) => Promise<T>): Promise<T> =>
    by(story, days, who, async (ctx) => {
      const detail = await probationplanHandlers.getplan({ planCode }, ctx);
      return act({ planCode, version: detail.plan.version, detail }, ctx);
    });
}
