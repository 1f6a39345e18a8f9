// What pages of the browser client load before they show, walked in the manifest of its build.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuilt } from '../setup/build.mjs';
import { ROOT } from '../setup/root.mjs';

const LOGIN = 'src/modules/session/pages/LoginPage.tsx';
const HOME = 'src/modules/home/pages/HomePage.tsx';
const SHELL = ['src/app/signedIn.ts'];
/** The path table with the titles of all pages. */
const PATHS = (language) => ['src/app/pathTable.ts', `src/i18n/titles/${language}.ts`];
/** What else is fetched beside the code before the home page shows. */
const HOME_TEXTS = (language) => [
  `src/i18n/entry/${language}.ts`,
  `src/modules/home/texts/${language}.json`,
  `../shared/src/messages/modules/common.ts?language=${language}`,
];
const isPage = (name) => /^src\/modules\/[^/]+\/pages\/\w+Page\.tsx$/.test(name);

/** The 95th of a hundred, or the next larger there is. */
const percentile95 = (sizes) => [...sizes].sort((a, b) => a - b)[Math.ceil(sizes.length * 0.95) - 1] ?? 0;

/** The chunks and all that they import statically: what has to come before they run. */
function closure(manifest, names, found = new Set()) {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the manifest has no ${name}`);
    if (found.has(name)) continue;
    found.add(name);
    closure(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/** Rows of what is and what may be: kilobytes after gzip -9, but for the number of scripts; and the chunks of the shell. */
export async function weighWeb() {
  await ensureBuilt(['web']);
  const dist = path.join(ROOT, 'web/dist');
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const sizes = new Map(
    Object.values(manifest)
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file }) => [file, gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1024]),
  );
  const filesOf = (names) => [...new Set([...names].map((name) => manifest[name].file))];
  const sizeOf = (names) => filesOf(names).reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  const reach = (...names) => closure(manifest, names);
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const begun = [...page.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, file]) => file);
  const entry = Object.keys(manifest).filter((name) => begun.includes(manifest[name].file));
  if (entry.length === 0) throw new Error('index.html begins with no chunk of the manifest');
  const [paths, homeTexts] = [PATHS, HOME_TEXTS].map((namesIn) =>
    ['zh-CN', 'en-US'].map(namesIn).reduce((a, b) => (sizeOf(reach(...a)) > sizeOf(reach(...b)) ? a : b)),
  );
  const shell = reach(...entry, ...SHELL, ...paths);
  const home = reach(...entry, ...SHELL, ...paths, ...homeTexts, HOME);
  const pages = Object.keys(manifest).filter(isPage);
  const needs = new Map(pages.map((name) => [name, reach(name)]));
  // What two pages share is a part of the kit, fetched once for all of them.
  const usersOf = (chunk) => pages.filter((name) => needs.get(name).has(chunk)).length;
  const alone = pages.map((name) =>
    sizeOf([...needs.get(name)].filter((one) => usersOf(one) === 1 && !shell.has(one))),
  );
  const rows = [
    { name: 'sign-in page', is: sizeOf(reach(...entry, LOGIN)), mayBe: 215 },
    { name: 'shell, with path table and titles', is: sizeOf(shell), mayBe: 280 },
    { name: 'path table and titles', is: sizeOf(paths), mayBe: 8 },
    { name: '/index, with texts', is: sizeOf(home), mayBe: 386 },
    { name: '/index, number of scripts', is: filesOf(home).length, mayBe: 15 },
    { name: 'code of a page alone, p95', is: percentile95(alone), mayBe: 25 },
    { name: 'code of a page alone, largest', is: Math.max(...alone), mayBe: 45 },
  ];
  return { rows, shell: [...shell].map((name) => ({ name, size: sizeOf([name]) })) };
}

/** A step of `npm test`: bytes do not depend on the machine, so that they are judged there. */
export const webBudget = {
  name: 'budget of the browser client',
  run: async () => {
    const { rows } = await weighWeb();
    const over = rows.filter(({ is, mayBe }) => is > mayBe);
    const output = over.map(({ name, is, mayBe }) => `${name}: ${Math.ceil(is)}, allowed are ${mayBe}`).join('\n');
    return { ok: over.length === 0, output: `${output}\n"npm run bench -- web-budget --chunks" lists the chunks.` };
  },
};
