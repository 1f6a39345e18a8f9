import { and, eq, sql } from 'drizzle-orm';
import type { Ctx, FileAnswer } from '../../kit/context.ts';
import { asOf } from '../../kit/as-of.ts';
import { readByKeyset } from '../../kit/keyset.ts';
import { localNameOf } from '../../kit/local-name.ts';
import { dayCell, numberCell, type Cell } from '../../kit/sheet/cells.ts';
import { tableFile } from '../../kit/sheet/table-file.ts';
import { deptVersion } from '../org/tables.ts';
import {
  countPositions,
  orderOf,
  positionsWithPeople,
  whereOf,
  type Filter,
  type PositionData,
} from './position-list.ts';
import { jobFamily, jobRank, position, positionVersion } from './tables.ts';

const PAGE = 500;
const COLUMNS = [
  'positionCode',
  'positionName',
  'positionNameEn',
  'deptName',
  'jobFamilyName',
  'rankName',
  'highestRankName',
  'plannedHeadcount',
  'filled',
  'coming',
  'closedOn',
  'responsibilities',
  'requirements',
] as const;

/** The filtered positions as a file; who took out what stands in the audit. */
export async function exportPositions(ctx: Ctx, filter: Filter, format: 'xlsx' | 'csv'): Promise<FileAnswer> {
  await ctx.audit({
    action: 'position.exported',
    objectType: 'positionExport',
    objectId: ctx.session.userId,
    params: { count: await countPositions(ctx, filter), filter: JSON.stringify(filter) },
  });
  return tableFile(ctx.t('position.exportName', { date: ctx.today }), format, rowsOf(ctx, filter, await namesOf(ctx)));
}

async function* rowsOf(ctx: Ctx, filter: Filter, names: ReadonlyMap<string, string>): AsyncGenerator<Cell[]> {
  yield COLUMNS.map((column) => ctx.t(`position.column.${column}`));
  const name = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''));
  for await (const { one, description } of readByKeyset<Line>(ctx, PAGE, (later, after, size) =>
    pageOf(later, filter, after, size),
  ))
    yield [
      one.positionCode,
      one.positionName,
      one.positionNameEn ?? '',
      name(one.deptId),
      name(one.jobFamilyId),
      name(one.rankId),
      name(one.highestRankId),
      numberCell(one.plannedHeadcount),
      numberCell(one.filled),
      numberCell(one.coming),
      dayCell(one.closedOn),
      description?.responsibilities ?? '',
      description?.requirements ?? '',
    ];
}

interface Line {
  one: PositionData;
  description: { responsibilities: string | null; requirements: string | null } | undefined;
}

async function pageOf(ctx: Ctx, filter: Filter, after: Line | undefined, limit: number): Promise<Line[]> {
  const next = after && sql`(${position.code}, ${position.id}) > (${after.one.positionCode}, ${after.one.positionId})`;
  const rows = await positionsWithPeople(ctx, and(whereOf(ctx, filter), next)!, orderOf('positionCode', false), {
    limit,
    offset: 0,
  });
  const described = await ctx.tx
    .select({
      id: positionVersion.thingId,
      responsibilities: positionVersion.responsibilities,
      requirements: positionVersion.requirements,
    })
    .from(positionVersion)
    .where(and(eq(positionVersion.companyId, ctx.session.companyId), asOf(positionVersion, ctx.today)));
  const byId = new Map(described.map((row) => [row.id, row]));
  return rows.map((one) => ({ one, description: byId.get(one.positionId) }));
}

/** Names behind the ids of a file. */
async function namesOf(ctx: Ctx): Promise<Map<string, string>> {
  const { companyId } = ctx.session;
  const departments = await ctx.tx
    .select({ id: deptVersion.deptId, name: localNameOf(ctx, deptVersion) })
    .from(deptVersion)
    .where(and(eq(deptVersion.companyId, companyId), asOf(deptVersion, ctx.today)));
  const families = await ctx.tx
    .select({ id: jobFamily.id, name: localNameOf(ctx, jobFamily) })
    .from(jobFamily)
    .where(eq(jobFamily.companyId, companyId));
  const ranks = await ctx.tx
    .select({ id: jobRank.id, name: jobRank.name })
    .from(jobRank)
    .where(eq(jobRank.companyId, companyId));
  return new Map([...departments, ...families, ...ranks].map(({ id, name }) => [id, name]));
}
