import { isUniqueViolation } from '../db/sql.ts';
import { refused } from './failure.ts';

/**
 * For the `catch` of a statement: turns the clash of what has to be unique (a name, a code; guarded by the constraint,
 * where one is named) into a refusal at its field, and leaves every other error as it is.
 */
export const takenAt =
  (field: string, constraint?: string) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, constraint) ? refused({ field, code: 'ALREADY_USED' }) : error;
  };
