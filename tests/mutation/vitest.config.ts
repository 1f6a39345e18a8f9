import { defineConfig } from 'vitest/config';

/** The tests beside what is mutated, and no others: what only a catalogue or a screen notices is no proof of a rule. */
export default defineConfig({ test: { include: ['src/rules/**/*.test.ts', 'src/numbers.test.ts'], isolate: false } });
