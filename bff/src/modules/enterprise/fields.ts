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
