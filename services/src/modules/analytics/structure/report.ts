import type * as z from 'zod';
import { sql } from 'drizzle-orm';
import {
  structurePage,
  type StructureReport,
  type StructureSide,
} from '@hengcai/shared/contract/analytics/organizational';
import { FieldGroup } from '@hengcai/shared/enums';
import { percentOf } from '@hengcai/shared/rules/analytics/people';
import {
  dayIssues,
  hiddenCells,
  STRUCTURE_PAGES,
  type StructureDimension,
  type StructurePage,
} from '@hengcai/shared/rules/analytics/structure';
import { rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { allows } from '../../../kit/policy.ts';
import { readerOf } from '../../employee/public.ts';
import { departmentTree, type DepartmentTree } from '../people/departments.ts';
import { factsOf, unreadOf, type PeopleAsked } from '../people/facts.ts';
import { departmentLabel } from '../people/names.ts';
import { valuesOf, type Value } from './values.ts';

export type Side = z.output<typeof StructureSide>;
export type Report = z.output<typeof StructureReport>;
const PAGES = Object.keys(STRUCTURE_PAGES) as StructurePage[];

interface Counted extends Record<string, unknown> {
  day: string;
  /** Null: it may not be read. */
  key: string | null;
  deptId: string;
  people: number;
}

/** People by value, and which of the numbers may not be told. */
interface Line {
  people: readonly number[];
  hidden: readonly boolean[];
}

/** A question about the structure on some days, of everybody: sides are cut out of the answer. */
interface Asked extends PeopleAsked {
  dimension: StructureDimension;
}

/** Reads what a question needs beside people; refuses days that are none, of the side they are of. */
async function ask(ctx: Ctx, dimension: StructureDimension, days: readonly string[], field = 'sides'): Promise<Asked> {
  const issues = days.flatMap((day, i) =>
    dayIssues(day, ctx.today).map((one) => ({
      ...one,
      field: field === 'sides' ? `sides.${i}.${one.field}` : `${field}.${one.field}`,
    })),
  );
  if (issues.length > 0) throw refused(issues);
  const [day = ctx.today] = days;
  return {
    dimension,
    filter: {},
    from: day,
    to: day,
    days: [...new Set(days)],
    counts: [FieldGroup.WORK],
    reader: await readerOf(ctx),
    tree: await departmentTree(ctx),
  };
}

/** People by department and value on each of the days, in one statement. */
const count = (ctx: Ctx, asked: Asked): Promise<Counted[]> =>
  rowsOf<Counted>(
    ctx.tx,
    sql`${factsOf(ctx, asked, ['heads'])}
      select day::text, key, coalesce(dept_id, '') as "deptId", count(*)::int as people from facts group by 1, 2, 3`,
  );

/** The lines of one day: of everybody, of each department with those below, and of the people directly in it. */
interface Lines {
  all: Line;
  withBelow: (id: string) => Line;
  directly: (id: string) => Line;
}

/**
 * Adds up one day. What is too small is hidden in the whole tree at once, so that no question about some departments tells
 * what another one hides.
 */
function linesOf({ dimension, tree }: Asked, counted: readonly Counted[], values: readonly Value[]): Lines {
  const none: number[] = values.map(() => 0);
  const own = new Map<string, number[]>();
  for (const { key, deptId, people } of counted) {
    const at = values.findIndex((value) => value.key === key);
    if (at < 0) continue;
    const id = tree.nameOf(deptId) === undefined ? '' : deptId;
    const line = own.get(id) ?? [...none];
    line[at] = (line[at] ?? 0) + people;
    own.set(id, line);
  }
  const lines: number[][] = [];
  const sums: number[][] = [];
  const added = (line: number[]) => lines.push(line) - 1;
  const [whole, direct] = [new Map<string, number>(), new Map<string, number>()];
  const sum = (parts: readonly number[]) => none.map((_, at) => parts.reduce((n, i) => n + (lines[i]?.[at] ?? 0), 0));
  const visit = (id: string): number => {
    const self = added(own.get(id) ?? none);
    direct.set(id, self);
    const below = tree.childrenOf(id).map(visit);
    const total = below.length === 0 ? self : added(sum([self, ...below]));
    if (total !== self) sums.push([total, self, ...below]);
    whole.set(id, total);
    return total;
  };
  const tops = [...tree.childrenOf(null).map(visit), added(own.get('') ?? none)];
  direct.set('', tops.at(-1) ?? 0);
  const all = added(sum(tops));
  sums.push([all, ...tops]);
  const hidden = dimension === 'age' ? hiddenCells(lines, sums) : [];
  const line = (index: number | undefined): Line => {
    const people = lines[index ?? -1] ?? none;
    return { people, hidden: hidden[index ?? -1] ?? none.map(() => false) };
  };
  return {
    all: line(all),
    withBelow: (id) => line(whole.get(id)),
    directly: (id) => line(direct.get(id)),
  };
}

/** Several lines in one; what is hidden in any of them is hidden in it, or it could be worked out. */
function together(parts: readonly Line[], values: readonly Value[]): Line {
  const people = values.map((_, at) => parts.reduce((n, part) => n + (part.people[at] ?? 0), 0));
  const hidden = values.map((_, at) => parts.some((part) => part.hidden[at]));
  if (hidden.filter(Boolean).length === 1) {
    const rest = people.map((n, at) => ({ n, at })).filter(({ at }) => !hidden[at]);
    const next = rest.sort((a, b) => (a.n || Infinity) - (b.n || Infinity))[0];
    if (next) hidden[next.at] = true;
  }
  return { people, hidden };
}

/** The departments of a side: one below another goes with it. */
export function chosenOf(tree: DepartmentTree, deptIds: readonly string[] = []): string[] {
  const ids = [...new Set(deptIds)];
  return ids.filter((id) => !ids.some((other) => other !== id && tree.below([other]).includes(id)));
}

/** The lines of a side by their keys, and its total. */
function cut({ tree }: Asked, chosen: readonly string[], lines: Lines, values: readonly Value[]) {
  const tops = chosen.length > 0 ? chosen : tree.childrenOf(null);
  const keys =
    chosen.length > 1
      ? [...tops]
      : [...tops, ...tops.flatMap((id) => tree.childrenOf(id)), ...(chosen.length === 0 ? [''] : [])];
  const byKey = new Map(
    keys.map((key): [string, Line] => [
      key,
      key === '' || tree.isDirect(key, chosen) ? lines.directly(key) : lines.withBelow(key),
    ]),
  );
  const [first] = chosen;
  const total =
    first === undefined
      ? lines.all
      : chosen.length === 1
        ? lines.withBelow(first)
        : together([...byKey.values()], values);
  return { byKey, total };
}

const size = ({ people }: Line): number => people.reduce((a, b) => a + b, 0);
const told = (line: Line, values: readonly Value[]) => ({
  people: size(line),
  cells: values.map(({ key }, at) => {
    const people = line.hidden[at] ? null : (line.people[at] ?? 0);
    return { key, people, share: people === null ? null : percentOf(people, size(line)) };
  }),
});

/** People of each side by value, of all and by department; a fixed number of statements. */
export async function structureReports(
  ctx: Ctx,
  dimension: StructureDimension,
  sides: readonly Side[],
  field?: string,
): Promise<Report[]> {
  const asked = await ask(
    ctx,
    dimension,
    sides.map(({ day }) => day),
    field,
  );
  const { tree } = asked;
  const counted = await count(ctx, asked);
  const values = await valuesOf(ctx, dimension);
  const unread = await unreadOf(ctx, asked);
  const ofDay = new Map(
    asked.days.map((day) => [
      day,
      linesOf(
        asked,
        counted.filter((one) => one.day === day),
        values,
      ),
    ]),
  );
  return sides.map(({ day, deptIds }) => {
    const chosen = chosenOf(tree, deptIds);
    const within = new Set(tree.below(chosen));
    const lines = ofDay.get(day);
    const { byKey, total } = lines
      ? cut(asked, chosen, lines, values)
      : { byKey: new Map<string, Line>(), total: { people: [], hidden: [] } };
    return {
      day,
      deptNames: (deptIds ?? []).flatMap((id) => tree.nameOf(id) ?? []),
      values,
      total: told(total, values),
      rows: [...tree.ids, ''].flatMap((key) => {
        const line = byKey.get(key);
        if (!line || size(line) === 0) return [];
        return [
          {
            key,
            label: departmentLabel(ctx, tree, key, chosen) ?? key,
            opens: tree.opens(key, chosen),
            ...told(line, values),
          },
        ];
      }),
      leftOut: counted
        .filter((one) => one.day === day && one.key === null && (chosen.length === 0 || within.has(one.deptId)))
        .reduce((n, { people }) => n + people, 0),
      pages: PAGES.filter((page) => allows(structurePage(page, 'visit'), ctx.session)),
      unread,
    };
  });
}
