import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import chinese from '../../ide/messages/graphiql.zh-CN.json' with { type: 'json' };
import { inWords } from '../../ide/src/words/words.ts';

const packages = path.resolve(path.dirname(createRequire(import.meta.url).resolve('graphiql')), '../..');
const code = ['graphiql', '@graphiql/react', '@graphiql/plugin-doc-explorer', '@graphiql/plugin-history']
  .map((name) => path.join(packages, name, 'dist'))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  )
  .join('\n');

it.each([
  ['Execute query (Ctrl-Enter)', '运行查询 (Ctrl-Enter)'],
  ['Show Documentation Explorer', '显示文档'],
  ['Go back to Docs', '返回文档'],
  ['Search Employee...', '在Employee中搜索…'],
  ['Employee', 'Employee'],
  ['The page (see below)', 'The page (see below)'],
])('%j of the IDE is said as %j', (said, shown) => {
  expect(inWords(said, chinese)).toBe(shown);
  expect(inWords(said, {})).toBe(said);
});

it('the IDE still says what is put into other words', () => {
  // Put together by the IDE itself: `Show ${title}`, `${isRunning ? 'Stop' : 'Execute'} query`.
  const parts = (said: string) => said.split(/\{name\}|(?<=^(?:Show|Hide|Execute|Stop)) (?=editor|Doc|History|query)/);
  const gone = Object.keys(chinese).filter((said) => !parts(said).every((part) => code.includes(part)));
  expect(gone).toEqual([]);
});
