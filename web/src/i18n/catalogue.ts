import type { Language } from './language';

type Texts = Record<string, string>;
/** Module catalogues have the module's name; `app` and `ui` come with the entry. */
export type CatalogueName = 'app' | 'ui' | 'session' | 'home' | 'employee' | 'performance' | 'enterprise' | 'platform';

const files = import.meta.glob<Texts>('./messages/*/*.json', { import: 'default' });

/** The texts known so far. react-intl keeps this very object, so a catalogue that arrives with its route is seen at once. */
export const texts: Texts = {};
const loaded = new Set<CatalogueName>();

/** Loads catalogues of one language into `texts`; those already there cost nothing. */
export async function loadCatalogues(language: Language, names: readonly CatalogueName[]): Promise<void> {
  const missing = names.filter((name) => !loaded.has(name));
  const parts = await Promise.all(missing.flatMap((name) => files[`./messages/${language}/${name}.json`]?.() ?? []));
  missing.forEach((name) => loaded.add(name));
  Object.assign(texts, ...parts);
}

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
