/** One row a lint gate: where the code stands, code that must be refused by `rule`, and the right way to say it. */
export interface Gate {
  gate: string;
  file: string;
  rule: string;
  bad: string;
  good: string;
}

const direction = 'house/import-direction';
const syntax = 'no-restricted-syntax';
const imports = 'no-restricted-imports';

export const GATES: Gate[] = [
  {
    gate: 'services never import the BFF',
    file: 'services/src/kit/x.ts',
    rule: direction,
    bad: `import { a } from '../../../bff/src/a.ts'; a();`,
    good: `import { a } from '@hengcai/shared/numbers'; a();`,
  },
  {
    gate: 'the BFF never imports services',
    file: 'bff/src/x.ts',
    rule: direction,
    bad: `import { a } from '@hengcai/services/src/a.ts'; a();`,
    good: `import { a } from '@hengcai/shared/contract/all'; a();`,
  },
  {
    gate: 'shared imports nothing of ours',
    file: 'shared/src/rules/x.ts',
    rule: direction,
    bad: `import { a } from '../../../web/src/a.ts'; a();`,
    good: `import { a } from '../numbers.ts'; a();`,
  },
  {
    gate: 'web never imports the contract',
    file: 'web/src/modules/org/x.ts',
    rule: direction,
    bad: `import { contract } from '@hengcai/shared/contract/all'; contract();`,
    good: `import { LIMITS } from '@hengcai/shared/rules/limits'; LIMITS();`,
  },
  {
    gate: 'floors of web: the kit knows nothing of modules',
    file: 'web/src/ui/x.ts',
    rule: direction,
    bad: `import { a } from '../modules/org/a.ts'; a();`,
    good: `import { a } from '../theme/a.ts'; a();`,
  },
  {
    gate: 'floors of web, by dynamic import',
    file: 'web/src/session/x.ts',
    rule: direction,
    bad: `void import('../app/a.ts');`,
    good: `void import('../ui/a.ts');`,
  },
  {
    gate: 'modules of web never import each other',
    file: 'web/src/modules/org/parts/x.ts',
    rule: direction,
    bad: `import { a } from '../../employee/a.ts'; a();`,
    good: `import { a } from '../a.ts'; import { b } from '../../../shared/b.ts'; a(b);`,
  },
  {
    gate: 'modules of services call downward only',
    file: 'services/src/modules/org/x.ts',
    rule: direction,
    bad: `import { a } from '../employee/public.ts'; a();`,
    good: `import { a } from '../session/public.ts'; import { t } from '../employee/tables.ts'; a(t);`,
  },
  {
    gate: 'modules of services call public.ts only',
    file: 'services/src/modules/employee/x.ts',
    rule: direction,
    bad: `import { a } from '../org/queries.ts'; a();`,
    good: `import { a } from '../org/public.ts'; a();`,
  },
  {
    gate: 'the kit of services stands below the modules',
    file: 'services/src/kit/x.ts',
    rule: direction,
    bad: `import { a } from '../modules/org/tables.ts'; a();`,
    good: `import { a } from './registries.ts'; a();`,
  },
  {
    gate: 'the model of the specification takes no rule of the product',
    file: 'tests/model/product.ts',
    rule: direction,
    bad: `import { a } from '@hengcai/shared/rules/performance/freeze'; a();`,
    good: `import { a } from '@hengcai/shared/enums'; import { b } from '@hengcai/services/src/testing/kit.ts'; b(a);`,
  },
  {
    gate: 'the model of the specification takes no part of a module',
    file: 'tests/model/product.ts',
    rule: direction,
    bad: `import { a } from '@hengcai/services/src/modules/performance/public.ts'; a();`,
    good: `import { a } from '@hengcai/services/src/testing/staff.ts'; a();`,
  },
  {
    gate: 'the tables of the model stand alone',
    file: 'tests/model/tables.ts',
    rule: direction,
    bad: `import { a } from '@hengcai/shared/enums'; a();`,
    good: `import { a } from './model.ts'; a();`,
  },
  {
    gate: 'got only in bff/src/rest',
    file: 'bff/src/modules/org/x.ts',
    rule: imports,
    bad: `import got from 'got'; got();`,
    good: `import { rest } from '../../rest/client.ts'; rest();`,
  },
  {
    gate: 'raw database access only in services/src/db',
    file: 'services/src/modules/org/x.ts',
    rule: imports,
    bad: `import { Pool } from 'pg'; new Pool();`,
    good: `import { eq } from 'drizzle-orm'; eq();`,
  },
  {
    gate: 'withSystem only where the list allows it',
    file: 'services/src/modules/org/x.ts',
    rule: imports,
    bad: `import { withSystem } from '../../db/transaction.ts'; withSystem();`,
    good: `import { withTenant } from '../../db/transaction.ts'; withTenant();`,
  },
  {
    gate: 'zod/mini in web',
    file: 'web/src/shared/x.ts',
    rule: imports,
    bad: `import { z } from 'zod'; z.string();`,
    good: `import * as z from 'zod/mini'; z.string();`,
  },
  {
    gate: 'no zod in rules',
    file: 'shared/src/rules/x.ts',
    rule: imports,
    bad: `import * as z from 'zod'; z.string();`,
    good: `import Big from 'big.js'; Big(1);`,
  },
  {
    gate: 'services have one clock: new Date()',
    file: 'services/src/modules/org/x.ts',
    rule: syntax,
    bad: `export const at = new Date();`,
    good: `export const at = (text: string) => new Date(text);`,
  },
  {
    gate: 'services have one clock: Date.now()',
    file: 'services/src/modules/org/x.ts',
    rule: syntax,
    bad: `export const at = Date.now();`,
    good: `export const at = (ctx: { now: Date }) => ctx.now.getTime();`,
  },
  {
    gate: 'services have one clock: SQL',
    file: 'services/src/modules/org/x.ts',
    rule: syntax,
    bad: 'export const q = sql`select * from t where day <= current_date`;',
    good: 'export const q = sql`select * from t where day <= ${today}`;',
  },
  {
    gate: 'no float money: toFixed',
    file: 'web/src/shared/x.ts',
    rule: syntax,
    bad: `export const s = (n: number) => n.toFixed(2);`,
    good: `export const s = (n: string) => roundHalfUp(n, 2);`,
  },
  {
    gate: 'no float money: parseFloat',
    file: 'shared/src/rules/x.ts',
    rule: syntax,
    bad: `export const n = (s: string) => Number.parseFloat(s);`,
    good: `export const n = (s: string) => new Big(s);`,
  },
  {
    gate: 'no barrels',
    file: 'web/src/ui/index.ts',
    rule: syntax,
    bad: `export * from './a.ts';`,
    good: `export { a } from './a.ts';`,
  },
  {
    gate: 'Chinese lives in the catalogues, not in web code',
    file: 'web/src/modules/org/x.tsx',
    rule: 'house/no-han',
    bad: `export const title = '部门列表';`,
    good: `export const title = t('org.list.title');`,
  },
  {
    gate: 'Chinese lives in the catalogues, not in BFF code',
    file: 'bff/src/plugins/x.ts',
    rule: 'house/no-han',
    bad: 'export const text = `${name}已过期`;',
    good: 'export const text = `${name} has expired`;',
  },
  {
    gate: 'expect has a matcher',
    file: 'web/src/x.test.ts',
    rule: 'house/expect-matcher',
    bad: `it('a', () => { expect(1 + 1); });`,
    good: `it('a', () => { expect(1 + 1).toBe(2); });`,
  },
  {
    gate: "expect's matcher is called",
    file: 'web/src/x.test.ts',
    rule: 'house/expect-matcher',
    bad: `it('a', () => { expect(true).not.toBeFalsy; });`,
    good: `it('a', () => { expect(true).not.toBeFalsy(); });`,
  },
  {
    gate: 'no focused test',
    file: 'services/src/x.test.ts',
    rule: syntax,
    bad: `it.only('a', () => {});`,
    good: `it('a', () => {});`,
  },
  {
    gate: 'no focused end-to-end test',
    file: 'tests/e2e/x.spec.ts',
    rule: syntax,
    bad: `test.describe.only('a', () => {});`,
    good: `test.describe('a', () => {});`,
  },
  {
    gate: 'a skip says why',
    file: 'services/src/x.test.ts',
    rule: syntax,
    bad: `it.skip('a', () => {});`,
    good: `it('a', (ctx) => { ctx.skip(true, 'no PostgreSQL'); });`,
  },
  {
    gate: 'hooks keep their order',
    file: 'web/src/ui/x.tsx',
    rule: 'react-hooks/rules-of-hooks',
    bad: `export function X({ a }) { if (a) useState(0); return null; }`,
    good: `export function X({ a }) { useState(a); return null; }`,
  },
  {
    gate: 'no console in servers',
    file: 'bff/src/x.ts',
    rule: 'no-console',
    bad: `console.log('a');`,
    good: `log.info('a');`,
  },
];

