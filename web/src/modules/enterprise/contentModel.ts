import { LIMITS } from '@hengcai/shared/rules/limits';
import { AssessmentColumnType } from '@hengcai/shared/enums';
import { dec, isDecimal } from '@hengcai/shared/numbers';
import { type ColumnTypeName, OFFERED_COLUMNS } from '@hengcai/shared/rules/enterprise/sheet-columns';
import { type ColumnValues, type PartValues, partValues, type RowValues } from '../../shared/template/partValues';
import type { SaveTemplateContentInput, TemplateVersionFragment } from './template.gen';

export type Version = TemplateVersionFragment;

export interface ContentValues {
  name: string;
  parts: PartValues[];
}

export const FORMULA_COLUMNS = ['START_VALUE', 'TARGET_VALUE', 'ACHIEVED_VALUE'] as const;

/** What people fill in, and what is scored (specification 3: 1-11 and 91-109), as far as the sheets honour it. */
export const columnGroups = {
  filled: OFFERED_COLUMNS.filter((name) => AssessmentColumnType[name] < 91),
  scored: OFFERED_COLUMNS.filter((name) => AssessmentColumnType[name] >= 91),
} as const;

const usual: readonly ColumnTypeName[] = [
  'KEY_RESULT',
  'MEASURE_UNIT',
  'TARGET_VALUE',
  'WEIGHT',
  'ACHIEVED_VALUE',
  'SELF_SCORE',
  'SELF_COMMENT',
  'BOSS_SCORE',
  'BOSS_COMMENT',
];
const needed = new Set<ColumnTypeName>(['KEY_RESULT', 'WEIGHT', 'SELF_SCORE', 'BOSS_SCORE']);

type NameOf = (type: ColumnTypeName) => string;
export const newColumn = (type: ColumnTypeName, nameOf: NameOf): ColumnValues => ({
  code: null,
  type,
  name: nameOf(type).slice(0, LIMITS.customColumnName),
  nameEn: '',
  required: needed.has(type),
});
export const newRow = (): RowValues => ({
  code: null,
  keyResult: '',
  description: '',
  measureUnit: '',
  startValue: '',
  targetValue: '',
  weight: '',
});
export const newPart = (nameOf: NameOf, weight: string): PartValues => ({
  code: null,
  name: '',
  nameEn: '',
  weight,
  scoreMethod: 'MANUAL',
  floor: '0',
  cap: '120',
  rowsBy: 'employee',
  minRows: '1',
  maxRows: '10',
  columns: usual.map((type) => newColumn(type, nameOf)),
  rows: [],
});

const toRatio = (percent: string) => (isDecimal(percent) ? dec(percent).div(100).toString() : null);

export const toValues = (version: Pick<Version, 'name' | 'parts'>): ContentValues => ({
  name: version.name,
  parts: version.parts.map(partValues),
});

/** A copy under another name; its parts, columns and rows are new ones. */
export function copyOf(version: Version, name: string): ContentValues {
  const fresh = <T extends { code: string | null }>(one: T): T => ({ ...one, code: null });
  return {
    name,
    parts: toValues(version).parts.map((part) => ({
      ...fresh(part),
      columns: part.columns.map(fresh),
      rows: part.rows.map(fresh),
    })),
  };
}

export function toInput(values: ContentValues, templateId: string, seen: Version | null): SaveTemplateContentInput {
  return {
    templateId,
    ...(seen && { id: seen.id, version: seen.version }),
    name: values.name.trim(),
    parts: values.parts.map((part) => {
      const own = part.rowsBy === 'employee';
      const formula = part.scoreMethod === 'FORMULA';
      return {
        id: part.code,
        name: part.name.trim(),
        nameEn: part.nameEn.trim() || null,
        weight: part.weight,
        scoreMethod: part.scoreMethod,
        rowsByEmployee: own,
        floor: formula ? toRatio(part.floor) : null,
        cap: formula ? toRatio(part.cap) : null,
        minRows: own ? Number(part.minRows) : part.rows.length,
        maxRows: own ? Number(part.maxRows) : Math.max(1, part.rows.length),
        columns: part.columns.map(({ code, name, nameEn, type, required }) => ({
          id: code,
          name: name.trim(),
          nameEn: nameEn.trim() || null,
          type,
          required,
        })),
        rows: part.rows.map((row) => ({
          id: row.code,
          keyResult: row.keyResult.trim(),
          description: row.description.trim() || null,
          measureUnit: row.measureUnit.trim() || null,
          startValue: row.startValue || null,
          targetValue: row.targetValue || null,
          weight: row.weight || null,
        })),
      };
    }),
  };
}
