import { Language } from '@hengcai/shared/contract/kernel';
import type { Json } from './openapi-schemas.ts';

/** What whoever implements the calls has to know of all of them. */
export const ABOUT = `The REST services behind Hengcai. Whoever answers these calls as described can stand behind its BFF (\`REST_URL\`).

**Answers.** Every answer given on purpose is HTTP 200 with an envelope \`{ success, status, message, data }\`. What is done has \`success: true\` and \`status: 200\`; what is refused has \`success: false\`, one of the statuses of \`FailureStatus\`, a sentence for the user in \`message\` (in the language of \`Accept-Language\`) and the reasons in \`data.errors\`. HTTP 4xx and 5xx say that no envelope could be meant: unreadable body, unknown path, too large, crash. Columns a caller may not see are null.

**Sessions.** \`POST /login\` answers a token; every call that is not open carries it as \`Authorization: Bearer …\`. 208 says that the session has ended, 209 that the account signed in elsewhere.

**What may be left out.** Calls below \`/platform\` go beyond the specification of the product: without them the features that stand on them are hidden. A reader takes numbers written as strings, ids written as numbers, and empty lists left out; a value outside a closed set is shown as empty.`;

/** What a refused call says (design 3); any other number is read as 422. */
export const STATUSES: Readonly<Record<number, string>> = {
  208: 'the session has ended',
  209: 'the account signed in elsewhere',
  400: 'invalid input',
  403: 'not allowed',
  404: 'not there, or not visible to the caller',
  409: 'stale version',
  422: 'refused by a rule',
  429: 'too many attempts',
  500: 'server error',
  603: 'verification code needed',
  604: 'verification code wrong or used',
  605: 'verification code too old',
};

function header(name: string, description: string, schema: Json): Json {
  return { name, in: 'header', required: false, description, schema };
}

/** What the BFF sends with every call; all may be ignored but the language of texts. */
export const HEADERS: Json = {
  Language: header('Accept-Language', 'Language of every text in the answer.', {
    type: 'string',
    enum: Language.options,
    default: 'zh-CN',
  }),
  RequestId: header('X-Request-Id', 'Ties the lines of both logs together.', { type: 'string', maxLength: 64 }),
  Facility: header('Facility', 'Kind of client.', { type: 'string', examples: ['desktop'] }),
  RequestTime: header('Req-Time', 'When the call was made, in milliseconds; not to be trusted.', {
    type: 'string',
    examples: ['1793523600000'],
  }),
  ForwardedFor: header('X-Forwarded-For', 'Address of the person behind the call; sign-ins are counted by it.', {
    type: 'string',
    examples: ['203.0.113.7'],
  }),
};
