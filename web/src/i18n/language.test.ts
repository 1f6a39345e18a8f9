import { afterEach, expect, it, vi } from 'vitest';
import { currentLanguage, languages } from './language';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [null, 'zh-CN'],
  ['zh-CN', 'zh-CN'],
  ['en-US', 'en-US'],
  ['fr-FR', 'zh-CN'],
])('S9.032 S9.046 what is kept as language, %j, means %s', (kept, language) => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'lang' ? kept : null) });
  expect(currentLanguage()).toBe(language);
  expect(languages).toEqual(['zh-CN', 'en-US']);
});
