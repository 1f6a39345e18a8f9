import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './servers.ts';

export const PEERS = path.join(ROOT, 'tests/bench/peers');
const requirePeer = createRequire(path.join(PEERS, 'package.json'));

function isInstalled(): boolean {
  const record = path.join(PEERS, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const packagesIn = (file: string) =>
    (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { version?: string; optional?: boolean }> })
      .packages;
  const found = packagesIn(record);
  return Object.entries(packagesIn(path.join(PEERS, 'package-lock.json'))).every(
    ([place, { version, optional }]) => !place || (found[place] ? found[place].version === version : optional === true),
  );
}

/** Installs what the product is measured against and with, from its own lockfile and without running its scripts. */
export function ensurePeers(): void {
  if (isInstalled()) return;
  console.log('Installing the peers from tests/bench/peers/package-lock.json …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: PEERS, stdio: 'inherit' });
  if (status !== 0) throw new Error('The peers could not be installed.');
}

/** The script behind a command of an installed peer. */
export function peerScript(name: string, command: string): string {
  const manifest = path.join(PEERS, 'node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  const script = bin[command];
  if (!script) throw new Error(`${name} has no command ${command}`);
  return path.join(path.dirname(manifest), script);
}

/** Loads a peer's CommonJS module. */
export const loadPeer = (name: string): unknown => requirePeer(name);
