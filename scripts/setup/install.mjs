import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

const OLDEST_NODE = [20, 19];

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Whether node_modules holds what the lockfile asks for. npm writes its own record there as the last act of an install,
 * so that a half-finished one and a lockfile changed by a pull are both noticed, whoever ran the install.
 */
export function isInstalled(root = ROOT) {
  const wanted = packagesIn(path.join(root, 'package-lock.json'));
  const found = packagesIn(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (!place.includes('node_modules/')) return true;
    // Optional packages are binaries for other platforms; the one for this platform is noticed when its version moves.
    if (!found[place]) return optional === true;
    return found[place].version === version;
  });
}

/** Installs from the lockfile when needed. Uses nothing but Node, because nothing else is there yet. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing packages from the lockfile …');
  // Build tools are devDependencies: without --include=dev, NODE_ENV=production would leave them out.
  const npmArguments = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm names its own script in the environment; plain `npm` is for starts without npm.
  const npmScript = process.env.npm_execpath;
  const [command, ...before] = npmScript?.endsWith('.js') ? [process.execPath, npmScript] : ['npm'];
  const { status, error } = spawnSync(command, [...before, ...npmArguments], { cwd: ROOT, stdio: 'inherit' });
  if (status === 0) return;
  console.error(`npm ci did not succeed${error ? `: ${error.message}` : ''}; nothing was started.`);
  process.exit(1);
}
