import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ApprovalNodeData } from '@hengcai/shared/contract/approval';
import { companyId, id, version } from '../../db/columns.ts';

/** A type of projects with who approves what is asked for one. */
export const projectType = pgTable(
  'project_type',
  {
    companyId: companyId(),
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    flow: jsonb('flow').$type<ApprovalNodeData[]>().notNull(),
    enabled: boolean('enabled').notNull().default(true),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('project_type_name').on(t.companyId, sql`lower(${t.name})`),
  ],
);
