import { and, eq, isNull, sql } from 'drizzle-orm';
import { addDays } from '@hengcai/shared/rules/dates';
import type { Ctx } from '../../kit/context.ts';
import type { DemoCompany } from '../../kit/demo.ts';
import { buildEvaluationDemo } from './demo-evaluation.ts';
import { buildMatchDemo } from './demo-match.ts';
import { describeFrom, versionsIn, type Described } from './dated.ts';
import { staffing } from './staffing.ts';
import { jobFamily, position } from './tables.ts';

interface Words {
  /** What a job family was called before it got its name of today. */
  formerFamily: readonly [code: string, now: string, nowEn: string];
  responsibilities: string;
  requirements: string;
  /** What the first engineers' requirements become next quarter. */
  ahead: string;
}

const CHINESE: Words = {
  formerFamily: ['SERV', '客户服务', 'Customer Service'],
  responsibilities: [
    '1. 负责所属模块的方案设计、开发与联调，按期交付；',
    '2. 编写并维护技术文档与自动化测试，保证质量；',
    '3. 跟进线上问题，推动根因改进；',
    '4. 参与代码评审，帮助新同事成长。',
  ].join('\n'),
  requirements: [
    '1. 计算机或相关专业本科及以上学历；',
    '2. 熟悉至少一门主流编程语言与常用框架；',
    '3. 沟通清晰，能独立推进任务。',
  ].join('\n'),
  ahead: [
    '1. 计算机或相关专业本科及以上学历；',
    '2. 熟悉至少一门主流编程语言；',
    '3. 能使用智能编程工具并对其产出负责。',
  ].join('\n'),
};
const ACME: Words = {
  formerFamily: ['SERV', 'ACME Care', 'ACME Care'],
  responsibilities: [
    '1. Designs, builds and tests the parts of ACME products the team is responsible for.',
    '2. Writes documentation and automated tests.',
    '3. Follows up on faults until their cause is gone.',
  ].join('\n'),
  requirements: ['1. A degree in engineering, or as much experience.', '2. Clear writing in ACME documents.'].join(
    '\n',
  ),
  ahead: [
    '1. A degree in engineering, or as much experience.',
    '2. Clear ACME documents.',
    '3. Reviews what tools write.',
  ].join('\n'),
};

/** Planned head counts, job descriptions of the engineers, a family that was renamed, a change that lies ahead, evaluations, matches. */
export async function buildPositionDemo(company: DemoCompany): Promise<void> {
  const { code, anchor, on } = company;
  const words = code === 'acme' ? ACME : CHINESE;
  await on(addDays(anchor, -420), (ctx) => renameFamily(ctx, words.formerFamily));
  await on(addDays(anchor, -150), async (ctx) => {
    for (const id of await engineers(ctx))
      await change(ctx, id, { responsibilities: words.responsibilities, requirements: words.requirements });
  });
  await on(addDays(anchor, -40), planHeadcounts);
  await on(anchor, async (ctx) => {
    const [first] = await engineers(ctx);
    if (first) await change(ctx, first, { requirements: words.ahead }, addDays(anchor, 61));
  });
  await buildEvaluationDemo(company, await on(anchor, engineers));
  await buildMatchDemo(company);
}

async function renameFamily(ctx: Ctx, [code, name, nameEn]: Words['formerFamily']): Promise<void> {
  const [family] = await ctx.tx
    .select({ id: jobFamily.id, parentId: jobFamily.parentId })
    .from(jobFamily)
    .where(and(eq(jobFamily.companyId, ctx.session.companyId), eq(jobFamily.code, code)));
  if (!family) return;
  const { id, parentId } = family;
  const before = await describeFrom(ctx, 'jobFamily', id, ctx.today, { name, nameEn, parentId });
  await ctx.audit({
    action: 'jobFamily.changed',
    objectType: 'jobFamily',
    objectId: id,
    params: { name, day: ctx.today },
    before: { name: before.name, nameEn: before.nameEn },
    after: { name, nameEn },
  });
}

/** The positions of the family of engineers, the most junior first. */
async function engineers(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.tx
    .select({ id: position.id })
    .from(position)
    .innerJoin(jobFamily, and(eq(jobFamily.companyId, position.companyId), eq(jobFamily.id, position.jobFamilyId)))
    .where(and(eq(position.companyId, ctx.session.companyId), eq(jobFamily.code, 'TECH')))
    .orderBy(position.code);
  return rows.map(({ id }) => id);
}

/** Most positions are filled as planned; every third wants one or two people more. */
async function planHeadcounts(ctx: Ctx): Promise<void> {
  const rows = await ctx.tx
    .select({ id: position.id, filled: sql<number>`coalesce(held.filled, 0)` })
    .from(position)
    .leftJoin(sql`${staffing(ctx, 'position_id')} held`, sql`held.id = ${position.id}`)
    .where(and(eq(position.companyId, ctx.session.companyId), isNull(position.closedOn)))
    .orderBy(position.code);
  for (const [at, { id, filled }] of rows.entries())
    await change(ctx, id, { plannedHeadcount: filled + (at % 3 === 0 ? 1 + (at % 2) : 0) });
}

/** Changes some of what describes a position from a day on, as its form does. */
async function change(
  ctx: Ctx,
  id: string,
  changed: Partial<Described<'position'>>,
  day: string = ctx.today,
): Promise<void> {
  const {
    companyId: _company,
    thingId: _thing,
    validFrom: _from,
    validTo: _to,
    ...now
  } = (await versionsIn(ctx, 'position', id)).at(-1)!;
  const after = { ...now, ...changed };
  const before = await describeFrom(ctx, 'position', id, day, after);
  const keys = Object.keys(changed) as (keyof typeof changed)[];
  const of = (row: Described<'position'>) => Object.fromEntries(keys.map((key) => [key, row[key]]));
  await ctx.audit({
    action: 'position.changed',
    objectType: 'position',
    objectId: id,
    params: { name: after.name, day },
    before: of(before),
    after: of(after),
  });
}
