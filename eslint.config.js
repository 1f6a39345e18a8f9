import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { house } from './scripts/eslint/plugin.js';

const TESTS = ['**/*.{test,spec}.{ts,tsx}'];

/** Syntax that is wrong in every room; flat config replaces a rule's options, so each list below repeats this one. */
const BANNED = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
  {
    selector: 'MemberExpression[property.name="toFixed"]',
    message: 'toFixed rounds binary fractions: (1.005).toFixed(2) is 1.00. Use roundHalfUp of shared/numbers.',
  },
  {
    selector: 'CallExpression:matches([callee.name="parseFloat"], [callee.property.name="parseFloat"])',
    message: 'Money, scores and weights are decimal strings: use big.js.',
  },
];

/** Services know one clock, or tests and demo data could not stand on a fixed day. */
const OTHER_CLOCKS = [
  {
    selector: ':matches(NewExpression, CallExpression)[callee.name="Date"][arguments.length=0]',
    message: 'The time is ctx.now (services/src/kit/clock).',
  },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'The time is ctx.now (services/src/kit/clock).',
  },
  {
    selector: 'TemplateElement[value.raw=/\\b(now\\(\\)|current_(date|timestamp)|localtimestamp)/i]',
    message: 'SQL takes the time as a parameter from ctx.now: the database knows no CLOCK_OFFSET.',
  },
];

/** A skip says why at run time, where the reason reaches the summary of `npm test`. */
const TEST_MODIFIERS = [
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|todo|skipIf|runIf)$/]',
    message: 'Skip inside the test with ctx.skip(condition, reason), so that the reason is counted and printed.',
  },
  { selector: 'MemberExpression[property.name="only"]', message: 'A focused test silently drops all the others.' },
];

/** One word for one thing in the schema (schema/README.md). */
const SCHEMA_WORDS = [
  { selector: 'InputObjectTypeDefinition[name.value!=/Input$/]', message: 'The name of an input type ends in Input.' },
  {
    selector: 'InputValueDefinition[name.value!="filter"]:has(NamedType[name.value=/^(?!Save|Delete).*FilterInput$/])',
    message: 'What is filtered by is the argument `filter`.',
  },
  {
    selector: 'InputValueDefinition[name.value="filter"]:not(:has(NamedType[name.value=/FilterInput$/]))',
    message: 'The type of a `filter` ends in FilterInput.',
  },
  {
    selector:
      'InputObjectTypeDefinition[name.value=/FilterInput$/] InputValueDefinition:matches([name.value!=/s$/], [name.value=/status$/i]):has(ListType)',
    message: 'A filter by several values has the plural: `statuses: [Status!]`.',
  },
];

const DATABASE_DRIVERS = ['pg', '@electric-sql/pglite', 'drizzle-orm/pglite', 'drizzle-orm/node-postgres'];
/** The closed list of places that work outside a tenant's transaction. */
const SYSTEM_PLACES = [
  'services/src/db/**',
  'services/src/http/session*',
  'services/src/http/session/**',
  'services/src/kit/jobs/**',
  'services/src/kit/jobs*',
  'services/src/modules/{session,platform,settings}/**',
  'services/src/modules/enterprise/{company,base-module}.ts',
  'services/src/demo/**',
  'services/src/*.ts',
];

