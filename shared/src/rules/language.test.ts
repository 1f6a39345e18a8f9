import { expect, it } from 'vitest';
import { languageAmong, languageOfHeader } from './language.ts';

it.each([
  [['en-GB', 'zh-CN'], 'en-US'],
  [['zh-TW', 'en'], 'zh-CN'],
  [['fr-FR', 'EN'], 'en-US'],
  [['fr', 'de-DE'], 'zh-CN'],
  [['', '*'], 'zh-CN'],
  [[], 'zh-CN'],
] as const)('S9.032 a browser that asks for %j is shown %s at the first visit', (wanted, language) => {
  expect(languageAmong(wanted)).toBe(language);
});

it.each([
  ['en-US,en;q=0.9', 'en-US'],
  ['fr, en;q=0.5', 'en-US'],
  ['zh-CN', 'zh-CN'],
  ['*', 'zh-CN'],
  [undefined, 'zh-CN'],
])('the header %j asks for %s', (header, language) => {
  expect(languageOfHeader(header)).toBe(language);
});
