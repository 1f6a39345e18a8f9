import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';

/** A version, or a package by another name in a version, as two of the same package need. */
const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const GROUPS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function inexactVersions(root, manifest) {
  const content = readJson(path.join(root, manifest));
  return GROUPS.flatMap((group) => Object.entries(content[group] ?? {}))
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${manifest}: ${name} is "${version}", not an exact version`);
}

function lockfileFaults(root) {
  return Object.entries(readJson(path.join(root, 'package-lock.json')).packages).flatMap(([place, entry]) => {
    if (entry.link || !place.includes('node_modules/')) return [];
    return [
      // Named hosts break every install behind another registry, and could be swapped for a foreign one.
      ...(entry.resolved
        ? [`package-lock.json: ${place} names where it comes from (${new URL(entry.resolved).host})`]
        : []),
      ...(entry.integrity ? [] : [`package-lock.json: ${place} has no integrity hash`]),
    ];
  });
}

/** Findings about versions that are not exact and lockfile entries that name a registry or have no integrity hash. */
export function findPackageFaults(root = ROOT) {
  const { workspaces = [] } = readJson(path.join(root, 'package.json'));
  const manifests = ['package.json', ...workspaces.map((room) => `${room}/package.json`)];
  return [
    ...manifests.filter((file) => existsSync(path.join(root, file))).flatMap((file) => inexactVersions(root, file)),
    ...lockfileFaults(root),
  ];
}
