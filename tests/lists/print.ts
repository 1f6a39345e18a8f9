// `npm run -s lists`: the entries that lists of proofs still lack, a sentence each; ends with 1 when there are any.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildASTSchema } from 'graphql';
import { moduleTexts as english } from '@hengcai/services/src/generated/texts.en-US.ts';
import { moduleTexts as chinese } from '@hengcai/services/src/generated/texts.zh-CN.ts';
import { zhCN } from '@hengcai/services/src/messages/zh-CN.ts';
import { enUS } from '@hengcai/services/src/messages/en-US.ts';
import { describedDocument } from '@hengcai/services/src/openapi.ts';
import { type Described, everythingIn, places } from '@hengcai/services/src/openapi-words/told.ts';
import { allMenuGroups, allPages } from '@hengcai/services/src/kit/pages.ts';
import { ALONE } from '@hengcai/bff/src/plugins/limits.ts';
import { readTypeDefs } from '@hengcai/bff/src/schema.ts';
import { MODULES } from '@hengcai/shared/modules';
import { ENDPOINTS, policyTable } from '../contract/endpoints.ts';
import { COMPLETE, LATER, laterFaults, NAMED } from '../contract/later.ts';
import { PAGE_PATHS, pagesTable } from '../contract/pages.ts';
import { ID_FIELDS } from '../contract/rows.ts';
import { namesRows, sampleOf } from '../contract/samples.ts';
import { PAGES } from '../e2e/support/pages.ts';
import { routes } from '../e2e/support/routes.ts';
import { EXAMPLE_EXCEPTIONS, EXCEPTIONS } from '../operations/budgets.ts';
import { OPERATIONS } from '../operations/documents.ts';
import {
  aloneFaults,
  exampleFaults,
  glossaryFaults,
  helpFaults,
  looksOnlyFaults,
  operationFaults,
  pageFaults,
  rightFaults,
  sampleFaults,
  tableFaults,
  titleFaults,
  wordFaults,
} from './faults.ts';

/** Mutations about credentials of which a document may have several, each with its reason. */
const SEVERAL: Readonly<Record<string, string>> = {
  logout: 'ends a session and tries nothing',
  revokeApiToken: 'ends a token of the own',
  unlinkIdentity: 'ends a link of the own',
  addIdentityLink: 'names two people and tries nothing',
  changeIdentityLink: 'sets a day',
  removeIdentityLink: 'ends a link',
  inviteReview360Raters: 'asks people of the company, who sign in as ever',
  revokeReview360Invitation: 'ends an invitation to a form',
  acceptReview360Invitation: 'answers an invitation to a form of the own',
  declineReview360Invitation: 'answers an invitation to a form of the own',
};

const ROOT = path.join(import.meta.dirname, '../..');
const at = (...parts: string[]) => path.join(ROOT, ...parts);
const filesIn = (...parts: string[]) => readdirSync(at(...parts), { recursive: true, encoding: 'utf8' });

/** Who may do what, printed for review. */
const TABLES = { 'policy.tsv': policyTable(), 'pages.tsv': pagesTable() };
if (process.env['UPDATE_TABLES'] === '1')
  for (const [name, table] of Object.entries(TABLES)) writeFileSync(at('tests/contract', name), table);

const walks = filesIn('tests').filter((name) =>
  /^(?:operations\/(?:walk.*|appraisal|stack)|modules\/\w+)\.ts$/.test(name),
);
const walk = walks.map((name) => readFileSync(at('tests', name), 'utf8')).join('\n');

const listed = new Map(ENDPOINTS.filter(namesRows).map((one) => [one.name, one]));
const anyRow = Object.fromEntries(ID_FIELDS.map((field) => [field, { id: '0'.repeat(32), version: 1 }]));
const sample = (name: string) => {
  const endpoint = listed.get(name);
  return endpoint && sampleOf(endpoint, anyRow, true);
};

const schemas = filesIn('schema').filter((name) => name.endsWith('.graphql'));
const modules = MODULES.filter((module) => schemas.some((name) => new RegExp(`^${module}[./-]`).test(name)));
const mutations = Object.keys(buildASTSchema(readTypeDefs()).getMutationType()?.getFields() ?? {});

const document = JSON.parse(JSON.stringify(describedDocument('lists').document)) as Described;
const ofModule = (folder: string, language: string) => (module: string) => {
  const file = at('web/src/modules', module, folder, `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
};

const inBoth = (folder: string) => ({ 'zh-CN': ofModule(folder, 'zh-CN'), 'en-US': ofModule(folder, 'en-US') });

/** Every text that somebody reads: of the services with those of shared, of the client, of the BFF and its IDE. */
function textsIn(language: 'zh-CN' | 'en-US'): [id: string, text: string][] {
  const catalogues = [
    ...filesIn('web/src/i18n/messages', language).map((name) => at('web/src/i18n/messages', language, name)),
    ...filesIn('web/src/modules')
      .filter((name) => name.endsWith(`${language}.json`))
      .map((name) => at('web/src/modules', name)),
    ...['bff/src/messages', 'bff/ide/messages'].map((folder) => at(folder, `${language}.json`)),
  ];
  const flat = (value: object, before = ''): [string, string][] =>
    Object.entries(value).flatMap(([key, text]: [string, string | object]) =>
      typeof text === 'string' ? [[before + key, text]] : flat(text, `${before}${key}.`),
    );
  return [
    ...Object.entries(language === 'zh-CN' ? zhCN : enUS),
    ...catalogues.flatMap((file) => flat(JSON.parse(readFileSync(file, 'utf8')) as object)),
  ];
}

const faults = [
  ...Object.entries(TABLES).flatMap(([name, table]) =>
    tableFaults(name, table, readFileSync(at('tests/contract', name), 'utf8')),
  ),
  ...laterFaults(NAMED, new Set(ENDPOINTS.map((one) => one.path)), LATER, COMPLETE).map(
    (fault) => `tests/contract/later.tsv: ${fault}`,
  ),
  ...rightFaults(
    ENDPOINTS.flatMap(({ path: call, endpoint: { policy } }) =>
      'pages' in policy ? policy.pages.map(({ path: page }) => ({ call, page })) : [],
    ),
    PAGE_PATHS,
  ),
  ...wordFaults(places(everythingIn(document).filter(({ description }) => !description))),
  ...sampleFaults(listed.keys(), sample),
  ...operationFaults(OPERATIONS.keys(), EXCEPTIONS, walk),
  ...exampleFaults({
    modules,
    files: filesIn('bff/ide/examples/en-US'),
    lookups: filesIn('bff/ide/examples/lookups'),
    exceptions: EXAMPLE_EXCEPTIONS,
  }),
  ...aloneFaults(mutations, ALONE, SEVERAL),
  ...(['zh-CN', 'en-US'] as const).flatMap((language) => glossaryFaults(language, textsIn(language))),
  ...pageFaults(
    Object.keys(PAGES),
    routes.map((route) => route.path),
  ),
  ...looksOnlyFaults(
    routes,
    new Set(
      ENDPOINTS.flatMap(({ endpoint: { policy } }) =>
        'pages' in policy ? policy.pages.flatMap(({ path, need }) => (need === 'edit' ? [path] : [])) : [],
      ),
    ),
  ),
  ...helpFaults(routes, inBoth('texts')),
  ...titleFaults({
    routes,
    names: [...allPages().map(({ path }) => `page.${path}`), ...allMenuGroups().map(({ id }) => `menu.${id}`)],
    titles: inBoth('titles'),
    texts: { 'zh-CN': chinese, 'en-US': english },
  }),
];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
