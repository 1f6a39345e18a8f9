import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { tenantTables } from '@hengcai/services/src/db/secure.ts';
import type { Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { castOf } from '../operations/cast.ts';
import { startStack, type Stack } from '../operations/stack.ts';
import { walk } from '../operations/walk.ts';
import { acmeCompany, CANARY, rowsOfCompany } from './acme.ts';
import { ENDPOINTS, type ListedEndpoint } from './endpoints.ts';
import { sampleOf, type Ids } from './samples.ts';

/** Lists of which the walk leaves nobody two rows, each with the reason. */
const SHORT: Readonly<Record<string, string>> = {
  'performanceflow.getbesideemp': 'everybody of the walk is in the plan whose appraisals it looks at',
  'performancecheck.getungradeemp': 'everybody of the walk with targets is graded at its end',
  'performancecheck.comparegroups': 'one person of the plan that is asked about has targets',
  'performanceflow.listassessmentapproval': 'no targets of that plan wait for an approval',
  'performanceview.allothistory': 'one person of that plan was allotted one target',
  'performancecheck.listUnoEmpPerformanceInfo': 'of that plan one person at most is handled one by one',
  'performanceview.gettransferperformancerecord':
    'the period of that plan lies ahead: nobody has changed department in it',
  'positionmatch.whofits': 'nobody of the walk is in the position that it is asked about',
  'personnelChange.listimportrows': 'the file that it is asked about is one of people',
  'departmentImport.listimportrows': 'likewise',
  'positionImport.listimportrows': 'likewise',
  'rankImport.listimportrows': 'likewise',
  'jobFamilyImport.listimportrows': 'likewise',
  'recordImport.listimportrows': 'likewise',
  'rankmanage.historyrank': 'asked for a day before the walk set them up',
  'jobfamilymanage.historyjobfamily': 'likewise',
  'awardPoints.listRanking': 'asked for a day on which nobody was thanked',
  'exitRate.getExitEmpData': 'asked for a month in which nobody of the walk left',
  'organizational.getStructureEmpData': 'the value that is asked about is nobody’s',
  'promotion.getPromoteEmpData': 'asked for a month in which nobody of the walk rose',
  'budgetapply.listbudget': 'asked for the own ones: those who read it have applied for none',
  'bonusapply.listbonus': 'likewise',
  'strategymap.listdepttarget': 'asked for a year in which no plan of the walk runs',
  'departmentPeople.getDeptLineReports': 'whoever it is asked about leads one person at most',
  'company.list': 'all but the platform have their own company alone',
  'personnelChange.listapproval': 'at the end of the walk nothing waits for anybody’s approval',
  'performanceview.listAssessorEmpInfo': 'the plan that is asked about has no co-assessors',
  'performanceflow.listTogetherAssessorPlan': 'whoever reads it is nobody’s co-assessor',
  'share.sharelist': 'no page is shared by that name: it lists the links to the page that is asked about',
  'performanceinvite.get360AssessableEmpInfo': 'the plan that is asked about has no 360',
  'performanceinvite.getMyTeam360AssessInfo': 'likewise',
  'performanceinvite.listRateEmpByPlan': 'likewise',
  'performanceinvite.listNegativeCheckEmpList': 'likewise',
};

/** Tables of whose rows the walk leaves too few: what makes a copy of a row another row. */
const COPIED: Readonly<Record<string, string>> = {
  audit: `'id', md5(random()::text)`,
  stage_reminder: `'id', md5(random()::text), 'dedupe_key', md5(random()::text)`,
  calibration: `'id', md5(random()::text)`,
  employee_import: `'id', md5(random()::text)`,
  employee_import_row: `'row', row + 100 * copy`,
};

/** What lists are sorted by beside instants, and what takes its place: then only the tie-breaker tells rows apart. */
const SORTED_BY: Readonly<Record<string, string>> = {
  sort_key: `'x'`,
  display_name: `'x'`,
  city_name: `'x'`,
  sort: '0',
  composed: '80',
  calibrated_score: '80',
  entry_date: `date '2020-01-01'`,
};

const PAGE_SIZE = 2;
const PAGES = 4;

interface Rows {
  total: number;
  /** The rows of the first pages, one page after the other. */
  rows: string[];
}

const isPaged = ({ endpoint: { data } }: ListedEndpoint): boolean =>
  data instanceof z.ZodObject && 'items' in data.shape && 'pageNo' in data.shape;
const LISTS = ENDPOINTS.filter(isPaged);

let stack: Stack;
let company: Staffed;
let ids: Ids;
const readers: string[] = [];
/** What each list answered while the tables were in their first order. */
const before = new Map<string, Rows[]>();

beforeAll(async () => {
  // Of one connection, so that what is set for it below holds for every call.
  stack = await startStack({ database: 'pglite' });
  company = await acmeCompany(stack.services);
  await walk(await castOf(stack, company, CANARY));
  ids = await rowsOfCompany(stack.services.engine, company.companyId);
  for (const id of [null, company.bossIds[1], company.staffIds[0]])
    readers.push(await stack.services.signIn(company.code, company.numberOf.get(id ?? '') ?? 'admin'));
  // An index has an order of its own, which would hide that a list has none; keys to other tables are in the way of moving rows.
  const scans = ['indexscan', 'indexonlyscan', 'bitmapscan'].map((scan) => `set enable_${scan} = off`);
  await stack.services.engine.run([...scans, 'set session_replication_role = replica'].join(';'));
  for (const [table, difference] of Object.entries(COPIED)) await copyRows(table, difference);
  await withEqualKeys();
  for (const listed of LISTS) before.set(listed.name, await answersOf(listed));
  await turnTables();
});
afterAll(() => stack.stop());

/** Copies every row of the company in a table five times. */
async function copyRows(table: string, difference: string): Promise<void> {
  await stack.services.engine.run(
    `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${difference}))).*
     from ${table} t, generate_series(1, 5) copy where company_id = $1`,
    [company.companyId],
  );
}

/** Gives all rows of the company the same instants and sort keys, where they have any. */
async function withEqualKeys(): Promise<void> {
  const { engine } = stack.services;
  for (const table of await tenantTables(engine)) {
    const { rows } = await engine.run(
      `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    );
    const sets = rows.flatMap((row) => {
      const name = String(row['name']);
      const isInstant = row['type'] === 'timestamp with time zone' && name !== 'expires_at';
      const value = isInstant ? `now() - interval '1 minute'` : SORTED_BY[name];
      return value === undefined ? [] : [`${name} = case when ${name} is null then null else ${value} end`];
    });
    if (sets.length > 0)
      await engine.run(`update ${table} set ${sets.join(', ')} where company_id = $1`, [company.companyId]);
  }
}

/** Writes the rows of every table again, the last one first. */
async function turnTables(): Promise<void> {
  const { engine } = stack.services;
  for (const table of await tenantTables(engine)) {
    const own = `${table} where company_id = '${company.companyId}'`;
    await engine.run(
      `create temp table turned as select * from ${own} order by ctid desc; delete from ${own}; insert into ${table} select * from turned; drop table turned`,
    );
  }
}

/** The inputs of a list: one for each column it can be sorted by, both ways round. */
function inputsOf(listed: ListedEndpoint): Record<string, unknown>[] {
  const sample = sampleOf(listed, ids, false);
  const { sort } = listed.endpoint.body.shape as { sort?: z.ZodDefault<z.ZodEnum> };
  const columns = sort ? (sort.unwrap().options as string[]) : [];
  if (columns.length === 0) return [sample];
  return columns.flatMap((column) => [false, true].map((descending) => ({ ...sample, sort: column, descending })));
}

/** `company/list` says `pageNum`, as the specification does. */
const pageWord = ({ endpoint }: ListedEndpoint) => ('pageNum' in endpoint.query.shape ? 'pageNum' : 'pageNo');

/** The first pages of a list for every input and reader who may see it; of several orders each is asked by one reader, by turns. */
async function answersOf(listed: ListedEndpoint): Promise<Rows[]> {
  const found: Rows[] = [];
  const inputs = inputsOf(listed);
  for (const [at, input] of inputs.entries()) {
    const everyone = inputs.length === 1 || process.env['TEST_FULL'];
    for (const reader of everyone ? readers : [readers[at % readers.length] ?? '']) {
      const one: Rows = { total: 0, rows: [] };
      for (let pageNo = 1; pageNo <= PAGES; pageNo += 1) {
        const page = { [pageWord(listed)]: pageNo, pageSize: PAGE_SIZE };
        const answer = await stack.services.call(listed.name, { ...input, ...page }, reader);
        if (!answer.success) break;
        const { items, total } = answer.data as { items: unknown[]; total: number };
        one.total = total;
        one.rows.push(...items.map((item) => JSON.stringify(item)));
      }
      found.push(one);
    }
  }
  return found;
}

it.each(LISTS)(
  '$path is in the same order wherever its rows lie, although all have the same sort key, and shows each once',
  async (listed) => {
    const answers = await answersOf(listed);
    expect(answers).toEqual(before.get(listed.name));
    for (const { total, rows } of answers) {
      expect(rows).toHaveLength(Math.min(total, PAGE_SIZE * PAGES));
      expect(new Set(rows).size).toBe(rows.length);
    }
    expect(answers.some(({ total }) => total > 1)).toBe(!(listed.name in SHORT));
  },
);
