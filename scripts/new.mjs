// `npm run new`: writes a module, an endpoint or a page through all rooms, with its tests, and what is generated and
// printed from them. What it writes is green and is meant to be changed.
import { parseArgs } from 'node:util';
import { writeLists } from './codegen-modules.mjs';
import { Draft } from './new/draft.mjs';
import { Refusal } from './new/names.mjs';
import { newEndpoint, newModule, newPage } from './new/recipes.mjs';
import { run, runTool } from './processes/run.mjs';
import { ROOT } from './setup/root.mjs';

const USAGE = `npm run new -- module <module> --zh <its name in Chinese> [--en <in English>]
    a module with its heading in the menu, e.g. module training --zh 培训
npm run new -- endpoint <module> <service> <name> --zh <the thing in Chinese> [--en …] [--thing <thing>] [--page <path>]
    the list of a thing, its table, its field in the schema, e.g. endpoint training coursemanage listcourse --zh 课程
    --page is the page whose visitors may read it: /<module>/<thing>, unless the specification has another
npm run new -- endpoint <module> <service> <name> --write --zh <the thing in Chinese>
    adds one to that list, e.g. endpoint training coursemanage addcourse --write --zh 课程
npm run new -- page <module> <thing> --zh <the thing in Chinese>
    the page with the list, which is empty at first, and the dialog that adds, e.g. page training course --zh 课程`;

const RECIPES = {
  module: [newModule, 1],
  endpoint: [newEndpoint, 3],
  page: [newPage, 2],
};

const text = { type: 'string' };
const options = { zh: text, en: text, thing: text, page: text, write: { type: 'boolean' } };

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [kind, ...names] = positionals;
    const [recipe, count] = RECIPES[kind] ?? [];
    if (recipe && names.length === count) return { kind, recipe, names, values };
  } catch (error) {
    throw new Refusal(`${error.message}\n\n${USAGE}`);
  }
  throw new Refusal(USAGE);
}

async function step(name, work) {
  console.log(`${name} …`);
  const { ok, output } = await work();
  if (!ok) throw new Refusal(`${output}\n${name} failed; what was written stays.`);
}

async function main() {
  const { recipe, names, values } = readArguments();
  const draft = new Draft(ROOT);
  const next = recipe(draft, names, values);
  const { made, changed } = await draft.save();
  for (const file of made) console.log(`new      ${file}`);
  for (const file of changed) console.log(`added to ${file}`);
  const tables = made.concat(changed).some((file) => file.endsWith('/tables.ts'));
  const quiet = { quiet: true };
  await writeLists(ROOT);
  await step('codegen', () => runTool('graphql-codegen', ['--config', 'codegen.yml'], quiet));
  if (tables) {
    const name = [names[0], names.at(-1)].join('-');
    await step('migration', () => run('npm', ['run', '--silent', 'migration', '--', '--name', name], quiet));
  }
  await step('tables of rights', () =>
    runTool('tsx', ['tests/lists/print.ts'], { ...quiet, env: { UPDATE_TABLES: '1' } }),
  );
  console.log('Read the new lines of tests/contract/policy.tsv and pages.tsv: they say who may do what.');
  if (next) console.log(`Next: ${next}`);
}

main().catch((error) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
});
