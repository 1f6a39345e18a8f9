import { AssessmentColumnType, AssessmentRuleType, ExitKind, ForceCheck, ForceScope } from '@hengcai/shared/enums';
import type { TestCompany, TestServices } from '@hengcai/services/src/testing/kit.ts';
import { companyWith, exitPeople, idOf } from '@hengcai/services/src/testing/staff.ts';
import { enabledTemplate, key, partInput } from '@hengcai/services/src/testing/templates.ts';
import { ACTORS, type Actor } from './model.ts';

/** The day the model's plans run on; all their windows lie after it. */
export const DAY = '2026-11-02';
/** The last day of somebody who has left before. */
const LAST_DAY = '2026-10-30';

/** What everybody stands on: a company, its sessions, and the rule and template of every plan. */
export interface Company {
  services: TestServices;
  tokens: Record<Actor, string>;
  ruleCode: string;
  templateId: string;
  partCode: string;
}

const part = partInput({
  rows: [],
  columns: [
    { columnName: 'Key result', columnType: AssessmentColumnType.KEY_RESULT, required: true },
    { columnName: 'Weight', columnType: AssessmentColumnType.WEIGHT, required: true },
  ],
});
const LEVELS = [
  { name: 'A', low: '85', high: '100', proportion: '30', points: '3' },
  { name: 'B', low: '60', high: '85', proportion: '60', points: '2' },
  { name: 'C', low: '0', high: '60', proportion: '10', points: '1' },
];
const PEOPLE = [
  { key: 'top', deptId: idOf('D1') },
  { key: 'hr', deptId: idOf('D1'), boss: 'top', roles: ['hr'] },
  { key: 'boss', deptId: idOf('D1'), boss: 'top' },
  { key: 'ann', deptId: idOf('D1'), boss: 'boss' },
  { key: 'ben', deptId: idOf('D1'), boss: 'boss' },
  { key: 'cleo', deptId: idOf('D1'), boss: 'hr' },
  { key: 'cora', deptId: idOf('D2'), boss: 'top' },
  { key: 'reader', deptId: idOf('D2'), boss: 'top' },
  { key: 'outsider', deptId: idOf('D2'), boss: 'top' },
  { key: 'gone', deptId: idOf('D2'), boss: 'top' },
];

/** A company with everybody who acts; the reader has HR's pages without the right to change anything. */
export async function newCompany(services: TestServices): Promise<Company> {
  const company = await companyWith(services, { D1: null, D2: null }, PEOPLE);
  await services.as(company, 'writes', (ctx) =>
    exitPeople(ctx, [{ empId: idOf('gone'), lastDay: LAST_DAY, exitKind: ExitKind.VOLUNTARY, reason: 'moves away' }]),
  );
  const { adminToken: token } = company;
  const { roleCode } = await services.ok<{ roleCode: string }>(
    'roles.saverole',
    { roleName: 'reader', copyOf: 'hr', readOnly: true, clientMutationId: key() },
    token,
  );
  await services.ok('roles.addusers', { roleCode, empIds: [idOf('reader')] }, token);
  const rule = await services.ok<{ id: string }>(
    'performancesetting.updateRuleModel',
    {
      ruleName: 'Three levels',
      ruleType: AssessmentRuleType.SCORE_AND_LEVEL,
      fullScore: '100',
      granularity: '0.5',
      levels: LEVELS,
      forceCheck: ForceCheck.OFF,
      forceScope: ForceScope.COMPANY,
      minGroupSize: 5,
    },
    token,
  );
  const { templateId, contentId } = await enabledTemplate(services, token, 'Targets', [part]);
  const { parts } = await services.ok<{ parts: [{ partCode: string }] }>(
    'performanceplane.getmoduledetail',
    { companyModuleCode: templateId, contentModuleCode: contentId },
    token,
  );
  const { partCode } = parts[0];
  return { services, tokens: await sessionsOf(services, company), ruleCode: rule.id, templateId, partCode };
}

async function sessionsOf(services: TestServices, company: TestCompany): Promise<Record<Actor, string>> {
  const tokens: Partial<Record<Actor, string>> = { admin: company.adminToken };
  for (const actor of ACTORS) tokens[actor] ??= await services.signIn(company.code, actor);
  return tokens as Record<Actor, string>;
}
