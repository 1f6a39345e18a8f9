import { AGE_BANDS, SERVICE_BANDS, type Band } from '@hengcai/shared/rules/analytics/people';
import type { Ctx } from '../../../kit/context.ts';
import { localName } from '../../../kit/local-name.ts';
import { readDictionaries } from '../../employee/public.ts';
import { levelOrder } from '../../performance/public.ts';
import { departmentLabel, familiesOf, ranksOf } from '../people/names.ts';
import type { Asked } from './ask.ts';

/** What the rows of a dimension are called, and their order; `always` are there without people as well. */
export interface Labels {
  labelOf: (key: string) => string;
  /** Keys in their order; null: those with most leavers first. */
  order: readonly string[] | null;
  always: boolean;
}

/** The labels of the rows of a report; one statement at most. */
export async function labelsOf(ctx: Ctx, asked: Asked, keys: readonly string[]): Promise<Labels> {
  const { dimension } = asked.filter;
  const none = ctx.t(`analytics.none.${dimension}`);
  const named = (
    order: readonly string[] | null,
    nameOf: (key: string) => string | undefined,
    always = false,
  ): Labels => ({
    labelOf: (key) => (key === '' ? none : (nameOf(key) ?? key)),
    order,
    always,
  });
  switch (dimension) {
    case 'date':
      return named(
        asked.months.map(({ month }) => month),
        (key) => key,
        true,
      );
    case 'reason': {
      const [reasons] = await readDictionaries(ctx, ['exitReason']);
      const names = new Map(reasons?.entries.map((one) => [one.entryCode, localName(ctx, one.name, one.nameEn)]));
      return named(null, (key) => names.get(key));
    }
    case 'department': {
      return named(asked.tree.ids, (key) => departmentLabel(ctx, asked.tree, key, asked.filter.deptIds));
    }
    case 'jobFamily': {
      const names = new Map((await familiesOf(ctx, keys)).map(({ value, label }) => [value, label]));
      return named(null, (key) => names.get(key));
    }
    case 'rank': {
      const ranks = await ranksOf(ctx, keys);
      const names = new Map(ranks.map(({ value, label }) => [value, label]));
      return named(
        ranks.map(({ value }) => value),
        (key) => names.get(key),
      );
    }
    case 'service':
      return named(codes(SERVICE_BANDS), (key) => ctx.t(`analytics.service.${key}`), true);
    case 'age':
      return named(codes(AGE_BANDS), (key) => ctx.t(`analytics.age.${key}`), true);
    case 'level':
      return named(await levelOrder(ctx), (key) => key);
  }
}

const codes = (bands: readonly Band[]) => bands.map(({ code }) => code);
