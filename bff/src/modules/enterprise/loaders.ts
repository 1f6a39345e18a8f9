import { batchLoader } from '../../rest/batch-loader.ts';
import type { Rest } from '../../rest/client.ts';
import type { AssessmentTemplateRow, TemplateOriginRow } from './rows.ts';

/** Templates by id, with their content versions, and what binds them to base templates. */
export const enterpriseLoaders = (rest: Rest) => ({
  assessmentTemplateById: batchLoader<AssessmentTemplateRow>({
    fetch: (companyModuleCodes) => rest.assessmentModule.getSpecifyCompanyModuleListMap({ companyModuleCodes }),
    keyOf: (template) => template.companyModuleCode,
    maxBatch: 200,
  }),
  originByTemplate: batchLoader<TemplateOriginRow>({
    fetch: (companyModuleCodes) => rest.assessmentModule.getCompanyModuleInterface({ companyModuleCodes }),
    keyOf: (origin) => origin.companyModuleCode,
    maxBatch: 200,
  }),
  originByBaseTemplate: batchLoader<TemplateOriginRow>({
    fetch: (baseModuleCodes) => rest.assessmentModule.getBoundModuleInterface({ baseModuleCodes }),
    keyOf: (origin) => origin.baseModuleCode,
    maxBatch: 200,
  }),
});
