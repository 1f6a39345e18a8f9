import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';

const require = createRequire(import.meta.url);

/** The commands we use and the packages they come from. */
const TOOLS = {
  eslint: 'eslint',
  'graphql-codegen': '@graphql-codegen/cli',
  oxlint: 'oxlint',
  playwright: '@playwright/test',
  prettier: 'prettier',
  // The native compiler; `typescript` is what other tools parse with.
  tsc: 'typescript-native',
  tsx: 'tsx',
  vite: 'vite',
  vitest: 'vitest',
};

/** The script behind a tool's command, to be run by Node without npx and its start-up. */
export function scriptOf(tool) {
  const manifest = require.resolve(`${TOOLS[tool]}/package.json`);
  const { bin } = require(manifest);
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[tool]);
}

/**
 * Runs a program to its end. `quiet` gathers what it prints instead of showing it.
 * Answers { ok, output }; a program that cannot be started is an answer too, not a throw.
 */
export function run(command, programArguments, { quiet = false, env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, programArguments, {
      cwd,
      env: { ...process.env, ...(quiet && { NO_COLOR: '1' }), ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ ok: false, output: `${command}: ${error.message}\n` }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs an installed tool, e.g. `runTool('eslint', ['.'])`. */
export function runTool(tool, toolArguments, options) {
  return run(process.execPath, [scriptOf(tool), ...toolArguments], options);
}
