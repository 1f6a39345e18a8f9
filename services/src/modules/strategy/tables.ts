import { sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StrategyPerspective, ValueOf } from '@hengcai/shared/enums';
import { companyId, id, instant, version } from '../../db/columns.ts';
import type { TargetPlace } from '../performance/public.ts';

/** An objective as it is kept: a map is changed as a whole, so that its objectives are no rows of their own. */
export interface ObjectiveRow {
  id: string;
  perspective: ValueOf<typeof StrategyPerspective>;
  name: string;
  measure: string | null;
  /** Objectives of the same map that it serves. */
  leadsTo: string[];
  /** Agreed targets of departments; one that is no longer agreed is passed over. */
  targets: TargetPlace[];
}

/** What the company wants to reach in a year, and what leads to what. */
export const strategyMap = pgTable(
  'strategy_map',
  {
    companyId: companyId(),
    id: id(),
    name: text('name').notNull(),
    year: smallint('year').notNull(),
    /** In the order of their lanes. */
    objectives: jsonb('objectives').$type<ObjectiveRow[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('strategy_map_name').on(t.companyId, sql`lower(${t.name})`),
  ],
);
