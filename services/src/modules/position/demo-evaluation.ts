import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { PageRight } from '@hengcai/shared/enums';
import { addDays } from '@hengcai/shared/rules/dates';
import type { EvaluationOptions } from '@hengcai/shared/rules/position/evaluation';
import type { Ctx } from '../../kit/context.ts';
import type { DemoCompany } from '../../kit/demo.ts';
import { employee } from '../employee/tables.ts';
import { positionassessHandlers } from './evaluation/handlers.ts';
import { jobGrade } from './tables.ts';

type Question = readonly [name: string, ...answers: readonly [label: string, points: string][]];
type Factor = readonly [name: string, weight: string, ...questions: readonly Question[]];

/** Of 100 points at most: every factor's questions add up to 100. */
const CHINESE: readonly Factor[] = [
  [
    '影响',
    '40',
    ['影响范围', ['本人的工作', '10'], ['所在团队', '25'], ['多个部门', '40'], ['整个公司', '60']],
    ['决策权限', ['按规程执行', '10'], ['在授权内自行决定', '25'], ['决定部门的方案', '40']],
  ],
  [
    '知识与技能',
    '35',
    ['专业深度', ['掌握基本方法', '15'], ['能独立解决问题', '30'], ['是公司内的专家', '60']],
    ['沟通要求', ['同事之间', '10'], ['跨部门协调', '25'], ['对外谈判', '40']],
  ],
  [
    '责任',
    '25',
    ['团队管理', ['不带人', '0'], ['指导新人', '20'], ['管理一个团队', '40'], ['管理多个团队', '60']],
    ['资源责任', ['无预算', '5'], ['使用部门预算', '20'], ['编制并负责预算', '40']],
  ],
];
const ACME: readonly Factor[] = [
  ['ACME impact', '60', ['Reach', ['The own work', '20'], ['A team of ACME', '50'], ['All of ACME', '100']]],
  [
    'ACME know-how',
    '40',
    ['Depth', ['Knows the basics', '20'], ['Solves problems alone', '50'], ['The expert at ACME', '100']],
  ],
];

/** How positions are evaluated; one that was, with the spread of its evaluators, and one that is being evaluated. */
export async function buildEvaluationDemo({ code, anchor, on }: DemoCompany, positionIds: readonly string[]) {
  const [evaluated, underWay] = positionIds;
  const evaluatorIds = await on(anchor, (ctx) => superiorsOf(ctx, positionIds));
  if (!evaluated || !underWay || evaluatorIds.length < 2) return;
  const options = await on(addDays(anchor, -30), async (ctx) => {
    const made = { factors: factorsOf(code === 'acme' ? ACME : CHINESE), bands: await bandsOf(ctx) };
    await positionassessHandlers.saveoptions({ ...made, version: 0 }, ctx);
    return made;
  });
  await evaluate({ on, options, evaluatorIds, positionId: evaluated, from: addDays(anchor, -25), answering: 3 });
  await evaluate({ on, options, evaluatorIds, positionId: underWay, from: addDays(anchor, -3), answering: 1 });
}

interface Evaluated {
  on: DemoCompany['on'];
  options: EvaluationOptions;
  evaluatorIds: readonly string[];
  positionId: string;
  from: string;
  /** How many of the evaluators answer; when all do, it is done. */
  answering: number;
}

async function evaluate({ on, options, evaluatorIds, positionId, from, answering }: Evaluated): Promise<void> {
  const evaluationId = await on(from, async (administrator) => {
    const ctx = managing(administrator);
    const key = `demo-evaluation-${positionId}`;
    const { evaluation: made } = await positionassessHandlers.addevaluation(
      { clientMutationId: key, positionId, evaluatorIds: [...evaluatorIds] },
      ctx,
    );
    const { evaluationId, version } = made;
    await positionassessHandlers.startevaluation({ evaluationId, version }, ctx);
    return evaluationId;
  });
  const questions = options.factors.flatMap(({ dimensions }) => dimensions);
  for (const [at, empId] of evaluatorIds.slice(0, answering).entries())
    await on(addDays(from, at + 1), (ctx) =>
      positionassessHandlers.scoreevaluation(
        // Who sees the work from nearer by gives more for what it demands.
        {
          evaluationId,
          submit: true,
          choices: questions.map(({ levels }, n) => (n + at) % Math.min(levels.length, 3)),
        },
        { ...ctx, session: { ...ctx.session, empId } },
      ),
    );
}

/** The administrator while the demo is made holds no pages; whoever sets an evaluation up holds its page. */
const managing = (ctx: Ctx): Ctx => ({
  ...ctx,
  session: { ...ctx.session, pageRights: new Map([['/position/evaluate', PageRight.VISIT | PageRight.EDIT]]) },
});

const factorsOf = (factors: readonly Factor[]): EvaluationOptions['factors'] =>
  factors.map(([factorName, weight, ...questions]) => ({
    factorName,
    weight,
    dimensions: questions.map(([dimensionName, ...answers]) => ({
      dimensionName,
      levels: answers.map(([label, points]) => ({ label, points })),
    })),
  }));

/** The grades share the points evenly, the lowest first. */
async function bandsOf(ctx: Ctx): Promise<EvaluationOptions['bands']> {
  const grades = await ctx.tx
    .select({ id: jobGrade.id })
    .from(jobGrade)
    .where(eq(jobGrade.companyId, ctx.session.companyId))
    .orderBy(jobGrade.level);
  return grades.map(({ id }, at) => ({ from: String(Math.floor((100 * at) / grades.length)), gradeId: id }));
}

/** The three who lead most of those who hold the positions. */
async function superiorsOf(ctx: Ctx, positionIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.tx
    .select({ empId: employee.bossId })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, ctx.session.companyId),
        inArray(employee.positionId, [...positionIds]),
        isNotNull(employee.bossId),
      ),
    )
    .groupBy(employee.bossId)
    .orderBy(desc(count()), employee.bossId)
    .limit(3);
  return rows.flatMap(({ empId }) => empId ?? []);
}
