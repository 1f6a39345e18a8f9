import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { rankmanage as service } from '@hengcai/shared/contract/position/ranks';
import { checkDeletion, sameName } from '@hengcai/shared/rules/position/position';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { referredTo } from '../../kit/referred-to.ts';
import { updateMany } from '../../kit/update-many.ts';
import { demandVersion } from '../../kit/version.ts';
import { asked } from './asked.ts';
import { optionsOf } from './evaluation/options.ts';
import { lockPositions, staffing } from './staffing.ts';
import { jobGrade, jobRank } from './tables.ts';

type GradeCalls = 'listgrade' | 'addgrade' | 'updategrade' | 'ordergrade' | 'deletegrade';

/** The grades (职等) of `/rankmanage`: names in an order, each over some ranks. */
export const gradeHandlers: Pick<Handlers<typeof service>, GradeCalls> = {
  async listgrade({ ids, keyword }, ctx) {
    return grades(
      ctx,
      and(
        asked(jobGrade.id, ids, [jobGrade.name, jobGrade.nameEn], keyword),
        ids ? undefined : isNull(jobGrade.closedOn),
      ),
    );
  },

  async addgrade({ gradeName: name, gradeNameEn: nameEn = null }, ctx) {
    await demandFree(ctx, name, null);
    const id = ctx.newId();
    const [highest] = await ctx.tx
      .select({ level: sql<number>`coalesce(max(${jobGrade.level}), 0)` })
      .from(jobGrade)
      .where(eq(jobGrade.companyId, ctx.session.companyId));
    await ctx.tx
      .insert(jobGrade)
      .values({ companyId: ctx.session.companyId, id, name, nameEn, level: (highest?.level ?? 0) + 1, version: 1 });
    await ctx.audit({
      action: 'grade.created',
      objectType: 'grade',
      objectId: id,
      params: { name },
      after: { name, nameEn },
    });
    return oneGrade(ctx, id);
  },

  async updategrade({ gradeId, version, gradeName: name, gradeNameEn: nameEn = null }, ctx) {
    const before = await oneGrade(ctx, gradeId);
    await demandVersion(before, version, () => before);
    await demandFree(ctx, name, gradeId);
    await ctx.tx
      .update(jobGrade)
      .set({ name, nameEn, version: version + 1 })
      .where(isGrade(ctx, gradeId));
    await ctx.audit({
      action: 'grade.changed',
      objectType: 'grade',
      objectId: gradeId,
      params: { name },
      before: { name: before.gradeName, nameEn: before.gradeNameEn },
      after: { name, nameEn },
    });
    return oneGrade(ctx, gradeId);
  },

  async ordergrade({ gradeIds }, ctx) {
    await lockPositions(ctx);
    const known = await grades(ctx, isNull(jobGrade.closedOn));
    const named = new Set(gradeIds);
    // Somebody has added or deleted one meanwhile: an order of the others would hide where it stands.
    if (named.size !== known.length || known.some(({ gradeId }) => !named.has(gradeId)))
      throw refused({ field: 'gradeIds', code: 'GRADES_INCOMPLETE' });
    const { companyId } = ctx.session;
    await updateMany(
      ctx.tx,
      jobGrade,
      ['companyId', 'id'],
      gradeIds.map((id, at) => ({ companyId, id, level: gradeIds.length - at })),
    );
    const ordered = await grades(ctx, isNull(jobGrade.closedOn));
    await ctx.audit({
      action: 'grade.ordered',
      objectType: 'grade',
      objectId: gradeIds[0] ?? '',
      params: { names: ordered.map(({ gradeName }) => gradeName).join(' > ') },
    });
    return ordered;
  },

  async deletegrade({ gradeId, version }, ctx) {
    const grade = await oneGrade(ctx, gradeId);
    await demandVersion(grade, version, () => grade);
    const issues = checkDeletion({ filled: grade.filled, coming: 0, ranks: grade.rankCount });
    if (issues.length > 0) throw refused(issues);
    const { bands } = await optionsOf(ctx);
    if (bands.some((band) => band.gradeId === gradeId)) throw refused('GRADE_IN_BANDS');
    const used = await referredTo(ctx, { table: jobGrade, named: ['grade_id'], except: [] }, [gradeId]);
    const closed = used.size > 0;
    if (closed) await ctx.tx.update(jobGrade).set({ closedOn: ctx.today }).where(isGrade(ctx, gradeId));
    else await ctx.tx.delete(jobGrade).where(isGrade(ctx, gradeId));
    await ctx.audit({
      action: 'grade.removed',
      objectType: 'grade',
      objectId: gradeId,
      params: { name: grade.gradeName },
    });
    return { closed };
  },
};

const isGrade = (ctx: Ctx, id: string) => and(eq(jobGrade.companyId, ctx.session.companyId), eq(jobGrade.id, id));

/** Grades, the highest first, with their ranks in use and the people who have one of them. */
function grades(ctx: Ctx, where: ReturnType<typeof and>) {
  const { companyId } = ctx.session;
  const belonging = sql`(
    select r.grade_id, count(*)::int as ranks, coalesce(sum(s.filled), 0)::int as filled
    from ${jobRank} r left join ${staffing(ctx, 'rank_id')} s on s.id = r.id
    where r.company_id = ${companyId} and r.closed_on is null group by r.grade_id) b`;
  return ctx.tx
    .select({
      gradeId: jobGrade.id,
      gradeName: jobGrade.name,
      gradeNameEn: jobGrade.nameEn,
      rankCount: sql<number>`coalesce(b.ranks, 0)`,
      filled: sql<number>`coalesce(b.filled, 0)`,
      version: jobGrade.version,
    })
    .from(jobGrade)
    .leftJoin(belonging, sql`b.grade_id = ${jobGrade.id}`)
    .where(and(eq(jobGrade.companyId, companyId), where))
    .orderBy(desc(jobGrade.level), jobGrade.id);
}

async function oneGrade(ctx: Ctx, id: string) {
  const [grade] = await grades(ctx, eq(jobGrade.id, id));
  if (!grade) throw notFound();
  return grade;
}

async function demandFree(ctx: Ctx, name: string, exceptId: string | null): Promise<void> {
  await lockPositions(ctx);
  const same = and(
    eq(jobGrade.companyId, ctx.session.companyId),
    isNull(jobGrade.closedOn),
    sql`lower(trim(${jobGrade.name})) = ${sameName(name)}`,
    exceptId === null ? undefined : ne(jobGrade.id, exceptId),
  );
  if ((await ctx.tx.$count(jobGrade, same)) > 0) throw refused({ field: 'gradeName', code: 'ALREADY_USED' });
}
