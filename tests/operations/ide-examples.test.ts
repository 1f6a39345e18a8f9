import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildASTSchema, getOperationAST, parse, print, validate, type DocumentNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leavesOf } from '@hengcai/bff/ide/src/leaves.ts';
import { readTypeDefs } from '@hengcai/bff/src/schema.ts';
import { openAppraisalOf } from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { byFields, EXAMPLE_EXCEPTIONS } from './budgets.ts';
import { startStack, type Data, type Person, type Stack } from './stack.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const EXAMPLES = path.join(ROOT, 'bff/ide/examples');
const schema = buildASTSchema(readTypeDefs());

const read = (language: string, name: string) => readFileSync(path.join(EXAMPLES, language, name), 'utf8');
const NAMES = readdirSync(path.join(EXAMPLES, 'en-US')).sort();
const LOOKUPS = readdirSync(path.join(EXAMPLES, 'lookups'));

describe('the examples of the GraphQL IDE', () => {
  it('are the same operations in both languages, each explained', () => {
    expect(readdirSync(path.join(EXAMPLES, 'zh-CN')).sort()).toEqual(NAMES);
    for (const name of NAMES) {
      expect(print(parse(read('zh-CN', name))), name).toBe(print(parse(read('en-US', name))));
      for (const language of ['zh-CN', 'en-US']) expect(read(language, name), name).toMatch(/^# /);
      expect(read('zh-CN', name), name).toMatch(/# .*\p{Script=Han}/u);
      expect(read('en-US', name), name).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it.each([...NAMES.map((name) => ['en-US', name]), ...LOOKUPS.map((name) => ['lookups', name])])(
    '%s/%s fits the schema',
    (folder, name) => {
      expect(validate(schema, parse(read(folder ?? '', name ?? ''))).map(({ message }) => message)).toEqual([]);
    },
  );

  it('have names that tell the tabs apart', () => {
    const titles = NAMES.map((name) => getOperationAST(parse(read('en-US', name)))?.name?.value);
    expect(new Set(titles).size).toBe(NAMES.length);
  });
});

describe('an example of the GraphQL IDE', () => {
  let stack: Stack;
  let people: Record<'admin' | 'boss' | 'worker', Person>;
  beforeAll(async () => {
    stack = await startStack({ env: { DEMO_DATE: TEST_DAY } });
    const company = await staffedCompany(stack.services, 45);
    await openAppraisalOf(stack.services, company);
    const signIn = (empId: string | undefined) => stack.signIn(company.code, company.numberOf.get(empId ?? '') ?? '');
    people = {
      admin: await stack.signIn(company.code, 'admin'),
      boss: await signIn(company.bossIds[0]),
      worker: await signIn(company.staffIds[0]),
    };
  });
  afterAll(() => stack.stop());

  async function variablesFor(person: Person, name: string): Promise<Data> {
    if (!LOOKUPS.includes(name)) return {};
    const lookup = read('lookups', name);
    return leavesOf(lookup, (await person.query(lookup)).data);
  }
  const takesPage = (document: DocumentNode) =>
    getOperationAST(document)?.variableDefinitions?.some(({ variable }) => variable.name.value === 'page') ?? false;

  it.each(NAMES)('%s runs as it stands, and makes the same REST calls for two rows and for forty', async (name) => {
    const document = read('en-US', name);
    const variables = await variablesFor(people.admin, name);
    const asItStands = await people.admin.query(document, variables);
    const counts = [asItStands.calls];
    if (takesPage(parse(document))) {
      for (const pageSize of [2, 40]) {
        const { errors, calls } = await people.admin.query(document, { ...variables, page: { pageNo: 1, pageSize } });
        expect(errors, name).toBeUndefined();
        counts.push(calls);
      }
    }

    expect(asItStands.errors, name).toBeUndefined();
    expect(Object.values(asItStands.data ?? {}), name).not.toContain(null);
    expect(new Set(counts).size, `${name}: ${counts.join()} calls`).toBe(1);
    const operation = getOperationAST(parse(document));
    expect(asItStands.calls, name).toBeLessThanOrEqual(
      EXAMPLE_EXCEPTIONS[name] ?? (operation ? byFields(operation) : 0),
    );
  });

  it.each(NAMES)('%s answers others what they may see, and names what they may not', async (name) => {
    for (const person of [people.boss, people.worker]) {
      const { errors = [] } = await person.query(read('en-US', name), await variablesFor(person, name));
      expect(errors.filter(({ extensions }) => extensions.code !== 'FORBIDDEN')).toEqual([]);
    }
  });
});
