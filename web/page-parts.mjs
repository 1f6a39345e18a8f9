/**
 * Vite plugin: emits `parts.json`, which names for each page of who is signed in the chunks it is going to load, and the
 * document it asks for its shell with, so that the BFF can tell the browser of them with the page instead of after one
 * another as the scripts find out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENTS_FILE } from './trusted-documents.mjs';

/** Where the list stands in the build. */
export const PARTS_FILE = 'parts.json';
const MODULES = path.join(import.meta.dirname, 'src/modules');
const LANGUAGES = ['zh-CN', 'en-US'];
/** A row of a module's table and the page it loads; a row without one ends before the next begins. */
const ROW = /path: '(?<address>[^']+)'(?:(?!path: ')[\s\S])*?load: \(\) => import\('\.\/(?<page>[^']+)'\)/g;

/** What every page stands in, and each page by its address. */
function wanted(language) {
  const shell = [
    'src/app/pathTable.ts',
    'src/app/signedIn.ts',
    `src/i18n/entry/${language}.ts`,
    `src/i18n/titles/${language}.ts`,
    `shared/src/messages/modules/common.ts?language=${language}`,
  ];
  const pages = readdirSync(MODULES).flatMap((module) =>
    [...readFileSync(path.join(MODULES, module, 'routes.ts'), 'utf8').matchAll(ROW)]
      .filter(([row]) => !row.includes('public: true') || row.includes('menuId:'))
      .map(({ groups }) => [
        groups.address,
        [`src/modules/${module}/${groups.page}.tsx`, `src/modules/${module}/texts/${language}.json`],
      ]),
  );
  return { shell, pages };
}

/** The hash of the document that asks for the shell, of those the build trusts. */
function shellHash(bundle) {
  const documents = Object.entries(JSON.parse(bundle[DOCUMENTS_FILE].source));
  const [hash] = documents.find(([, text]) => text.startsWith('query Shell('));
  return hash;
}

/** Answers the plugin. */
export function pageParts() {
  return {
    name: 'hengcai:page-parts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const reached = (file, found) => {
        if (found.has(file)) return;
        found.add(file);
        for (const next of bundle[file]?.imports ?? []) reached(next, found);
      };
      const begun = new Set();
      for (const { fileName, isEntry } of chunks) if (isEntry) reached(fileName, begun);
      const partsOf = (names) => {
        const found = new Set();
        for (const name of names)
          for (const { fileName, facadeModuleId } of chunks)
            if (facadeModuleId?.endsWith(`/${name}`)) reached(fileName, found);
        return [...found].filter((file) => !begun.has(file));
      };
      const languages = Object.fromEntries(
        LANGUAGES.map((language) => {
          const { shell, pages } = wanted(language);
          const all = partsOf(shell);
          const own = pages.map(([address, names]) => [address, partsOf(names).filter((file) => !all.includes(file))]);
          return [language, { shell: all, pages: Object.fromEntries(own) }];
        }),
      );
      const source = JSON.stringify({ languages, shellDocument: shellHash(bundle) });
      this.emitFile({ type: 'asset', fileName: PARTS_FILE, source });
    },
  };
}
