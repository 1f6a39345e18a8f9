import { afterEach, expect, it, vi } from 'vitest';
import { currentLanguage, languages } from './language';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['zh-CN', ['en-US'], 'zh-CN'],
  ['en-US', ['zh-CN'], 'en-US'],
  [null, ['en-GB', 'zh-CN'], 'en-US'],
  [null, ['zh-TW', 'en-US'], 'zh-CN'],
  ['fr-FR', ['fr-FR'], 'zh-CN'],
])('S9.032 S9.046 %j is kept and the browser asks for %j: %s', (kept, wanted, language) => {
  vi.stubGlobal('navigator', { languages: wanted });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'lang' ? kept : null) });
  expect(currentLanguage()).toBe(language);
  expect(languages).toEqual(['zh-CN', 'en-US']);
});
