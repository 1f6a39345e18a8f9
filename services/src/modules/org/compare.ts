import { and, eq, gt, lte } from 'drizzle-orm';
import type * as z from 'zod';
import type { OrgDifference } from '@hengcai/shared/contract/org/dept-history';
import { compareTrees } from '@hengcai/shared/rules/org/compare';
import { totalsOf, type OrgUnit } from '@hengcai/shared/rules/org/structure';
import type { Ctx, FileAnswer } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { localName } from '../../kit/local-name.ts';
import { peopleById } from '../../kit/people.ts';
import { numberCell, type Cell } from '../../kit/sheet/cells.ts';
import { tableFile } from '../../kit/sheet/table-file.ts';
import { countsOn } from './on-day.ts';
import { pendingChanges, treeOn } from './structure.ts';
import { deptLineage } from './tables-changes.ts';

export type DifferenceData = z.output<typeof OrgDifference>;
interface TwoDays {
  from: string;
  to: string;
}

/** What is different between two days, with the head counts of both, in a fixed number of statements. */
export async function comparison(ctx: Ctx, { from, to }: TwoDays) {
  if (from >= to) throw refused({ field: 'to', code: 'DAYS_IN_ORDER' });
  const [before, after] = [await treeOn(ctx, from), await treeOn(ctx, to)];
  const [directBefore, directAfter] = [await countsOn(ctx, from), await countsOn(ctx, to)];
  const [countBefore, countAfter] = [totalsOf(before, directBefore), totalsOf(after, directAfter)];
  const called = ({ name, nameEn }: OrgUnit) => localName(ctx, name, nameEn);
  const found = compareTrees(before, after, await mergesBetween(ctx, { from, to }), called);
  const heads = found.flatMap(({ kind, before: was, after: is }) => (kind === 'head' ? [was, is] : []));
  const people = await peopleById(ctx, heads);
  const differences = found.map(({ kind, unit, ...texts }): DifferenceData => {
    const { deptId, code } = unit;
    const text = (value: string | null) => {
      if (kind !== 'head' || value === null) return value;
      const person = people.get(value);
      return person ? `${localName(ctx, person.name, person.nameEn)} ${person.number}` : null;
    };
    return {
      kind,
      deptId,
      deptCode: code,
      deptName: called(unit),
      before: text(texts.before),
      after: text(texts.after),
      headcountBefore: before.has(deptId) ? (countBefore.get(deptId) ?? 0) : null,
      headcountAfter: after.has(deptId) ? (countAfter.get(deptId) ?? 0) : null,
    };
  });
  const all = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, heads) => sum + heads, 0);
  return {
    departmentsBefore: before.size,
    departmentsAfter: after.size,
    headcountBefore: all(directBefore),
    headcountAfter: all(directAfter),
    differences,
  };
}

/** What became part of what between two days, those ahead included. */
async function mergesBetween(ctx: Ctx, { from, to }: TwoDays): Promise<Map<string, string>> {
  const made = await ctx.tx
    .select({ deptId: deptLineage.fromDeptId, intoDeptId: deptLineage.intoDeptId })
    .from(deptLineage)
    .where(
      and(
        eq(deptLineage.companyId, ctx.session.companyId),
        gt(deptLineage.mergedOn, from),
        lte(deptLineage.mergedOn, to),
      ),
    );
  const coming = to <= ctx.today ? [] : await pendingChanges(ctx);
  return new Map([
    ...made.map(({ deptId, intoDeptId }) => [deptId, intoDeptId] as const),
    ...coming.flatMap(({ deptId, intoDeptId, effectiveDate }) =>
      intoDeptId !== null && effectiveDate > from && effectiveDate <= to ? [[deptId, intoDeptId] as const] : [],
    ),
  ]);
}

/** The same as a file. */
export async function exportComparison(
  ctx: Ctx,
  { kinds, format, ...days }: TwoDays & { kinds?: DifferenceData['kind'][] | undefined; format: 'xlsx' | 'csv' },
): Promise<FileAnswer> {
  const { differences } = await comparison(ctx, days);
  const wanted = differences.filter(({ kind }) => !kinds?.length || kinds.includes(kind));
  await ctx.audit({
    action: 'department.compared',
    objectType: 'departmentExport',
    objectId: ctx.session.userId,
    params: { ...days, count: wanted.length },
  });
  const headings = (['kind', 'code', 'name', 'before', 'after', 'heads.before', 'heads.after'] as const).map((id) =>
    ctx.t(`org.compare.${id}`),
  );
  const rows = wanted.map((one): Cell[] => [
    ctx.t(`org.compare.kind.${one.kind}`),
    one.deptCode,
    one.deptName,
    one.before ?? '',
    one.after ?? '',
    numberCell(one.headcountBefore),
    numberCell(one.headcountAfter),
  ]);
  return tableFile(ctx.t('org.compareName', days), format, [headings, ...rows]);
}
