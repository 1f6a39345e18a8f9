/**
 * Codegen plugin: the names of the browser client's catalogues and the ids of their texts as types, found by folder:
 * `i18n/messages/<language>/<name>.json`, and of each module `texts/<language>.json` and `titles/<language>.json`.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup/root.mjs';

const SOURCES = path.join(ROOT, 'web/src');
/** Both languages have the same ids, which `npm run verify` checks. */
const FILE = 'zh-CN.json';

const folder = (place) => readdirSync(path.join(SOURCES, place)).sort();
const common = () =>
  folder('i18n/messages/zh-CN').map((file) => ({
    name: path.basename(file, '.json'),
    type: path.basename(file, '.json'),
    from: `../messages/zh-CN/${file}`,
  }));
const ofModules = (kind) =>
  folder('modules')
    .filter((module) => existsSync(path.join(SOURCES, 'modules', module, kind, FILE)))
    .map((name) => ({
      name,
      type: kind === 'texts' ? name : `${name}Titles`,
      from: `../../modules/${name}/${kind}/${FILE}`,
    }));

/** Emits `CatalogueName` and `OwnId`. */
export function plugin() {
  const catalogues = [...common(), ...ofModules('texts')];
  const all = [...catalogues, ...ofModules('titles')];
  const union = (members) => members.map((member) => `\n  | ${member}`).join('');
  return {
    prepend: all.map(({ type, from }) => `import type ${type} from '${from}';`),
    content: `
/** A catalogue that pages may ask for. */
export type CatalogueName =${union(catalogues.map(({ name }) => `'${name}'`))};

/** Texts of the browser client itself; those of enums and rules are shared. */
export type OwnId =${union(all.map(({ type }) => `keyof typeof ${type}`))};
`,
  };
}
