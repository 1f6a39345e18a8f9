import { and, eq } from 'drizzle-orm';
import { isAnyOf } from '../../db/sql.ts';
import { asOf } from '../../kit/as-of.ts';
import { appendAudits } from '../../kit/audit.ts';
import type { Ctx } from '../../kit/context.ts';
import type { FileUndone } from '../../kit/file-import.ts';
import { putBackRows, rowImages, type RowImage } from '../../kit/row-images.ts';
import { bumpThings, describeToday, type Kind, tableOf, type VersionRow, versionsOf } from './dated.ts';
import { removeUnused } from './public.ts';
import type { AddedThing, StoredThing, ThingJudge } from './thing-judge.ts';

/** What was written, for the undo: by row which thing, as it was, and the version it has since. */
export interface WrittenThings {
  made: { row: number; id: string }[];
  changed: { row: number; id: string; version: number }[];
  before: RowImage[];
}

/** All things of a kind as they are described today, closed ones too: their codes are taken. */
export async function storedThings<K extends Kind>(ctx: Ctx, kind: K, lock: boolean): Promise<StoredThing<K>[]> {
  const { companyId } = ctx.session;
  const [table, versions] = [tableOf(kind), versionsOf(kind)];
  const things = ctx.tx
    .select({ id: table.id, code: table.code, closedOn: table.closedOn })
    .from(table)
    .where(eq(table.companyId, companyId))
    .orderBy(table.id);
  const rows = lock ? await things.for('update') : await things;
  const described = await ctx.tx
    .select()
    .from(versions)
    .where(and(eq(versions.companyId, companyId), asOf(versions, ctx.today)));
  const today = new Map(described.map((row) => [row.thingId, row as VersionRow<K>]));
  return rows.map((row) => ({ ...row, today: today.get(row.id) ?? null }));
}

/** Writes the good rows of a file: what is new by `create`, the rest described anew from today. */
export async function writeThings<K extends Kind>(
  ctx: Ctx,
  kind: K,
  { added, changed }: ThingJudge<K>,
  create: (made: readonly AddedThing<K>[]) => Promise<void>,
): Promise<WrittenThings> {
  const ids = changed.map(({ stored }) => stored.id);
  const images = await rowImages(ctx, versionsOf(kind), versionsOf(kind).thingId, ids);
  await create(added);
  await describeToday(
    ctx,
    kind,
    changed.map(({ stored: { id, today }, described }) => ({
      id,
      validFrom: today?.validFrom ?? ctx.today,
      described,
    })),
  );
  await appendAudits(
    ctx,
    changed.map(({ stored: { id, code }, described, before, after }) => ({
      action: `${kind}.changed`,
      objectType: kind,
      objectId: id,
      params: { name: (described as { name: string }).name, code, day: ctx.today },
      before,
      after,
    })),
  );
  const versions = await numbersOf(ctx, kind, ids);
  return {
    made: added.map(({ row, id }) => ({ row, id })),
    changed: changed.map(({ row, stored: { id } }) => ({ row, id, version: versions.get(id) ?? 0 })),
    before: [...images.values()].flat(),
  };
}

async function numbersOf(ctx: Ctx, kind: Kind, ids: readonly string[]): Promise<Map<string, number>> {
  const table = tableOf(kind);
  const rows = await ctx.tx
    .select({ id: table.id, version: table.version })
    .from(table)
    .where(and(eq(table.companyId, ctx.session.companyId), isAnyOf(table.id, ids)))
    .orderBy(table.id)
    .for('update');
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** What was changed is as it was, where nobody has gone on with it; what was made goes, where nothing refers to it. */
export async function undoThings(ctx: Ctx, kind: Kind, { made, changed, before }: WrittenThings): Promise<FileUndone> {
  const versions = await numbersOf(
    ctx,
    kind,
    changed.map(({ id }) => id),
  );
  const key = versionsOf(kind).thingId.name;
  const back = changed.filter(({ id, version }) => versions.get(id) === version).map(({ id }) => id);
  const isBack = new Set(back);
  await putBackRows(
    ctx,
    versionsOf(kind),
    versionsOf(kind).thingId,
    back,
    before.filter((image) => isBack.has(String(image[key]))),
  );
  await bumpThings(ctx, kind, back);
  const names = new Map(
    before.flatMap((image) =>
      image['valid_to'] === null ? [[String(image[key]), image['name'] as string] as const] : [],
    ),
  );
  await appendAudits(
    ctx,
    back.map((id) => ({
      action: `${kind}.changeTakenBack`,
      objectType: kind,
      objectId: id,
      params: { name: names.get(id) ?? '' },
    })),
  );
  const gone = new Set<string>();
  // What stands below others goes before them.
  for (let left = made.map(({ id }) => id); left.length > 0;) {
    const removed = await removeUnused(ctx, kind, left);
    if (removed.length === 0) break;
    for (const id of removed) gone.add(id);
    left = left.filter((id) => !gone.has(id));
  }
  return {
    removed: gone.size,
    restored: back.length,
    kept: [
      ...changed.flatMap(({ row, id }) => (isBack.has(id) ? [] : [{ row, code: 'UNDO_THING_CHANGED' }])),
      ...made.flatMap(({ row, id }) => (gone.has(id) ? [] : [{ row, code: 'UNDO_THING_USED' }])),
    ],
  };
}
