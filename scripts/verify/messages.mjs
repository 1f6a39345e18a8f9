import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { ROOT } from '../setup/root.mjs';

/** Catalogues in JSON. Those of shared and services are TypeScript, where a missing text does not compile. */
const CATALOGUES = [
  { folder: 'web/src/i18n/messages', layout: 'one folder a language' },
  { folder: 'bff/src/messages', layout: 'one file a language' },
  { folder: 'bff/ide/messages', layout: 'one file a language' },
];
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

function argumentsIn(text) {
  try {
    return { names: argumentsOf(parse(text)) };
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
      ...shownButMissing(b.names, a.names).map(([name]) => `${chinese.name}: ${id} lacks {${name}}`),
      ...shownButMissing(a.names, b.names).map(([name]) => `${english.name}: ${id} lacks {${name}}`),
    ];
  });
  return [...missing(zh, en, chinese.name), ...missing(en, zh, english.name), ...different];
}

function definedTwice(folder) {
  const home = new Map();
  return readdirSync(folder).flatMap((name) =>
    [...readTexts(path.join(folder, name)).keys()].flatMap((id) => {
      const before = home.get(id);
      home.set(id, name);
      return before ? [`${name}: ${id} is defined in ${before} too`] : [];
    }),
  );
}

/** Ids that one language misses, texts that do not parse or take other arguments, and ids that two files define. */
export function findMessageFaults(root = ROOT) {
  return CATALOGUES.flatMap(({ folder, layout }) => {
    const place = path.join(root, folder);
    if (!existsSync(place)) return [];
    const pair = (nameIn) =>
      LANGUAGES.map((language) => ({ name: nameIn(language), file: path.join(place, nameIn(language)) }));
    if (layout === 'one file a language') return faultsOfPair(...pair((language) => `${language}.json`));
    const names = new Set(LANGUAGES.flatMap((language) => readdirSync(path.join(place, language))));
    return [
      ...[...names].flatMap((name) => faultsOfPair(...pair((language) => `${language}/${name}`))),
      ...definedTwice(path.join(place, LANGUAGES[0])),
    ];
  });
}
