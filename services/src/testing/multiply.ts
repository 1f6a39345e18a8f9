import type { Engine } from '../db/engine.ts';

/**
 * What there is once for each person and is read with lists: a copy of these within a company is a company that is so many
 * times as large.
 */
const OF_PEOPLE = [
  'user_account',
  'employee',
  'employee_key',
  'department',
  'dept_version',
  'dept_path',
  'assessment_info',
  'target_row',
  'score_sheet',
  'score_row',
];
/** Ids of what all copies within a company share. */
const SHARED = ['company_id', 'plan_id', 'template_id', 'rule_id', 'position_id', 'rank_id', 'job_family_id'];
/** Names that are unique within a company. */
const UNIQUE = ['emp_number', 'email', 'code'];
const OF_COMPANIES = [...OF_PEOPLE, 'assessment_plan'];

interface Copy {
  tables: readonly string[];
  /** The company that is copied, so many times. */
  from: string;
  times: number;
  /** Where each copy goes; `n` is its number. */
  company: string;
  shared: readonly string[];
  /** Stands in the ids and names of the copies, where a company grows more than once. */
  mark?: string;
}

async function copy(engine: Engine, { tables, from, times, company, shared, mark = '' }: Copy): Promise<void> {
  const { rows } = await engine.run(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = any($1) order by 1, ordinal_position`,
    [tables],
  );
  const isId = (column: string) => /(^|_)id$/.test(column) || column === 'ancestor' || column === 'descendant';
  const valueOf = (column: string, type: string) => {
    if (column === 'company_id') return company;
    if (type !== 'text') return `"${column}"`;
    if (isId(column) && !shared.includes(column)) return `md5("${column}" || '${mark}' || n)`;
    return UNIQUE.includes(column) ? `"${column}" || '-${mark}' || n` : `"${column}"`;
  };
  // Keys need no check: what is copied holds together, and so do its copies.
  const statements = tables.map((table) => {
    const columns = rows.filter((one) => one.table === table).map(({ column, type }) => [String(column), String(type)]);
    const names = columns.map(([column]) => `"${column}"`).join();
    const values = columns.map(([column = '', type = '']) => valueOf(column, type)).join();
    return `insert into ${table} (${names}) select ${values}
      from (select * from ${table} where company_id = '${from}') as original, generate_series(1, ${times}) as n`;
  });
  await engine.run(['begin', "set local session_replication_role = 'replica'", ...statements, 'commit'].join(';\n'));
}

/**
 * Makes a company of a test so many times as large, and as many further companies of the same size, by a few statements:
 * through the product it would take minutes. Then the database takes its statistics. A company that grows again has a mark.
 * `also`: further tables that are copied within it.
 */
export async function multiply(
  engine: Engine,
  companyId: string,
  times: number,
  companies: number,
  mark = '',
  also: readonly string[] = [],
): Promise<void> {
  const company = `'${companyId}'`;
  await copy(engine, {
    tables: [...OF_PEOPLE, ...also],
    from: companyId,
    times: times - 1,
    company,
    shared: SHARED,
    mark,
  });
  const others = { tables: OF_COMPANIES, from: companyId, times: companies, company: `'${companyId}' || n` };
  await copy(engine, { ...others, shared: ['company_id'] });
  await engine.run('analyze');
}
