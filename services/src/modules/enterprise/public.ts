import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { assessmentModule } from '@hengcai/shared/contract/enterprise/assessment-module';
import type { Ctx } from '../../kit/context.ts';
import { assessmentModuleHandlers } from './assessment-module.ts';

export { asEdited, readBy } from './headings.ts';
export { partOfKit } from './kit-part.ts';
export { publishStarterKits } from './demo-base.ts';

export type TemplateParts = ParsedOf<(typeof assessmentModule)['endpoints']['saveContentModule']>['parts'];

/** Makes a template with one content version and enables it, through the calls HR would use; answers its code. */
export async function createEnabledTemplate(
  ctx: Ctx,
  template: { name: string; versionName: string; parts: TemplateParts },
): Promise<string> {
  const { saveCompanyModule, saveContentModule, startCompanyModule } = assessmentModuleHandlers;
  const { id: companyModuleCode } = await saveCompanyModule({ companyModuleName: template.name }, ctx);
  const { versionName, parts } = template;
  const content = await saveContentModule({ companyModuleCode, versionName, parts }, ctx);
  await startCompanyModule({ companyModuleCode, contentModuleCode: content.id, version: 1 }, ctx);
  return companyModuleCode;
}
