import { and, desc, eq, ilike, ne, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { ProbationRule } from '@hengcai/shared/contract/probation/probationplanrule';
import { LetterKind } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import type { ApprovalNode } from '@hengcai/shared/rules/approval';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { checkProbationRule } from '@hengcai/shared/rules/probation/rule';
import { isAnyOf, isUniqueViolation, likePattern } from '../../db/sql.ts';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused, stale } from '../../kit/failure.ts';
import { paged } from '../../kit/paged.ts';
import { renamed } from '../../kit/renamed.ts';
import { letterTemplate } from '../../kit/tables.ts';
import { takenAt } from '../../kit/taken.ts';
import { assessmentTemplate } from '../enterprise/tables.ts';
import { departmentToday } from '../org/public.ts';
import { deptVersion } from '../org/tables.ts';
import type { ApprovalNodeData } from '@hengcai/shared/contract/approval';
import { assessmentRule } from '../performance/tables.ts';
import { probationPlan, probationRule, probationRuleDept } from './tables.ts';

type RuleData = z.output<typeof ProbationRule>;
type RuleTyped = Pick<
  ParsedOf<Contract['probationplanrule']['endpoints']['saverule']>,
  'companyModuleCode' | 'assessmentRuleCode' | 'mailTemplateId'
>;

const FIELDS = {
  name: 'ruleName',
  templateId: 'companyModuleCode',
  assessmentRuleId: 'assessmentRuleCode',
  nodes: 'flow',
};

/** The nodes of a flow as the engine reads them. */
export const nodesOf = (flow: readonly ApprovalNodeData[]): ApprovalNode[] =>
  flow.map(({ nodeName, kind, level, roleCode, empIds, mode }) => ({
    name: nodeName,
    kind,
    mode,
    level: level ?? null,
    roleCode: roleCode ?? null,
    empIds: empIds ?? null,
  }));

const ruleIs = (ctx: Ctx, id: string) =>
  and(eq(probationRule.companyId, ctx.session.companyId), eq(probationRule.id, id));

