import * as z from 'zod';
import { AssessmentColumnType, ScoreMethod } from '../../enums.ts';
import {
  Decimal,
  Id,
  Instant,
  PageQuery,
  pageOf,
  pages,
  platformAdmin,
  post,
  reads,
  Saved,
  service,
  signedIn,
  Version,
  writes,
  Keyword,
} from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

/** One column of a template part; the type decides what may be typed and who fills it in. */
export const AssessmentTemplateColumn = z.object({
  columnCode: Id,
  columnName: z.string().trim().min(1).max(LIMITS.customColumnName),
  columnNameEn: z.string().nullable(),
  columnType: z.enum(AssessmentColumnType),
  required: z.boolean(),
});
/** An indicator the template already brings; the employee fills in what is left open. */
export const AssessmentTemplateIndicator = z.object({
  rowCode: Id,
  keyResult: z.string().trim().min(1).max(LIMITS.keyResult),
  description: z.string().max(LIMITS.description).nullable(),
  measureUnit: z.string().trim().max(LIMITS.measureUnit).nullable(),
  startValue: Decimal.nullable(),
  targetValue: Decimal.nullable(),
  weight: Decimal.nullable().describe('percent of the part'),
});
/** A module of a template: its columns, how it is scored and how much it counts. */
export const AssessmentTemplatePart = z.object({
  partCode: Id,
  partName: z.string().trim().min(1).max(LIMITS.partName),
  partNameEn: z.string().nullable(),
  weight: Decimal.describe('percent of the template; all parts sum to 100'),
  scoreMethod: z.enum(ScoreMethod),
  floor: Decimal.nullable().describe('least achievement a formula counts, 1 = 100 %; null: there is none'),
  cap: Decimal.nullable().describe('greatest achievement a formula counts, 1 = 100 %; null: there is none'),
  rowsByEmployee: z.boolean().describe('false: the rows are the template’s own and fixed'),
  minRows: z.int().min(0).max(LIMITS.partRowsMax),
  maxRows: z.int().min(1).max(LIMITS.partRowsMax),
  columns: z.array(AssessmentTemplateColumn).min(1).max(LIMITS.partColumnsMax),
  rows: z.array(AssessmentTemplateIndicator).max(LIMITS.partRowsMax),
});
export const AssessmentTemplateContent = z.object({
  contentModuleCode: Id,
  versionName: z.string(),
  enabled: z.boolean(),
  frozen: z.boolean().describe('enabled once: neither changed nor deleted any more'),
  parts: z.array(AssessmentTemplatePart),
  updatedAt: Instant,
  version: Version,
});
export const AssessmentTemplate = z.object({
  companyModuleCode: Id,
  companyModuleName: z.string(),
  description: z.string().nullable(),
  enabledContentModuleCode: Id.nullable(),
  enabledVersionName: z.string().nullable(),
  contentCount: z.int(),
  planCount: z.int().describe('plans that use it'),
  updatedAt: Instant,
  version: Version,
});
/** A company's template that came from a base module of the platform. */
export const BoundModule = z.object({
  companyModuleCode: Id,
  companyModuleName: z.string(),
  baseModuleCode: Id,
  baseModuleName: z.string(),
  contentModuleCode: Id.describe('the version of the base module that was taken over last'),
  versionName: z.string(),
  newestContentModuleCode: Id.describe('the version that the platform published last'),
  newestVersionName: z.string(),
});
/** A template with its content versions, newest first. */
export const AssessmentTemplateDetail = AssessmentTemplate.extend({
  contents: z.array(AssessmentTemplateContent),
  origin: BoundModule.nullable()
    .default(null)
    .describe('the base module of the platform that it came from; null: the company made it itself'),
});

/** A base module: a template of the platform that companies may take over. */
export const BaseModule = z.object({
  baseModuleCode: Id,
  baseModuleName: z.string(),
  description: z.string().nullable().describe('what the template is for; null: nothing is said'),
  enabled: z.boolean().describe('false: withdrawn, and taken over by nobody any more'),
  contentCount: z.int().describe('published versions'),
  newestVersionName: z.string(),
  takenOver: BoundModule.nullable().describe('the own company’s template that came from it; null: it has none'),
  updatedAt: Instant,
  version: Version,
});
/** A base module with its published versions, newest first. */
export const BaseModuleDetail = BaseModule.extend({
  contents: z.array(
    z.object({
      contentModuleCode: Id,
      versionName: z.string(),
      parts: z.array(AssessmentTemplatePart),
      publishedAt: Instant,
    }),
  ),
});

const BASE = '/enterprise_management/performance_template/management';
const BaseName = z.string().trim().min(1).max(LIMITS.templateName);
const editing = pages('/enterprise_management/performance_template', 'edit');
const visiting = pages([
  { path: '/enterprise_management/performance_template', need: 'visit' },
  { path: '/performance/management', need: 'visit' },
]);
/** As typed in: what is new has no code yet. */
const ColumnInput = AssessmentTemplateColumn.extend({
  columnCode: Id.optional(),
  columnNameEn: z.string().trim().max(LIMITS.customColumnNameEn).nullish(),
});
const RowInput = AssessmentTemplateIndicator.extend({ rowCode: Id.optional() });
export const AssessmentTemplatePartInput = AssessmentTemplatePart.extend({
  partCode: Id.optional(),
  partNameEn: z.string().trim().max(LIMITS.partName).nullish(),
  columns: z.array(ColumnInput).min(1).max(LIMITS.partColumnsMax),
  rows: z.array(RowInput).max(LIMITS.partRowsMax),
});

