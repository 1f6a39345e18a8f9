import type * as z from 'zod';
import type { ExitRateFilter } from '@hengcai/shared/contract/analytics/exit-rate';
import { FieldGroup } from '@hengcai/shared/enums';
import { monthsOf, periodIssues, type ReportMonth } from '@hengcai/shared/rules/analytics/people';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, refused } from '../../../kit/failure.ts';
import { readerOf, readsSomebody, type RightName } from '../../employee/public.ts';
import { departmentTree } from '../people/departments.ts';
import type { PeopleAsked } from '../people/facts.ts';

export type Filter = z.output<typeof ExitRateFilter>;

/** A question about exits. */
export interface Asked extends PeopleAsked {
  filter: Filter;
  months: readonly ReportMonth[];
}

/** Reads what a question needs beside people: the caller's rights and the departments. Refuses periods that are none. */
export async function ask(ctx: Ctx, filter: Filter): Promise<Asked> {
  const issues = periodIssues(filter, ctx.today);
  if (issues.length > 0) throw refused(issues.map((one) => ({ ...one, field: `filter.${one.field}` })));
  const months = monthsOf(filter, ctx.today);
  const reader = await readerOf(ctx);
  const needs: [keyof Filter, RightName][] = [
    ['rankIds', 'rank'],
    ['educations', FieldGroup.EDUCATION],
    ['ageRanges', FieldGroup.PERSONAL],
  ];
  for (const [field, right] of needs)
    if (isSome(filter[field]) && !readsSomebody(reader, right)) throw invalid(`filter.${field}`, 'MASKED_COLUMN');
  const to = months.at(-1)?.end ?? ctx.today;
  const eve = months[0]?.eve ?? to;
  return {
    dimension: filter.dimension,
    filter,
    months,
    from: `${filter.from}-01`,
    to,
    // The ends of the months between are asked for where the report is by month.
    days: filter.dimension === 'date' ? [eve, ...months.map(({ end }) => end)] : [eve, to],
    counts: [FieldGroup.WORK],
    reader,
    tree: await departmentTree(ctx),
  };
}

const isSome = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
