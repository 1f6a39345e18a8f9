import type { FieldNames } from '../../payload.ts';

/** Fields of templates as REST names them, and the schema's names. */
export const TEMPLATE_FIELDS = {
  companyModuleName: 'name',
  versionName: 'name',
  partName: 'name',
  partNameEn: 'nameEn',
  columnName: 'name',
  columnNameEn: 'nameEn',
  columnType: 'type',
} as const satisfies FieldNames;

/** Fields of companies as REST names them, and the schema's names. */
export const COMPANY_FIELDS = {
  companyId: 'id',
  companyCode: 'code',
  companyName: 'name',
} as const satisfies FieldNames;

/** Fields of base templates as REST names them, and the schema's names. */
export const BASE_FIELDS = {
  baseModuleCode: 'id',
  baseModuleName: 'name',
  companyModuleCode: 'templateId',
  contentModuleCode: 'versionId',
} as const satisfies FieldNames;
