import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles } from '../../scripts/verify/repository-files.mjs';
import { isElsewhere, LINTED, readBy } from '../../scripts/verify/rooms.mjs';
import { checks, checksOf } from '../../scripts/verify/steps.mjs';
import { unlessUnchanged } from '../../scripts/verify/unchanged.mjs';

/** A repository of its own for each test. */
let root: string;
const put = (file: string, content: string) => writeFileSync(path.join(root, file), content);
const git = (...more: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...more], { cwd: root });
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hengcai-verify-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a check of what is unchanged', () => {
  const counted = (verdicts: boolean[]) => {
    let times = 0;
    const run = () => Promise.resolve({ ok: verdicts[times++] ?? true, output: '' });
    const check = unlessUnchanged({ name: 'lint of it', run, reads: (file: string) => file.endsWith('.ts') }, root);
    return async () => {
      await check.run();
      return times;
    };
  };

  it('is made once, and again when a file that it reads has another content or is new', async () => {
    put('a.ts', '1');
    const run = counted([]);
    expect([await run(), await run()]).toEqual([1, 1]);
    put('b.md', 'text');
    expect(await run()).toBe(1);
    put('a.ts', '2');
    expect(await run()).toBe(2);
    put('b.ts', '');
    expect(await run()).toBe(3);
  });

  it('is made again until it is green', async () => {
    put('a.ts', '1');
    const run = counted([false, false]);
    expect([await run(), await run(), await run(), await run()]).toEqual([1, 2, 3, 3]);
  });
});

describe('what changed', () => {
  it('is what differs from a commit: edited, new and deleted', () => {
    put('same.ts', '');
    put('edited.ts', '1');
    put('deleted.ts', '');
    git('add', '.');
    git('commit', '--quiet', '-m', 'a');
    put('edited.ts', '2');
    put('new.ts', '');
    rmSync(path.join(root, 'deleted.ts'));
    expect(changedFiles('HEAD', root)).toEqual({
      changed: ['deleted.ts', 'edited.ts', 'new.ts'],
      there: ['edited.ts', 'new.ts'],
    });
  });

  const concerned = (...files: string[]) => checksOf(files).map(({ name }) => name);

  it('concerns the rooms that read it, the unit tests that reach it and the gates about it', () => {
    expect(concerned('web/src/ui/format.ts')).toEqual([
      'lint of what changed',
      'types of what changed, and lint by them',
      'types of tests',
      'types of web',
      'unit tests that reach it',
      'format of what changed',
      'no secrets in what changed',
    ]);
    expect(concerned('shared/src/numbers.ts')).toEqual(
      expect.arrayContaining(['types of services', 'types of bff', 'types of web', 'types of shared']),
    );
    expect(concerned('schema/org.graphql')).toEqual(expect.arrayContaining(['types of bff', 'generated files']));
    expect(concerned('web/src/i18n/messages/zh-CN/org.json')).toContain('messages in both languages');
    expect(concerned('services/src/a.test.ts')).toContain('requirements named by tests exist');
    expect(concerned('shared/src/contract/settings/roles.ts')).toContain('document of the contract');
    expect(concerned('README.md')).toEqual(['format of what changed', 'no secrets in what changed']);
  });

  it.each(['package-lock.json', 'eslint.config.js', '.oxlintrc.json', 'tsconfig.base.json'])(
    'concerns everything in %s',
    (file) => {
      expect(concerned(file)).toEqual(expect.arrayContaining(checks.map(({ name }) => name)));
    },
  );

  it('is read by the lint of some room, wherever it stands', () => {
    for (const file of ['web/src/a.ts', 'bff/ide/src/a.ts', 'schema/a.graphql', 'scripts/a.mjs', 'vitest.config.ts'])
      expect(LINTED.some((room) => room !== 'tests' && readBy(room)(file)) || isElsewhere(file), file).toBe(true);
  });
});
