import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { GATES, GRAPHQL_GATES, type Gate } from './eslint-gates.ts';
import { ROOT } from '../../scripts/setup/root.mjs';

const eslint = new ESLint({ cwd: ROOT });

async function rulesBroken(code: string, filePath: string) {
  const [result] = await eslint.lintText(code, { filePath });
  const fatal = result?.messages.find((message) => message.fatal);
  if (fatal) throw new Error(`the fixture does not parse: ${fatal.message}`);
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

describe.each<Gate>([...GATES, ...GRAPHQL_GATES])('$gate', ({ file, rule, bad, good }) => {
  it('refuses the wrong way', async () => {
    expect(await rulesBroken(bad, file)).toContain(rule);
  });

  it('accepts the right way', async () => {
    expect(await rulesBroken(good, file)).not.toContain(rule);
  });
});
