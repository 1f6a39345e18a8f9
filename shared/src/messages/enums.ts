import type * as sets from '../enums.ts';
import { bilingual, type Bilingual, type Pair } from './bilingual.ts';
import { labels as common } from './modules/common.ts';
import { labels as compensation } from './modules/compensation.ts';
import { labels as performance } from './modules/performance.ts';
import { labels as position } from './modules/position.ts';
import { labels as probation } from './modules/probation.ts';
import { labels as projectfund } from './modules/projectfund.ts';
import { labels as reward } from './modules/reward.ts';
import { labels as strategy } from './modules/strategy.ts';
import { labels as review360 } from './modules/review360.ts';

type Sets = typeof sets;
/** A label for every member of every closed set; a new set or member without one does not compile. */
type Labels = { readonly [S in keyof Sets]: { readonly [M in keyof Sets[S]]: Pair } };
type EnumMessageId = { [S in keyof Sets]: `enum.${S}.${keyof Sets[S] & string}` }[keyof Sets];

const labels = {
  ...common,
  ...compensation,
  ...performance,
  ...position,
  ...probation,
  ...projectfund,
  ...reward,
  ...strategy,
  ...review360,
} satisfies Labels;

const pairs = Object.fromEntries(
  Object.entries(labels).flatMap(([set, members]) =>
    Object.entries<Pair>(members).map(([member, pair]) => [`${set}.${member}`, pair]),
  ),
);

/** Labels of the closed sets of enums.ts: `enum.<set>.<member>`. */
export const enumMessages = bilingual('enum.', pairs) as Bilingual<EnumMessageId>;
