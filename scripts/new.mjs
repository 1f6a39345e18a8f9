// `npm run new`: writes a module, an endpoint or a page through all rooms, with its tests, and what is generated and
// printed from them. What it writes is green and is meant to be changed.
import { parseArgs } from 'node:util';
import { Draft } from './new/draft.mjs';
import { generate } from './new/generate.mjs';
import { Refusal } from './new/names.mjs';
import { newEndpoint, newModule, newPage } from './new/recipes.mjs';
import { ROOT } from './setup/root.mjs';

const USAGE = `npm run new -- module <module> --zh <its name in Chinese>
    a module with its heading in the menu: module training --zh 培训
npm run new -- endpoint <module> <service> <name> --zh <the thing in Chinese>
    the list of a thing, with its table and its field in the schema: endpoint training coursemanage listcourse --zh 课程
    --page <path>: whose visitors may read it, /<module>/<thing> unless the specification names another
npm run new -- endpoint <module> <service> <name> --write --zh <the thing in Chinese>
    adds one to that list: endpoint training coursemanage addcourse --write --zh 课程
npm run new -- page <module> <thing> --zh <the thing in Chinese>
    the page with that list and the dialog that adds: page training course --zh 课程

    --thing jobFamily: what an endpoint is about, where its name does not show it
    --en "job family": the name in English, where it is not that of the code`;

/** By kind: how it is made, and how many names it takes. */
const RECIPES = { module: [newModule, 1], endpoint: [newEndpoint, 3], page: [newPage, 2] };

const text = { type: 'string' };
const options = { zh: text, en: text, thing: text, page: text, write: { type: 'boolean' } };

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [kind, ...names] = positionals;
    const [recipe, count] = RECIPES[kind] ?? [];
    if (recipe && names.length === count) return { recipe, names, values };
  } catch (error) {
    throw new Refusal(`${error.message}\n\n${USAGE}`);
  }
  throw new Refusal(USAGE);
}

async function main() {
  const { recipe, names, values } = readArguments();
  const draft = new Draft(ROOT);
  const next = recipe(draft, names, values);
  const { made, changed } = await draft.save();
  for (const file of made) console.log(`new       ${file}`);
  for (const file of changed) console.log(`added to  ${file}`);
  const hasTable = [...made, ...changed].some((file) => file.endsWith('/tables.ts'));
  const fault = await generate(hasTable && `${names[0]}-${names[2]}`);
  if (fault) throw new Refusal(fault);
  console.log('Generated files, migration and tables of rights are written. Read the new lines of');
  console.log('tests/contract/policy.tsv and pages.tsv: they say who may do what.');
  if (next) console.log(`Next: ${next}`);
}

main().catch((error) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
});
