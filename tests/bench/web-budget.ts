import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { textOption } from './support/options.ts';
import { figure, percentile, printTable } from './support/figures.ts';
import { ROOT } from './support/servers.ts';

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

/** Kilobytes of JavaScript after gzip -9, as `guide/performance.md` allows. */
const BUDGETS = { login: 215, shell: 280, routes95: 25, route: 45 };
const LOGIN = 'src/modules/session/pages/LoginPage.tsx';
const SHELL = ['src/app/shell/AppShell.tsx', 'src/app/PageFrame.tsx'];
const isPage = (name: string) => /^src\/modules\/[^/]+\/pages\/\w+Page\.tsx$/.test(name);

/** The chunk and all that it imports statically: what has to come before it runs. */
function closure(manifest: Manifest, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the manifest has no ${name}`);
    if (found.has(name)) continue;
    found.add(name);
    closure(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/**
 * The JavaScript that pages of the web client need before they show, walked in the manifest of the build. Bytes do not
 * depend on the machine, so that this bench judges: over a budget it fails. `--chunks` lists what the shell is made of.
 */
export async function run(): Promise<void> {
  await ensureBuilt(['web']);
  const dist = path.join(ROOT, 'web/dist');
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sizes = new Map(
    Object.values(manifest)
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file }) => [file, gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1024]),
  );
  const sizeOf = (names: Iterable<string>) =>
    [...new Set([...names].map((name) => manifest[name]?.file ?? ''))].reduce(
      (sum, file) => sum + (sizes.get(file) ?? 0),
      0,
    );
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const shell = closure(manifest, [...entry, ...SHELL]);
  const pages = Object.keys(manifest).filter(isPage);
  const needs = new Map(pages.map((name) => [name, closure(manifest, [name])]));
  // What two pages share is a part of the kit, fetched once for all of them.
  const usersOf = (chunk: string) => pages.filter((name) => needs.get(name)?.has(chunk)).length;
  const routes = pages
    .map((name) => ({
      name,
      size: sizeOf([...(needs.get(name) ?? [])].filter((one) => usersOf(one) === 1 && !shell.has(one))),
    }))
    .sort((a, b) => b.size - a.size);
  const largest = routes[0] ?? { name: '', size: 0 };
  const rows = [
    ['login', sizeOf(closure(manifest, [...entry, LOGIN])), BUDGETS.login],
    ['shell, signed in', sizeOf(shell), BUDGETS.shell],
    [
      'code of a page alone, p95',
      percentile(
        routes.map(({ size }) => size),
        95,
      ),
      BUDGETS.routes95,
    ],
    [`code of a page alone, largest (${path.basename(largest.name, '.tsx')})`, largest.size, BUDGETS.route],
  ] as const;
  printTable(
    ['JavaScript, kB gzip', 'is', 'may be'],
    rows.map(([name, size, budget]) => [name, figure(size), figure(budget)]),
  );
  if (textOption('chunks') !== undefined)
    printTable(
      ['chunk of the shell', 'kB gzip'],
      [...shell]
        .map((name) => [name, sizeOf([name])] as const)
        .sort((a, b) => b[1] - a[1])
        .map(([name, size]) => [name, figure(size)]),
    );
  if (rows.some(([, size, budget]) => size > budget)) process.exitCode = 1;
}
