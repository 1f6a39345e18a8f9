import type * as z from 'zod';
import type { Issue } from '../kit/failure.ts';

type ZodIssue = z.core.$ZodIssue;

/** What zod found, in the vocabulary of our catalogue: zod's own texts are English and speak of types. */
export function issuesOf(error: z.core.$ZodError): Issue[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ field: path === '' ? key : `${path}.${key}`, code: 'UNKNOWN_FIELD' }));
    return [{ field: path, ...codeOf(issue) }];
  });
}

function codeOf(issue: ZodIssue): Pick<Issue, 'code' | 'params'> {
  switch (issue.code) {
    case 'invalid_type':
      return { code: issue.input === undefined ? 'REQUIRED' : 'WRONG_TYPE' };
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1
          ? { code: 'REQUIRED' }
          : { code: 'TOO_SHORT', params: { min: Number(issue.minimum) } };
      return { code: issue.origin === 'array' ? 'TOO_FEW' : 'TOO_SMALL', params: { min: Number(issue.minimum) } };
    case 'too_big':
      return {
        code: issue.origin === 'string' ? 'TOO_LONG' : issue.origin === 'array' ? 'TOO_MANY' : 'TOO_BIG',
        params: { max: Number(issue.maximum) },
      };
    case 'invalid_value':
      return { code: issue.input === undefined ? 'REQUIRED' : 'NOT_ALLOWED' };
    case 'invalid_format':
      return {
        code: issue.format === 'email' ? 'INVALID_EMAIL' : issue.format === 'date' ? 'INVALID_DATE' : 'INVALID_FORMAT',
      };
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'custom':
      return { code: 'INVALID_FORMAT' };
  }
}
