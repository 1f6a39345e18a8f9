/**
 * Who may import whom: the house rules of the design as one pure function over paths, so that the lint rule and its
 * tests read the same table.
 */

/** What the rooms may import of other rooms; `tests` and `scripts` look into every room. */
const ROOMS = {
  shared: [],
  services: ['shared'],
  bff: ['shared', 'schema'],
  web: ['shared'],
};

/** The parts of `shared` that a browser may load: the contract would bring zod and every endpoint with it. */
const SHARED_FOR_WEB = /^shared\/src\/(rules\/|messages\/|enums\.|numbers\.|modules\.)/;

/**
 * The model of `tests/model` is written from the specification a second time: what it took from the product would be wrong
 * in both. It drives the services as a stranger would, by what tests start them with and the numbers of the contract.
 */
const MODEL = 'tests/model/';
const SEEN_BY_MODEL = /^(tests\/model\/|services\/src\/testing\/|shared\/src\/(enums\.|contract\/))/;
/** The tables and the model itself know nothing but each other. */
const PURE_MODEL = /^tests\/model\/(tables|model|sequences)\.ts$/;

/** Folders of web/src from the bottom up; a folder imports itself and what stands in a lower row. */
const WEB_FLOORS = [['theme', 'i18n'], ['ui'], ['session'], ['shared'], ['modules'], ['app']];

/** Modules of the services from the bottom up; the modules not named stand side by side on top. */
const SERVICE_ORDER = [
  'platform',
  'session',
  'settings',
  'enterprise',
  'org',
  'position',
  'employee',
  'message',
  'performance',
];

const rankOf = (module) => {
  const rank = SERVICE_ORDER.indexOf(module);
  return rank === -1 ? SERVICE_ORDER.length : rank;
};

function insideServices(from, to) {
  const [, target, file] = /^services\/src\/modules\/([^/]+)\/(.+)$/.exec(to) ?? [];
  if (!target) return null;
  const [, area, importer] = /^services\/src\/([^/]+)\/(?:([^/]+)\/)?/.exec(from) ?? [];
  // Files right under services/src put the modules together, and demo and test kit are built on product code of all of them.
  if (!area || area === 'demo' || area === 'testing') return null;
  if (area === 'kit' && !from.endsWith('.test.ts'))
    return 'services/src/kit stands below the modules and has its own tables: make a registry there';
  // Tables may point at each other both ways: foreign keys and joins need that, and no behaviour travels with them.
  if (file === 'tables.ts') return null;
  if (area !== 'modules') return `services/src/${area} stands below the modules: use a registry of services/src/kit`;
  if (importer === target) return null;
  if (file !== 'public.ts') return `a module calls another one's public.ts only, not ${target}/${file}`;
  if (rankOf(importer) > rankOf(target)) return null;
  return `calls go downward and ${target} does not stand below ${importer}: use a registry of services/src/kit`;
}

function insideModel(from, to) {
  if (PURE_MODEL.test(from) && !to.startsWith(MODEL))
    return 'the model of tests/model is written from the text of the specification alone';
  if (SEEN_BY_MODEL.test(to)) return null;
  return 'tests/model takes nothing of the product but its test kit, contract and enums: it would be wrong in both';
}

function insideWeb(from, to) {
  const floorOf = (path) => {
    const [, folder] = /^web\/src\/([^/]+)\//.exec(path) ?? [];
    return { folder, floor: WEB_FLOORS.findIndex((names) => names.includes(folder)) };
  };
  const a = floorOf(from);
  const b = floorOf(to);
  if (a.floor === -1 || b.floor === -1) return null;
  if (a.folder !== b.folder)
    return b.floor < a.floor ? null : `web/src/${b.folder} does not stand below web/src/${a.folder}`;
  if (a.folder !== 'modules') return null;
  const moduleOf = (path) => path.split('/')[3];
  if (moduleOf(from) === moduleOf(to)) return null;
  return 'modules never import each other: what two of them need moves down to web/src/shared';
}

/**
 * Why the file `from` must not import the file `to`, or null when it may.
 * Both are paths from the repository's root with forward slashes.
 */
export function whyForbidden(from, to) {
  if (from.startsWith(MODEL)) return insideModel(from, to);
  const [room] = from.split('/', 1);
  const [target] = to.split('/', 1);
  const allowed = ROOMS[room];
  if (!allowed) return null;
  if (room !== target && !allowed.includes(target)) return `${room} must not import ${target}`;
  if (room === 'web' && target === 'shared' && !SHARED_FOR_WEB.test(to))
    return 'web imports only rules, messages, enums, numbers and modules of shared';
  if (room !== target) return null;
  if (room === 'services') return insideServices(from, to);
  if (room === 'web') return insideWeb(from, to);
  return null;
}
