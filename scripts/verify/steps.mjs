import { runTool } from '../processes/run.mjs';
import { checkGenerated, findOrphans } from './codegen.mjs';
import { findLicenceFaults } from './licences.mjs';
import { findMessageFaults } from './messages.mjs';
import { findPackageFaults } from './packages.mjs';
import { findUnknownIds } from './requirements.mjs';
import { findSecrets } from './secrets.mjs';

const ROOMS = ['shared', 'services', 'bff', 'bff/ide', 'web', 'tests', 'scripts'];

const tool = (name, toolArguments) => () => runTool(name, toolArguments, { quiet: true });
const findings = (find) => async () => {
  const found = find();
  return { ok: found.length === 0, output: found.join('\n') };
};

const typesOf = (room) => ({
  name: `types of ${room}`,
  run: tool('tsc', ['-p', room, '--incremental', '--tsBuildInfoFile', `.cache/tsc/${room}.tsbuildinfo`]),
});

/** The checks of `npm run verify`, the slowest first, so that the two workers end together. */
export const checks = [
  // One run covers the code, the schema's descriptions and names, and the browser client's operations.
  { name: 'lint', run: tool('eslint', ['.', '--max-warnings=0']) },
  ...ROOMS.map(typesOf),
  {
    name: 'format',
    run: tool('prettier', ['--check', '--log-level=warn', '--cache', '--cache-location=.cache/prettier', '.']),
  },
  { name: 'generated files', run: () => checkGenerated() },
  { name: 'no orphaned generated file', run: findings(findOrphans) },
  { name: 'messages in both languages', run: findings(findMessageFaults) },
  { name: 'requirements named by tests exist', run: findings(findUnknownIds) },
  { name: 'exact versions, clean lockfile', run: findings(findPackageFaults) },
  { name: 'licences listed', run: findings(findLicenceFaults) },
  { name: 'no secrets', run: findings(findSecrets) },
];

/** Tests without a server, a database or a browser. */
export const unitTests = {
  name: 'unit tests',
  run: tool('vitest', ['run', '--reporter=dot', '--project=shared', '--project=bff', '--project=web']),
};
