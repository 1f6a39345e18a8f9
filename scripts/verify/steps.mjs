import { runTool } from '../processes/run.mjs';
import { checkGenerated, findOrphans, findStaleLists } from './codegen.mjs';
import { findLicenceFaults } from './licences.mjs';
import { findMessageFaults } from './messages.mjs';
import { findPackageFaults } from './packages.mjs';
import { findUnknownIds } from './requirements.mjs';
import { isCommon, isElsewhere, LINTED, readBy, TYPED } from './rooms.mjs';
import { findSecrets } from './secrets.mjs';
import { unlessUnchanged } from './unchanged.mjs';

const tool = (name, toolArguments) => () => runTool(name, toolArguments, { quiet: true });
const findings = (find) => async () => {
  const found = await find();
  return { ok: found.length === 0, output: found.join('\n') };
};

// Lint covers the code, the schema's descriptions and names, and the browser client's operations.
const eslint = (...more) => tool('eslint', ['--max-warnings=0', ...more]);
const lintOf = (room) => unlessUnchanged({ name: `lint of ${room}`, run: eslint(room), reads: readBy(room) });

/**
 * What the compiler says and the rules that need its types, of all rooms at once: the native compiler reads each program
 * once for both, with all processors.
 */
const oxlint = (...files) => tool('oxlint', ['--deny-warnings', ...files]);
const isTyped = (file) => /\.tsx?$/.test(file);
const lintByTypes = unlessUnchanged({
  name: 'types, and lint by types',
  run: oxlint('.'),
  reads: (file) => isCommon(file) || isTyped(file) || /(?:^|\/)tsconfig[^/]*\.json$/.test(file),
});

const lintOfTheRest = unlessUnchanged({
  name: 'lint of everything else',
  run: eslint('.', ...LINTED.flatMap((room) => ['--ignore-pattern', `${room}/**`])),
  reads: isElsewhere,
});

/** After a change, which may turn files red that nobody touched: the compiler alone, which reads what it has not seen. */
const typesOf = (room) =>
  unlessUnchanged({
    name: `types of ${room}`,
    run: tool('tsc', ['-p', room, '--incremental', '--tsBuildInfoFile', `.cache/tsc/${room}.tsbuildinfo`]),
    reads: readBy(room),
  });

const PRETTIER_CACHE = ['--cache', '--cache-strategy=content', '--cache-location=.cache/prettier'];
const prettier = (...files) =>
  tool('prettier', ['--check', '--log-level=warn', '--ignore-unknown', ...PRETTIER_CACHE, ...files]);

/** What `npm run codegen` reads and writes. */
const isGenerated = (file) =>
  isCommon(file) || /^(?:schema|bff\/src)\/|\.graphql$|\.gen\.ts$|\/generated\/|codegen/.test(file);
const generated = unlessUnchanged({ name: 'generated files', run: () => checkGenerated(), reads: isGenerated });

/** Checks of what the repository says about itself; `of` answers whether one reads a file. */
const gates = [
  { ...generated, of: isGenerated },
  {
    name: 'lists of modules',
    run: findings(findStaleLists),
    of: (file) => /^(?:shared|services|bff|schema)\//.test(file),
  },
  {
    // Before minutes of tests: what a new endpoint, operation, module or page is still missing from.
    name: 'lists of proofs complete',
    run: tool('tsx', ['tests/lists/print.ts']),
    of: (file) =>
      /^(?:shared|services|bff|schema|tests)\/|^web\/.*(?:\.graphql|\/routes\.ts|\/titles\/.*\.json)$/.test(file),
  },
  { name: 'no orphaned generated file', run: findings(findOrphans), of: isGenerated },
  { name: 'messages in both languages', run: findings(findMessageFaults), of: (file) => file.endsWith('.json') },
  {
    name: 'requirements named by tests exist',
    run: findings(findUnknownIds),
    of: (file) => /\.(?:test|spec)\.tsx?$|^tests\/spec\//.test(file),
  },
  { name: 'exact versions, clean lockfile', run: findings(findPackageFaults), of: (file) => file.includes('package') },
  { name: 'licences listed', run: findings(findLicenceFaults), of: (file) => /package-lock|LICENCES/.test(file) },
];

/** The checks of `npm run verify`, the slowest first, so that the two workers end together. */
export const checks = [
  lintByTypes,
  ...LINTED.map(lintOf),
  lintOfTheRest,
  { name: 'format', run: prettier('.') },
  ...gates,
  { name: 'no secrets', run: findings(findSecrets) },
];

const UNIT_ROOMS = ['shared', 'bff', 'web'];
const vitest = (...more) =>
  tool('vitest', [...more, '--reporter=dot', ...UNIT_ROOMS.map((room) => `--project=${room}`)]);

/** Tests without a server, a database or a browser. */
export const unitTests = { name: 'unit tests', run: vitest('run') };

/** What is told of the contract to others: seconds, and missed by whoever adds a call. */
export const documentTests = {
  name: 'document of the contract',
  run: tool('vitest', ['run', '--reporter=dot', '--project=services', 'src/openapi']),
  of: (file) => /^shared\/src\/(?:contract|enums)\/|^services\/src\/openapi/.test(file),
};

/**
 * What a change of these files concerns: the files themselves by lint, format and the search for secrets, the rooms that
 * read them by the compiler, the unit tests that reach them, and the gates about them. `there` are those not deleted.
 * A change of what all checks stand on concerns everything.
 */
export function checksOf(changed, there = changed) {
  if (changed.some(isCommon)) return [unitTests, documentTests, ...checks];
  const linted = there.filter((file) => /\.(?:[cm]?[jt]s|tsx|graphql)$/.test(file));
  const typed = linted.filter(isTyped);
  const related = linted.filter((file) => UNIT_ROOMS.some((room) => file.startsWith(`${room}/`)));
  const cached = ['--cache', '--cache-strategy=content', '--cache-location=.cache/eslint/', '--no-warn-ignored'];
  return [
    ...(linted.length > 0 ? [{ name: 'lint of what changed', run: eslint(...cached, ...linted) }] : []),
    ...(typed.length > 0 ? [{ name: 'types of what changed, and lint by them', run: oxlint(...typed) }] : []),
    ...TYPED.filter((room) => changed.some(readBy(room))).map(typesOf),
    ...(related.length > 0
      ? [{ name: 'unit tests that reach it', run: vitest('related', '--run', '--passWithNoTests', ...related) }]
      : []),
    ...[documentTests, ...gates].filter(({ of }) => changed.some(of)),
    ...(there.length > 0 ? [{ name: 'format of what changed', run: prettier(...there) }] : []),
    { name: 'no secrets in what changed', run: findings(() => findSecrets(undefined, there)) },
  ];
}
