import { and, desc, eq, ilike } from 'drizzle-orm';
import type { ApprovalNodeData } from '@hengcai/shared/contract/approval';
import type { projecttype as service } from '@hengcai/shared/contract/projectfund/projecttype';
import { likePattern } from '../../db/sql.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { mapPage, paged } from '../../kit/paged.ts';
import { takenAt } from '../../kit/taken.ts';
import { demandVersion } from '../../kit/version.ts';
import { flowIssues } from '../employee/public.ts';
import { projectApply, projectType } from './tables.ts';

export const projecttypeHandlers: Handlers<typeof service> = {
  async listprojecttype({ filter: { keyword, enabled }, ...page }, ctx) {
    const where = and(
      eq(projectType.companyId, ctx.session.companyId),
      keyword ? ilike(projectType.name, likePattern(keyword)) : undefined,
      enabled === undefined ? undefined : eq(projectType.enabled, enabled),
    );
    const rows = await paged(
      page,
      ({ limit, offset }) =>
        ctx.tx.select().from(projectType).where(where).orderBy(desc(projectType.id)).limit(limit).offset(offset),
      () => ctx.tx.$count(projectType, where),
    );
    return mapPage(rows, toProjectType);
  },

  async addprojecttype({ projectTypeName: name, description = null, flow }, ctx) {
    await demandFlow(ctx, flow);
    const row = {
      companyId: ctx.session.companyId,
      id: ctx.newId(),
      name,
      description,
      flow,
      enabled: true,
      version: 1,
    };
    await ctx.tx.insert(projectType).values(row).catch(takenAt('projectTypeName', 'project_type_name'));
    await ctx.audit({
      action: 'projectType.created',
      objectType: 'projectType',
      objectId: row.id,
      params: { name },
      after: { name, description, flow },
    });
    return toProjectType(row);
  },

  async updateprojecttype({ projectTypeId, version, projectTypeName: name, description = null, flow }, ctx) {
    const before = await lockedType(ctx, projectTypeId, version);
    await demandFlow(ctx, flow);
    const row = { ...before, name, description, flow, version: version + 1 };
    await ctx.tx
      .update(projectType)
      .set(row)
      .where(isType(ctx, projectTypeId))
      .catch(takenAt('projectTypeName', 'project_type_name'));
    await ctx.audit({
      action: 'projectType.changed',
      objectType: 'projectType',
      objectId: projectTypeId,
      params: { name },
      before: { name: before.name, description: before.description, flow: before.flow },
      after: { name, description, flow },
    });
    return toProjectType(row);
  },

  async updateprojecttypestatus({ projectTypeId, version, enabled }, ctx) {
    const before = await lockedType(ctx, projectTypeId, version);
    if (before.enabled === enabled) return toProjectType(before);
    const row = { ...before, enabled, version: version + 1 };
    await ctx.tx.update(projectType).set(row).where(isType(ctx, projectTypeId));
    await ctx.audit({
      action: enabled ? 'projectType.enabled' : 'projectType.disabled',
      objectType: 'projectType',
      objectId: projectTypeId,
      params: { name: before.name },
    });
    return toProjectType(row);
  },

  async deleteprojecttype({ projectTypeId, version }, ctx) {
    const before = await lockedType(ctx, projectTypeId, version);
    const count = await ctx.tx.$count(
      projectApply,
      and(eq(projectApply.companyId, ctx.session.companyId), eq(projectApply.typeId, projectTypeId)),
    );
    if (count > 0) throw refused({ field: '', code: 'PROJECT_TYPE_IN_USE', params: { count } });
    await ctx.tx.delete(projectType).where(isType(ctx, projectTypeId));
    await ctx.audit({
      action: 'projectType.removed',
      objectType: 'projectType',
      objectId: projectTypeId,
      params: { name: before.name },
    });
    return null;
  },
};

type Row = typeof projectType.$inferSelect;

const toProjectType = ({ id, name, description, flow, enabled, version }: Row) => ({
  projectTypeId: id,
  projectTypeName: name,
  description,
  flow,
  enabled,
  version,
});

const isType = ({ session }: Ctx, id: string) =>
  and(eq(projectType.companyId, session.companyId), eq(projectType.id, id));

/** A type as the caller saw it last; nobody else changes it until the end of the transaction. */
async function lockedType(ctx: Ctx, id: string, version: number): Promise<Row> {
  const [row] = await ctx.tx.select().from(projectType).where(isType(ctx, id)).for('update');
  if (!row) throw notFound();
  await demandVersion(row, version, () => toProjectType(row));
  return row;
}

async function demandFlow(ctx: Ctx, flow: readonly ApprovalNodeData[]): Promise<void> {
  const issues = await flowIssues(ctx, flow);
  if (issues.length > 0) throw refused(issues);
}
