import type { MutationResolvers } from '../../generated/schema.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';
import { changePlan } from './plan-mutations.ts';

/** What is done about parts of templates in open plans. */
export const planPartMutations: Pick<MutationResolvers, 'saveAssessmentPlanParts'> = {
  saveAssessmentPlanParts: (_root, { input: { id, version, templateId, parts } }, context) =>
    changePlan(
      context,
      () =>
        context.rest.performanceplane.updatePlanModuleAfterStart({
          planCode: id,
          version,
          companyModuleCode: templateId,
          parts: parts.map(({ id: partCode, name, nameEn, weight }) => ({
            partCode,
            partName: name,
            partNameEn: nameEn ?? null,
            weight,
          })),
        }),
      { ...PERFORMANCE_FIELDS, partCode: 'id', partName: 'name', partNameEn: 'nameEn' },
    ),
};
