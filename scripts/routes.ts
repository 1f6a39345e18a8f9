// `npm run -s routes`: every address of the browser client as tab-separated values without a header:
// path, module, public, title in Chinese, title in English.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup/root.mjs';

interface Row {
  path: string;
  module: string;
  public: boolean;
  title: string;
}

/** By a computed address: the table's types reach every page of the client, which is checked in its own room. */
const table = path.join(ROOT, 'web/src/app/routes.ts');
const { routes } = (await import(table)) as { routes: readonly Row[] };

function titlesIn(language: string): Record<string, string | undefined> {
  const folder = path.join(ROOT, 'web/src/i18n/messages', language);
  const catalogues = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return Object.assign({}, ...catalogues.map((text) => JSON.parse(text) as object)) as Record<string, string>;
}

const [chinese, english] = [titlesIn('zh-CN'), titlesIn('en-US')];
for (const row of routes) {
  const titles = [chinese[row.title] ?? row.title, english[row.title] ?? row.title];
  console.log([row.path, row.module, row.public, ...titles].join('\t'));
}
