import { randomBytes } from 'node:crypto';
import { AssessmentColumnType, ScoreMethod } from '@hengcai/shared/enums';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import type { TestServices } from './kit.ts';

/** Field and code of each reason of a refusal. */
export const errorsOf = (answer: Envelope) =>
  (answer.data as { errors: { field: string | null; code: string }[] }).errors.map(({ field, code }) => [field, code]);

/** Something nobody else uses: client mutation ids, names. */
export const key = () => randomBytes(8).toString('hex');

/** A part with one indicator of the template's and room for the employee's own. */
export const partInput = (more: object = {}) => ({
  partName: '业绩目标',
  weight: '100',
  scoreMethod: ScoreMethod.MANUAL,
  floor: null,
  cap: null,
  rowsByEmployee: true,
  minRows: 1,
  maxRows: 10,
  columns: [
    { columnName: '关键结果', columnType: AssessmentColumnType.KEY_RESULT, required: true },
    { columnName: '权重', columnType: AssessmentColumnType.WEIGHT, required: true },
  ],
  rows: [
    {
      keyResult: '安全生产零事故',
      description: null,
      measureUnit: '次',
      startValue: '10',
      targetValue: '0',
      weight: '20',
    },
  ],
  ...more,
});

export interface Saved {
  id: string;
  version: number;
}

/** A template with one enabled content version. */
export async function enabledTemplate(
  services: TestServices,
  token: string,
  name = '通用模板',
  parts: object[] = [partInput()],
): Promise<{ templateId: string; contentId: string }> {
  const template = await services.ok<Saved>('assessmentModule.saveCompanyModule', { companyModuleName: name }, token);
  const content = await services.ok<Saved>(
    'assessmentModule.saveContentModule',
    { companyModuleCode: template.id, versionName: 'V1', parts },
    token,
  );
  await services.ok(
    'assessmentModule.startCompanyModule',
    { companyModuleCode: template.id, contentModuleCode: content.id, version: 1 },
    token,
  );
  return { templateId: template.id, contentId: content.id };
}
