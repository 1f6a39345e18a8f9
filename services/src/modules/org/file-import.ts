import { and, eq, isNull, sql } from 'drizzle-orm';
import { applyChange, type OrgChange, type OrgTree, type UnitValues } from '@hengcai/shared/rules/org/structure';
import { isAnyOf } from '../../db/sql.ts';
import { appendAudits } from '../../kit/audit.ts';
import type { Ctx } from '../../kit/context.ts';
import type { FileImport, FileUndone } from '../../kit/file-import.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { peopleById, peopleByNumber } from '../../kit/people.ts';
import { putBackRows, rowImages, type RowImage } from '../../kit/row-images.ts';
import { auditLine, reasonsAgainst, refuseBroken } from './change.ts';
import { FileJudge, missingFrom } from './file-judge.ts';
import { removeDepartments } from './public.ts';
import { ORG_COLUMNS } from './sheet-columns.ts';
import { lockStructure, pendingChanges, storedTree, writeTree } from './structure.ts';
import { department, deptVersion } from './tables.ts';
import { rebuildDeptPath } from './tree.ts';

/** What was written, for the undo: by row which department, as it was, and the version it has since. */
interface Written {
  made: { row: number; deptId: string }[];
  changed: { row: number; deptId: string; version: number }[];
  /** Those the file left out, each before those above it; absent in what was written before there were any. */
  closed?: { row: number; deptId: string; code: string; version: number }[];
  /** Those whose place alone has moved, because others came in between. */
  moved: { deptId: string; version: number }[];
  before: RowImage[];
}

/** Departments by file: those with a known code are changed from today on, all others made; what is absent stays, or is closed on request. */
export const departmentFile: FileImport = {
  columns: ORG_COLUMNS,
  about: { number: 'deptCode', name: 'deptName' },
  rows: 5_000,
  closesMissing: true,

  async judge(ctx, lines, lock, closeMissing) {
    if (lock) await lockStructure(ctx);
    const before = await storedTree(ctx, ctx.today);
    const taken = await ctx.tx
      .select({ code: department.code })
      .from(department)
      .where(eq(department.companyId, ctx.session.companyId));
    const named = await peopleByNumber(
      ctx,
      lines.flatMap(({ values }) => (values.has('headNumber') ? [String(values.get('headNumber'))] : [])),
    );
    const heads = await peopleById(
      ctx,
      [...before.values()].map(({ headEmpId }) => headEmpId),
    );
    const judge = new FileJudge(before, taken, named, heads, ctx);
    const missing = closeMissing ? missingFrom(before, lines) : [];
    const closing =
      missing.length > 0
        ? { reasons: await reasonsAgainst(ctx, missing, ctx.today), pending: await pendingChanges(ctx) }
        : null;
    await judge.judge(lines, closing);
    return { lines: judge.lines(), write: () => write(ctx, before, judge) };
  },

  undo: (ctx, written) => undo(ctx, written as Written),
};

async function write(ctx: Ctx, before: OrgTree, judge: FileJudge): Promise<Written> {
  const { companyId } = ctx.session;
  const { placed, sorts } = judge.order();
  const made = judge.made();
  const changed = judge.changed();
  const closed = judge.closed();
  const touched = [...new Set([...[...changed, ...closed].map(({ deptId }) => deptId), ...sorts.keys()])];
  const images = await rowImages(
    ctx,
    deptVersion,
    deptVersion.deptId,
    touched.filter((id) => before.has(id)),
  );
  await insertMany(
    ctx.tx,
    department,
    made.map(({ deptId }) => ({
      companyId,
      id: deptId,
      code: placed.get(deptId)?.code ?? '',
      createdAt: ctx.now,
      version: 1,
    })),
  );
  await writeTree(ctx, before, placed, ctx.today);
  await writeOrder(ctx, sorts);
  refuseBroken(await storedTree(ctx, ctx.today), await pendingChanges(ctx), before);
  await appendAudits(
    ctx,
    judge.changes.map((change) => auditLine(change, before, placed)),
  );
  const versions = await versionsOf(ctx, touched);
  return {
    made,
    changed: changed.map(({ row, deptId }) => ({ row, deptId, version: versions.get(deptId) ?? 0 })),
    closed: closed.map(({ row, deptId }) => ({
      row,
      deptId,
      code: before.get(deptId)?.code ?? '',
      version: versions.get(deptId) ?? 0,
    })),
    moved: [...sorts.keys()]
      .filter((id) => before.has(id) && !changed.some(({ deptId }) => deptId === id))
      .map((deptId) => ({ deptId, version: versions.get(deptId) ?? 0 })),
    before: [...images.values()].flat(),
  };
}

