// Writes the lists of what the modules bring, found by the names of their files, so that nobody keeps them by hand.
// `npm run codegen` runs it; with `--check` it only says which list is not as it would be written.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinyin } from 'pinyin-pro';
import prettier from 'prettier';
import { ROOT } from './setup/root.mjs';

const HEAD = '// Written by `npm run codegen` from the files of the modules; changes are lost.\n';
const LANGUAGES = ['zh-CN', 'en-US'];

/** The modules in the order of the product's vocabulary, which is the order their parts are put together in. */
export function modulesOf(root) {
  const source = readFileSync(path.join(root, 'shared/src/modules.ts'), 'utf8');
  return [...(source.match(/MODULES = \[([^\]]*)\]/)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name);
}

/** Files of a folder and below whose path fits, in the order of modules and then of names; '' where the folder is not. */
function filesIn(root, folder, fits) {
  const at = path.join(root, folder);
  if (!existsSync(at)) return [];
  const order = modulesOf(root);
  const rank = (file) => order.indexOf(file.split('/')[0]);
  return readdirSync(at, { encoding: 'utf8', recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter(fits)
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

const camel = (text) => text.replace(/[^A-Za-z0-9]+(\w)/g, (_, letter) => letter.toUpperCase());
const source = (root, ...parts) => readFileSync(path.join(root, ...parts), 'utf8');
/** The names a file exports that fit. */
const exported = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** Every REST service of the contract: what a file of it makes by `service(…)`. */
function contract(root) {
  const folder = 'shared/src/contract';
  const files = filesIn(root, folder, (file) => file.includes('/') && file.endsWith('.ts'));
  const services = files
    .map((file) => ({ file, names: exported(source(root, folder, file), /^export const (\w+) = service\(/gm) }))
    .filter(({ names }) => names.length > 0);
  return `${services.map(({ file, names }) => `import { ${names.join(', ')} } from './${file}';`).join('\n')}

/** Every REST service of the product by name; \`rest.<name>.<endpoint>\` in the BFF, one handler map each in the services. */
export const contract = { ${services.flatMap(({ names }) => names).join(', ')} };
export type Contract = typeof contract;
`;
}

/** The files of the contract as they are: what they export in capitals are the models of the OpenAPI document. */
function contractFiles(root) {
  const files = filesIn(root, 'shared/src/contract', (file) => file.endsWith('.ts') && file !== 'all.ts');
  const names = files.map((file) => file.replace(/\.ts$/, ''));
  return `${names.map((name) => `import * as ${camel(name)} from '@hengcai/shared/contract/${name}';`).join('\n')}

/** What the files of the contract export. */
export const CONTRACT_FILES: readonly object[] = [${names.map(camel).join(', ')}];
`;
}

/** What the modules of the services bring. */
function servicesModules(root) {
  const folder = 'services/src/modules';
  const names = filesIn(root, folder, (file) => /^\w+\/module\.ts$/.test(file)).map((file) => file.split('/')[0]);
  return `import type { AllHandlers } from '../kit/context.ts';
import type { DemoBuilder } from '../kit/demo.ts';
${names.map((name) => `import { ${name} } from '../modules/${name}/module.ts';`).join('\n')}

/** The handlers of the whole contract: an endpoint without one does not compile. */
export const handlers: AllHandlers = { ${names.map((name) => `...${name}.handlers`).join(', ')} };

const modules: readonly { handlers: object; demo?: DemoBuilder }[] = [${names.join(', ')}];
/** What fills a demo company after its people are there, in this order. */
export const demoBuilders: readonly DemoBuilder[] = modules.flatMap(({ demo }) => demo ?? []);
`;
}

/** The texts of the modules of the services in one language. */
const servicesTexts = (language) => (root) => {
  const files = filesIn(root, 'services/src/modules', (file) => path.basename(file) === `texts.${language}.ts`);
  const names = files.map((file) => camel(path.dirname(file)));
  return `${files.map((file, at) => `import { texts as ${names[at]} } from '../modules/${file}';`).join('\n')}

export const moduleTexts: Readonly<Record<string, string>> = { ${names.map((name) => `...${name}`).join(', ')} };
`;
};

/** The resolvers and loaders of the modules of the BFF. */
function bffModules(root) {
  const folder = 'bff/src/modules';
  const having = (name) =>
    filesIn(root, folder, (file) => new RegExp(`^\\w+/${name}\\.ts$`).test(file)).map((file) => file.split('/')[0]);
  const resolvers = having('resolvers');
  const loaders = having('loaders');
  return `import type { Rest } from '../rest/client.ts';
import type { Resolvers } from './schema.ts';
${loaders.map((name) => `import { ${name}Loaders } from '../modules/${name}/loaders.ts';`).join('\n')}
${resolvers.map((name) => `import { ${name} } from '../modules/${name}/resolvers.ts';`).join('\n')}

export const RESOLVERS: readonly Resolvers[] = [${resolvers.join(', ')}];

/** The loaders of all modules, for one request. */
export const createLoaders = (rest: Rest) => ({ ${loaders.map((name) => `...${name}Loaders(rest)`).join(', ')} });
export type Loaders = ReturnType<typeof createLoaders>;
`;
}

/** What each enum of the schema is on the wire: a closed set of `shared/enums`, or words that a module spells. */
function bffEnums(root) {
  const enums = filesIn(root, 'schema', (file) => file.endsWith('.graphql')).flatMap((file) =>
    exported(source(root, 'schema', file), /^enum (\w+)/gm),
  );
  const own = /^export const ([A-Z]\w+)/gm;
  const modules = filesIn(root, 'bff/src/modules', (file) => /^\w+\/enums\.ts$/.test(file)).map((file) => ({
    name: file.split('/')[0],
    from: `../modules/${file}`,
    enums: exported(source(root, 'bff/src/modules', file), own),
  }));
  const sources = [
    { name: 'shared', from: '@hengcai/shared/enums', enums: exported(source(root, 'shared/src/enums.ts'), own) },
    { name: 'common', from: '../enums.ts', enums: exported(source(root, 'bff/src/enums.ts'), own) },
    ...modules,
  ];
  const types = enums.flatMap((name) => {
    const owner = sources.find((one) => one.enums.includes(name));
    return owner ? [`export type ${name} = Value<typeof ${owner.name}.${name}>;`] : [];
  });
  return `${sources.map(({ name, from }) => `import * as ${name} from '${from}';`).join('\n')}

export type EnumTable = Readonly<Record<string, string | number>>;

/** Name in the schema and value on the wire, for every enum. */
export const ENUM_TABLES: Readonly<Record<string, EnumTable>> = {
${sources
  .map(({ name, enums: tables }) =>
    tables
      .filter((one) => enums.includes(one))
      .map((one) => `${one}: ${name}.${one},`)
      .join(' '),
  )
  .join('\n')}
};

type Value<T> = T[keyof T];
${types.join('\n')}
`;
}

/** What pages are called in both languages, with the syllables of the Chinese, so that a search finds them by any. */
function pageWords(root) {
  const folder = 'web/src/modules';
  const titles = (language) =>
    Object.assign(
      {},
      ...filesIn(root, folder, (file) => file.endsWith(`/titles/${language}.json`)).map((file) =>
        JSON.parse(source(root, folder, file)),
      ),
    );
  const english = titles('en-US');
  const lines = Object.entries(titles('zh-CN')).map(([id, title]) => {
    const read = pinyin(title, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' });
    return `${JSON.stringify(id)}: ${JSON.stringify([title, english[id] ?? '', read.join(' ')])},`;
  });
  return `/** By the id of a page's title: Chinese, English, syllables of the Chinese. */
export const pageWords: Readonly<Record<string, readonly [chinese: string, english: string, syllables: string]>> = {
${lines.join('\n')}
};
`;
}

const LISTS = {
  'shared/src/contract/all.ts': contract,
  'services/src/generated/contract-files.ts': contractFiles,
  'services/src/generated/modules.ts': servicesModules,
  ...Object.fromEntries(
    LANGUAGES.map((language) => [`services/src/generated/texts.${language}.ts`, servicesTexts(language)]),
  ),
  'bff/src/generated/modules.ts': bffModules,
  'bff/src/generated/enums.ts': bffEnums,
  'web/src/app/search/generated/pageWords.ts': pageWords,
};

/** The lists as they are to be: path and text. */
export async function moduleLists(root = ROOT) {
  const style = await prettier.resolveConfig(path.join(root, 'package.json'));
  return await Promise.all(
    Object.entries(LISTS).map(async ([file, write]) => ({
      file,
      text: await prettier.format(HEAD + write(root), { ...style, filepath: file }),
    })),
  );
}

/** The lists that are not as the modules say. */
export async function staleLists(root = ROOT) {
  const lists = await moduleLists(root);
  return lists
    .filter(({ file, text }) => !existsSync(path.join(root, file)) || source(root, file) !== text)
    .map(({ file }) => file);
}

/** Writes what differs. */
export async function writeLists(root = ROOT) {
  for (const { file, text } of await moduleLists(root)) {
    const target = path.join(root, file);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    console.log(`wrote ${file}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeLists();
