import * as z from 'zod';
import { Priority, ScorerRole, SheetCell } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import { AssessmentTemplatePart } from '../enterprise/assessment-module.ts';
import { DateText, Decimal, Id, Instant, Version } from '../kernel.ts';
import { AssessmentColleague } from './comment.ts';

/** Whose appraisal a call is about. */
export const person = z.object({ planCode: Id, empId: Id });

/** What was typed into a cell and is no value it could store: kept with the draft, for its writer alone, as it stands. */
export const CellText = z.object({ cell: z.enum(SheetCell), text: z.string().max(LIMITS.cellText) });
export const typedCells = z.array(CellText).max(Object.keys(SheetCell).length);

/** One indicator of a target form. */
export const AssessmentIndicator = z.object({
  rowId: Id,
  companyModuleCode: Id,
  partCode: Id,
  sort: z.int(),
  fixed: z.boolean().describe('from the template: key result and weight cannot be changed'),
  keyResult: z.string(),
  description: z.string().nullable(),
  measureUnit: z.string().nullable(),
  startValue: Decimal.nullable(),
  targetValue: Decimal.nullable(),
  achievedValue: Decimal.nullable(),
  weight: Decimal.nullable(),
  confidence: z.int().nullable().describe('how sure the person is to reach it, 0-100 percent'),
  priority: z.enum(Priority),
  startDate: DateText.nullable(),
  targetDate: DateText.nullable(),
  remark: z.string().nullable().default(null).describe('what else is to be noted; null: nothing'),
  typed: typedCells.describe('cells of the own draft whose text is no value; their field is null'),
});
/** What columns of a template show beside an indicator that nobody types. */
export const BesideIndicator = z.object({
  rowId: Id,
  alignedTo: z.array(z.string()).describe('the targets it serves, in words; empty where its part has no such column'),
  lastValue: Decimal.nullable().describe(
    'what the person achieved for an indicator of the same words in the period before; null: nothing, or its part has no such column',
  ),
});
/** As typed in; what a draft lacks is null. A row without id is new. */
export const AssessmentIndicatorInput = z.object({
  rowId: Id.optional(),
  companyModuleCode: Id,
  partCode: Id,
  keyResult: z.string().trim().max(LIMITS.keyResult),
  description: z.string().trim().max(LIMITS.description).nullish(),
  measureUnit: z.string().trim().max(LIMITS.measureUnit).nullish(),
  startValue: Decimal.nullish(),
  targetValue: Decimal.nullish(),
  weight: Decimal.nullish(),
  confidence: z
    .int()
    .nullish()
    .describe('how sure the person is to reach it, in percent; what is not 0 to 100 is refused on submission'),
  priority: z.enum(Priority).default(Priority.ORDINARY),
  startDate: DateText.nullish(),
  targetDate: DateText.nullish(),
  remark: z.string().trim().max(LIMITS.remark).nullish().describe('what else is to be noted'),
  typed: typedCells.optional().describe('cells whose text is no value: kept in a draft, refused on submission'),
});
/** The parts of a plan's forms in order, each with its template. */
export const formParts = z.array(
  AssessmentTemplatePart.extend({
    companyModuleCode: Id,
    companyModuleName: z.string(),
    moduleWeight: Decimal,
    takesDeptScore: z.boolean().describe('the score of the department counts in it, beside what people give'),
  }),
);
/** A score of one indicator by one scorer; hidden ones are left out of the answer. */
export const AssessmentScore = z.object({
  rowId: Id,
  scorerRole: z.enum(ScorerRole),
  scorerEmpId: Id.nullable().default(null).describe('which of several co-assessors; null: there is one in this role'),
  score: Decimal.nullable(),
  levelName: z.string().nullable(),
  comment: z.string().nullable(),
  typed: typedCells.describe('cells of the own draft whose text is no value; their field is null'),
});
/** A sheet of scores as one scorer saved it. */
export const AssessmentScoreSheet = z.object({
  scorerRole: z.enum(ScorerRole),
  scorerEmpId: Id.nullable(),
  scorer: AssessmentColleague.nullable()
    .default(null)
    .describe(
      'one of several co-assessors by name, also for whoever may not see their record; null: there is one in this role',
    ),
  overallComment: z.string().nullable(),
  submittedAt: Instant.nullable(),
  sentBackReason: z.string().nullable(),
  weight: Decimal.nullable().default(null).describe('percent beside the other co-assessors; null: all count alike'),
  version: Version.describe('1 before the first save'),
});
/** What a department was given for its targets. */
export const DeptScore = z.object({
  score: Decimal.nullable().describe('rounded to the plan’s places; null where the rule is scored by levels'),
  levelName: z.string().nullable().describe('null: the rule has no levels'),
});
/** A sheet of scores as it is typed. */
export const scoreRows = z
  .array(
    z.object({
      rowId: Id,
      score: Decimal.nullish(),
      levelName: z.string().nullish(),
      comment: z.string().trim().max(LIMITS.comment).nullish(),
      achievedValue: Decimal.nullish().describe('value that was reached, taken from the self sheet only'),
      typed: z.array(CellText).max(2).optional().describe('cells whose text is no value: kept in a draft'),
    }),
  )
  .max(200)
  .describe('what is entered for indicators; those left out stay as they are');

/** What the caller may do here and now; not allowed ones carry the rule's code and message. */
export const AllowedAction = z.object({
  action: z.string(),
  allowed: z.boolean(),
  code: z.string().nullable(),
  message: z.string().nullable(),
});

/** Auto-saves carry who typed and a running number: an older one never replaces a newer one. */
export const autoSave = z.object({ clientId: z.string().min(8).max(64), seq: z.int().min(1) });
