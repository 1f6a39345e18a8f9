import { jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { ReviewItem } from '@hengcai/shared/rules/review360/answers';
import { companyId, id, instant, version } from '../../db/columns.ts';

/** Questions of a company's own; a 360 assessment takes one as its form. */
export const customTemplate = pgTable(
  'custom_template',
  {
    companyId: companyId(),
    id: id(),
    name: text('name').notNull(),
    items: jsonb('items').$type<ReviewItem[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), unique('custom_template_name').on(t.companyId, t.name)],
);
