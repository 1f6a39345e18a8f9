import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Draft } from '../../scripts/new/draft.mjs';
import { generate } from '../../scripts/new/generate.mjs';
import { newEndpoint, newModule, newPage } from '../../scripts/new/recipes.mjs';
import { run, runTool } from '../../scripts/processes/run.mjs';
import { scratchCopy } from './scratch.ts';

interface Options {
  zh: string;
  thing?: string;
  write?: boolean;
}
type Recipe = typeof newModule | typeof newEndpoint | typeof newPage;

let root: string;
let remove: () => void;
/** Files that were written or added to, as a person would otherwise have done by hand; and those of the generators. */
const written = new Set<string>();
let generated: string[];
let fault: string | null;

async function make(recipe: Recipe, names: string[], { zh, thing, write }: Options): Promise<void> {
  const draft = new Draft(root);
  recipe(draft, names, { zh, thing, write, en: undefined, page: undefined });
  const { made, changed } = await draft.save();
  for (const file of [...made, ...changed]) written.add(file);
}

const git = (...more: string[]) =>
  run('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...more], { cwd: root, quiet: true });

beforeAll(async () => {
  ({ root, remove } = scratchCopy());
  await git('init', '--quiet');
  await git('add', '.');
  const zh = { module: '培训', course: '课程', label: '课程标签' };
  await make(newModule, ['training'], { zh: zh.module });
  await make(newEndpoint, ['training', 'coursemanage', 'listcourse'], { zh: zh.course });
  await make(newEndpoint, ['training', 'coursemanage', 'addcourse'], { zh: zh.course, write: true });
  await make(newPage, ['training', 'course'], { zh: zh.course });
  // A second thing, by the same service: everything that is there already is added to.
  await make(newEndpoint, ['training', 'coursemanage', 'listcourselabel'], { zh: zh.label, thing: 'courseLabel' });
  await make(newEndpoint, ['training', 'coursemanage', 'addlabel'], {
    zh: zh.label,
    thing: 'courseLabel',
    write: true,
  });
  await make(newPage, ['training', 'courseLabel'], { zh: zh.label });
  fault = await generate('training', root);
  const { output } = (await git('ls-files', '--modified', '--others', '--exclude-standard')) as { output: string };
  generated = output.split('\n').filter((file) => file && !written.has(file));
});
afterAll(() => remove());

/** What the compiler says of some files by the configuration of a room: to check all of them takes minutes. */
function faultsOf(room: string, files: readonly string[]): string[] {
  const folder = path.join(root, room);
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const declarations = fileNames.filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram([...files.map((file) => path.join(root, file)), ...declarations], options);
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(root, file));
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}

