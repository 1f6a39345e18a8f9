import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runTool } from '../../scripts/processes/run.mjs';
import { isInstalled } from '../../scripts/setup/install.mjs';
import { ROOT } from '../../scripts/setup/root.mjs';
import { checkGenerated, findOrphans } from '../../scripts/verify/codegen.mjs';
import { readCalls, readRoutes } from '../../scripts/verify/calls-and-routes.mjs';
import { findLicenceFaults, licencesText } from '../../scripts/verify/licences.mjs';
import { findMessageFaults } from '../../scripts/verify/messages.mjs';
import { findPackageFaults } from '../../scripts/verify/packages.mjs';
import { coveredIds, findUnknownIds } from '../../scripts/verify/requirements.mjs';
import { findSecrets } from '../../scripts/verify/secrets.mjs';

/** A small repository of its own for each test, with the faults that the test puts in. */
let root: string;

function put(file: string, content: string | object) {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hengcai-gates-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('format', () => {
  const check = () => runTool('prettier', ['--check', '.'], { cwd: root, quiet: true });
  beforeEach(() => cpSync(path.join(ROOT, '.prettierrc'), path.join(root, '.prettierrc')));

  it('refuses another layout', async () => {
    put('a.ts', 'const a = "1"');
    expect(await check()).toMatchObject({ ok: false, output: expect.stringContaining('a.ts') });
  });

  it('accepts ours', async () => {
    put('a.ts', "const a = '1';\n");
    expect(await check()).toMatchObject({ ok: true });
  });
});

describe('types, and rules about them', () => {
  const check = async (code: string, file = 'a.ts') => {
    put('package.json', { type: 'module' });
    put('tsconfig.json', { extends: path.join(ROOT, 'tsconfig.base.json'), compilerOptions: { types: [] } });
    put(file, code);
    const config = path.join(ROOT, '.oxlintrc.json');
    return runTool('oxlint', ['--deny-warnings', '--config', config, root], { quiet: true });
  };

  it('refuse an array element taken for granted, and what lint leaves to the compiler', async () => {
    const { ok, output } = await check(
      `export const first = (a: string[]): string => a[0];
      export function two(a: number): number {
        switch (a) {
          case 1:
            a += 1;
          default:
            return a;
        }
      }
      export const three = (a: unknown): boolean => typeof a === 'strnig';`,
    );
    expect(ok).toBe(false);
    expect(output.match(/TS\d+/g)).toEqual(['TS2322', 'TS7029', 'TS2367']);
  });

  it('accept one that is looked at', async () => {
    expect(await check("export const first = (a: string[]): string => a[0] ?? '';")).toMatchObject({ ok: true });
  });

  const save = 'const save = async () => 1;\n';

  it('refuse a promise that nobody waits for', async () => {
    const { ok, output } = await check(`${save}save();\nexport {};\n`);
    expect(ok).toBe(false);
    expect(output).toContain('no-floating-promises');
  });

  it('accept one that is awaited', async () => {
    expect(await check(`${save}await save();\nexport {};\n`)).toMatchObject({ ok: true });
  });

  it('leave tests to read answers as plain JSON, and nobody else', async () => {
    const code = "export const name: string = JSON.parse('{}').name;\n";
    expect((await check(code)).output).toContain('no-unsafe-assignment');
    rmSync(path.join(root, 'a.ts'));
    expect(await check(code, 'a.test.ts')).toMatchObject({ ok: true });
  });
});

describe('messages', () => {
  const catalogue = (language: string, messages: Record<string, string>) =>
    put(`web/src/i18n/messages/${language}/org.json`, messages);

  it('refuses an id that one language misses', () => {
    catalogue('zh-CN', { 'org.a': '甲', 'org.b': '乙' });
    catalogue('en-US', { 'org.a': 'A' });
    expect(findMessageFaults(root)).toEqual(['en-US/org.json: org.b is missing']);
  });

  it('refuses an id that only the translation has', () => {
    catalogue('zh-CN', {});
    catalogue('en-US', { 'org.a': 'A' });
    expect(findMessageFaults(root)).toEqual(['zh-CN/org.json: org.a is missing']);
  });

  it('refuses an id that two files define', () => {
    catalogue('zh-CN', { 'org.a': '甲' });
    catalogue('en-US', { 'org.a': 'A' });
    put('web/src/i18n/messages/zh-CN/shared.json', { 'org.a': '甲' });
    put('web/src/i18n/messages/en-US/shared.json', { 'org.a': 'A' });
    expect(findMessageFaults(root)).toEqual(['zh-CN/shared.json: org.a is defined in zh-CN/org.json too']);
  });

  it('looks into the modules', () => {
    catalogue('zh-CN', { 'org.a': '甲' });
    catalogue('en-US', { 'org.a': 'A' });
    put('web/src/modules/org/titles/zh-CN.json', { 'org.a': '甲', 'org.title.list': '部门' });
    put('web/src/modules/org/titles/en-US.json', { 'org.a': 'A' });
    expect(findMessageFaults(root)).toEqual([
      'org/titles/en-US.json: org.title.list is missing',
      'org/titles/zh-CN.json: org.a is defined in zh-CN/org.json too',
    ]);
  });

  it('refuses a count without separators, wherever it stands', () => {
    catalogue('zh-CN', { 'org.a': '{all, select, yes {共 {count} 条} other {{count, number} 条}}' });
    catalogue('en-US', { 'org.a': '{all, select, yes {in all } other {}}{count, plural, one {# row} other {# rows}}' });
    expect(findMessageFaults(root)).toEqual([
      'zh-CN/org.json: org.a shows {count} without separators, not {count, number}',
    ]);
  });

  it('refuses arguments that differ', () => {
    catalogue('zh-CN', { 'org.a': '共 {total} 条' });
    catalogue('en-US', { 'org.a': '{count, number} in all' });
    expect(findMessageFaults(root)).toEqual([
      'zh-CN/org.json: org.a lacks {count}',
      'en-US/org.json: org.a lacks {total}',
    ]);
  });

  it('refuses a text that does not parse', () => {
    catalogue('zh-CN', { 'org.a': '共 {total} 条' });
    catalogue('en-US', { 'org.a': '{total in all' });
    expect(findMessageFaults(root)).toEqual([expect.stringMatching(/^en-US\/org\.json: org\.a does not parse/)]);
  });

  it('accepts catalogues that agree, a plural in one of them included', () => {
    catalogue('zh-CN', { 'org.a': '共 {total} 条', 'org.b': '{names}的上级' });
    catalogue('en-US', {
      'org.a': '{total, plural, one {# row} other {# rows}} in all',
      'org.b': '{count, plural, one {Manager} other {Managers}} of {names}',
    });
    expect(findMessageFaults(root)).toEqual([]);
  });
});

describe('generated files', () => {
  const schema = (field: string) => put('schema/a.graphql', `type Query { ${field}: Int }`);

  it('are what the schema says, or refused', async () => {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
    put('codegen.yml', 'schema: schema/*.graphql\ngenerates:\n  out.gen.ts:\n    plugins: [typescript]\n');
    schema('before');
    await runTool('graphql-codegen', ['--config', 'codegen.yml'], { cwd: root, quiet: true });
    expect(readFileSync(path.join(root, 'out.gen.ts'), 'utf8')).toContain('before');
    expect(await checkGenerated(root)).toMatchObject({ ok: true });

    schema('after');
    expect(await checkGenerated(root)).toMatchObject({ ok: false, output: expect.stringContaining('npm run codegen') });
  });

  it('refuses a file whose operations are gone', () => {
    put('web/src/a.graphql', '');
    expect(findOrphans(root, ['web/src/a.gen.ts', 'web/src/b.gen.ts'])).toEqual([
      'web/src/b.gen.ts has no operation file',
    ]);
  });
});

describe('packages', () => {
  const lockfile = (entry: object) => ({
    packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x', ...entry } },
  });
  const manifest = (version: string) => put('package.json', { dependencies: { a: version } });

  it.each(['^1.0.0', '~1.0.0', '1.x', 'latest', 'github:a/a', 'npm:b', 'npm:b@^1.0.0'])(
    'refuses %s for a version',
    (version) => {
      manifest(version);
      put('package-lock.json', lockfile({}));
      expect(findPackageFaults(root)).toEqual([`package.json: a is "${version}", not an exact version`]);
    },
  );

  it('refuses a lockfile that names a host', () => {
    manifest('1.0.0');
    put('package-lock.json', lockfile({ resolved: 'https://mirror.example/a.tgz' }));
    expect(findPackageFaults(root)).toEqual([expect.stringContaining('mirror.example')]);
  });

  it('refuses a package without an integrity hash', () => {
    manifest('1.0.0');
    put('package-lock.json', lockfile({ integrity: undefined }));
    expect(findPackageFaults(root)).toEqual([expect.stringContaining('no integrity hash')]);
  });

  it.each(['1.0.0', '1.0.0-rc.1', 'npm:@b/c@1.0.0'])('accepts %s for a version, and a clean lockfile', (version) => {
    manifest(version);
    put('package-lock.json', lockfile({}));
    expect(findPackageFaults(root)).toEqual([]);
  });

  it('sees an install that the lockfile has left behind', () => {
    put('package-lock.json', lockfile({ version: '1.0.1' }));
    put('node_modules/.package-lock.json', lockfile({}));
    expect(isInstalled(root)).toBe(false);
    put('node_modules/.package-lock.json', lockfile({ version: '1.0.1' }));
    expect(isInstalled(root)).toBe(true);
  });
});

describe('secrets', () => {
  // Put together here, so that this file does not look like a leak itself.
  it.each([
    ['a private key', ['-----BEGIN', 'PRIVATE KEY-----'].join(' ')],
    ['a token', `ghp_${'a1'.repeat(18)}`],
    ['a token of our own', `hc_${'5ec2e7a9'.repeat(8)}`],
    ['an address with its password', ['postgres://app:correcthorse', 'db.example.com/hr'].join('@')],
    ['a master key', ['MASTER_KEY', 'f'.repeat(64)].join('=')],
  ])('refuses %s and does not repeat it', (_what, secret) => {
    put('a.ts', `const a = \`${secret}\`;`);
    const [finding, ...others] = findSecrets(root, ['a.ts']);
    expect(finding).toMatch(/^a\.ts:1: /);
    expect(finding).not.toContain(secret);
    expect(others).toEqual([]);
  });

  it('accepts the database of a test and the name of a setting', () => {
    put('a.ts', ['postgres://postgres:postgres', '127.0.0.1:5432/postgres MASTER_KEY=$KEY'].join('@'));
    expect(findSecrets(root, ['a.ts'])).toEqual([]);
  });
});

describe('requirements', () => {
  it('refuses a test that names one which does not exist', () => {
    put('tests/spec/requirements.tsv', 'id\tsection\tmodule\tkind\trequirement\nS1.001\t1\tall\trule\tText.\n');
    put('a.test.ts', "it('S1.001 holds', () => {}); it('S1.999 holds', () => {});");
    expect(findUnknownIds(root, ['a.test.ts'])).toEqual(['a.test.ts: there is no requirement S1.999']);
    put('rows.test.ts', "it.each([['S1.001', 1], ['S1.998', 2]])('%s counts %i', () => undefined);");
    expect([...coveredIds(root, ['rows.test.ts']).keys()]).toEqual(['S1.001', 'S1.998']);
  });

  it('are shown by tests of the product, not by those of shared', () => {
    put('shared/src/a.test.ts', "it('S1.001 holds', () => {});");
    expect(coveredIds(root, ['shared/src/a.test.ts']).size).toBe(0);
  });

  it('calls and routes: there, and named by a test outside shared', () => {
    put(
      'tests/spec/endpoints.tsv',
      'module\tmethod\tpath\tnote\norg\tPOST\t/dept/save\t\norg\tGET\t/dept/list\t\norg\t*\t/dept/*\t\n',
    );
    put('tests/spec/routes.tsv', 'module\troute\tpublic\norg\t/org\tfalse\norg\t/org/list\tfalse\n');
    put('tests/contract/policy.tsv', 'method\tpath\nPOST\t/dept/save\nGET\t/dept/list\n');
    put('shared/src/a.test.ts', "call('list');");
    put('tests/a.spec.ts', "call('dept.save'); page.goto('/org/list?dept=1');");
    const files = ['shared/src/a.test.ts', 'tests/a.spec.ts'];
    expect(readCalls(root, files).map(({ name, there, tested }) => [name, there, tested])).toEqual([
      ['POST  /dept/save', true, true],
      ['GET   /dept/list', true, false],
    ]);
    const shown = new Set(['/org', '/org/list']);
    expect(readRoutes(shown, root, files).map(({ name, tested }) => [name, tested])).toEqual([
      ['/org', false],
      ['/org/list', true],
    ]);
  });
});

describe('licences', () => {
  const packages = (more: object = {}) =>
    put('package-lock.json', {
      packages: {
        'node_modules/shipped': { version: '1.0.0', license: 'MIT' },
        'node_modules/letters': { version: '2.0.0', license: 'MIT AND OFL-1.1' },
        'node_modules/builds': { version: '3.0.0', license: 'GPL-3.0', dev: true },
        ...more,
      },
    });

  it('refuses a list that is not what the lockfile says, and a package without a licence', () => {
    packages();
    expect(findLicenceFaults(root)).toEqual([expect.stringContaining('not what the lockfile says')]);
    packages({ 'node_modules/silent': { version: '4.0.0' } });
    put('LICENCES.md', licencesText(root));
    expect(findLicenceFaults(root)).toEqual(['LICENCES.md: a package has no licence']);
  });

  it('accepts the list of now, with fonts first and without what only builds', () => {
    packages();
    put('LICENCES.md', licencesText(root));
    expect(findLicenceFaults(root)).toEqual([]);
    expect(licencesText(root)).toMatch(/## Fonts\s+letters 2\.0\.0\s[^]*## MIT\s+shipped 1\.0\.0/);
    expect(licencesText(root)).not.toContain('builds');
  });
});
