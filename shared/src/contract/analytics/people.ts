import * as z from 'zod';
import { Id } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

/** A month, YYYY-MM. */
export const Month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
  .meta({ examples: ['2026-10'] });
/** What a row or a column is of. */
export const Key = z.string().max(LIMITS.shortText);
export const SheetKind = z.enum(['xlsx', 'csv']).default('xlsx').describe('kind of file');
export const ofDepartments = z
  .array(Id)
  .max(LIMITS.idsMax)
  .optional()
  .describe('only people of these departments and below; absent: of all');
