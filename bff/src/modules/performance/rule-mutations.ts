import type { Context } from '../../context.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';
import type { AssessmentRuleRow } from './rows.ts';

type RuleMutations = 'saveAssessmentRule' | 'setScoreInput' | 'enableAssessmentRule' | 'deleteAssessmentRule';

/** Runs a change and answers the rule as it is afterwards: as the write told it, or as it is read then. */
const change = ({ rest }: Context, write: () => Promise<{ id: string; rule?: AssessmentRuleRow | undefined }>) =>
  payload(async () => {
    const { id, rule } = await write();
    return { assessmentRule: async () => rule ?? rest.performancesetting.getmodeldetail({ ruleCode: id }) };
  }, PERFORMANCE_FIELDS);

/** Changes to assessment rules. */
export const ruleMutations: Pick<MutationResolvers, RuleMutations> = {
  saveAssessmentRule: (_root, { input: { id, version, name, type, levels, ...rule } }, context) =>
    change(context, () =>
      context.rest.performancesetting.updateRuleModel({
        ...rule,
        ruleCode: id ?? undefined,
        version: version ?? undefined,
        ruleName: name,
        ruleType: type,
        levels: levels.map((level) => ({ ...level, points: level.points ?? null })),
      }),
    ),
  setScoreInput: (_root, { input: { id, ...setting } }, context) =>
    change(context, () => context.rest.performancesetting.scoreinputsettings({ ruleCode: id, ...setting })),
  enableAssessmentRule: (_root, { input: { id, enabled, version } }, context) =>
    change(context, () =>
      context.rest.performancesetting.enablerulemodel({ ruleCode: id, enabled: enabled ? 'true' : 'false', version }),
    ),
  deleteAssessmentRule: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => {
      await rest.performancesetting.deleterulemodel({ ruleCode: id, version });
      return { deletedId: id };
    }),
};
