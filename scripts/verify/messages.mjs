import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { ROOT } from '../setup/root.mjs';

/** Catalogues in JSON. Those of shared and services are TypeScript, where a missing text does not compile. */
const FOLDERS = ['bff/src/messages', 'bff/ide/messages'];
/** Of the browser client: one folder a language for what belongs to no module; the modules have theirs beside them. */
const CLIENT = 'web/src/i18n/messages';
const CLIENT_MODULES = 'web/src/modules';
const LANGUAGES = ['zh-CN', 'en-US'];

const flat = (messages, before = '') =>
  Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'string' ? [[before + key, text]] : flat(text, `${before}${key}.`),
  );

const readTexts = (file) => new Map(existsSync(file) ? flat(JSON.parse(readFileSync(file, 'utf8'))) : []);

/**
 * The arguments of a message: name -> whether its value is shown. A plural without `#` only chooses a wording, which
 * Chinese has no need to do.
 */
function argumentsOf(elements, plural = null) {
  const names = new Map();
  const add = (name, shown) => names.set(name, names.get(name) || shown);
  for (const element of elements) {
    if (element.type === TYPE.literal) continue;
    if (element.type === TYPE.pound) {
      add(plural, true);
      continue;
    }
    add(element.value, element.type !== TYPE.plural);
    const within = element.type === TYPE.plural ? element.value : plural;
    const inside = [element.children ?? [], ...Object.values(element.options ?? {}).map(({ value }) => value)];
    for (const part of inside) argumentsOf(part, within).forEach((shown, name) => add(name, shown));
  }
  return names;
}

/** Whether a text shows `count`, how many there are of something, without the separators of its language. */
const countsPlainly = (elements) =>
  elements.some(
    ({ type, value, children, options }) =>
      (type === TYPE.argument && value === 'count') ||
      countsPlainly(children ?? []) ||
      Object.values(options ?? {}).some((option) => countsPlainly(option.value)),
  );

function argumentsIn(text) {
  try {
    const elements = parse(text);
    return { names: argumentsOf(elements), plainly: countsPlainly(elements) };
  } catch (error) {
    return { fault: error.message };
  }
}

const shownButMissing = (names, others) => [...names].filter(([name, shown]) => shown && !others.has(name));

/** What two files with the same texts in two languages disagree about. */
function faultsOfPair(chinese, english) {
  const [zh, en] = [chinese, english].map(({ file }) => readTexts(file));
  const missing = (texts, others, name) =>
    [...others.keys()].filter((id) => !texts.has(id)).map((id) => `${name}: ${id} is missing`);
  const different = [...zh].flatMap(([id, text]) => {
    if (!en.has(id)) return [];
    const [a, b] = [argumentsIn(text), argumentsIn(en.get(id))];
    if (a.fault) return [`${chinese.name}: ${id} does not parse: ${a.fault}`];
    if (b.fault) return [`${english.name}: ${id} does not parse: ${b.fault}`];
    return [
      ...[a, b].flatMap(({ plainly }, i) =>
        plainly ? [`${[chinese, english][i].name}: ${id} shows {count} without separators, not {count, number}`] : [],
      ),
      ...shownButMissing(b.names, a.names).map(([name]) => `${chinese.name}: ${id} lacks {${name}}`),
      ...shownButMissing(a.names, b.names).map(([name]) => `${english.name}: ${id} lacks {${name}}`),
    ];
  });
  return [...missing(zh, en, chinese.name), ...missing(en, zh, english.name), ...different];
}

function definedTwice(files) {
  const home = new Map();
  return files.flatMap(({ name, file }) =>
    [...readTexts(file).keys()].flatMap((id) => {
      const before = home.get(id);
      home.set(id, name);
      return before ? [`${name}: ${id} is defined in ${before} too`] : [];
    }),
  );
}

/** The catalogues of the browser client, each as a pair of files. */
function clientPairs(root) {
  const read = (place) => (existsSync(place) ? readdirSync(place) : []);
  const common = path.join(root, CLIENT);
  const modules = path.join(root, CLIENT_MODULES);
  const names = new Set(LANGUAGES.flatMap((language) => read(path.join(common, language))));
  return [
    ...[...names].map((name) => pairOf(common, (language) => `${language}/${name}`)),
    ...read(modules)
      .flatMap((module) => [`${module}/texts`, `${module}/titles`])
      .filter((folder) => existsSync(path.join(modules, folder)))
      .map((folder) => pairOf(modules, (language) => `${folder}/${language}.json`)),
  ];
}

const pairOf = (place, nameIn) =>
  LANGUAGES.map((language) => ({ name: nameIn(language), file: path.join(place, nameIn(language)) }));

/** Ids that one language misses, texts that do not parse or take other arguments, and ids that two files define. */
export function findMessageFaults(root = ROOT) {
  const folders = FOLDERS.map((folder) => path.join(root, folder)).filter((place) => existsSync(place));
  const client = clientPairs(root);
  return [
    ...folders.flatMap((place) => faultsOfPair(...pairOf(place, (language) => `${language}.json`))),
    ...client.flatMap((pair) => faultsOfPair(...pair)),
    ...definedTwice(client.map(([chinese]) => chinese)),
  ];
}
