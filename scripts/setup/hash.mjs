import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache']);
const TEST = /\.(test|spec)\.tsx?$/;

function* filesUnder(place) {
  if (statSync(place).isFile()) {
    yield place;
    return;
  }
  for (const name of readdirSync(place).sort()) {
    if (!NOT_SOURCES.has(name) && !TEST.test(name)) yield* filesUnder(path.join(place, name));
  }
}

/** One hash over names and contents of all files in the given places (paths from the root), tests left out. */
export function hashOf(places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesUnder(path.join(ROOT, place))) {
      const content = readFileSync(file);
      hash.update(`${path.relative(ROOT, file)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}
