import { and, eq, isNull } from 'drizzle-orm';
import { pathOf } from '@hengcai/shared/rules/org/structure';
import { isAnyOf } from '../../db/sql.ts';
import { appendAudits } from '../../kit/audit.ts';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx } from '../../kit/context.ts';
import type { FileImport, FileUndone } from '../../kit/file-import.ts';
import { putBackRows, rowImages, type RowImage } from '../../kit/row-images.ts';
import { departmentTree } from '../org/public.ts';
import { bumpThings, describeToday } from './dated.ts';
import { PositionJudge, type Named, type StoredPosition } from './file-judge.ts';
import { createPositions, removeUnused } from './public.ts';
import { POSITION_COLUMNS } from './sheet-columns.ts';
import { jobFamily, jobRank, position, positionVersion } from './tables.ts';

/** What was written, for the undo: by row which position, as it was, and the version it has since. */
interface Written {
  made: { row: number; id: string }[];
  changed: { row: number; id: string; version: number }[];
  before: RowImage[];
}

/** Positions by file: those with a known code are described anew from today, all others made; what is absent stays. */
export const positionFile: FileImport = {
  columns: POSITION_COLUMNS,
  about: { number: 'positionCode', name: 'positionName' },
  rows: 5_000,

  async judge(ctx, lines, lock) {
    const judge = new PositionJudge(await storedPositions(ctx, lock), await references(ctx), ctx.today, ctx.newId);
    return { lines: judge.judge(lines), write: () => write(ctx, judge) };
  },

  undo: (ctx, written) => undo(ctx, written as Written),
};

/** All positions as they are described today, closed ones too: their codes are taken. */
async function storedPositions(ctx: Ctx, lock: boolean): Promise<StoredPosition[]> {
  const { companyId } = ctx.session;
  const things = ctx.tx
    .select({ id: position.id, code: position.code, closedOn: position.closedOn })
    .from(position)
    .where(eq(position.companyId, companyId))
    .orderBy(position.id);
  const rows = lock ? await things.for('update') : await things;
  const versions = await ctx.tx
    .select()
    .from(positionVersion)
    .where(and(eq(positionVersion.companyId, companyId), asOf(positionVersion, ctx.today)));
  const today = new Map(versions.map((row) => [row.thingId, row]));
  return rows.map((row) => ({ ...row, today: today.get(row.id) ?? null }));
}

/** What rows may name, by code and by name. */
async function references(ctx: Ctx): Promise<Named> {
  const { companyId } = ctx.session;
  const tree = await departmentTree(ctx);
  const families = await ctx.tx
    .select({ id: jobFamily.id, code: jobFamily.code, name: jobFamily.name })
    .from(jobFamily)
    .where(and(eq(jobFamily.companyId, companyId), isNull(jobFamily.closedOn)));
  const ranks = await ctx.tx
    .select({ id: jobRank.id, code: jobRank.code, name: jobRank.name, grade: jobRank.grade })
    .from(jobRank)
    .where(and(eq(jobRank.companyId, companyId), isNull(jobRank.closedOn)));
  return {
    departments: [...tree.values()].map(({ deptId, code, name }) => ({
      id: deptId,
      code,
      name,
      path: pathOf(tree, deptId),
    })),
    families,
    ranks,
  };
}

async function write(ctx: Ctx, { added, changed }: PositionJudge): Promise<Written> {
  const images = await rowImages(
    ctx,
    positionVersion,
    positionVersion.thingId,
    changed.map(({ stored }) => stored.id),
  );
  await createPositions(
    ctx,
    added.map(({ id, code, described }) => ({ positionId: id, code, ...described })),
  );
  await describeToday(
    ctx,
    'position',
    changed.map(({ stored: { id, today }, described }) => ({
      id,
      validFrom: today?.validFrom ?? ctx.today,
      described,
    })),
  );
  await appendAudits(
    ctx,
    changed.map(({ stored: { id, code }, described, before, after }) => ({
      action: 'position.changed',
      objectType: 'position',
      objectId: id,
      params: { name: described.name, code, day: ctx.today },
      before,
      after,
    })),
  );
  const versions = await versionsOf(
    ctx,
    changed.map(({ stored }) => stored.id),
  );
  return {
    made: added.map(({ row, id }) => ({ row, id })),
    changed: changed.map(({ row, stored: { id } }) => ({ row, id, version: versions.get(id) ?? 0 })),
    before: [...images.values()].flat(),
  };
}

async function versionsOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await ctx.tx
    .select({ id: position.id, version: position.version })
    .from(position)
    .where(and(eq(position.companyId, ctx.session.companyId), isAnyOf(position.id, ids)))
    .orderBy(position.id)
    .for('update');
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** What was changed is as it was, where nobody has gone on with it; what was made goes, where nothing refers to it. */
async function undo(ctx: Ctx, { made, changed, before }: Written): Promise<FileUndone> {
  const versions = await versionsOf(
    ctx,
    changed.map(({ id }) => id),
  );
  const back = changed.filter(({ id, version }) => versions.get(id) === version).map(({ id }) => id);
  const isBack = new Set(back);
  await putBackRows(
    ctx,
    positionVersion,
    positionVersion.thingId,
    back,
    before.filter(({ position_id: id }) => isBack.has(String(id))),
  );
  await bumpThings(ctx, 'position', back);
  const names = new Map(
    before.flatMap(({ position_id: id, valid_to: to, name }) =>
      to === null ? [[String(id), name as string] as const] : [],
    ),
  );
  await appendAudits(
    ctx,
    back.map((id) => ({
      action: 'position.changeTakenBack',
      objectType: 'position',
      objectId: id,
      params: { name: names.get(id) ?? '' },
    })),
  );
  const gone = new Set(
    await removeUnused(
      ctx,
      'position',
      made.map(({ id }) => id),
    ),
  );
  return {
    removed: gone.size,
    restored: back.length,
    kept: [
      ...changed.flatMap(({ row, id }) => (isBack.has(id) ? [] : [{ row, code: 'UNDO_THING_CHANGED' }])),
      ...made.flatMap(({ row, id }) => (gone.has(id) ? [] : [{ row, code: 'UNDO_THING_USED' }])),
    ],
  };
}
