// `npm run -s routes`: every address of the browser client as tab-separated values without a header:
// path, module, public, title in Chinese, title in English.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup/root.mjs';

interface Row {
  path: string;
  public?: boolean;
  title: string;
}

const MODULES = path.join(ROOT, 'web/src/modules');

function titlesOf(module: string, language: string): Record<string, string | undefined> {
  const file = path.join(MODULES, module, 'titles', `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

for (const module of readdirSync(MODULES).sort()) {
  const table = path.join(MODULES, module, 'routes.ts');
  if (!existsSync(table)) continue;
  // By a computed address: the table's types reach every page of the client, which is checked in its own room.
  const { routes } = (await import(table)) as { routes: readonly Row[] };
  const [chinese, english] = [titlesOf(module, 'zh-CN'), titlesOf(module, 'en-US')];
  for (const row of routes) {
    const titles = [chinese[row.title] ?? row.title, english[row.title] ?? row.title];
    console.log([row.path, module, row.public ?? false, ...titles].join('\t'));
  }
}
