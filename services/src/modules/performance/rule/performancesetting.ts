import { and, eq, ne, sql } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { checkAssessmentRule, checkScoreInput } from '@hengcai/shared/rules/performance/rule';
import type { AuditLine, Ctx, Handlers } from '../../../kit/context.ts';
import { notFound, refused, stale } from '../../../kit/failure.ts';
import { renamed } from '../../../kit/renamed.ts';
import { demandVersion } from '../../../kit/version.ts';
import { paged } from '../../../kit/paged.ts';
import { countRules, ruleColumns, rules, toRuleInput } from './rule.ts';
import { assessmentRule } from '../tables.ts';
import { takenAt } from '../../../kit/taken.ts';

/** What the shared check calls differently from the wire. */
const FIELDS = { name: 'ruleName', type: 'ruleType' };

/** Assessment rules: how scores become levels. */
export const performancesettingHandlers: Handlers<Contract['performancesetting']> = {
  async listAssessmentRuleModel({ keyword, enabled, ...page }, ctx) {
    const filter = { ...(keyword && { keyword }), ...(enabled && { enabled: enabled === 'true' }) };
    return paged(
      page,
      (window) => rules(ctx, filter, window),
      () => countRules(ctx, filter),
    );
  },

  async getmodeldetail({ ruleCode }, ctx) {
    return oneRule(ctx, ruleCode);
  },

  async enablerulemodel({ ruleCode, enabled, version }, ctx) {
    const saved = await updateRule(ctx, ruleCode, version ?? null, { enabled: enabled === 'true' });
    await audit(ctx, enabled === 'true' ? 'rule.enabled' : 'rule.disabled', ruleCode, saved.name);
    return savedRule(ctx, saved.id);
  },

  async boolExistRuleName({ ruleName, exceptRuleCode }, ctx) {
    const taken = and(
      eq(assessmentRule.companyId, ctx.session.companyId),
      eq(assessmentRule.name, ruleName),
      exceptRuleCode ? ne(assessmentRule.id, exceptRuleCode) : undefined,
    );
    return { exists: (await ctx.tx.$count(assessmentRule, taken)) > 0 };
  },

  async updateRuleModel(input, ctx) {
    const before = input.ruleCode === undefined ? null : await oneRule(ctx, input.ruleCode);
    const issues = checkAssessmentRule(toRuleInput({ ...before, ...input }));
    if (issues.length > 0) throw refused(renamed(issues, FIELDS));
    const values = ruleColumns(input);
    if (input.ruleCode === undefined) {
      const id = ctx.newId();
      const row = { companyId: ctx.session.companyId, id, createdAt: ctx.now, updatedAt: ctx.now, ...values };
      await ctx.tx.insert(assessmentRule).values(row).catch(takenAt('ruleName'));
      await audit(ctx, 'rule.created', id, values.name);
      return savedRule(ctx, id);
    }
    const saved = await updateRule(ctx, input.ruleCode, input.version ?? 0, values).catch(takenAt('ruleName'));
    await audit(ctx, 'rule.changed', saved.id, saved.name);
    return savedRule(ctx, saved.id);
  },

  async scoreinputsettings({ ruleCode, version, ...setting }, ctx) {
    const rule = await oneRule(ctx, ruleCode);
    await demandVersion(rule, version, () => rule);
    const input = toRuleInput({ ...rule, ...setting });
    const issues = [...checkScoreInput(input), ...checkAssessmentRule(input)];
    if (issues.length > 0) throw refused(renamed(issues, FIELDS));
    const saved = await updateRule(ctx, ruleCode, version, setting);
    const picked = ({ scoredBy, granularity, wholeScores }: typeof setting) => ({ scoredBy, granularity, wholeScores });
    await audit(ctx, 'rule.inputChanged', saved.id, saved.name, { before: picked(rule), after: setting });
    return savedRule(ctx, saved.id);
  },

  async deleterulemodel({ ruleCode, version }, ctx) {
    const rule = await oneRule(ctx, ruleCode);
    await demandVersion(rule, version, () => rule);
    if (rule.planCount > 0) throw refused('RULE_IN_USE');
    await ctx.tx.delete(assessmentRule).where(ruleIs(ctx, ruleCode));
    await audit(ctx, 'rule.deleted', ruleCode, rule.ruleName);
    return null;
  },
};

async function oneRule(ctx: Ctx, id: string) {
  const [rule] = await rules(ctx, { ids: [id] });
  if (!rule) throw notFound();
  return rule;
}

async function savedRule(ctx: Ctx, id: string) {
  const rule = await oneRule(ctx, id);
  return { id, version: rule.version, rule };
}

const ruleIs = (ctx: Ctx, id: string) =>
  and(eq(assessmentRule.companyId, ctx.session.companyId), eq(assessmentRule.id, id));

/** Changes a rule if it still is as the caller saw it; who names no version (null) changes it whatever it is like now. */
async function updateRule(
  ctx: Ctx,
  id: string,
  version: number | null,
  values: Partial<typeof assessmentRule.$inferInsert>,
) {
  const [saved] = await ctx.tx
    .update(assessmentRule)
    .set({ ...values, updatedAt: ctx.now, version: sql`${assessmentRule.version} + 1` })
    .where(and(ruleIs(ctx, id), version === null ? undefined : eq(assessmentRule.version, version)))
    .returning({ id: assessmentRule.id, name: assessmentRule.name, version: assessmentRule.version });
  if (!saved) throw stale(await oneRule(ctx, id));
  return saved;
}

function audit(
  ctx: Ctx,
  action: string,
  objectId: string,
  name: string,
  change: Pick<AuditLine, 'before' | 'after'> = {},
) {
  return ctx.audit({ action, objectType: 'assessmentRule', objectId, params: { name }, ...change });
}
