// What a new endpoint, operation, module or page has to be entered in, and did not reach yet: a sentence for each, which
// says what to add and where. Only functions of what they are given, so that `tests/gates` can give them something else.

import { GLOSSARY, UNBENT_PLURAL } from '@hengcai/shared/messages/glossary';

const missing = (wanted: Iterable<string>, there: Iterable<string>): string[] => {
  const known = new Set(there);
  return [...wanted].filter((one) => !known.has(one));
};

/** Lines of a printed table of rights (`policy.tsv`, `pages.tsv`) against the one that was read in review. */
export function tableFaults(name: string, table: string, reviewed: string): string[] {
  const [now = [], then = []] = [table, reviewed].map((text) => text.replace(/\n$/, '').split('\n'));
  const write = 'UPDATE_TABLES=1 npm run -s lists writes the table; read the line in review';
  const added = missing(now, then).map((line) => `tests/contract/${name} lacks "${line}": ${write}`);
  const gone = missing(then, now).map((line) => `tests/contract/${name} still has "${line}": ${write}`);
  if (added.length + gone.length > 0 || table === reviewed) return [...added, ...gone];
  return [`tests/contract/${name} has another order: ${write}`];
}

/** Operations of the web client against the walk that runs each of them, and against the exceptions from their budgets. */
export function operationFaults(
  operations: Iterable<string>,
  exceptions: Readonly<Record<string, number>>,
  walk: string,
): string[] {
  const names = [...operations];
  return [
    ...missing(Object.keys(exceptions), names).map(
      (name) => `tests/operations/budgets.ts: remove ${name}, which is no operation of the web client`,
    ),
    ...names
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(walk))
      .map(
        (name) =>
          `tests/modules/<module>.ts: run ${name} in a step of its walk, or where several modules meet in tests/operations/walk-*.ts`,
      ),
  ];
}

/** Pages on which calls ask for a right, against those that modules register. */
export const rightFaults = (asked: Iterable<{ call: string; page: string }>, pages: ReadonlySet<string>): string[] =>
  [...asked]
    .filter(({ page }) => !pages.has(page))
    .map(
      ({ call, page }) =>
        `services/src/modules/<module>/module.ts: registerPage ${page}, on which ${call} asks for a right`,
    );

/** Parameters and properties of the REST contract of which nothing is said. */
export const wordFaults = (places: Iterable<string>): string[] =>
  [...places].map(
    (place) =>
      `shared/src/contract: say what ${place} is by .describe, or in services/src/openapi-words for every property of that name`,
  );

/** Id fields of the contract for which the walk between companies has no row. */
export function sampleFaults(endpoints: Iterable<string>, sample: (endpoint: string) => unknown): string[] {
  return [...endpoints].flatMap((endpoint) => {
    try {
      sample(endpoint);
      return [];
    } catch (error) {
      return [
        `tests/contract/rows.ts: ${(error as Error).message} Add its table to ROWS, or to \`rows\` of tests/modules/<module>.ts.`,
      ];
    }
  });
}

interface Examples {
  /** Modules that have a schema. */
  modules: Iterable<string>;
  /** File names: `40-employee.graphql`. */
  files: readonly string[];
  lookups: Iterable<string>;
  exceptions: Readonly<Record<string, number>>;
}

/** Examples of the GraphQL IDE: one for each module of the schema, and the exceptions from their budgets. */
export function exampleFaults({ modules, files, lookups, exceptions }: Examples): string[] {
  const folder = 'bff/ide/examples';
  const shows = (module: string) => files.some((file) => new RegExp(`^\\d+-${module}[.-]`).test(file));
  return [
    ...[...modules]
      .filter((module) => !shows(module))
      .map((module) => `${folder}: add an example of ${module}, in zh-CN and en-US`),
    ...missing(Object.keys(exceptions), files).map(
      (file) => `tests/operations/budgets.ts: remove ${file} from EXAMPLE_EXCEPTIONS; there is no such example`,
    ),
    ...missing(lookups, files).map((file) => `${folder}/lookups/${file} belongs to no example: remove or rename it`),
  ];
}

const CREDENTIAL = /login|logout|password|token|identity|verification|invit|reveal/i;

