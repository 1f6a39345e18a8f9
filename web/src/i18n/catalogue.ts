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
    .filter((file) => file in files && !loaded.has(file));
  const parts = await Promise.all(missing.map((file) => files[file]?.()));
  missing.forEach((file) => loaded.add(file));
  Object.assign(texts, ...parts);
}

const addTexts = ({ catalogues }: { catalogues: Record<string, Texts> }): void =>
  void Object.assign(texts, ...Object.values(catalogues));

/** The texts of the shell, the kit and signing in. */
export const loadEntryTexts = (language: Language): Promise<void> => import(`./entry/${language}.ts`).then(addTexts);

/** The titles of all pages: breadcrumbs and links name pages that are not open. */
export const loadTitles = (language: Language): Promise<void> => import(`./titles/${language}.ts`).then(addTexts);

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
