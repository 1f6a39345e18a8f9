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
  | 'description'
  | 'remark';
/** Whose sheet a column belongs to. */
export type SheetScorer = 'SELF' | 'PARTNER' | 'BOSS';
/** What stands beside the targets without being typed there. */
export type BesideTargets = 'alignedTo' | 'lastValue';
/** What stands beside the scores without being typed there (`performance/shown-columns.ts` says what it is). */
export type BesideScores =
  | 'departmentScore'
  | 'hrScore'
  | 'importedScore'
  | 'score360'
  | 'achievement'
  | 'formulaScore'
  | 'weightedScore'
  | 'selfLevel'
  | 'bossLevel';

export type SheetColumnPlace =
  | ((
      | { sheet: 'targets'; field: TargetColumnField; by?: never }
      | { sheet: 'scores'; field: 'achievedValue' | 'score' | 'comment' | 'attachments'; by: SheetScorer }
    ) & {
      /** Filled in whether a template requires it or not: rules of their own ask for it. */
      always?: true;
      shown?: never;
    })
  | ({ field?: never; by?: never; always?: never } & (
      { sheet: 'targets'; shown: BesideTargets } | { sheet: 'scores'; shown: BesideScores }
    ));

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
  PARTNER_SCORE: { sheet: 'scores', field: 'score', by: 'PARTNER', always: true },
  PARTNER_COMMENT: { sheet: 'scores', field: 'comment', by: 'PARTNER' },
  DEPARTMENT_SCORE: { sheet: 'scores', shown: 'departmentScore' },
  HR_SCORE: { sheet: 'scores', shown: 'hrScore' },
  IMPORTED_SCORE: { sheet: 'scores', shown: 'importedScore' },
  SCORE_360: { sheet: 'scores', shown: 'score360' },
  ACHIEVEMENT: { sheet: 'scores', shown: 'achievement' },
  FORMULA_SCORE: { sheet: 'scores', shown: 'formulaScore' },
  WEIGHTED_SCORE: { sheet: 'scores', shown: 'weightedScore' },
  SELF_LEVEL: { sheet: 'scores', shown: 'selfLevel' },
  BOSS_LEVEL: { sheet: 'scores', shown: 'bossLevel' },
  ATTACHMENT: { sheet: 'scores', field: 'attachments', by: 'SELF' },
  ALIGNED_TO: { sheet: 'targets', shown: 'alignedTo' },
  LAST_PERIOD_VALUE: { sheet: 'targets', shown: 'lastValue' },
  REMARK: { sheet: 'targets', field: 'remark' },
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

/** Whether nobody types into a column: it shows what stands elsewhere, or what is computed. */
export const isOnlyShown = (type: string): boolean => placeOf(type)?.shown !== undefined;

/** What the columns of a part show beside its scores, in their order, with the template's headings. */
export const shownBeside = <C extends { columnType: number }>(
  columns: readonly C[],
): { column: C; shown: BesideScores }[] =>
  columns.flatMap((column) => {
    const place = placeOfNumber(column.columnType);
    return place?.sheet === 'scores' && place.shown !== undefined ? [{ column, shown: place.shown }] : [];
  });

/** Whether a column is computed from start, target and achieved value, so that its part has to have them. */
export function needsFigures(type: number): boolean {
  const shown = placeOfNumber(type)?.shown;
  return shown === 'achievement' || shown === 'formulaScore';
}
