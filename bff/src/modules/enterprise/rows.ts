import type * as z from 'zod';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import type { performanceplane } from '@hengcai/shared/contract/performance/plan';
import type { Company } from '@hengcai/shared/contract/enterprise/company';
import type {
  BaseModule,
  BaseModuleDetail,
  BoundModule,
  AssessmentTemplate,
  AssessmentTemplateContent,
  AssessmentTemplateColumn,
  AssessmentTemplatePart,
  AssessmentTemplateIndicator,
} from '@hengcai/shared/contract/enterprise/assessment-module';

export type AssessmentTemplateContentRow = z.output<typeof AssessmentTemplateContent>;
/** A template; lists leave its content versions and its origin out. */
export type AssessmentTemplateRow = z.output<typeof AssessmentTemplate> & {
  contents?: AssessmentTemplateContentRow[];
  origin?: TemplateOriginRow | null;
};
export type TemplateVersionRow = DataOf<typeof performanceplane.endpoints.getmoduledetail>;
export type AssessmentTemplatePartRow = z.output<typeof AssessmentTemplatePart>;
export type AssessmentTemplateColumnRow = z.output<typeof AssessmentTemplateColumn>;
export type AssessmentTemplateIndicatorRow = z.output<typeof AssessmentTemplateIndicator>;

export type ManagedCompanyRow = z.output<typeof Company>;

type BaseModuleDetailRow = z.output<typeof BaseModuleDetail>;
export type BaseTemplateVersionRow = BaseModuleDetailRow['contents'][number];
/** A base template; lists leave its versions out. */
export type BaseTemplateRow = z.output<typeof BaseModule> & { contents?: BaseTemplateVersionRow[] };
export type TemplateOriginRow = z.output<typeof BoundModule>;