describe('a module with two lists, two writes and two pages, as npm run new writes it,', () => {
  it('lacks nothing in any list of proofs', () => {
    expect(fault).toBeNull();
  });

  it('touches what is there in the vocabulary and in the lengths alone, everything else is its own or generated', () => {
    const old = [...written].filter((file) => !/[/-]training/.test(file));
    expect(old.sort()).toEqual(['shared/src/modules.ts', 'shared/src/rules/limits.ts']);
    const printed = generated.filter((file) => !/\/generated\/|\.gen\.ts$|contract\/all\.ts$|\/drizzle\//.test(file));
    expect(printed.sort()).toEqual(['tests/contract/pages.tsv', 'tests/contract/policy.tsv']);
  });

  // The rooms of servers are compiled alike; one program reads what they share once.
  it.each([
    ['the browser client', 'web', /^web\/.*\.tsx?$/],
    ['everything else', 'tests', /^(?!web\/).*\.ts$/],
  ])(
    'compiles: %s',
    (_what, room, pattern) => {
      const files = [...written, ...generated].filter((file) => pattern.test(file));
      expect(files.length).toBeGreaterThan(10);
      expect(faultsOf(room, files)).toEqual([]);
    },
    120_000,
  );

  const tool = async (name: string, more: string[]) => {
    const { ok, output } = await runTool(name, more, { cwd: root, quiet: true });
    return ok ? '' : output;
  };
  /** A runner within a runner, which knows nothing of the one around it. */
  const vitest = (...files: string[]) => {
    const ours = Object.keys(process.env).filter((name) => name.startsWith('VITEST') || name === 'COUNTS_FILE');
    const env = Object.fromEntries(ours.map((name) => [name, undefined]));
    return runTool('vitest', ['run', '--reporter=dot', ...files], { cwd: root, quiet: true, env });
  };

  it('passes the tests that were written with it', async () => {
    const files = [...written].filter((file) => /\.test\.tsx?$/.test(file));
    expect(files).toHaveLength(6);
    expect(await vitest(...files)).toMatchObject({ ok: true, output: expect.stringMatching(/6 passed \(6\)/) });
  });

  it('is formatted', async () => {
    expect(await tool('prettier', ['--check', '--ignore-unknown', ...written])).toBe('');
  });

  it('is linted, and passes the proofs that go over everything', async (ctx) => {
    ctx.skip(!process.env['TEST_FULL'], 'takes two minutes: only in npm run test:full');
    const linted = [...written].filter((file) => /\.(?:tsx?|graphql)$/.test(file));
    expect(await tool('eslint', ['--max-warnings=0', ...linted])).toBe('');
    const over = [
      'operations/budgets',
      'operations/ide-examples',
      'contract/contract',
      'contract/paging',
      'contract/roles',
    ];
    expect(await vitest(...[...over, 'contract/tenant-walk'].map((file) => `tests/${file}.test.ts`))).toMatchObject({
      ok: true,
    });
  }, 900_000);
});

describe('npm run new refuses, without having written anything,', () => {
  const told = async (...names: string[]) => {
    const { ok, output } = await run(process.execPath, ['scripts/new.mjs', ...names], { cwd: root, quiet: true });
    expect(ok).toBe(false);
    return output;
  };
  const zh = ['--zh', '课程'];

  it.each<[what: string, names: string[], sentence: RegExp]>([
    ['nothing', [], /^npm run new -- module/],
    ['a name that is none', ['module', 'Training-2', ...zh], /"Training-2" is no module/],
    ['a word of TypeScript', ['module', 'package', ...zh], /"package" is a word of TypeScript/],
    ['a module that there is', ['module', 'home', ...zh], /There is a module home already/],
    ['a name in one language', ['module', 'games', '--zh', 'Games'], /name in Chinese is missing/],
    ['a module that there is not', ['endpoint', 'nowhere', 'a', 'listb', ...zh], /There is no module nowhere/],
    [
      'an endpoint that there is',
      ['endpoint', 'home', 'index', 'listNotice', ...zh],
      /\/index\/listNotice is there already/,
    ],
    [
      'a service of others',
      ['endpoint', 'home', 'empmanage', 'listfoo', ...zh],
      /\/empmanage belongs to the module employee/,
    ],
    ['a thing that there is', ['endpoint', 'home', 'news', 'listposition', ...zh], /Position is in .* already/],
    ['an endpoint about nothing', ['endpoint', 'home', 'news', 'run', ...zh], /say it by --thing/],
    [
      'a write without a list',
      ['endpoint', 'home', 'news', 'addsong', '--write', ...zh],
      /First|there first: npm run new/,
    ],
    [
      'a page without a list',
      ['page', 'home', 'song', ...zh],
      /First: npm run new -- endpoint home <service> listsong/,
    ],
  ])('%s', async (_what, names, sentence) => {
    const before = await git('status', '--short');
    expect(await told(...names)).toMatch(sentence);
    expect(await git('status', '--short')).toEqual(before);
  });
});

it('a template fills every word it names', () => {
  expect(
    [...written].filter((file) =>
      /__[A-Za-z]+__/.test(
        readFileSync(path.join(root, file), 'utf8').replaceAll('__typename', '').replaceAll('__xss', ''),
      ),
    ),
  ).toEqual([]);
});
