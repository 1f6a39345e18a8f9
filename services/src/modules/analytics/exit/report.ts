import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import { exitPage, type ExitRateReport } from '@hengcai/shared/contract/analytics/exit-rate';
import { ExitKind } from '@hengcai/shared/enums';
import {
  baseOf,
  EXIT_DIMENSIONS,
  NO_HEADS,
  peopleBehind,
  plus,
  tooSmall,
  type ExitDimension,
  type Heads,
} from '@hengcai/shared/rules/analytics/exit-rate';
import { averageHeads, percentOf, SMALL_CELL } from '@hengcai/shared/rules/analytics/people';
import { rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { allows } from '../../../kit/policy.ts';
import { factsOf, unreadOf } from '../people/facts.ts';
import { ask, type Asked, type Filter } from './ask.ts';
import { labelsOf, type Labels } from './labels.ts';

export type Report = z.output<typeof ExitRateReport>;
type Row = Report['rows'][number];
const DIMENSIONS = Object.keys(EXIT_DIMENSIONS) as ExitDimension[];

interface Counted extends Record<string, unknown> {
  kind: 'heads' | 'join' | 'exit' | 'leftOut';
  /** Of heads: the day. */
  day: string | null;
  /** Null: what the dimension goes by may not be read. */
  key: string | null;
  people: number;
  voluntary: number;
}

/** The heads of one question: of all, and of each row. */
export interface Tally {
  total: Heads;
  byKey: ReadonlyMap<string, Heads>;
  leftOut: number;
  leftOutLeavers: number;
  unread: number;
}

/** Counts the people of a question, in one statement. */
export async function tally(ctx: Ctx, asked: Asked): Promise<Tally> {
  const rows = await rowsOf<Counted>(
    ctx.tx,
    sql`${factsOf(ctx, asked, ['heads', 'join', 'exit'])}
      select kind, case when kind = 'heads' then day::text end as day, key, count(*)::int as people,
        (count(*) filter (where exit_kind = ${ExitKind.VOLUNTARY}))::int as voluntary
      from facts group by 1, 2, 3
      union all
      select 'leftOut', null, null, (count(distinct emp_id))::int, (count(distinct emp_id) filter (where kind = 'exit'))::int
      from facts where not readable`,
  );
  const { total, byKey } = headsOf(asked, rows);
  const leftOut = rows.find(({ kind }) => kind === 'leftOut');
  return {
    total,
    byKey,
    leftOut: leftOut?.people ?? 0,
    leftOutLeavers: leftOut?.voluntary ?? 0,
    unread: await unreadOf(ctx, asked),
  };
}

/** Of a reader's rows, the heads of all and of each key. */
function headsOf(asked: Asked, rows: readonly Counted[]): Pick<Tally, 'total' | 'byKey'> {
  const byKey = new Map<string, Heads>();
  const add = (key: string, heads: Partial<Heads>) =>
    byKey.set(key, plus(byKey.get(key) ?? NO_HEADS, { ...NO_HEADS, ...heads }));
  const { dimension, deptIds = [] } = asked.filter;
  const [eve, last] = [asked.days[0], asked.days.at(-1)];
  let total = NO_HEADS;
  for (const { kind, day, key, people, voluntary } of rows) {
    const heads: Partial<Heads> =
      kind === 'heads'
        ? { start: day === eve ? people : 0, end: day === last ? people : 0 }
        : kind === 'join'
          ? { joins: people }
          : kind === 'exit'
            ? { leavers: people, voluntary }
            : {};
    total = plus(total, { ...NO_HEADS, ...heads });
    if (key === null || kind === 'leftOut') continue;
    if (dimension === 'date' && kind === 'heads') {
      // The end of one month is the start of the next.
      for (const one of asked.months) {
        if (day === one.eve) add(one.month, { start: people });
        if (day === one.end) add(one.month, { end: people });
      }
    } else add(dimension === 'department' && key !== '' ? asked.tree.rowOf(key, deptIds) : key, heads);
  }
  if (dimension === 'reason') {
    // A reason is known of leavers alone: their share of all heads is what a row tells.
    const { start, end, joins } = total;
    for (const [key, { leavers, voluntary }] of byKey)
      if (leavers === 0) byKey.delete(key);
      else byKey.set(key, { start, end, joins, leavers, voluntary });
  }
  return { total, byKey };
}

/** Whether ages could be told by small numbers. */
export const isSensitive = ({ dimension, ageRanges }: Filter): boolean => dimension === 'age' || !!ageRanges?.length;

/** Keys of rows that are too few people, and whether the whole report is. */
export function hiddenIn({ filter }: Asked, { total, byKey }: Tally): { all: boolean; keys: ReadonlySet<string> } {
  if (!isSensitive(filter)) return { all: false, keys: new Set() };
  const keys = [...byKey.keys()];
  const small = tooSmall(keys.map((key) => byKey.get(key) ?? NO_HEADS));
  const size = peopleBehind(total);
  const all = !!filter.ageRanges?.length && size > 0 && size < SMALL_CELL;
  return { all, keys: new Set(keys.filter((_, i) => all || small[i])) };
}

/** Heads, leavers and rates by one dimension; a fixed number of statements. */
export async function exitReport(ctx: Ctx, filter: Filter): Promise<Report> {
  const asked = await ask(ctx, filter);
  const counted = await tally(ctx, asked);
  const labels = await labelsOf(ctx, asked, [...counted.byKey.keys()]);
  const hidden = hiddenIn(asked, counted);
  const figures = (heads: Heads) => {
    const base = baseOf(heads, filter.basis);
    return {
      startHeads: heads.start,
      endHeads: heads.end,
      joins: heads.joins,
      leavers: heads.leavers,
      voluntary: heads.voluntary,
      averageHeads: averageHeads(heads),
      rate: percentOf(heads.leavers, base),
      voluntaryRate: percentOf(heads.voluntary, base),
    };
  };
  return {
    from: asked.from,
    to: asked.to,
    total: hidden.all ? null : figures(counted.total),
    rows: inOrder(counted.byKey, labels).map((key): Row => {
      const heads = counted.byKey.get(key) ?? NO_HEADS;
      return {
        key,
        label: labels.labelOf(key),
        opens: filter.dimension === 'department' && asked.tree.opens(key, filter.deptIds ?? []),
        figures: hidden.keys.has(key)
          ? null
          : {
              ...figures(heads),
              share: percentOf(heads.leavers, counted.total.leavers),
              // With leavers in no row the rates would all be too low.
              ...(counted.leftOutLeavers > 0 && { rate: null, voluntaryRate: null, share: null }),
            },
      };
    }),
    leftOut: counted.leftOut,
    leftOutLeavers: counted.leftOutLeavers,
    dimensions: DIMENSIONS.filter((dimension) => allows(exitPage(dimension, 'visit'), ctx.session)),
    unread: counted.unread,
  };
}

/** The keys with people in their order, those without a value last; where the labels say so all of them. */
function inOrder(byKey: ReadonlyMap<string, Heads>, { order, always, labelOf }: Labels): string[] {
  const keys = [...byKey].flatMap(([key, heads]) => (peopleBehind(heads) > 0 ? [key] : []));
  const placed = order === null ? [] : order.filter((key) => always || keys.includes(key));
  const leavers = (key: string) => byKey.get(key)?.leavers ?? 0;
  const rest = keys
    .filter((key) => key !== '' && !placed.includes(key))
    .sort((a, b) => leavers(b) - leavers(a) || (labelOf(a) < labelOf(b) ? -1 : 1));
  return [...placed, ...rest, ...(keys.includes('') ? [''] : [])];
}
