import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { PageRight } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { addDays } from '@hengcai/shared/rules/dates';
import { isLevel } from '@hengcai/shared/rules/position/match';
import type { Ctx } from '../../kit/context.ts';
import type { DemoCompany } from '../../kit/demo.ts';
import { employee, inServiceOn } from '../employee/tables.ts';
import { loginName, userAccount } from '../session/tables.ts';
import { saveLevels } from './match/levels.ts';
import { conditionsOf, saveRequirement, type Condition } from './match/requirement.ts';
import { jobFamily, position } from './tables.ts';

type Asked = readonly [itemName: string, minimum: number, ideal: number, weight: string];

interface Words {
  /** What the most junior of them needs; each position above needs half a level more. */
  asked: readonly Asked[];
  evidence: readonly string[];
  own: string;
}
const CHINESE: Words = {
  asked: [
    ['专业深度', 1.5, 2.5, '4'],
    ['问题解决', 1, 2.5, '3'],
    ['沟通协作', 1, 2, '2'],
    ['结果导向', 1.5, 2, '2'],
    ['带教他人', 0, 1, '1'],
  ],
  evidence: ['本年度两个项目的交付与评审记录', '季度述职与代码评审', '跨部门项目的合作反馈'],
  own: '今年独立负责了一个模块，希望承担更多。',
};
const ACME: Words = {
  asked: [
    ['ACME depth', 1.5, 2.5, '4'],
    ['ACME problem solving', 1, 2.5, '3'],
    ['ACME communication', 1, 2, '2'],
  ],
  evidence: ['Reviews of this year’s ACME projects', 'Quarterly talks at ACME'],
  own: 'Led a part of an ACME product alone this year.',
};
/** How far people stand above the minimum, in turns: some below it, some far beyond the ideal; null: not assessed. */
const TURNS = [0.5, 1, -0.5, 1.5, 0, null, 1, 3, 0.5, 1.5, 0];
const PEOPLE = 24;

/** What some positions need, how people in them were assessed by their line managers, and what a few say themselves. */
export async function buildMatchDemo({ code, anchor, on }: DemoCompany): Promise<void> {
  const words = code === 'acme' ? ACME : CHINESE;
  const positionIds = await on(addDays(anchor, -90), async (ctx) => {
    const ladders = await laddersIn(ctx);
    for (const { positionId, step } of ladders)
      await saveRequirement(ctx, { positionId, version: 0, conditions: conditionsAt(words.asked, step) });
    return ladders.map((one) => one.positionId);
  });
  await on(addDays(anchor, -20), async (ctx) => {
    const asked = new Map<string, Condition[]>();
    for (const [at, { empId, positionId, bossId }] of (await peopleIn(ctx, positionIds)).entries()) {
      if (!asked.has(positionId)) asked.set(positionId, await conditionsOf(ctx, positionId));
      const conditions = asked.get(positionId) ?? [];
      const turn = (n: number) => TURNS[n % TURNS.length] ?? null;
      const evidence = words.evidence[at % words.evidence.length];
      await say(ctx, { empId, own: false, by: bossId, evidence }, conditions, (n) => turn(at * 3 + n));
      if (at % 4 === 0)
        await say(ctx, { empId, own: true, by: empId, evidence: words.own }, conditions, (n) => turn(at + n + 6));
    }
  });
}

/** The person behind the demo account `manager`. */
const managerOf = (companyId: string): SQL => sql`(select u.emp_id from ${loginName} l
  join ${userAccount} u on u.company_id = l.company_id and u.id = l.user_id
  where l.company_id = ${companyId} and l.kind = 'account' and l.name = 'manager')`;

/** The positions of the job families of engineers and of those whom the manager leads, by steps of seniority. */
async function laddersIn(ctx: Ctx): Promise<{ positionId: string; step: number }[]> {
  const { companyId } = ctx.session;
  const led = sql`select e.job_family_id from ${employee} e
    where e.company_id = ${companyId} and e.boss_id = ${managerOf(companyId)}`;
  const rows = await ctx.tx
    .select({ positionId: position.id, familyId: position.jobFamilyId })
    .from(position)
    .innerJoin(jobFamily, and(eq(jobFamily.companyId, position.companyId), eq(jobFamily.id, position.jobFamilyId)))
    .where(and(eq(position.companyId, companyId), sql`(${jobFamily.code} = 'TECH' or ${jobFamily.id} in (${led}))`))
    .orderBy(asc(position.code));
  const steps = new Map<string | null, number>();
  return rows.map(({ positionId, familyId }) => {
    const step = steps.get(familyId) ?? 0;
    steps.set(familyId, step + 1);
    return { positionId, step };
  });
}

const conditionsAt = (asked: readonly Asked[], step: number): Omit<Condition, 'itemId'>[] =>
  asked.map(([itemName, minimum, ideal, weight]) => {
    const more = dec(Math.min(step, 4)).div(2);
    return {
      itemName,
      weight,
      minimum: more.plus(minimum).toString(),
      ideal: more.plus(ideal).toString(),
    };
  });

interface Said {
  empId: string;
  own: boolean;
  by: string;
  evidence: string | undefined;
}

/** Says levels so far above the minimum as somebody would who sees the page; what is no level is left out. */
async function say(
  ctx: Ctx,
  { empId, own, by, evidence }: Said,
  conditions: readonly Condition[],
  above: (at: number) => number | null,
): Promise<void> {
  const levels = conditions.flatMap(({ itemId, minimum }, at) => {
    const more = above(at);
    const level = more === null ? '' : dec(minimum).plus(more).toString();
    return isLevel(level) ? [{ itemId, level, evidence, version: 0 }] : [];
  });
  if (levels.length === 0) return;
  const pageRights = new Map([['/position/person-job', PageRight.VISIT | PageRight.EDIT]]);
  const session = { ...ctx.session, empId: by, pageRights };
  await saveLevels({ ...ctx, session }, { empId, positionId: undefined, own, validFrom: ctx.today, levels });
}

/** Some who hold the positions and have a line manager, those whom the demo account `manager` leads first. */
async function peopleIn(ctx: Ctx, positionIds: readonly string[]) {
  const { companyId } = ctx.session;
  const rows = await ctx.tx
    .select({ empId: employee.id, positionId: employee.positionId, bossId: employee.bossId })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, companyId),
        inArray(employee.positionId, [...positionIds]),
        isNotNull(employee.bossId),
        inServiceOn(ctx.today),
      ),
    )
    .orderBy(sql`${employee.bossId} is distinct from ${managerOf(companyId)}`, asc(employee.empNumber))
    .limit(PEOPLE);
  return rows.flatMap(({ empId, positionId, bossId }) => (positionId && bossId ? [{ empId, positionId, bossId }] : []));
}
