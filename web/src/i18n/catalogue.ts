import type { Language } from './language';

type Texts = Record<string, string>;
const files = import.meta.glob<Texts>(['./messages/*/*.json', '../modules/*/texts/*.json'], { import: 'default' });
const titleFiles = import.meta.glob<Texts>('../modules/*/titles/*.json', { import: 'default' });

/** The texts known so far. react-intl keeps this very object, so a catalogue that arrives with its route is seen at once. */
export const texts: Texts = {};
const loaded = new Set<string>();

async function loadFiles(loaders: Record<string, () => Promise<Texts>>, names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => name in loaders && !loaded.has(name));
  const parts = await Promise.all(missing.map((name) => loaders[name]?.()));
  missing.forEach((name) => loaded.add(name));
  Object.assign(texts, ...parts);
}

/** Loads catalogues of one language into `texts`; those already there cost nothing, and a module may have none. */
export const loadCatalogues = (language: Language, names: readonly string[]): Promise<void> =>
  loadFiles(
    files,
    names.flatMap((name) => [`./messages/${language}/${name}.json`, `../modules/${name}/texts/${language}.json`]),
  );

/** Loads the titles of the pages of one module, or of all: breadcrumbs and menus name pages that are not open. */
export const loadTitles = (language: Language, module?: string): Promise<void> =>
  loadFiles(
    titleFiles,
    module
      ? [`../modules/${module}/titles/${language}.json`]
      : Object.keys(titleFiles).filter((name) => name.endsWith(`/${language}.json`)),
  );

let shared: Promise<void> | null = null;
/** Labels of enums and texts of rules, which services and screens share; everything but the login page needs them. */
export const loadSharedTexts = (language: Language): Promise<void> => (shared ??= fetchShared(language));

async function fetchShared(language: Language): Promise<void> {
  const [{ enumMessages }, { ruleMessages }] = await Promise.all([
    import('@hengcai/shared/messages/enums'),
    import('@hengcai/shared/messages/rules'),
  ]);
  Object.assign(texts, enumMessages[language], ruleMessages[language]);
}
