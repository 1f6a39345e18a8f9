import { checkedChinese, checkedEnglish, checkedName, Refusal, thingOf, wordsOf } from './names.mjs';

const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const servicesOf = (module) => `services/src/modules/${module}`;

function checkedModule(draft, module) {
  if (!draft.has(`${servicesOf(module)}/module.ts`))
    throw new Refusal(`There is no module ${module}. It is made by: npm run new -- module ${module} --zh …`);
  return module;
}

/** Ids in the menu stand ten apart, so that something fits in between. */
const nextAfter = (ids, first) => String(ids.length === 0 ? first : Math.max(...ids.map(Number)) + 10);
const menuIds = (draft, pattern) =>
  draft
    .filesIn('services/src/modules', '/module.ts')
    .flatMap(({ text }) => [...text.matchAll(pattern)].map(([, id]) => id));

/** `module <module> --zh <name> [--en <name>]` */
export function newModule(draft, names, { zh, en }) {
  const [name] = names;
  const module = checkedName('module', name);
  if (draft.has(`${servicesOf(module)}/module.ts`)) throw new Refusal(`There is a module ${module} already.`);
  const words = checkedEnglish(module, en);
  const menu = nextAfter(menuIds(draft, /registerMenuGroup\(\{\s*id: '(\d+)'/g), 20);
  const listed = draft.read('shared/src/modules.ts').includes(`'${module}'`);
  draft.fill(
    'module',
    { module, menu, words, Words: upper(words), zh: checkedChinese(zh) },
    listed ? { 'shared/src/modules.ts': null } : {},
  );
  return `npm run new -- endpoint ${module} <service> list<thing> --zh …`;
}

/** The file and text of the contract in which something of a module stands. */
const inContract = (draft, folder, pattern) =>
  draft.filesIn(folder, '.ts').find(({ text }) => pattern.test(text)) ?? null;

/** `endpoint <module> <service> <name> [--write] --zh <name of the thing>` */
export function newEndpoint(draft, names, { write, thing: said, page, zh, en }) {
  const [name, service, endpoint] = names;
  const module = checkedModule(draft, name);
  checkedName('service', service);
  checkedName('endpoint', endpoint);
  const thing = thingOf(endpoint, said);
  const known = { ...wordsOf(thing, zh, en), module, service, endpoint };
  const contract = inContract(draft, 'shared/src/contract', new RegExp(`export const ${service} = service\\(`));
  const owner = /service\(\s*'(\w+)'/.exec(
    contract?.text.slice(contract.text.indexOf(`const ${service} =`)) ?? '',
  )?.[1];
  if (contract && owner !== module)
    throw new Refusal(`/${service} belongs to the module ${owner}: name that one, or another service.`);
  if (contract && new RegExp(`^ {2}${endpoint}: (?:get|post)\\(`, 'm').test(contract.text))
    throw new Refusal(`/${service}/${endpoint} is there already, in ${contract.file}.`);
  const clash = draft
    .filesIn('shared/src/contract', '.ts')
    .find(({ text }) => text.includes(`'/${service}'`) && !text.includes(`const ${service} = service(`));
  if (clash) throw new Refusal(`/${service} is described in ${clash.file} under another name: add to that by hand.`);
  if (write) addWrite(draft, known, contract);
  else addList(draft, known, contract, page);
  takeFromLater(draft, `/${service}/${endpoint}`);
  return write ? `npm run new -- page ${module} ${thing} --zh ${zh}` : nextOfList(known, zh);
}

const nextOfList = ({ module, service, thing }, zh) =>
  `npm run new -- endpoint ${module} ${service} add${thing.toLowerCase()} --write --thing ${thing} --zh ${zh}`;

function addList(draft, known, contract, page) {
  const { module, service, Thing, table, thing, things } = known;
  const taken = (folder, ending, pattern) => draft.filesIn(folder, ending).find(({ text }) => pattern.test(text))?.file;
  const clash =
    taken('shared/src/contract', '.ts', new RegExp(`^export const ${Thing} = `, 'm')) ??
    taken('schema', '.graphql', new RegExp(`^(?:type|enum|input) ${Thing} |^ {2}${things}\\b`, 'm')) ??
    taken('services/src', 'tables.ts', new RegExp(`pgTable\\(\\s*'${table}'`)) ??
    taken('web/src', '.graphql', new RegExp(`^(?:query|fragment) ${Thing}(?:List|Row)\\b`, 'm'));
  if (clash) throw new Refusal(`${Thing} is in ${clash} already: choose another name by --thing.`);
  const path = page ?? `/${module}/${table}`;
  if (!/^(?:\/[\w-]+)+$/.test(path)) throw new Refusal(`"${path}" is no path of a page: --page /training/course`);
  const examples = draft.filesIn('bff/ide/examples/en-US').map(({ file }) => /\/(\d+)-(\w+)/.exec(file));
  const order = Math.max(...examples.map((one) => Number(one[1]))) + 1;
  const hasExample = examples.some((one) => one[2] === module);
  const place = (language) => `bff/ide/examples/${language}/__order__-__module__.graphql`;
  draft.fill(
    'list',
    { ...known, page: path, order },
    {
      ...(contract && {
        'shared/src/contract/__module__/__service__.ts': contract.file,
        'services/src/modules/__module__/__service__.ts': handlersOf(draft, module, service),
        'services/src/modules/__module__/module.ts': null,
      }),
      ...(draft.read('shared/src/rules/limits.ts').includes(`  ${thing}Name:`) && {
        'shared/src/rules/limits.ts': null,
      }),
      ...(hasExample && { [place('zh-CN')]: null, [place('en-US')]: null }),
    },
  );
  const registered = draft
    .filesIn('services/src/modules', '/module.ts')
    .some(({ text }) => text.includes(`path: '${path}'`));
  if (!registered) draft.fill('rights', { ...known, page: path });
}

/** The file with the handlers of a service, wherever somebody has put them. */
function handlersOf(draft, module, service) {
  const found = draft
    .filesIn(servicesOf(module), '.ts')
    .find(({ text }) => text.includes(`export const ${service}Handlers: Handlers<Contract['${service}']> = {`));
  if (!found)
    throw new Refusal(`The handlers of /${service} do not stand in one object ${service}Handlers: add by hand.`);
  return found.file;
}

/** The page whose visitors may read the list of a thing, as its contract says; null without such a list. */
function pageOfList({ text }, Thing) {
  const end = text.indexOf(`data: pageOf(${Thing})`);
  if (end === -1) return null;
  const [, page = null] = [...text.slice(0, end).matchAll(/pages\('([^']+)', 'visit'\)/g)].at(-1) ?? [];
  return page;
}

function addWrite(draft, known, contract) {
  const { module, service, Thing, thing, zh } = known;
  const list = inContract(draft, `shared/src/contract/${module}`, new RegExp(`data: pageOf\\(${Thing}\\)`));
  const page = list && pageOfList(list, Thing);
  if (!page)
    throw new Refusal(
      `${module} has no list of ${known.plural}, which is there first: npm run new -- endpoint ${module} ${service} list${thing.toLowerCase()} --thing ${thing} --zh ${zh}`,
    );
  if (list.file !== contract?.file)
    throw new Refusal(`The list of ${known.plural} is in ${list.file}: add it to that service.`);
  draft.fill(
    'write',
    { ...known, page },
    {
      'shared/src/contract/__module__/__service__.ts': contract.file,
      'services/src/modules/__module__/__service__.ts': handlersOf(draft, module, service),
    },
  );
}

/** A call of the specification that is served now waits no longer. */
function takeFromLater(draft, path) {
  const file = 'tests/contract/later.tsv';
  const lines = draft.read(file).split('\n');
  const left = lines.filter((line) => line.split('\t')[2] !== path);
  if (left.length < lines.length) draft.write(file, left.join('\n'));
}

/** `page <module> <thing> --zh <name of the thing>` */
export function newPage(draft, names, { zh, en }) {
  const [name, thing] = names;
  const module = checkedModule(draft, name);
  const known = { ...wordsOf(checkedName('thing', thing), zh, en), module };
  const { Thing } = known;
  const operations = `web/src/modules/${module}/${thing}/${thing}.graphql`;
  const has = (operation) => draft.has(operations) && draft.read(operations).includes(operation);
  const list = inContract(draft, `shared/src/contract/${module}`, new RegExp(`data: pageOf\\(${Thing}\\)`));
  const page = list && pageOfList(list, Thing);
  const make = (verb, more) =>
    `npm run new -- endpoint ${module} <service> ${verb}${thing.toLowerCase()}${more} --thing ${thing} --zh ${zh}`;
  if (!page || !has(`query ${Thing}List`))
    throw new Refusal(`The page shows a list of ${known.plural}, and ${module} has none. First: ${make('list', '')}`);
  if (!has(`mutation Add${Thing}`))
    throw new Refusal(`The page adds ${known.aWords}, and ${module} cannot. First: ${make('add', ' --write')}`);
  if (draft.has(`web/src/i18n/messages/zh-CN/${module}.json`))
    throw new Refusal(
      `Texts of ${module} belong to no module of web/, but to web/src/i18n/messages: write its page by hand.`,
    );
  const menu = intoMenu(draft, module, thing, page);
  draft.fill('page', { ...known, page, menu });
  return null;
}

/** Puts the page into the menu, below the heading of its module; answers its id there. */
function intoMenu(draft, module, thing, page) {
  const file = `${servicesOf(module)}/module.ts`;
  const text = draft.read(file);
  const start = text.indexOf(`path: '${page}'`);
  if (start === -1)
    throw new Refusal(`${file} registers no page ${page}: add registerPage({ path: '${page}', … }) there.`);
  const entry = text.slice(start, text.indexOf('});', start));
  const there = /menu: \{ id: '(\d+)'/.exec(entry)?.[1];
  if (there) return there;
  const group = /registerMenuGroup\(\{\s*id: '(\d+)'/.exec(text)?.[1];
  const ids = menuIds(draft, /menu: \{ id: '(\d+)'/g);
  const below = ids.filter((id) => group && id.length === group.length + 2 && id.startsWith(group));
  const groups = menuIds(draft, /registerMenuGroup\(\{\s*id: '(\d+)'/g);
  const id = group
    ? nextAfter(below, `${group}10`)
    : nextAfter([...groups, ...ids.filter((one) => one.length === 2)], 20);
  const order = group ? Number(id.slice(group.length)) : Number(id);
  const menu = `menu: { id: '${id}', parentId: ${group ? `'${group}'` : 'null'}, order: ${order}, icon: '${thing}' },`;
  const at = start + `path: '${page}',`.length;
  draft.write(file, `${text.slice(0, at)}\n${menu}${text.slice(at)}`);
  return id;
}
