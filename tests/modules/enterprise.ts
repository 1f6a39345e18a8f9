import type { Cast } from '../operations/cast.ts';
import { page } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import type { Data } from '../operations/stack.ts';

/** The company's own settings, and the platform's list with a new company. */
async function manageCompanies({ hr, operator, company, mark, list }: Cast): Promise<void> {
  const { managedCompany } = await hr.run('CompanySettings');
  const { id, version } = managedCompany as Data;
  const input = { id, version, name: `${mark} company`, miniProgramUrl: 'https://m.example/' };
  await hr.run('SaveCompany', { input });
  await list(operator, 'CompanyList', (pageSize) => ({ keyword: null, ...page(pageSize) }));
  await operator.run('CreateCompany', {
    input: {
      code: `${company.code}-new`,
      name: 'Created',
      timeZone: 'Asia/Shanghai',
      language: 'EN_US',
      adminAccount: 'admin',
      adminName: 'Admin',
    },
  });
}

/** Two templates that the platform publishes, withdraws and offers again, and one that the company takes over. */
async function takeOverBaseTemplates({ hr, operator, mark, list }: Cast): Promise<void> {
  await operator.run('PublishableTemplates');
  const published: Data[] = [];
  for (const name of [`${mark} base`, `${mark} other base`]) {
    const templateId = await platformTemplate(operator, name);
    await operator.run('BaseTemplateNameFree', { name, id: null });
    const { publishBaseTemplate } = await operator.run('PublishBaseTemplate', {
      input: { name, description: null, templateId },
    });
    published.push((publishBaseTemplate as Data)['baseTemplate'] as Data);
  }
  const [kept] = published;
  const offer = async (offered: boolean) => {
    const { baseTemplate } = await operator.run('BaseTemplateDetail', { id: kept?.id });
    const { id, version } = baseTemplate as Data;
    await operator.run('OfferBaseTemplate', { input: { id, version, offered } });
  };
  await offer(false);
  await offer(true);
  await list(hr, 'BaseTemplateList', (pageSize) => ({ keyword: null, ...page(pageSize) }));
  const { baseTemplate } = await hr.run('BaseTemplateDetail', { id: kept?.id });
  const [newest] = (baseTemplate as Data)['versions'] as Data[];
  await hr.run('TakeOverBaseTemplate', { input: { id: kept?.id, versionId: newest?.id } });
}

/** A template of the platform's own company that is enabled, which is what it can publish. */
async function platformTemplate(operator: Cast['operator'], name: string): Promise<string> {
  const { saveAssessmentTemplate } = await operator.run('SaveTemplate', { input: { name } });
  const { id: templateId, version } = (saveAssessmentTemplate as Data)['assessmentTemplate'] as Data;
  const { saveTemplateContent } = await operator.run('SaveTemplateContent', {
    input: { templateId, name: 'V1', parts: [PART] },
  });
  const contentId = ((saveTemplateContent as Data)['templateContent'] as Data).id;
  await operator.run('EnableTemplateContent', { input: { templateId, contentId, version } });
  return templateId as string;
}

const PART = {
  name: 'Targets',
  weight: '100',
  scoreMethod: 'MANUAL',
  rowsByEmployee: true,
  minRows: 1,
  maxRows: 5,
  columns: [{ name: 'Key result', type: 'KEY_RESULT', required: true }],
  rows: [],
};

export const proof: ModuleProof = {
  walk: [
    ['manages companies', manageCompanies],
    ['takes over base templates', takeOverBaseTemplates],
  ],
  // Base modules belong to no company: an id of the company's own, which names none of them.
  rows: { baseModuleCode: 'assessment_template' },
  budgets: { CreateCompany: 2, SaveCompany: 2, PublishBaseTemplate: 2, OfferBaseTemplate: 2, TakeOverBaseTemplate: 2 },
};
