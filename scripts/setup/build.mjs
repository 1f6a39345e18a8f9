import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../processes/run.mjs';
import { hashOf } from './hash.mjs';
import { ROOT } from './root.mjs';

/** What each build is made of, what proves that it was made, and how it is made. */
const BUILDS = {
  services: {
    sources: ['shared/src', 'services/src'],
    result: 'services/dist/server.js',
    make: () => bundle('services', ['server.ts', 'create-company.ts', 'backup.ts', 'migrate.ts']),
  },
  bff: {
    sources: ['shared/src', 'bff/src', 'schema'],
    result: 'bff/dist/server.js',
    make: () => bundle('bff', ['server.ts']),
  },
  // The GraphQL IDE is the BFF's, and not of its server: a change of a resolver need not bundle an editor again.
  ide: {
    sources: ['bff/ide'],
    result: 'bff/dist/ide/index.html',
    make: () => buildPage('bff/ide', 'The GraphQL IDE'),
  },
  web: {
    sources: ['shared/src', 'web'],
    result: 'web/dist/index.html',
    make: () => {
      keepFormer('web/dist', '.cache/former-web');
      return buildPage('web', 'The browser client');
    },
  },
};
/** A change in any of these makes every build stale. */
const COMMON_SOURCES = ['package-lock.json', 'scripts/setup'];

/**
 * Builds what changed since the last build, the named ones or all. Answers the names of those that were made.
 * Staleness goes by content, not by time: a fresh checkout and a branch switched back and forth both get it right.
 */
export async function ensureBuilt(names = Object.keys(BUILDS)) {
  const stale = names
    .map((name) => ({ name, ...BUILDS[name], stamp: path.join(ROOT, '.cache/build', name) }))
    .map((build) => ({ ...build, hash: hashOf([...build.sources, ...COMMON_SOURCES]) }))
    .filter(({ result, stamp, hash }) => !existsSync(path.join(ROOT, result)) || stampIn(stamp) !== hash);
  await Promise.all(
    stale.map(async ({ make, stamp, hash }) => {
      await make();
      mkdirSync(path.dirname(stamp), { recursive: true });
      writeFileSync(stamp, hash);
    }),
  );
  return stale.map(({ name }) => name);
}

function stampIn(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

async function bundle(room, entries) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: entries.map((entry) => `${room}/src/${entry}`),
    outdir: `${room}/dist`,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [sharedSources, placesOfSources(path.join(ROOT, room, 'dist'))],
  });
}

/** `shared` is published as TypeScript, which Node cannot load: unlike other packages it goes into the bundle. */
const sharedSources = {
  name: 'shared-sources',
  setup({ onResolve }) {
    onResolve({ filter: /^@hengcai\/shared\// }, (found) => ({
      path: path.join(ROOT, 'shared/src', `${found.path.slice('@hengcai/shared/'.length)}.ts`),
    }));
  },
};

/** A source that reads a file beside itself (migrations, catalogues, SDL) finds it at the same place when bundled. */
const placesOfSources = (outdir) => ({
  name: 'places-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, (found) => {
      const source = readFileSync(found.path, 'utf8');
      if (!/\bimport\.meta\.(dirname|filename|url)\b/.test(source)) return undefined;
      const toFile = path.relative(outdir, found.path).split(path.sep).join('/');
      const contents = source
        .replaceAll(/\bimport\.meta\.dirname\b/g, `(import.meta.dirname + '/${path.posix.dirname(toFile)}')`)
        .replaceAll(/\bimport\.meta\.filename\b/g, `(import.meta.dirname + '/${toFile}')`)
        .replaceAll(/\bimport\.meta\.url\b/g, `new URL('${toFile}', import.meta.url).href`);
      return { contents, loader: 'ts' };
    });
  },
});

/** Keeps the build that is about to be replaced: tabs that show it have yet to load some of its parts. */
function keepFormer(build, place) {
  const [from, to] = [build, place].map((folder) => path.join(ROOT, folder));
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** In a process of its own: vite builds React for production only where NODE_ENV says so, and tests run with `test`. */
async function buildPage(folder, name) {
  const { ok, output } = await runTool('vite', ['build', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, folder),
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (!ok) throw new Error(`${name} could not be built.\n${output}`);
}
