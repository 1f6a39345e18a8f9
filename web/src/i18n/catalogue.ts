import type { Language } from './language';

type Texts = Record<string, string>;

/** Catalogues of pages; what comes with the entry is a chunk of its own (`entry/`), and so are the titles (`titles/`). */
const files = import.meta.glob<Texts>(
  [
    './messages/*/*.json',
    '!./messages/*/{app,ui}.json',
    '../modules/*/texts/*.json',
    '!../modules/session/texts/*.json',
  ],
  { import: 'default' },
);

/** The texts known so far. react-intl keeps this very object, so a catalogue that arrives with its route is seen at once. */
export const texts: Texts = {};
const loaded = new Set<string>();

/** Loads catalogues of one language into `texts`; those already there cost nothing, and a module may have none. */
export async function loadCatalogues(language: Language, names: readonly string[]): Promise<void> {
  const missing = names
    .flatMap((name) => [`./messages/${language}/${name}.json`, `../modules/${name}/texts/${language}.json`])
    .filter((file) => !loaded.has(file));
  const parts = await Promise.all(missing.flatMap((file) => files[file]?.() ?? []));
  missing.forEach((file) => loaded.add(file));
  Object.assign(texts, ...parts);
}

const addTexts = ({ catalogues }: { catalogues: Record<string, Texts> }): void =>
  void Object.assign(texts, ...Object.values(catalogues));

/** The texts of the shell, the kit and signing in. */
export const loadEntryTexts = (language: Language): Promise<void> => import(`./entry/${language}.ts`).then(addTexts);

/** The titles of all pages: breadcrumbs and links name pages that are not open. */
export const loadTitles = (language: Language): Promise<void> => import(`./titles/${language}.ts`).then(addTexts);

const sharedFiles: Record<Language, Record<string, () => Promise<Texts>>> = {
  'zh-CN': import.meta.glob<Texts>('../../../shared/src/messages/modules/*.ts', {
    import: 'default',
    query: '?language=zh-CN',
  }),
  'en-US': import.meta.glob<Texts>('../../../shared/src/messages/modules/*.ts', {
    import: 'default',
    query: '?language=en-US',
  }),
};

/** Labels of enums and texts of rules, which services and screens share: those of everybody and of the modules named. */
export async function loadSharedTexts(language: Language, modules: readonly string[]): Promise<void> {
  const missing = ['common', ...modules]
    .map((module) => `../../../shared/src/messages/modules/${module}.ts`)
    .filter((file) => !loaded.has(file));
  const parts = await Promise.all(missing.flatMap((file) => sharedFiles[language][file]?.() ?? []));
  missing.forEach((file) => loaded.add(file));
  Object.assign(texts, ...parts);
}
