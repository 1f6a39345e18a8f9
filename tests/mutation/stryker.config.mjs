import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const cache = (file) => path.join(here('../../.cache/mutation'), file);

/** Run in `shared/`, whose files Stryker copies; the copies find the packages of the root above them. */
export default {
  testRunner: 'vitest',
  plugins: [here('node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  vitest: { configFile: here('vitest.config.ts') },
  mutate: ['src/rules/**/*.ts', 'src/numbers.ts', '!src/**/*.test.ts'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  // A loaded machine must not pass for a change that made a rule run for ever.
  timeoutMS: 20_000,
  tempDirName: '.cache',
  reporters: ['json'],
  jsonReporter: { fileName: cache('report.json') },
  // What neither the rule nor its tests have changed is not tried again.
  incremental: true,
  incrementalFile: cache('incremental.json'),
};
