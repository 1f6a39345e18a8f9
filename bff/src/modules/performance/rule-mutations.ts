import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';

type RuleMutations = 'saveAssessmentRule' | 'enableAssessmentRule' | 'deleteAssessmentRule';

/** Changes to assessment rules. */
export const ruleMutations: Pick<MutationResolvers, RuleMutations> = {
  saveAssessmentRule: (_root, { input: { id, version, name, type, levels, ...rule } }, { rest }) =>
    payload(async () => {
      const saved = await rest.performancesetting.updateRuleModel({
        ...rule,
        ruleCode: id ?? undefined,
        version: version ?? undefined,
        ruleName: name,
        ruleType: type,
        levels: levels.map((level) => ({ ...level, points: level.points ?? null })),
      });
      return { assessmentRule: () => rest.performancesetting.getmodeldetail({ ruleCode: saved.id }) };
    }, PERFORMANCE_FIELDS),
  enableAssessmentRule: (_root, { input: { id, enabled, version } }, { rest }) =>
    payload(async () => {
      await rest.performancesetting.enablerulemodel({ ruleCode: id, enabled: enabled ? 'true' : 'false', version });
      return { assessmentRule: () => rest.performancesetting.getmodeldetail({ ruleCode: id }) };
    }),
  deleteAssessmentRule: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => {
      await rest.performancesetting.deleterulemodel({ ruleCode: id, version });
      return { deletedId: id };
    }),
};
