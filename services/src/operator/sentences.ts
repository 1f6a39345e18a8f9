import { Failure } from '../kit/failure.ts';
import { issueText } from '../messages/translate.ts';
import { SettingsError } from '../settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Error numbers of the file system the embedded database works on, which come without their names. */
const NAMES: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  20: 'EEXIST',
  29: 'EIO',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
};

/** What is wrong with the data directory, by the code of the error. */
const OF_DATA_DIR: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left on its disk',
  EDQUOT: 'the quota of its disk is used up',
  EROFS: 'it is on a disk that is read-only',
  EACCES: 'this user may not write to it',
  EPERM: 'this user may not write to it',
  ENOTDIR: 'it is a file, or lies below one',
  EEXIST: 'it is a file, or lies below one',
  EIO: 'its disk reports an error',
};

/** What keeps a server of databases from answering. */
const OF_DATABASE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host name is unknown',
  EHOSTUNREACH: 'its host cannot be reached',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'it closed the connection',
};

/** The code of an error, or of what caused it. */
function codeOf(error: unknown): string | undefined {
  for (let e = error; typeof e === 'object' && e !== null; e = 'cause' in e ? e.cause : undefined) {
    if ('code' in e && typeof e.code === 'string') return e.code;
    if ('errno' in e && typeof e.errno === 'number' && NAMES[e.errno]) return NAMES[e.errno];
  }
  return undefined;
}

/** One sentence for the operator about whatever ended a start or a command. */
export function sentenceOf(error: unknown, { DATA_DIR, DATABASE_URL, SERVICES_PORT }: Environment): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof Failure)
    return error.issues.map((i) => `${i.field}: ${issueText('en-US', i.code, i.params)}`).join('\n');
  const code = codeOf(error) ?? '';
  if (code === 'EADDRINUSE')
    return `Port ${SERVICES_PORT || 4100} is already in use; choose another one with SERVICES_PORT=<port>.`;
  if (OF_DATA_DIR[code]) return `The data directory ${DATA_DIR || '.data'} cannot be used: ${OF_DATA_DIR[code]}.`;
  if (DATABASE_URL && OF_DATABASE[code]) return `The database cannot be reached: ${OF_DATABASE[code]} (DATABASE_URL).`;
  const message = error instanceof Error ? error.message : '';
  return message || `The start failed for a reason nobody foresaw${code && ` (${code})`}.`;
}