/** `/probationplanrule`: by which rule whoever enters a department is tried. */
export const probationplanruleHandlers: Handlers<Contract['probationplanrule']> = {
  listrule: async ({ keyword, enabled, ...page }, ctx) => {
    const where = and(
      eq(probationRule.companyId, ctx.session.companyId),
      keyword ? ilike(probationRule.name, likePattern(keyword)) : undefined,
      enabled === undefined ? undefined : sql`(${probationRule.enabledOn} is not null) = ${enabled === 'true'}`,
    );
    return paged(
      page,
      (window) => rulesWhere(ctx, where, window),
      () => ctx.tx.$count(probationRule, where),
    );
  },
  ruledetail: ({ ruleCode }, ctx) => oneRule(ctx, ruleCode),

  listdept: (_input, ctx) =>
    ctx.tx
      .select({
        deptId: probationRuleDept.deptId,
        deptName: deptVersion.name,
        deptNameEn: deptVersion.nameEn,
        ruleCode: probationRule.id,
        ruleName: probationRule.name,
      })
      .from(probationRuleDept)
      .innerJoin(
        probationRule,
        and(eq(probationRule.companyId, probationRuleDept.companyId), eq(probationRule.id, probationRuleDept.ruleId)),
      )
      .innerJoin(deptVersion, departmentToday(ctx, probationRuleDept))
      .where(eq(probationRuleDept.companyId, ctx.session.companyId))
      .orderBy(deptVersion.sort, probationRuleDept.deptId),

  async verifyrulename({ ruleName, exceptRuleCode }, ctx) {
    const taken = and(
      eq(probationRule.companyId, ctx.session.companyId),
      eq(probationRule.name, ruleName),
      exceptRuleCode ? ne(probationRule.id, exceptRuleCode) : undefined,
    );
    return { exists: (await ctx.tx.$count(probationRule, taken)) > 0 };
  },

  async saverule({ clientMutationId: _key, ruleCode, version, ...typed }, ctx) {
    const issues = checkProbationRule({
      name: typed.ruleName,
      templateId: typed.companyModuleCode,
      assessmentRuleId: typed.assessmentRuleCode,
      scoringDays: typed.scoringDays,
      targetSetter: typed.targetSetter,
      selfRatio: typed.selfRatio,
      bossRatio: typed.bossRatio,
      nodes: nodesOf(typed.flow),
    });
    issues.push(...(await unknown(ctx, typed)));
    if (issues.length > 0) throw refused(renamed(issues, FIELDS));
    const values = {
      name: typed.ruleName,
      templateId: typed.companyModuleCode,
      assessmentRuleId: typed.assessmentRuleCode,
      scoringDays: typed.scoringDays,
      targetSetter: typed.targetSetter,
      selfRatio: typed.selfRatio,
      bossRatio: typed.bossRatio,
      flow: typed.flow,
      mailTemplateId: typed.mailTemplateId,
      extensionAllowed: typed.extensionAllowed,
    };
    if (ruleCode !== undefined) {
      await changeRule(ctx, ruleCode, version ?? 0, values).catch(takenAt('ruleName', 'probation_rule_name'));
      await audit(ctx, 'changed', ruleCode, typed.ruleName);
      return oneRule(ctx, ruleCode);
    }
    const id = ctx.newId();
    await ctx.tx
      .insert(probationRule)
      .values({ ...values, companyId: ctx.session.companyId, id, createdAt: ctx.now, updatedAt: ctx.now })
      .catch(takenAt('ruleName', 'probation_rule_name'));
    await audit(ctx, 'created', id, typed.ruleName);
    return oneRule(ctx, id);
  },

  async savescope({ ruleCode, version, deptIds }, ctx) {
    const { companyId } = ctx.session;
    const { name } = await changeRule(ctx, ruleCode, version, {});
    await refuseOthers(ctx, ruleCode, deptIds);
    await ctx.tx
      .delete(probationRuleDept)
      .where(and(eq(probationRuleDept.companyId, companyId), eq(probationRuleDept.ruleId, ruleCode)));
    const unique = [...new Set(deptIds)];
    if (unique.length > 0)
      await ctx.tx
        .insert(probationRuleDept)
        .values(unique.map((deptId) => ({ companyId, deptId, ruleId: ruleCode })))
        // Somebody may have given it to another rule meanwhile.
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? refused({ field: 'deptIds', code: 'ALREADY_USED' }) : error;
        });
    await audit(ctx, 'scopeChanged', ruleCode, name);
    return oneRule(ctx, ruleCode);
  },

  async enableordisablerule({ ruleCode, version, enabled }, ctx) {
    const on = enabled === 'true';
    const { name } = await changeRule(ctx, ruleCode, version, { enabledOn: on ? ctx.today : null });
    await audit(ctx, on ? 'enabled' : 'disabled', ruleCode, name);
    return oneRule(ctx, ruleCode);
  },

  async deleteprobationrule({ ruleCode, version }, ctx) {
    const { name } = await changeRule(ctx, ruleCode, version, {});
    const used = await ctx.tx.$count(
      probationPlan,
      and(eq(probationPlan.companyId, ctx.session.companyId), eq(probationPlan.ruleId, ruleCode)),
    );
    if (used > 0) throw refused('PROBATION_RULE_IN_USE');
    await ctx.tx.delete(probationRule).where(ruleIs(ctx, ruleCode));
    await audit(ctx, 'deleted', ruleCode, name);
    return null;
  },
};

/** What of a rule leads nowhere: a template, an assessment rule or a wording that is gone or switched off. */
async function unknown(ctx: Ctx, typed: RuleTyped): Promise<RuleIssue[]> {
  const { companyId } = ctx.session;
  const issues: RuleIssue[] = [];
  const templates = and(
    eq(assessmentTemplate.companyId, companyId),
    eq(assessmentTemplate.id, typed.companyModuleCode),
  );
  if ((await ctx.tx.$count(assessmentTemplate, templates)) === 0) issues.push(issue('templateId', 'UNKNOWN_REFERENCE'));
  const rules = and(
    eq(assessmentRule.companyId, companyId),
    eq(assessmentRule.id, typed.assessmentRuleCode),
    assessmentRule.enabled,
  );
  if ((await ctx.tx.$count(assessmentRule, rules)) === 0) issues.push(issue('assessmentRuleId', 'UNKNOWN_REFERENCE'));
  return [...issues, ...(await unknownWording(ctx, typed.mailTemplateId))];
}

/** Whether a wording is one of the mail that a plan starts with. */
export async function unknownWording(ctx: Ctx, mailTemplateId: string | null): Promise<RuleIssue[]> {
  if (mailTemplateId === null) return [];
  const known = await ctx.tx.$count(
    letterTemplate,
    and(
      eq(letterTemplate.companyId, ctx.session.companyId),
      eq(letterTemplate.id, mailTemplateId),
      eq(letterTemplate.kind, LetterKind.PROBATION),
    ),
  );
  return known > 0 ? [] : [issue('mailTemplateId', 'UNKNOWN_REFERENCE')];
}