const query = (body: string) => `"""The root."""\ntype Query {\n${body}\n}\n`;

export const GRAPHQL_GATES: Gate[] = [
  {
    gate: 'every field has a description',
    file: 'schema/x.graphql',
    rule: '@graphql-eslint/require-description',
    bad: query(`a: Int`),
    good: query(`"""A number."""\na: Int`),
  },
  {
    gate: 'every argument has a description',
    file: 'schema/x.graphql',
    rule: '@graphql-eslint/require-description',
    bad: query(`"""A number."""\na(b: Int): Int`),
    good: query(`"""A number."""\na("""Another one.""" b: Int): Int`),
  },
  {
    gate: 'every enum value has a description',
    file: 'schema/x.graphql',
    rule: '@graphql-eslint/require-description',
    bad: `"""Colours."""\nenum Colour { RED }`,
    good: `"""Colours."""\nenum Colour {\n"""As blood."""\nRED }`,
  },
  {
    gate: 'input types end in Input',
    file: 'schema/x.graphql',
    rule: syntax,
    bad: `"""What is made."""\ninput MakeColour {\n"""Its name."""\nname: String! }`,
    good: `"""What is made."""\ninput MakeColourInput {\n"""Its name."""\nname: String! }`,
  },
  {
    gate: 'the type of a filter ends in FilterInput',
    file: 'schema/x.graphql',
    rule: syntax,
    bad: query(`"""Colours."""\na("""Which."""\nfilter: ColourInput): Int`),
    good: query(`"""Colours."""\na("""Which."""\nfilter: ColourFilterInput): Int`),
  },
  {
    gate: 'a filter is the argument filter',
    file: 'schema/x.graphql',
    rule: syntax,
    bad: query(`"""Colours."""\na("""Which."""\nwhere: ColourFilterInput): Int`),
    good: query(`"""Colours."""\na("""Which."""\nfilter: ColourFilterInput): Int`),
  },
  {
    gate: 'a filter by several values has the plural',
    file: 'schema/x.graphql',
    rule: syntax,
    bad: `"""Which colours."""\ninput ColourFilterInput {\n"""Any of these."""\nstatus: [String!] }`,
    good: `"""Which colours."""\ninput ColourFilterInput {\n"""Any of these."""\nstatuses: [String!] }`,
  },
  {
    gate: 'operations ask for fields that exist',
    file: 'web/src/modules/org/x.graphql',
    rule: '@graphql-eslint/fields-on-correct-type',
    bad: 'query GateUnknown { noSuchField }',
    good: 'query GateKnown { __typename }',
  },
  {
    gate: 'operations use what they declare',
    file: 'web/src/modules/org/x.graphql',
    rule: '@graphql-eslint/no-unused-variables',
    bad: 'query GateUnused($id: ID!) { __typename }',
    good: 'query GateUsed { __typename }',
  },
];
