import { expect, it } from 'vitest';
import { SettingsError } from '../settings.ts';
import { sentenceOf } from './sentences.ts';

const DATA_DIR = '/srv/data';
const coded = (code: string) => Object.assign(new Error('raw'), { code });

it.each<[unknown, string]>([
  [new SettingsError('PORT is wrong.'), 'PORT is wrong.'],
  // As the file system of the embedded database throws them: no Error, no message, a number.
  [
    { name: 'ErrnoError', errno: 51 },
    'The data directory /srv/data cannot be used: there is no space left on its disk.',
  ],
  [coded('EROFS'), 'The data directory /srv/data cannot be used: it is on a disk that is read-only.'],
  [coded('ENOTDIR'), 'The data directory /srv/data cannot be used: it is a file, or lies below one.'],
  [
    new Error('outer', { cause: coded('ENOSPC') }),
    'The data directory /srv/data cannot be used: there is no space left on its disk.',
  ],
  [coded('EADDRINUSE'), 'Port 4100 is already in use; choose another one with SERVICES_PORT=<port>.'],
  [new Error('Companies are not isolated.'), 'Companies are not isolated.'],
  [{}, 'The start failed for a reason nobody foresaw.'],
  [undefined, 'The start failed for a reason nobody foresaw.'],
])('%j is told as a sentence', (error, sentence) => {
  expect(sentenceOf(error, { DATA_DIR })).toBe(sentence);
});

it('tells why a server of databases is out of reach', () => {
  const error = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });

  expect(sentenceOf(error, { DATABASE_URL: 'postgres://db/x' })).toBe(
    'The database cannot be reached: nothing listens there (DATABASE_URL).',
  );
});
