import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { GATES, GRAPHQL_GATES, type Gate } from './eslint-gates.ts';
import { ROOT } from '../../scripts/setup/root.mjs';

/** Fixtures are not on disk, so the compiler knows nothing of them: rules about types have a test of their own below. */
const syntaxOnly = new ESLint({
  cwd: ROOT,
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked }],
});

async function rulesBroken(eslint: ESLint, code: string, filePath: string) {
  const [result] = await eslint.lintText(code, { filePath });
  const fatal = result?.messages.find((message) => message.fatal);
  if (fatal) throw new Error(`the fixture does not parse: ${fatal.message}`);
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

describe.each<Gate>([...GATES, ...GRAPHQL_GATES])('$gate', ({ file, rule, bad, good }) => {
  it('refuses the wrong way', async () => {
    expect(await rulesBroken(syntaxOnly, bad, file)).toContain(rule);
  });

  it('accepts the right way', async () => {
    expect(await rulesBroken(syntaxOnly, good, file)).not.toContain(rule);
  });
});

describe('rules about types', () => {
  // A file that exists, with other contents: the only way to hand the type checker a text.
  const file = 'shared/src/modules.ts';
  const typed = new ESLint({ cwd: ROOT });
  const save = 'const save = async () => 1;\n';

  it('refuses a promise that nobody waits for', async () => {
    const rules = await rulesBroken(typed, `${save}save();`, file);
    expect(rules).toContain('@typescript-eslint/no-floating-promises');
  });

  it('accepts one that is awaited', async () => {
    const rules = await rulesBroken(typed, `${save}await save();`, file);
    expect(rules).not.toContain('@typescript-eslint/no-floating-promises');
  });
});
