import { sql, type SQL } from 'drizzle-orm';
import { isAnyOf, rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { localName } from '../../../kit/local-name.ts';
import { deptVersion } from '../../org/tables.ts';

interface Department extends Record<string, unknown> {
  id: string;
  name: string;
  parentId: string | null;
}

/** Departments as they are today; those that are closed as they were last, so that the people of then are found. */
export interface DepartmentTree {
  /** All of them, siblings in their order and each behind the one above it. */
  ids: readonly string[];
  nameOf: (id: string) => string | undefined;
  /** Some departments with everything below. */
  below: (ids: readonly string[]) => string[];
  /**
   * The row that a department belongs to: of one department chosen the ones below it, of none those below the company, of
   * several those themselves. People who work directly in the one above are a row of their own.
   */
  rowOf: (id: string, chosen: readonly string[]) => string;
  /** Whether a row is of the people directly in the department above the others. */
  isDirect: (row: string, chosen: readonly string[]) => boolean;
  /** Whether a row can be looked into: all with departments below but that of the people directly above. */
  opens: (row: string, chosen: readonly string[]) => boolean;
  /** Departments directly below one, or those with none above. */
  childrenOf: (id: string | null) => readonly string[];
}

/** One statement, however many departments there are. */
export async function departmentTree(ctx: Ctx): Promise<DepartmentTree> {
  const rows = await rowsOf<Department & { nameEn: string | null; sort: number }>(
    ctx.tx,
    sql`select distinct on (v.dept_id) v.dept_id as id, v.name, v.name_en as "nameEn", v.parent_id as "parentId", v.sort
      from ${deptVersion} v where v.company_id = ${ctx.session.companyId} and v.valid_from <= ${ctx.today}::date
      order by v.dept_id, v.valid_from desc`,
  );
  rows.sort((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1));
  const byId = new Map(rows.map((row) => [row.id, { ...row, name: localName(ctx, row.name, row.nameEn) }]));
  const children = new Map<string | null, string[]>();
  for (const { id, parentId } of rows) {
    const key = parentId !== null && byId.has(parentId) ? parentId : null;
    children.set(key, [...(children.get(key) ?? []), id]);
  }
  const below = (ids: readonly string[]): string[] => {
    const found = new Set<string>();
    const visit = (id: string) => {
      if (found.has(id)) return;
      found.add(id);
      children.get(id)?.forEach(visit);
    };
    ids.forEach(visit);
    return [...found];
  };
  const roots = children.get(null) ?? [];
  const hasChildren = (id: string) => (children.get(id)?.length ?? 0) > 0;
  const isDirect = (row: string, chosen: readonly string[]) =>
    chosen.length === 0 ? roots.includes(row) : chosen.length === 1 && row === chosen[0];
  return {
    ids: below(roots),
    nameOf: (id) => byId.get(id)?.name,
    isDirect,
    opens: (row, chosen) => hasChildren(row) && !isDirect(row, chosen),
    childrenOf: (id) => children.get(id) ?? [],
    below,
    rowOf: (id, chosen) => {
      const tops = chosen.length > 0 ? chosen : roots;
      let row = id;
      for (let at: string | null = id; at !== null; at = byId.get(at)?.parentId ?? null) {
        if (tops.includes(at)) return chosen.length > 1 ? at : row;
        row = at;
      }
      return id;
    },
  };
}

/** The condition on facts that leaves the people of a row by department; of no row everybody. */
export function inDepartmentRow(tree: DepartmentTree, row: string | undefined, chosen: readonly string[] = []): SQL {
  if (row === undefined) return sql`true`;
  if (row === '') return sql`f.dept_id is null`;
  return isAnyOf(
    sql`f.dept_id`,
    tree.ids.filter((id) => tree.rowOf(id, chosen) === row),
  );
}
