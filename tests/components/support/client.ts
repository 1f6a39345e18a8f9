import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner, type Plugin } from 'vite';
import {
  type ModuleEvaluator,
  type ModuleRunner,
  type ModuleRunnerContext,
  ssrDynamicImportKey,
  ssrExportAllKey,
  ssrExportNameKey,
  ssrImportKey,
  ssrImportMetaKey,
  ssrModuleExportsKey,
} from 'vite/module-runner';
import { compiledMessages } from '../../../web/compiled-messages.mjs';

const WEB = fileURLToPath(new URL('../../../web/', import.meta.url));

/** What the client's own modules find under a global name, where the page's is not that of Node. */
export type Scope = Readonly<Record<string, unknown>>;

/** What the entry of the client starts it with. */
export interface Client {
  start(element: unknown): Promise<{ unmount(): void }>;
}

const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;

/** Runs the client's modules with the names of the page they are loaded by. */
function evaluatorWith(scope: () => Scope): ModuleEvaluator {
  return {
    startOffset: 0,
    async runInlinedModule(context: ModuleRunnerContext, code: string) {
      const given = scope();
      const keys = [
        ssrModuleExportsKey,
        ssrImportMetaKey,
        ssrImportKey,
        ssrDynamicImportKey,
        ssrExportAllKey,
        ssrExportNameKey,
      ] as const;
      const run = new AsyncFunction(...Object.keys(given), ...keys, `"use strict";${code}`);
      await run(...Object.values(given), ...keys.map((key) => context[key]));
      Object.seal(context[ssrModuleExportsKey]);
    },
    runExternalModule: (file: string) => import(/* @vite-ignore */ file),
  };
}

/** What is added to a module so that it computes no style. */
const UNSTYLED: Record<string, string> = {
  [`${WEB}src/theme/styleCache.ts`]:
    'styleCache.insert = (_selector, { name }) => void (styleCache.inserted[name] = true);',
  [`${WEB}src/theme/system.ts`]: 'system.css = () => ({});',
};

/** Without a screen, styles would only be computed over and over: sizes, colours and what a width hides are for a browser. */
const unstyled: Plugin = {
  name: 'unstyled',
  transform: (code, id) => (UNSTYLED[id] === undefined ? null : `${code}\n${UNSTYLED[id]}`),
};

let scope: Scope = {};
let runner: Promise<ModuleRunner> | undefined;

async function newRunner(): Promise<ModuleRunner> {
  const server = await createServer({
    configFile: false,
    root: WEB,
    logLevel: 'error',
    appType: 'custom',
    plugins: [compiledMessages(), unstyled],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  return createServerModuleRunner(server.environments.ssr, {
    hmr: false,
    sourcemapInterceptor: false,
    evaluator: evaluatorWith(() => scope),
  });
}

/**
 * Loads the client as a page does: each of its modules is evaluated anew and remembers nothing, with the names of `given`.
 * What is not ours stays loaded: it keeps nothing of a page.
 */
export async function loadClient(given: Scope): Promise<Client> {
  const modules = await (runner ??= newRunner());
  for (const node of modules.evaluatedModules.idToModuleMap.values())
    Object.assign(node, { promise: undefined, exports: undefined, evaluated: false });
  scope = given;
  // React decides when it loads whether it checks itself at every step, which takes twice as long.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  return modules.import<Client>('/src/app/start.tsx').finally(() => {
    process.env['NODE_ENV'] = NODE_ENV;
  });
}
