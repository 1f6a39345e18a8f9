// `npm run -s lists`: the entries that lists of proofs still lack, a sentence each; ends with 1 when there are any.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildASTSchema } from 'graphql';
import { ALONE } from '@hengcai/bff/src/plugins/limits.ts';
import { readTypeDefs } from '@hengcai/bff/src/schema.ts';
import { MODULES } from '@hengcai/shared/modules';
import { ENDPOINTS, policyTable } from '../contract/endpoints.ts';
import { COMPLETE, LATER, laterFaults, NAMED } from '../contract/later.ts';
import { pagesTable } from '../contract/pages.ts';
import { ID_FIELDS } from '../contract/rows.ts';
import { namesRows, sampleOf } from '../contract/samples.ts';
import { PAGES } from '../e2e/support/pages.ts';
import { routes } from '../e2e/support/routes.ts';
import { BUDGETS, EXAMPLE_BUDGETS } from '../operations/budgets.ts';
import { OPERATIONS } from '../operations/documents.ts';
import { aloneFaults, exampleFaults, operationFaults, pageFaults, tableFaults, sampleFaults } from './faults.ts';

/** Mutations about credentials of which a document may have several, each with its reason. */
const SEVERAL: Readonly<Record<string, string>> = {
  logout: 'ends a session and tries nothing',
  revokeApiToken: 'ends a token of the own',
  unlinkIdentity: 'ends a link of the own',
};

const ROOT = path.join(import.meta.dirname, '../..');
const at = (...parts: string[]) => path.join(ROOT, ...parts);
const filesIn = (...parts: string[]) => readdirSync(at(...parts), { recursive: true, encoding: 'utf8' });

/** Who may do what, printed for review. */
const TABLES = { 'policy.tsv': policyTable(), 'pages.tsv': pagesTable() };
if (process.env['UPDATE_TABLES'] === '1')
  for (const [name, table] of Object.entries(TABLES)) writeFileSync(at('tests/contract', name), table);

const walk = filesIn('tests/operations')
  .filter((name) => /^(?:walk.*|appraisal|stack)\.ts$/.test(name))
  .map((name) => readFileSync(at('tests/operations', name), 'utf8'))
  .join('\n');

const listed = new Map(ENDPOINTS.filter(namesRows).map((one) => [one.name, one]));
const anyRow = Object.fromEntries(ID_FIELDS.map((field) => [field, { id: '0'.repeat(32), version: 1 }]));
const sample = (name: string) => {
  const endpoint = listed.get(name);
  return endpoint && sampleOf(endpoint, anyRow, true);
};

const schemas = filesIn('schema').filter((name) => name.endsWith('.graphql'));
const modules = MODULES.filter((module) => schemas.some((name) => new RegExp(`^${module}[./-]`).test(name)));
const mutations = Object.keys(buildASTSchema(readTypeDefs()).getMutationType()?.getFields() ?? {});

const faults = [
  ...Object.entries(TABLES).flatMap(([name, table]) =>
    tableFaults(name, table, readFileSync(at('tests/contract', name), 'utf8')),
  ),
  ...laterFaults(NAMED, new Set(ENDPOINTS.map((one) => one.path)), LATER, COMPLETE).map(
    (fault) => `tests/contract/later.tsv: ${fault}`,
  ),
  ...sampleFaults(listed.keys(), sample),
  ...operationFaults(OPERATIONS.keys(), BUDGETS, walk),
  ...exampleFaults({
    modules,
    files: filesIn('bff/ide/examples/en-US'),
    lookups: filesIn('bff/ide/examples/lookups'),
    budgets: EXAMPLE_BUDGETS,
  }),
  ...aloneFaults(mutations, ALONE, SEVERAL),
  ...pageFaults(
    Object.keys(PAGES),
    routes.map((route) => route.path),
  ),
];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
