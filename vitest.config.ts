import { createRequire } from 'node:module';
import os from 'node:os';
import { defineConfig } from 'vitest/config';

/** What hangs fails, what is slow beside other load does not. */
const PATIENT = {
  testTimeout: 300_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
};

/** One project a room: `npx vitest run --project=services`. */
const room = (name: string, include: string[], more: object = {}) => ({
  oxc: { jsx: { runtime: 'automatic' as const } },
  test: { name, root: name, include, ...PATIENT, ...more },
});

/** Files of a worker share its modules: loading a room anew for each file cost more than running most of them. */
const SHARED = { isolate: false };

const CORES = Math.max(2, os.availableParallelism());

/** These kill servers and break connections: when everything else is done, as many at once as there are cores. */
const FAULTS = {
  test: {
    name: 'faults',
    maxWorkers: CORES,
    root: 'tests/faults',
    include: ['*.test.ts'],
    ...PATIENT,
    testTimeout: 30 * 60_000,
    sequence: { groupOrder: 1 },
  },
};

/** As Node resolves it: Vite would take the package's other copy, and Apollo Server knows no type of that one. */
const GRAPHQL = createRequire(import.meta.url).resolve('graphql');
const withGraphql = (project: object) => ({
  ...project,
  resolve: { alias: [{ find: /^graphql$/, replacement: GRAPHQL }] },
});

export default defineConfig({
  test: {
    globalSetup: './services/src/testing/dropped-databases.ts',
    // One more than there are cores: a worker waits a third of its time, for the database above all.
    maxWorkers: CORES + 1,
    projects: [
      room('shared', ['src/**/*.test.ts'], SHARED),
      room('services', ['src/**/*.test.ts'], SHARED),
      withGraphql(room('bff', ['src/**/*.test.ts'], SHARED)),
      room('web', ['src/**/*.test.{ts,tsx}'], SHARED),
      withGraphql(room('tests', ['**/*.test.ts'], { ...SHARED, exclude: ['faults/**', 'components/**'] })),
      withGraphql({
        test: { name: 'components', root: 'tests/components', include: ['**/*.test.ts'], ...PATIENT, ...SHARED },
      }),
      withGraphql(FAULTS),
    ],
  },
});
