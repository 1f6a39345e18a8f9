import { and, asc, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { BaseModule, BaseModuleDetail, BoundModule } from '@hengcai/shared/contract/enterprise/assessment-module';
import { likePattern } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { notFound } from '../../kit/failure.ts';
import type { Window } from '../../kit/paged.ts';
import { asEdited } from './headings.ts';
import { assessmentTemplate, baseModule, baseModuleContent } from './tables.ts';

type BaseModuleData = z.output<typeof BaseModule>;
export type BoundModuleData = z.output<typeof BoundModule>;

/** The version of a base module that was published last. */
const newest = alias(baseModuleContent, 'newest_content');
const isNewest = and(
  eq(newest.baseModuleId, baseModule.id),
  sql`not exists (select 1 from base_module_content later where later.base_module_id = ${newest.baseModuleId}
    and (later.published_at, later.id) > (${newest.publishedAt}, ${newest.id}))`,
);

interface Asked {
  keyword?: string | undefined;
  id?: string;
}

/** Withdrawn ones are the platform's alone. */
const matching = ({ session }: Ctx, { keyword, id }: Asked) =>
  and(
    session.isPlatformAdmin ? undefined : baseModule.enabled,
    keyword ? ilike(baseModule.name, likePattern(keyword)) : undefined,
    id === undefined ? undefined : eq(baseModule.id, id),
  );

/** Base modules by name, each with its newest version and the company's template that came from it, in two statements. */
export async function baseModules(ctx: Ctx, asked: Asked, page: Window): Promise<BaseModuleData[]> {
  const rows = await ctx.tx
    .select({
      baseModuleCode: baseModule.id,
      baseModuleName: baseModule.name,
      description: baseModule.description,
      enabled: baseModule.enabled,
      contentCount: ctx.tx.$count(baseModuleContent, eq(baseModuleContent.baseModuleId, baseModule.id)),
      newestVersionName: newest.name,
      updatedAt: baseModule.updatedAt,
      version: baseModule.version,
    })
    .from(baseModule)
    .innerJoin(newest, isNewest)
    .where(matching(ctx, asked))
    .orderBy(asc(baseModule.name), asc(baseModule.id))
    .limit(page.limit)
    .offset(page.offset);
  const bound = await boundModules(ctx, { baseModuleCodes: rows.map((row) => row.baseModuleCode) });
  const takenOver = new Map(bound.map((one) => [one.baseModuleCode, one]));
  return rows.map((row) => ({
    ...row,
    takenOver: takenOver.get(row.baseModuleCode) ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }));
}

export const countBaseModules = (ctx: Ctx, keyword: string | undefined): Promise<number> =>
  ctx.tx.$count(baseModule, matching(ctx, { keyword }));

/** A base module with its published versions, newest first. */
export async function baseModuleDetail(ctx: Ctx, id: string): Promise<z.output<typeof BaseModuleDetail>> {
  const [found] = await baseModules(ctx, { id }, { limit: 1, offset: 0 });
  if (!found) throw notFound();
  const contents = await ctx.tx
    .select()
    .from(baseModuleContent)
    .where(eq(baseModuleContent.baseModuleId, id))
    .orderBy(desc(baseModuleContent.publishedAt), desc(baseModuleContent.id));
  return {
    ...found,
    contents: contents.map((one) => ({
      contentModuleCode: one.id,
      versionName: one.name,
      parts: asEdited(ctx, one.parts),
      publishedAt: one.publishedAt.toISOString(),
    })),
  };
}

/** The company's templates that came from base modules, by the one or by the other. */
export async function boundModules(
  ctx: Ctx,
  by: { baseModuleCodes: readonly string[] } | { companyModuleCodes: readonly string[] },
): Promise<BoundModuleData[]> {
  const taken = alias(baseModuleContent, 'taken_content');
  return ctx.tx
    .select({
      companyModuleCode: assessmentTemplate.id,
      companyModuleName: assessmentTemplate.name,
      baseModuleCode: baseModule.id,
      baseModuleName: baseModule.name,
      contentModuleCode: taken.id,
      versionName: taken.name,
      newestContentModuleCode: newest.id,
      newestVersionName: newest.name,
    })
    .from(assessmentTemplate)
    .innerJoin(baseModule, eq(baseModule.id, assessmentTemplate.baseModuleId))
    .innerJoin(taken, eq(taken.id, assessmentTemplate.baseContentId))
    .innerJoin(newest, isNewest)
    .where(
      and(
        eq(assessmentTemplate.companyId, ctx.session.companyId),
        'baseModuleCodes' in by
          ? inArray(assessmentTemplate.baseModuleId, [...by.baseModuleCodes])
          : inArray(assessmentTemplate.id, [...by.companyModuleCodes]),
      ),
    );
}
