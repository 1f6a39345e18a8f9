import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as enums from '../enums.ts';
import { enumMessages } from './enums.ts';
import { passportMessages } from './passport.ts';
import { ruleMessages } from './rules.ts';

const catalogues = [
  ['enums', enumMessages],
  ['rules', ruleMessages],
  ['passport', passportMessages],
] as const;
const rulesFolder = new URL('../rules/', import.meta.url);
const sources = (readdirSync(rulesFolder, { recursive: true }) as string[]).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
/** UPPER_SNAKE strings in the rules are the codes of issues and reasons, where they are no names of closed sets. */
const members = new Set(Object.values(enums).flatMap((set) => Object.keys(set)));
const codesIn = (source: string) =>
  [...source.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'/g)]
    .map((match) => match[1] ?? '')
    .filter((code) => !members.has(code));
const argumentsOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]))].sort();

describe('messages', () => {
  it.each(catalogues)(
    '%s: both languages have the same ids, no text is empty, Chinese is Chinese',
    (_name, messages) => {
      const zh: Record<string, string> = messages['zh-CN'];
      const en: Record<string, string> = messages['en-US'];
      expect(Object.keys(zh)).toEqual(Object.keys(en));
      for (const [id, text] of Object.entries(zh))
        expect(/\p{Script=Han}/u.test(text) || id === 'enum.ScorerRole.HR', `${id}: ${text}`).toBe(true);
      for (const [id, text] of Object.entries(en)) expect(text, id).toMatch(/^[A-Z0-9{“][^\p{Script=Han}]*$/u);
    },
  );

  it.each(catalogues)('%s: both languages use the same arguments', (_name, messages) => {
    const en: Record<string, string> = messages['en-US'];
    for (const [id, text] of Object.entries(messages['zh-CN']))
      expect(argumentsOf(en[id] ?? ''), id).toEqual(argumentsOf(text));
  });

  it('S3.035 S3.040 S3.041 S3.043 every member of every closed set has a label', () => {
    const ids = Object.entries(enums).flatMap(([set, members]) =>
      Object.keys(members).map((member) => `enum.${set}.${member}`),
    );
    expect(Object.keys(enumMessages['zh-CN']).sort()).toEqual(ids.sort());
  });

  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  it.each([
    ['S3.035', 'SyncSystemType', range(0, 6)],
    ['S3.040', 'EmployeeStage', range(1, 7)],
    ['S3.041', 'BossStage', range(1, 7)],
    ['S3.043', 'AssessmentColumnType', [...range(1, 11), ...range(91, 109)]],
  ] as const)('%s %s has the numbers of the specification', (_id, set, numbers) => {
    expect(Object.values(enums[set])).toEqual(numbers);
  });

  it.each(sources)('every code in rules/%s has its text in both languages', (name) => {
    for (const code of codesIn(readFileSync(new URL(name, rulesFolder), 'utf8'))) {
      expect(ruleMessages['zh-CN'], code).toHaveProperty([`rule.${code}`]);
      expect(ruleMessages['en-US'], code).toHaveProperty([`rule.${code}`]);
    }
  });

  it.each(sources)('rules/%s gives every text the figures it asks for', (name) => {
    const source = readFileSync(new URL(name, rulesFolder), 'utf8');
    for (const [, code = '', params = ''] of source.matchAll(/issue\([^;]*?'([A-Z][A-Z0-9_]+)'(?:, \{([^}]*)\})?\)/g)) {
      const given = params
        .split(',')
        .map((one) => one.split(':')[0]?.trim())
        .filter(Boolean)
        .sort();
      expect(argumentsOf((ruleMessages['en-US'] as Record<string, string>)[`rule.${code}`] ?? ''), code).toEqual(given);
    }
  });

  it('finds codes at all', () => {
    expect(codesIn("issue('name', 'PLAN_NAME_REQUIRED')")).toEqual(['PLAN_NAME_REQUIRED']);
    expect(sources.flatMap((name) => codesIn(readFileSync(new URL(name, rulesFolder), 'utf8'))).length).toBeGreaterThan(
      90,
    );
  });
});
