import { sql } from 'drizzle-orm';
import { boolean, foreignKey, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { AssessmentTemplatePart } from '@hengcai/shared/contract/enterprise/assessment-module';
import { companyId, id, instant, version } from '../../db/columns.ts';

export type TemplatePartData = z.output<typeof AssessmentTemplatePart>;
type ColumnData = TemplatePartData['columns'][number];
type Headed<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
/** A part as it is kept: those of earlier releases have no English headings. */
export type StoredPart = Headed<Omit<TemplatePartData, 'columns'>, 'partNameEn'> & {
  columns: Headed<ColumnData, 'columnNameEn'>[];
};

/** A template of the company ("company module" in the calls): a name under which content versions succeed each other. */
export const assessmentTemplate = pgTable(
  'assessment_template',
  {
    companyId: companyId(),
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), unique('assessment_template_name').on(t.companyId, t.name)],
);

/** One version of a template's content. */
export const templateContent = pgTable(
  'template_content',
  {
    companyId: companyId(),
    id: id(),
    templateId: id('template_id'),
    name: text('name').notNull(),
    /** The contract's schema checked it before it was written, so it is read without checking. */
    parts: jsonb('parts').$type<StoredPart[]>().notNull(),
    /** The version new plans take; a template without one is disabled. */
    enabled: boolean('enabled').notNull().default(false),
    /** Enabled once: plans may refer to it, so it never changes again. */
    frozen: boolean('frozen').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('template_content_name').on(t.companyId, t.templateId, t.name),
    uniqueIndex('template_content_enabled')
      .on(t.companyId, t.templateId)
      .where(sql`${t.enabled}`),
    foreignKey({
      name: 'template_content_template',
      columns: [t.companyId, t.templateId],
      foreignColumns: [assessmentTemplate.companyId, assessmentTemplate.id],
    }),
  ],
);
