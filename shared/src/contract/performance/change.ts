import * as z from 'zod';
import { TargetStatus } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import { ClientMutationId, Id, Instant, Version } from '../kernel.ts';
import { AssessmentIndicator, AssessmentIndicatorInput, person } from './form.ts';

/** One difference between agreed targets and those they are to become. */
export const TargetChangeEntry = z.object({
  rowId: Id,
  keyResult: z.string(),
  column: z.string().describe('key of the changed field, or added / removed'),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
/** What a person asks to change of agreed targets, which stand until it is approved. */
export const TargetChange = z.object({
  reason: z.string().describe('why the person asks for it'),
  targetStatus: z.enum(TargetStatus).describe('waits for approval, was returned, or was taken back: pending fill-in'),
  opinion: z.string().nullable().describe('why it was returned; null: it was not'),
  submittedAt: Instant.describe('when it was asked for last'),
  entries: z.array(TargetChangeEntry).describe('old and new, field by field'),
  indicators: z.array(AssessmentIndicator).describe('all targets as they would be'),
});

/** What is done about a change of agreed targets. */
export const targetChangeInput = person.extend({
  clientMutationId: ClientMutationId,
  version: Version,
  action: z.enum(['submit', 'withdraw', 'approve', 'reject']).describe('what is done with the change'),
  rows: z
    .array(AssessmentIndicatorInput)
    .max(LIMITS.indicatorsMax)
    .default([])
    .describe('to submit: all targets as they are to be'),
  reason: z.string().trim().max(LIMITS.opinion).default('').describe('to submit: why they are to change'),
  opinion: z.string().trim().max(LIMITS.opinion).default('').describe('what whoever decides has to say'),
});