/** An order is no event: it is written into the rows of today, as when it is dragged. */
async function writeOrder(ctx: Ctx, sorts: ReadonlyMap<string, number>): Promise<void> {
  if (sorts.size === 0) return;
  await ctx.tx.execute(sql`update ${deptVersion} set sort = r.sort
    from unnest(${sql.param([...sorts.keys()])}::text[], ${sql.param([...sorts.values()])}::int[]) as r(id, sort)
    where ${deptVersion.companyId} = ${ctx.session.companyId} and ${deptVersion.deptId} = r.id
      and ${isNull(deptVersion.validTo)}`);
}

async function versionsOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await ctx.tx
    .select({ id: department.id, version: department.version })
    .from(department)
    .where(and(eq(department.companyId, ctx.session.companyId), isAnyOf(department.id, ids)));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** What was changed is as it was, where nobody has gone on with it; what was made goes, where nothing refers to it. */
async function undo(ctx: Ctx, { made, changed, closed = [], moved, before }: Written): Promise<FileUndone> {
  await lockStructure(ctx);
  const tree = await storedTree(ctx, ctx.today);
  const versions = await versionsOf(
    ctx,
    [...changed, ...closed, ...moved].map(({ deptId }) => deptId),
  );
  const kept: { row: number; code: string }[] = [];
  const back = new Set<string>();
  const open = new Map(
    before.flatMap((image) => (image.valid_to === null ? [[String(image.dept_id), image] as const] : [])),
  );
  let after = tree;
  const putBack = ({ row, deptId, version }: { row: number; deptId: string; version: number }, change: OrgChange) => {
    if (versions.get(deptId) !== version) {
      kept.push({ row, code: 'UNDO_THING_CHANGED' });
      return;
    }
    const { tree: next, issues } = applyChange(after, change);
    if (issues.length > 0) kept.push({ row, code: 'UNDO_THING_NO_PLACE' });
    else {
      after = next;
      back.add(deptId);
    }
  };
  // What was closed opens before what was changed goes back below it.
  for (const one of closed.toReversed()) {
    const values = valuesOf(open.get(one.deptId));
    putBack(one, { kind: 'create', unit: { deptId: one.deptId, code: one.code, ...values } });
  }
  for (const one of changed)
    putBack(one, { kind: 'change', deptId: one.deptId, values: valuesOf(open.get(one.deptId)) });
  const ids = [
    ...back,
    ...moved.filter(({ deptId, version }) => versions.get(deptId) === version).map(({ deptId }) => deptId),
  ];
  await putBackRows(
    ctx,
    deptVersion,
    deptVersion.deptId,
    ids,
    before.filter(({ dept_id: id }) => ids.includes(String(id))),
  );
  await ctx.tx
    .update(department)
    .set({ version: sql`${department.version} + 1` })
    .where(and(eq(department.companyId, ctx.session.companyId), isAnyOf(department.id, ids)));
  await rebuildDeptPath(ctx.tx, ctx.session.companyId, ctx.today);
  const now = await storedTree(ctx, ctx.today);
  refuseBroken(now, await pendingChanges(ctx), tree);
  await appendAudits(
    ctx,
    [...back].map((deptId) => ({
      ...auditLine({ kind: 'change', deptId, values: {} }, tree, now),
      ...(!tree.has(deptId) && { action: 'department.reopened' }),
    })),
  );
  const gone = new Set(
    await removeDepartments(
      ctx,
      made.map(({ deptId }) => deptId),
    ),
  );
  for (const { row, deptId } of made) if (!gone.has(deptId)) kept.push({ row, code: 'UNDO_THING_USED' });
  return { removed: gone.size, restored: back.size, kept };
}

/** What a row of the database says of a department's place. */
type PlaceImage = {
  name: string;
  name_en: string | null;
  parent_id: string | null;
  head_emp_id: string | null;
  sort: number;
};
const valuesOf = (image: RowImage | undefined): Required<UnitValues> => {
  const { name, name_en: nameEn, parent_id: parentId, head_emp_id: headEmpId, sort } = image as PlaceImage;
  return { name, nameEn, parentId, headEmpId, sort };
};
