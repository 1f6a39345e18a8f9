/**
 * Vite plugin: compiles the texts of both languages when the client is built, so that browsers get the parts of a message
 * instead of its text and of the parser that would take it apart (8 kB gzip). Development and tests parse as they go.
 */
import { parse } from '@formatjs/icu-messageformat-parser';
import { runnerImport } from 'vite';

const CATALOGUE = /\/(i18n\/messages\/[^/]+\/\w+|modules\/\w+\/(texts|titles)\/[\w-]+)\.json$/;
/** What services and screens share is written in TypeScript: each export has the texts of every language. */
const SHARED = /\/shared\/src\/messages\/(enums|rules)\.ts$/;

const compiled = (texts) => Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
const ofEachLanguage = (languages) =>
  Object.fromEntries(Object.entries(languages).map(([language, texts]) => [language, compiled(texts)]));

/** Answers the plugin. */
export function compiledMessages() {
  return {
    name: 'hengcai:compiled-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    async load(id) {
      if (!SHARED.test(id)) return null;
      const { module } = await runnerImport(id);
      return Object.entries(module)
        .map(([name, languages]) => `export const ${name} = ${JSON.stringify(ofEachLanguage(languages))};`)
        .join('\n');
    },
    transform(code, id) {
      return CATALOGUE.test(id) ? JSON.stringify(compiled(JSON.parse(code))) : null;
    },
  };
}
