import type * as z from 'zod';
import type {
  CompanyModule,
  ContentVersion,
  TemplateColumn,
  TemplatePart,
  TemplateIndicator,
} from '@hengcai/shared/contract/enterprise/assessment-module';

export type TemplateContentRow = z.output<typeof ContentVersion>;
/** A template; lists leave its content versions out. */
export type AssessmentTemplateRow = z.output<typeof CompanyModule> & { contents?: TemplateContentRow[] };
export type TemplatePartRow = z.output<typeof TemplatePart>;
export type TemplateColumnRow = z.output<typeof TemplateColumn>;
export type TemplateIndicatorRow = z.output<typeof TemplateIndicator>;