/** Mutations that try or make a credential, by their names, against those that stand alone in a document. */
export function aloneFaults(
  mutations: Iterable<string>,
  alone: Iterable<string>,
  several: Readonly<Record<string, string>>,
): string[] {
  const suspicious = [...mutations].filter((name) => CREDENTIAL.test(name));
  const known = [...alone, ...Object.keys(several)];
  return [
    ...missing(suspicious, known).map(
      (name) =>
        `bff/src/plugins/limits.ts: add ${name} to ALONE, which keeps a credential from being tried twice in one request; or to SEVERAL in tests/lists/print.ts, with the reason why not`,
    ),
    ...missing(known, suspicious).map(
      (name) =>
        `bff/src/plugins/limits.ts, tests/lists/print.ts: remove ${name}; no mutation about a credential has that name`,
    ),
  ];
}

/** Rows that say how pages are reached, against the table of routes. */
export const pageFaults = (rows: Iterable<string>, routes: Iterable<string>): string[] =>
  missing(rows, routes).map((path) => `tests/e2e/support/pages.ts: remove ${path}, which is no route`);

/** Pages that are said to be there to look at only, and that calls name to edit something. */
export const looksOnlyFaults = (
  routes: readonly { path: string; module: string; looksOnly?: boolean }[],
  edited: ReadonlySet<string>,
): string[] =>
  routes
    .filter(({ path, looksOnly }) => looksOnly && edited.has(path))
    .map(
      ({ path, module }) =>
        `web/src/modules/${module}/routes.ts: ${path} has calls that edit, so that it is no looksOnly`,
    );

interface Titles {
  /** Addresses of the web client, with the id of their title. */
  routes: readonly { path: string; title: string; module: string }[];
  /** Pages and headings of the menu that the services register: ids of their names. */
  names: readonly string[];
  /** By language: texts of titles by module, and texts of the services. */
  titles: Readonly<Record<string, (module: string) => Readonly<Record<string, string>>>>;
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Pages of the shell that say nothing behind their “?”. Home is what it says. */
export const helpFaults = (
  routes: readonly { path: string; title: string; module: string; public?: boolean }[],
  texts: Readonly<Record<string, (module: string) => Readonly<Record<string, string>>>>,
): string[] =>
  Object.entries(texts).flatMap(([language, of]) =>
    routes
      .filter(({ path, public: open }) => !open && path !== '/index')
      .map((row) => ({ ...row, id: row.title.replace('.title.', '.help.') }))
      .filter(({ module, id }) => !of(module)[id])
      .map(
        ({ path, module, id }) =>
          `web/src/modules/${module}/texts/${language}.json: add "${id}", two or three sentences on what applies on ${path}`,
      ),
  );

/** What everybody reads of a page before it is open: its title in the web client, its name in menu and rights. */
export const titleFaults = ({ routes, names, titles, texts }: Titles): string[] => [
  ...Object.entries(titles).flatMap(([language, of]) =>
    routes
      .filter(({ title, module }) => !of(module)[title])
      .map(
        ({ path, title, module }) =>
          `web/src/modules/${module}/titles/${language}.json: add "${title}", the title of ${path}`,
      ),
  ),
  ...Object.entries(texts).flatMap(([language, known]) =>
    missing(names, Object.keys(known)).map(
      (name) => `services/src/modules/<module>/texts.${language}.ts: add '${name}', which the menu and the rights show`,
    ),
  ),
];

/** Arguments are no words of the text: `{superior}` may be called as it likes. */
const wordsOf = (text: string) => text.replace(/\{\w+(?=[,}])/g, '{');

/** Texts that have another word for a thing than the glossary, or a number before a plural that one would not fit. */
export function glossaryFaults(language: keyof typeof GLOSSARY, texts: Iterable<readonly [id: string, text: string]>) {
  return [...texts].flatMap(([id, text]) => [
    ...GLOSSARY[language]
      .filter(({ instead }) => instead.test(wordsOf(text)))
      .map(({ use, instead }) => `${language}: ${id} says "${instead.exec(wordsOf(text))?.[0]}", the word is "${use}"`),
    ...(language === 'en-US' && UNBENT_PLURAL.test(text)
      ? [`en-US: ${id} is wrong for one, write {count, plural, one {…} other {…}}`]
      : []),
  ]);
}