/** The plugin keeps the first configuration it meets, so both uses stand in one. */
const graphQLConfig = {
  projects: {
    schema: { schema: 'schema/**/*.graphql', include: ['schema', 'schema/**'] },
    operations: { schema: 'schema/**/*.graphql', documents: 'web/src/**/*.graphql', include: 'web/**' },
    // Each document stands alone: the same example comes in two languages.
    examples: { schema: 'schema/**/*.graphql', include: 'bff/ide/**' },
  },
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    // What a gateway of the bench makes of our contract.
    'tests/bench/peers/mesh/.mesh/',
    '**/generated/',
    '**/*.gen.ts',
    '**/.cache/',
    '.data/',
    '**/test-results/',
    '**/playwright-report/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    extends: [js.configs.recommended],
    plugins: { house },
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly', fetch: 'readonly' } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'house/import-direction': 'error',
      'no-restricted-syntax': ['error', ...BANNED],
    },
  },
  {
    files: ['scripts/**/*.mjs'],
    languageOptions: {
      globals: { setTimeout: 'readonly', clearTimeout: 'readonly', AbortSignal: 'readonly', performance: 'readonly' },
    },
  },
  {
    // Scripts the browser loads as they are, before any bundle.
    files: ['web/public/**/*.js'],
    languageOptions: { globals: { document: 'readonly', localStorage: 'readonly', location: 'readonly' } },
  },

  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      // tsc refuses both: noFallthroughCasesInSwitch, and a comparison that can never be true.
      'no-fallthrough': 'off',
      'valid-typeof': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
    },
  },

  {
    // Servers log through pino with a request id; the browser's console is for what should never happen.
    files: ['{services,bff,shared}/src/**/*.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['{web,bff/ide}/src/**/*.{ts,tsx}'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    files: ['services/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...BANNED, ...OTHER_CLOCKS] },
  },
  {
    files: ['services/src/kit/clock*.ts', 'services/src/db/**', 'services/src/**/log*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...BANNED] },
  },
  {
    files: ['services/src/**/*.ts'],
    ignores: [...SYSTEM_PLACES, ...TESTS],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: DATABASE_DRIVERS.map((name) => ({ name, message: 'SQL is reached through withTenant only.' })),
          patterns: [
            {
              regex: '(^|/)db/',
              importNames: ['withSystem'],
              message: 'withSystem crosses tenants: its users are a closed list.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['bff/src/**/*.ts'],
    ignores: ['bff/src/rest/**'],
    rules: {
      'no-restricted-imports': ['error', { name: 'got', message: 'bff/src/rest is the only room that knows HTTP.' }],
    },
  },
  {
    files: ['shared/src/{rules,messages}/**/*.ts', 'shared/src/{enums,numbers,modules}.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'zod', message: 'The browser loads these files; zod stays in the contract.' },
        { name: 'zod/mini', message: 'Rules are plain functions.' },
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}', 'bff/ide/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'zod', message: 'Import "* as z" from "zod/mini": the full zod costs 88 KB.' },
        { name: '@hengcai/web', message: 'Import by relative path.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'crypto', property: 'randomUUID', message: 'Browsers withhold it on plain http: use ui/randomId.' },
      ],
    },
  },
  {
    files: ['{web,bff,bff/ide}/src/**/*.{ts,tsx}'],
    ignores: ['web/src/i18n/messages/**', 'web/src/app/search/pageWords.ts', ...TESTS],
    rules: { 'house/no-han': 'error' },
  },

  {
    files: [...TESTS, 'tests/**/*.ts'],
    rules: {
      'house/expect-matcher': 'error',
      'no-restricted-syntax': ['error', ...BANNED, ...TEST_MODIFIERS],
    },
  },
  {
    files: ['services/src/**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...BANNED, ...TEST_MODIFIERS, ...OTHER_CLOCKS] },
  },
  {
    // Playwright's test.skip(condition, reason) carries its reason.
    files: ['tests/e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...BANNED, TEST_MODIFIERS.at(-1)] },
  },

  {
    files: ['**/*.graphql'],
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig } },
    plugins: { '@graphql-eslint': graphql },
  },
  {
    files: ['schema/**/*.graphql'],
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      // The domain's own names: "typePosition" is what the field is called, wherever it is declared.
      '@graphql-eslint/no-typename-prefix': 'off',
      '@graphql-eslint/strict-id-in-types': 'off',
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
          rootField: true,
        },
      ],
      '@graphql-eslint/input-name': ['error', { checkInputType: true, caseSensitiveInputType: false }],
      '@graphql-eslint/no-scalar-result-type-on-mutation': 'error',
      '@graphql-eslint/require-deprecation-date': 'error',
      '@graphql-eslint/require-nullable-result-in-root': 'error',
      'no-restricted-syntax': ['error', ...SCHEMA_WORDS],
    },
  },
  {
    // The operations of one feature stand together in one file, whose hooks are generated beside it.
    files: ['web/src/**/*.graphql'],
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/require-selections': ['error', { fieldName: ['id'] }],
      '@graphql-eslint/selection-set-depth': ['error', { maxDepth: 8 }],
    },
  },
);
