import { batchLoader } from '../../rest/batch-loader.ts';
import type { Rest } from '../../rest/client.ts';
import type { AssessmentTemplateRow } from './rows.ts';

/** Templates by id, with their content versions. */
export const enterpriseLoaders = (rest: Rest) => ({
  assessmentTemplateById: batchLoader<AssessmentTemplateRow>({
    fetch: (companyModuleCodes) => rest.assessmentModule.getSpecifyCompanyModuleListMap({ companyModuleCodes }),
    keyOf: (template) => template.companyModuleCode,
    maxBatch: 200,
  }),
});
