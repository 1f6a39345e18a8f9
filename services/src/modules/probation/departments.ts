import { sql } from 'drizzle-orm';
import { isAnyOf, rowsOf } from '../../db/sql.ts';
import { registerDeleteGuard } from '../../kit/delete-guards.ts';
import { registerMergeStep } from '../../kit/merge-steps.ts';
import { probationRule, probationRuleDept } from './tables.ts';

/** A merged department takes its rule along, unless the one it became part of has one. */
registerMergeStep('probationRules', async (ctx, { fromDeptId, intoDeptId }) => {
  const { companyId } = ctx.session;
  const of = sql`${probationRuleDept.companyId} = ${companyId} and ${probationRuleDept.deptId} = ${fromDeptId}`;
  await ctx.tx.execute(sql`insert into ${probationRuleDept} (company_id, dept_id, rule_id)
    select ${companyId}, ${intoDeptId}, ${probationRuleDept.ruleId} from ${probationRuleDept} where ${of} on conflict do nothing`);
  await ctx.tx.execute(sql`delete from ${probationRuleDept} where ${of}`);
});

/** A department is not closed while a rule names it; the refusal names the rules. */
registerDeleteGuard('department', async (ctx, deptIds) => {
  const found = await rowsOf<{ dept_id: string; count: number; names: string }>(
    ctx.tx,
    sql`select dept_id, count(*)::int as count, string_agg(name, ${ctx.language === 'zh-CN' ? '、' : ', '} order by name) as names
      from (select distinct d.dept_id, r.name from ${probationRule} r
        join ${probationRuleDept} d on d.company_id = r.company_id and d.rule_id = r.id
        where r.company_id = ${ctx.session.companyId} and ${isAnyOf(sql`d.dept_id`, deptIds)}) named
      group by dept_id`,
  );
  return new Map(
    found.map(({ dept_id: deptId, count, names }) => [
      deptId,
      [{ field: 'deptId', code: 'DEPARTMENT_IN_PROBATION_RULES', params: { count, names } }],
    ]),
  );
});
