import { AssessmentColumnType } from '@hengcai/shared/enums';
import type { Pair } from '@hengcai/shared/messages/bilingual';
import { labels } from '@hengcai/shared/messages/modules/performance';
import type { KitPart } from '@hengcai/shared/rules/performance/starter-kits';
import type { PartInput } from './template.ts';

const REQUIRED: readonly string[] = ['KEY_RESULT', 'WEIGHT'];

/** A part of a starter kit, in the words of one language. */
export const partOfKit = (part: KitPart, word: (pair: Pair) => string): PartInput => ({
  partName: word(part.name),
  weight: part.weight,
  scoreMethod: part.scoreMethod,
  floor: null,
  cap: null,
  rowsByEmployee: part.rows.length === 0,
  minRows: part.rows.length || 1,
  maxRows: part.rows.length || 10,
  columns: part.columns.map((type) => ({
    columnName: word(labels.AssessmentColumnType[type]),
    columnType: AssessmentColumnType[type],
    required: REQUIRED.includes(type),
  })),
  rows: part.rows.map(({ text, weight }) => ({
    keyResult: word(text),
    description: null,
    measureUnit: null,
    startValue: null,
    targetValue: null,
    weight,
  })),
});
