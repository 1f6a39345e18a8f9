import { DrizzleQueryError } from 'drizzle-orm';
import { sqlState } from '../db/sql.ts';
import type { LanguageCode } from '../kit/context.ts';
import { Failure } from '../kit/failure.ts';
import { issueText, translate } from '../messages/translate.ts';
import { waitInWords } from '@hengcai/shared/rules/waiting';
import type { Envelope } from '@hengcai/shared/contract/kernel';

/** The envelope of a call that did what it was asked. */
export const done = (data: unknown): Envelope => ({ success: true, status: 200, message: '', data: data ?? null });

/** The envelope of a refusal, in the caller's language; the first reason is the message. */
export function refusal(failure: Failure, language: LanguageCode): Envelope {
  const errors = failure.issues.map((issue) => ({
    field: issue.field === '' ? null : issue.field,
    code: issue.code,
    message: issueText(language, issue.code, inWords(issue.params, language)),
    ...('current' in issue && { current: issue.current }),
  }));
  return {
    success: false,
    status: failure.status,
    message: errors[0]?.message ?? translate(language, 'error.FAILED'),
    data: { errors },
  };
}

/** After how many seconds it may be tried again, where the refusal says so. */
export function retryAfter({ issues: [first] }: Failure): number | undefined {
  const seconds = first?.params?.['seconds'];
  return typeof seconds === 'number' ? seconds : undefined;
}

/** A time to wait is told in words. */
const inWords = (params: Failure['issues'][number]['params'], language: LanguageCode) =>
  typeof params?.['seconds'] === 'number' ? { ...params, wait: waitInWords(params['seconds'], language) } : params;

/** The envelope of something that should not have happened; the details are in the log under the request id. */
export function crash(language: LanguageCode, status = 500, code = 'INTERNAL'): Envelope {
  const message = issueText(language, code);
  return { success: false, status, message, data: { errors: [{ field: null, code, message }] } };
}

/** SQLSTATEs that are an answer and no crash, for what no handler foresaw. */
const STATES: Readonly<Record<string, [400 | 409 | 422, string]>> = {
  '22003': [400, 'TOO_BIG_NUMBER'],
  '22007': [400, 'INVALID_DATE'],
  '22008': [400, 'INVALID_DATE'],
  '22021': [400, 'INVALID_FORMAT'],
  '22P05': [400, 'INVALID_FORMAT'],
  '23503': [422, 'UNKNOWN_REFERENCE'],
  '23505': [422, 'ALREADY_USED'],
  '40001': [409, 'BUSY'],
  '40P01': [409, 'BUSY'],
  '55P03': [409, 'BUSY'],
};

/** The refusal behind an error; undefined for a crash. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (!(error instanceof DrizzleQueryError)) return undefined;
  const known = STATES[sqlState(error) ?? ''];
  return known && new Failure(known[0], [{ field: '', code: known[1] }]);
}
