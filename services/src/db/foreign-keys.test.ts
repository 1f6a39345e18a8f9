import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshPglite } from '../testing/database.ts';
import type { Engine } from './engine.ts';

/** Foreign keys of tables that hold some hundred rows a company at most: reading them whole is quicker than an index. */
const SMALL = [
  'assessment_plan (company_id,dept_rule_id)',
  'assessment_plan (company_id,review_template_id)',
  'assessment_plan (company_id,rule_id)',
  'identity_link (company_id,dept_id)',
  'job_family (company_id,parent_id)',
  'job_family_version (company_id,parent_id)',
  'job_rank (company_id,grade_id)',
  'job_rank_version (company_id,grade_id)',
  'manager_lock (company_id,emp_id)',
  'notice (company_id,published_by)',
  'plan_emp_type_family (company_id,emp_type_id)',
  'plan_emp_type_family (company_id,job_family_id)',
  'plan_emp_type_weight (company_id,template_id)',
  'plan_module (company_id,content_id)',
  'plan_module (company_id,template_id)',
  'position (company_id,dept_id)',
  'position (company_id,grade_id)',
  'position (company_id,highest_rank_id)',
  'position (company_id,job_family_id)',
  'position (company_id,rank_id)',
  'position_evaluation (company_id,grade_id)',
  'position_version (company_id,grade_id)',
  'position_version (company_id,highest_rank_id)',
  'position_version (company_id,job_family_id)',
  'position_version (company_id,rank_id)',
  'probation_rule (company_id,assessment_rule_id)',
  'probation_rule (company_id,template_id)',
];

/** Foreign keys whose columns no index begins with, in whatever order. */
const WITHOUT_INDEX = `
  select relname || ' (' || (select string_agg(attname, ',' order by place) from unnest(conkey) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = conrelid and a.attnum = k.number) || ')' as key
  from pg_constraint c join pg_class t on t.oid = conrelid
  where contype = 'f' and t.relnamespace = 'public'::regnamespace and not exists (
    select 1 from pg_index i where i.indrelid = conrelid and indpred is null
      and (select array_agg(n order by n) from unnest((indkey::int2[])[0:cardinality(conkey) - 1]) n)
        = (select array_agg(n order by n) from unnest(conkey) n))
  order by 1`;

let engine: Engine;
beforeAll(async () => {
  engine = await freshPglite();
});
afterAll(() => engine.close());

it('every foreign key of a table that may be long has an index', async () => {
  const { rows } = await engine.run(WITHOUT_INDEX);
  expect(rows.map(({ key }) => key)).toEqual(SMALL);
});
