/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/**
 * What a column of a template holds. Some are filled in when targets are agreed on, some when the result is scored, some
 * are computed.
 */
export type AssessmentColumnType =
  /** The value that was reached. */
  | 'ACHIEVED_VALUE'
  /** How much of the way from start to target was gone, computed; 1 is all of it. */
  | 'ACHIEVEMENT'
  /** The target of a superior or department it serves. */
  | 'ALIGNED_TO'
  /** An attached file. */
  | 'ATTACHMENT'
  /** The comment of the superior. */
  | 'BOSS_COMMENT'
  /** The level the superior chooses, e.g. `A`. */
  | 'BOSS_LEVEL'
  /** The score the superior gives. */
  | 'BOSS_SCORE'
  /** How sure the person is to reach it, from 0 to 100 percent. */
  | 'CONFIDENCE'
  /** The score of the person's department. */
  | 'DEPARTMENT_SCORE'
  /** What else there is to explain. */
  | 'DESCRIPTION'
  /** The score computed from the achievement. */
  | 'FORMULA_SCORE'
  /** The score HR gives. */
  | 'HR_SCORE'
  /** A score that an administrator imported from a file. */
  | 'IMPORTED_SCORE'
  /** What shall be reached, in words. */
  | 'KEY_RESULT'
  /** The value that was reached in the period before. */
  | 'LAST_PERIOD_VALUE'
  /** The unit of start, target and achieved value, e.g. "million yuan". */
  | 'MEASURE_UNIT'
  /** The comment of a co-assessor. */
  | 'PARTNER_COMMENT'
  /** The score a co-assessor gives, i.e. a colleague who scores beside the superior. */
  | 'PARTNER_SCORE'
  /** How urgent it is. */
  | 'PRIORITY'
  /** A remark. */
  | 'REMARK'
  /** The score of the 360 assessment, i.e. of the colleagues around the person. */
  | 'SCORE_360'
  /** The comment of the evaluated person. */
  | 'SELF_COMMENT'
  /** The level the evaluated person chooses, e.g. `A`. */
  | 'SELF_LEVEL'
  /** The score the evaluated person gives. */
  | 'SELF_SCORE'
  /** Day on which work on it begins. */
  | 'START_DATE'
  /** The value at the beginning of the period. */
  | 'START_VALUE'
  /** Day by which it is due. */
  | 'TARGET_DATE'
  /** The value to reach by its end. */
  | 'TARGET_VALUE'
  /** How much it counts in its part of the form, in percent. */
  | 'WEIGHT'
  /** Score times weight, computed. */
  | 'WEIGHTED_SCORE'
  | '%future added value';

/** How the indicators of a part get their score. */
export type ScoreMethod =
  /**
   * It is computed: the share of the way from start to target value that was gone, held between `floor` and `cap`, times
   * the full score.
   */
  | 'FORMULA'
  /** An administrator imports it: one score for the whole part, from a file. */
  | 'IMPORTED'
  /** People type it in. */
  | 'MANUAL'
  | '%future added value';

export type TemplatePartsFragment = { id: string, name: string, nameEn: string | null, weight: string, scoreMethod: ScoreMethod | null, floor: string | null, cap: string | null, rowsByEmployee: boolean, minRows: number, maxRows: number, columns: Array<{ id: string, name: string, nameEn: string | null, type: AssessmentColumnType | null, required: boolean }>, rows: Array<{ id: string, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, weight: string | null }> };

export const TemplatePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentTemplatePart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"rowsByEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"minRows"}},{"kind":"Field","name":{"kind":"Name","value":"maxRows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]} as unknown as DocumentNode<TemplatePartsFragment, unknown>;