/** Templates of the company, and the platform's base modules that they may come from. */
export const assessmentModule = service('enterprise', '/assessmentModule', {
  getCompanyModuleListMap: post(reads, visiting, {
    summary: 'Templates of the company, newest first.',
    body: PageQuery.extend({ keyword: Keyword.optional() }),
    data: pageOf(AssessmentTemplate),
  }),
  getSpecifyCompanyModuleListMap: post(reads, signedIn, {
    summary: 'Templates by code (at most 200), or all enabled ones, with their content versions.',
    body: z.object({ companyModuleCodes: z.array(Id).max(LIMITS.idsMax).optional() }),
    data: z.array(AssessmentTemplateDetail),
  }),
  getCompanyModuleDetail: post(reads, visiting, {
    summary: 'A template with its content versions, newest first.',
    body: z.object({ companyModuleCode: Id }),
    data: AssessmentTemplateDetail,
  }),
  saveCompanyModule: post(writes, editing, {
    summary: 'Creates (without code) or renames a template. Names are unique.',
    body: z.object({
      companyModuleCode: Id.optional(),
      version: Version.optional(),
      companyModuleName: z.string().trim().min(1).max(LIMITS.templateName),
      description: z.string().trim().max(LIMITS.templateDescription).nullish(),
    }),
    data: Saved,
  }),
  saveContentModule: post(writes, editing, {
    summary: 'Creates (without code) or changes a content version; refused once it was enabled.',
    body: z.object({
      companyModuleCode: Id,
      contentModuleCode: Id.optional(),
      version: Version.optional(),
      versionName: z.string().trim().min(1).max(LIMITS.versionName),
      parts: z.array(AssessmentTemplatePartInput).min(1).max(LIMITS.templatePartsMax),
    }),
    data: Saved,
  }),
  startCompanyModule: post(writes, editing, {
    summary: 'Enables one content version of a template and freezes it; another enabled version steps back.',
    body: z.object({ companyModuleCode: Id, contentModuleCode: Id, version: Version }),
    data: Saved,
  }),
  stopCompanyModule: post(writes, editing, {
    summary: 'Disables a template for new plans; running plans keep their version.',
    body: z.object({ companyModuleCode: Id, version: Version }),
    data: Saved,
  }),
  deleteContentModule: post(writes, editing, {
    summary: 'Deletes a content version that was never enabled.',
    body: z.object({ contentModuleCode: Id, version: Version }),
  }),
  deleteCompanyModule: post(writes, editing, {
    summary: 'Deletes a template no plan uses and no version of which was enabled.',
    body: z.object({ companyModuleCode: Id, version: Version }),
  }),
  getBaseModuleListMap: post(reads, pages(BASE, 'visit'), {
    summary: 'Base modules by name; those that are withdrawn are for the platform alone.',
    body: PageQuery.extend({ keyword: Keyword.optional() }),
    data: pageOf(BaseModule),
  }),
  getBaseModuleInterface: post(reads, pages(BASE, 'visit'), {
    summary: 'A base module with its published versions, newest first.',
    body: z.object({ baseModuleCode: Id }),
    data: BaseModuleDetail,
  }),
  checkBaseModuleName: post(reads, platformAdmin, {
    summary: 'Whether a name is still free for a base module.',
    body: z.object({
      baseModuleName: BaseName,
      baseModuleCode: Id.optional().describe('the base module that has the name or shall have it; absent: a new one'),
    }),
    data: z.object({ usable: z.boolean() }),
  }),
  saveBaseModule: post(writes, platformAdmin, {
    summary:
      'Creates (without code) or renames a base module. A template of the platform that is named becomes its newest version, in the content that is enabled.',
    body: z.object({
      baseModuleCode: Id.optional(),
      version: Version.optional(),
      baseModuleName: BaseName,
      description: z.string().trim().max(LIMITS.templateDescription).nullish(),
      companyModuleCode: Id.optional().describe('required for a new one; absent: no version is published'),
    }),
    data: Saved,
  }),
  startBaseModule: post(writes, platformAdmin, {
    summary: 'Offers a base module to companies.',
    body: z.object({ baseModuleCode: Id, version: Version }),
    data: Saved,
  }),
  stopBaseModule: post(writes, platformAdmin, {
    summary: 'Withdraws a base module; templates that came from it stay.',
    body: z.object({ baseModuleCode: Id, version: Version }),
    data: Saved,
  }),
  getBoundModuleInterface: post(reads, signedIn, {
    summary: 'The company’s templates that came from these base modules (at most 200).',
    body: z.object({ baseModuleCodes: z.array(Id).max(LIMITS.idsMax) }),
    data: z.array(BoundModule),
  }),
  getCompanyModuleInterface: post(reads, signedIn, {
    summary:
      'Which base modules these templates of the company (at most 200) came from; one that came from none is left out.',
    body: z.object({ companyModuleCodes: z.array(Id).max(LIMITS.idsMax) }),
    data: z.array(BoundModule),
  }),
  bindBaseModule: post(writes, editing, {
    summary:
      'Takes over the newest version of a base module: as a new template, or as a draft version of the one that came from it. Nothing is enabled.',
    body: z.object({
      baseModuleCode: Id,
      contentModuleCode: Id.describe('the newest version, as the caller saw it; another is refused with 409'),
    }),
    data: z.object({ companyModuleCode: Id, contentModuleCode: Id }),
  }),
});