async function refuseOthers(ctx: Ctx, ruleCode: string, deptIds: readonly string[]): Promise<void> {
  const { companyId } = ctx.session;
  const there = await ctx.tx
    .select({ deptId: deptVersion.deptId, name: deptVersion.name, rule: probationRule.name, ruleId: probationRule.id })
    .from(deptVersion)
    .leftJoin(
      probationRuleDept,
      and(eq(probationRuleDept.companyId, deptVersion.companyId), eq(probationRuleDept.deptId, deptVersion.deptId)),
    )
    .leftJoin(
      probationRule,
      and(eq(probationRule.companyId, deptVersion.companyId), eq(probationRule.id, probationRuleDept.ruleId)),
    )
    .where(
      and(
        eq(deptVersion.companyId, companyId),
        asOf(deptVersion, ctx.today),
        isAnyOf(deptVersion.deptId, [...new Set(deptIds)]),
      ),
    );
  const byId = new Map(there.map((one) => [one.deptId, one]));
  const issues = deptIds.flatMap((deptId, at) => {
    const one = byId.get(deptId);
    if (!one) return [issue(`deptIds.${at}`, 'UNKNOWN_REFERENCE')];
    return one.ruleId === null || one.ruleId === ruleCode
      ? []
      : [issue(`deptIds.${at}`, 'DEPARTMENT_HAS_PROBATION_RULE', { dept: one.name, rule: one.rule ?? '' })];
  });
  if (issues.length > 0) throw refused(issues);
}

async function changeRule(
  ctx: Ctx,
  id: string,
  version: number,
  values: Partial<typeof probationRule.$inferInsert>,
): Promise<{ name: string }> {
  const [saved] = await ctx.tx
    .update(probationRule)
    .set({ ...values, updatedAt: ctx.now, version: sql`${probationRule.version} + 1` })
    .where(and(ruleIs(ctx, id), eq(probationRule.version, version)))
    .returning({ name: probationRule.name });
  if (!saved) throw stale(await oneRule(ctx, id));
  return saved;
}

async function oneRule(ctx: Ctx, id: string): Promise<RuleData> {
  const [found] = await rulesWhere(ctx, ruleIs(ctx, id), { limit: 1, offset: 0 });
  if (!found) throw notFound();
  return found;
}

async function rulesWhere(
  ctx: Ctx,
  where: ReturnType<typeof and>,
  { limit, offset }: { limit: number; offset: number },
): Promise<RuleData[]> {
  const rows = await ctx.tx
    .select({
      rule: probationRule,
      companyModuleName: assessmentTemplate.name,
      assessmentRuleName: assessmentRule.name,
      planCount: ctx.tx.$count(
        probationPlan,
        and(eq(probationPlan.companyId, probationRule.companyId), eq(probationPlan.ruleId, probationRule.id)),
      ),
      deptIds: sql<string[]>`array(select d.dept_id from ${probationRuleDept} d
        where d.company_id = ${probationRule.companyId} and d.rule_id = ${probationRule.id} order by d.dept_id)`,
    })
    .from(probationRule)
    .innerJoin(
      assessmentTemplate,
      and(
        eq(assessmentTemplate.companyId, probationRule.companyId),
        eq(assessmentTemplate.id, probationRule.templateId),
      ),
    )
    .innerJoin(
      assessmentRule,
      and(eq(assessmentRule.companyId, probationRule.companyId), eq(assessmentRule.id, probationRule.assessmentRuleId)),
    )
    .where(where)
    .orderBy(desc(probationRule.createdAt), desc(probationRule.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ rule, ...more }) => ({
    ...more,
    ruleCode: rule.id,
    ruleName: rule.name,
    companyModuleCode: rule.templateId,
    assessmentRuleCode: rule.assessmentRuleId,
    scoringDays: rule.scoringDays,
    targetSetter: rule.targetSetter as RuleData['targetSetter'],
    selfRatio: dec(rule.selfRatio).toString(),
    bossRatio: dec(rule.bossRatio).toString(),
    flow: rule.flow,
    mailTemplateId: rule.mailTemplateId,
    extensionAllowed: rule.extensionAllowed,
    enabled: rule.enabledOn !== null,
    updatedAt: rule.updatedAt.toISOString(),
    version: rule.version,
  }));
}

const audit = (ctx: Ctx, what: string, objectId: string, name: string): Promise<void> =>
  ctx.audit({ action: `probationRule.${what}`, objectType: 'probationRule', objectId, params: { name } });
