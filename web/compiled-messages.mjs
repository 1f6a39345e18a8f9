/**
 * Vite plugin: compiles the texts of both languages when the client is built, so that browsers get the parts of a message
 * instead of its text and of the parser that would take it apart (8 kB gzip). Development and tests parse as they go.
 */
import { parse } from '@formatjs/icu-messageformat-parser';
import { runnerImport } from 'vite';

const CATALOGUE = /\/(i18n\/messages\/[^/]+\/\w+|modules\/\w+\/(texts|titles)\/[\w-]+)\.json$/;
/** What services and screens share is written in TypeScript, module by module; screens ask for one language of one. */
const SHARED = /\/shared\/src\/messages\/modules\/\w+\.ts\?language=([\w-]+)$/;

const compiled = (texts) => Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
const PLACE = { 'zh-CN': 0, 'en-US': 1 };
function sharedTexts({ labels = {}, rules = {} }, language) {
  const texts = (prefix, pairs) =>
    Object.entries(pairs).map(([id, pair]) => [`${prefix}.${id}`, pair[PLACE[language]]]);
  return Object.fromEntries([
    ...Object.entries(labels).flatMap(([set, members]) => texts(`enum.${set}`, members)),
    ...texts('rule', rules),
  ]);
}

/** Answers the plugin. */
export function compiledMessages() {
  let building = false;
  return {
    name: 'hengcai:compiled-messages',
    enforce: 'pre',
    config(_config, { command }) {
      building = command === 'build';
      if (!building) return {};
      const withoutParser = '@formatjs/icu-messageformat-parser/no-parser.js';
      return { resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: withoutParser }] } };
    },
    async load(id) {
      const [, language] = SHARED.exec(id) ?? [];
      if (!language) return null;
      const { module } = await runnerImport(id.split('?')[0]);
      const texts = sharedTexts(module, language);
      const code = `export default ${JSON.stringify(building ? compiled(texts) : texts)};`;
      return { code, moduleType: 'js' };
    },
    transform(code, id) {
      return building && CATALOGUE.test(id) ? JSON.stringify(compiled(JSON.parse(code))) : null;
    },
  };
}
