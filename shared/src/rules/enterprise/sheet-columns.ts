import { AssessmentColumnType, type ValueOf } from '../../enums.ts';

/**
 * Where the sheets of an appraisal honour a column of a template: the one list for the template editor, which offers these
 * types and no others, for the services, which refuse the others, and for the sheets themselves.
 */

export type ColumnTypeName = keyof typeof AssessmentColumnType;
/** What of an indicator is typed in the target sheet. */
export type TargetColumnField =
  | 'keyResult'
  | 'measureUnit'
  | 'startValue'
  | 'targetValue'
  | 'confidence'
  | 'weight'
  | 'priority'
  | 'startDate'
  | 'targetDate'
  | 'description';
/** Whose sheet a column belongs to. */
export type SheetScorer = 'SELF' | 'BOSS';

export type SheetColumnPlace = (
  | { sheet: 'targets'; field: TargetColumnField }
  | { sheet: 'scores'; field: 'achievedValue' | 'score' | 'comment'; by: SheetScorer }
) & {
  /** Filled in whether a template requires it or not: rules of their own ask for it. */
  always?: true;
};

export const SHEET_COLUMNS = {
  KEY_RESULT: { sheet: 'targets', field: 'keyResult', always: true },
  MEASURE_UNIT: { sheet: 'targets', field: 'measureUnit' },
  START_VALUE: { sheet: 'targets', field: 'startValue' },
  TARGET_VALUE: { sheet: 'targets', field: 'targetValue' },
  ACHIEVED_VALUE: { sheet: 'scores', field: 'achievedValue', by: 'SELF' },
  CONFIDENCE: { sheet: 'targets', field: 'confidence' },
  WEIGHT: { sheet: 'targets', field: 'weight', always: true },
  PRIORITY: { sheet: 'targets', field: 'priority', always: true },
  START_DATE: { sheet: 'targets', field: 'startDate' },
  TARGET_DATE: { sheet: 'targets', field: 'targetDate' },
  DESCRIPTION: { sheet: 'targets', field: 'description' },
  SELF_SCORE: { sheet: 'scores', field: 'score', by: 'SELF', always: true },
  SELF_COMMENT: { sheet: 'scores', field: 'comment', by: 'SELF' },
  BOSS_SCORE: { sheet: 'scores', field: 'score', by: 'BOSS', always: true },
  BOSS_COMMENT: { sheet: 'scores', field: 'comment', by: 'BOSS' },
} as const satisfies Partial<Record<ColumnTypeName, SheetColumnPlace>>;

const PLACES: Partial<Record<ColumnTypeName, SheetColumnPlace>> = SHEET_COLUMNS;
const NAMES = new Map(Object.entries(AssessmentColumnType).map(([name, value]) => [value, name as ColumnTypeName]));

/** Where the sheets honour a type; null where they do not, or do not know it. */
export const placeOf = (type: string | null): SheetColumnPlace | null => PLACES[type as ColumnTypeName] ?? null;

/** The same for the number of a type, as REST has it. */
export const placeOfNumber = (type: number): SheetColumnPlace | null =>
  placeOf(NAMES.get(type as ValueOf<typeof AssessmentColumnType>) ?? null);

/** The types that a template may have. */
export const OFFERED_COLUMNS = Object.keys(SHEET_COLUMNS) as readonly (keyof typeof SHEET_COLUMNS)[];

/** Whether a column is filled in whether a template requires it or not. */
export const isAlwaysFilled = (type: ColumnTypeName): boolean => placeOf(type)?.always ?? false;
