import { AssessmentColumnType, ScoreMethod } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import type { ColumnTypeName } from '@hengcai/shared/rules/enterprise/sheet-columns';
import type { TemplatePartsFragment } from './template.gen';

/** `code` is the identifier; react-hook-form keeps `id` for itself. */
export interface ColumnValues {
  code: string | null;
  type: ColumnTypeName;
  name: string;
  /** Empty: `name` is read in both languages. */
  nameEn: string;
  required: boolean;
}
export interface RowValues {
  code: string | null;
  keyResult: string;
  description: string;
  measureUnit: string;
  startValue: string;
  targetValue: string;
  weight: string;
}
/** A part while it is edited; floor and cap in percent, as people say them. */
export interface PartValues {
  code: string | null;
  name: string;
  nameEn: string;
  weight: string;
  scoreMethod: keyof typeof ScoreMethod;
  floor: string;
  cap: string;
  rowsBy: 'employee' | 'template';
  minRows: string;
  maxRows: string;
  columns: ColumnValues[];
  rows: RowValues[];
}
const toPercent = (ratio: string | null) => (ratio === null ? '' : dec(ratio).times(100).toString());

/** A part of a version of a template as it is edited and drawn. */
export const partValues = (part: TemplatePartsFragment): PartValues => ({
  code: part.id,
  name: part.name,
  nameEn: part.nameEn ?? '',
  weight: part.weight,
  scoreMethod:
    part.scoreMethod !== null && part.scoreMethod in ScoreMethod
      ? (part.scoreMethod as keyof typeof ScoreMethod)
      : 'MANUAL',
  floor: part.floor === null ? '0' : toPercent(part.floor),
  cap: part.cap === null ? '120' : toPercent(part.cap),
  rowsBy: part.rowsByEmployee ? 'employee' : 'template',
  minRows: String(part.minRows),
  maxRows: String(part.maxRows),
  columns: part.columns.flatMap(({ id, name, nameEn, type, required }) =>
    type !== null && type in AssessmentColumnType
      ? [{ code: id, name, nameEn: nameEn ?? '', type: type as ColumnTypeName, required }]
      : [],
  ),
  rows: part.rows.map((row) => ({
    code: row.id,
    keyResult: row.keyResult,
    description: row.description ?? '',
    measureUnit: row.measureUnit ?? '',
    startValue: row.startValue ?? '',
    targetValue: row.targetValue ?? '',
    weight: row.weight ?? '',
  })),
});
