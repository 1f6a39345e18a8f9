import type * as z from 'zod';
import type { DataOf, Envelope } from '@hengcai/shared/contract/kernel';
import type { probationplan, ProbationPlanDetail } from '@hengcai/shared/contract/probation/probationplan';
import type { ProbationRule } from '@hengcai/shared/contract/probation/probationplanrule';
import { ApprovalMode, ApproverKind, AssessmentRuleType, ForceCheck, ForceScope } from '@hengcai/shared/enums';
import { type TestCompany, type TestServices, testPasswordHash } from '../../testing/kit.ts';
import { enabledTemplate, key, type Saved } from '../../testing/templates.ts';
import { addPeople } from '../employee/public.ts';
import { createDepartments, rootDepartmentId } from '../org/public.ts';
import { grantRole } from '../settings/public.ts';

export type PlanDetail = z.output<typeof ProbationPlanDetail>;
export type RuleData = z.output<typeof ProbationRule>;
export type Nodes = DataOf<(typeof probationplan)['endpoints']['listapprovalnode']>;

/** The day tests of probations begin on; `trial` is regular a month later. */
export const TODAY = '2026-11-01';
export const REGULAR = '2026-12-01';

export const NAMES = ['chief', 'boss', 'trial', 'other', 'hr', 'hr2'] as const;
export type Name = (typeof NAMES)[number];

/** A company in which `trial` is tried by `boss`, who reports to `chief`; with HR, and what a rule is made of. */
export interface Trying extends TestCompany {
  idOf: Record<Name, string>;
  tokens: Record<Name, string>;
  deptIds: { north: string; team: string };
  templateId: string;
  assessmentRuleId: string;
}

export async function companyThatTries(services: TestServices): Promise<Trying> {
  const company = await services.createTestCompany();
  const passwordHash = await testPasswordHash();
  const { idOf, deptIds } = await services.as(company, 'writes', async (ctx) => {
    const ids = Object.fromEntries(NAMES.map((name) => [name, ctx.newId()])) as Record<Name, string>;
    const depts = { north: ctx.newId(), team: ctx.newId() };
    const parentId = await rootDepartmentId(ctx);
    await createDepartments(ctx, [{ deptId: depts.north, code: 'north', name: 'North', parentId }]);
    await createDepartments(ctx, [{ deptId: depts.team, code: 'team', name: 'Team', parentId: depts.north }]);
    const bosses: Partial<Record<Name, Name>> = { boss: 'chief', trial: 'boss', other: 'boss' };
    const accounts = await addPeople(
      ctx,
      NAMES.map((name) => ({
        empId: ids[name],
        passwordHash,
        mustChangePassword: false,
        values: {
          empNumber: name,
          empName: `Person ${name}`,
          email: `${name}@${company.code}.example`,
          entryDate: name === 'trial' ? '2026-09-01' : '2020-01-01',
          ...(name === 'trial' && { regularDate: REGULAR, contractStart: '2026-09-01', contractEnd: '2029-08-31' }),
          deptId: depts.team,
          bossEmpId: ids[bosses[name] ?? name] === ids[name] ? null : ids[bosses[name] ?? name],
        },
      })),
    );
    for (const name of ['hr', 'hr2'] as const) await grantRole(ctx, accounts.get(ids[name]) ?? '', 'hr');
    return { idOf: ids, deptIds: depts };
  });
  const token = company.adminToken;
  const rule = await services.ok<Saved>(
    'performancesetting.updateRuleModel',
    {
      ruleName: 'Levels',
      ruleType: AssessmentRuleType.SCORE_AND_LEVEL,
      fullScore: '100',
      granularity: '0.5',
      levels: [
        { name: 'A', low: '80', high: '100', proportion: '50', points: '2' },
        { name: 'B', low: '0', high: '80', proportion: '50', points: '1' },
      ],
      forceCheck: ForceCheck.OFF,
      forceScope: ForceScope.COMPANY,
      minGroupSize: 5,
    },
    token,
  );
  const { templateId } = await enabledTemplate(services, token, 'Probation');
  const tokens = {} as Record<Name, string>;
  for (const name of NAMES) tokens[name] = await services.signIn(company.code, name);
  return { ...company, idOf, tokens, deptIds, templateId, assessmentRuleId: rule.id };
}

/** Node of a flow: people by name, or managers so many levels up from the person. */
export const named = (empIds: string[], nodeName = 'Named') => ({
  nodeName,
  kind: ApproverKind.NAMED,
  mode: ApprovalMode.ANY,
  empIds,
});
export const managerAt = (level: number) => ({
  nodeName: `Manager ${level}`,
  kind: ApproverKind.LINE_MANAGER,
  mode: ApprovalMode.ANY,
  level,
});

/** Calls of one company as its people make them. */
export function trying(services: TestServices, company: Trying) {
  const token = (name: Name) => company.tokens[name];
  const ruleInput = (more: object = {}) => ({
    clientMutationId: key(),
    ruleName: 'Ordinary',
    companyModuleCode: company.templateId,
    assessmentRuleCode: company.assessmentRuleId,
    scoringDays: 7,
    targetSetter: 1,
    selfRatio: '30',
    bossRatio: '70',
    flow: [managerAt(2)],
    mailTemplateId: null,
    extensionAllowed: false,
    ...more,
  });
  const rule = (more: object = {}): Promise<RuleData> =>
    services.ok('probationplanrule.saverule', ruleInput(more), token('hr'));
  const call = (name: string, who: Name, input: object): Promise<Envelope> =>
    services.call(`probationplan.${name}`, { ...input }, token(who));
  const get = (planCode: string, who: Name): Promise<PlanDetail> =>
    services.ok('probationplan.getplan', { planCode }, token(who));
  /** What a call says of the plan as its caller has just read it; a sheet is saved from a window of its own each time. */
  const seen = async (name: string, who: Name, planCode: string) => {
    const { plan, sheetVersion } = await get(planCode, who);
    const sheet = name === 'savetargets' || name === 'savescore';
    return { planCode, version: plan.version, ...(sheet && { sheetVersion, clientId: key(), seq: 1 }) };
  };
  const did = async (name: string, who: Name, planCode: string, more: object = {}): Promise<PlanDetail> => {
    return services.ok(`probationplan.${name}`, { ...(await seen(name, who, planCode)), ...more }, token(who));
  };
  const refused = async (name: string, who: Name, planCode: string, more: object = {}) => {
    const { status, data } = await call(name, who, { ...(await seen(name, who, planCode)), ...more });
    const errors = (data as { errors?: { field: string | null; code: string }[] } | null)?.errors ?? [];
    return [status, ...errors.map(({ field, code }) => `${field ?? ''} ${code}`)];
  };
  const add = (ruleCode: string, more: object = {}): Promise<PlanDetail> =>
    services.ok(
      'probationplan.saveplan',
      { clientMutationId: key(), empId: company.idOf.trial, ruleCode, ...more },
      token('hr'),
    );
  const targets = ({ rows }: PlanDetail, submit = true) => {
    const [first] = rows;
    const row = { partCode: first?.partCode ?? '', keyResult: 'Sign three customers', weight: '80' };
    return {
      submit,
      rows: [{ rowCode: first?.rowCode, partCode: first?.partCode, keyResult: first?.keyResult, weight: '20' }, row],
    };
  };
  const scores = ({ rows }: PlanDetail, score: string, more: object = {}) => ({
    submit: true,
    rows: rows.map(({ rowCode }) => ({ rowCode, score })),
    ...more,
  });
  /** A started plan with agreed targets, in scoring. */
  const inScoring = async (ruleMore: object = {}) => {
    const { ruleCode } = await rule(ruleMore);
    const { planCode } = (await add(ruleCode)).plan;
    const started = await did('startplan', 'hr', planCode);
    await did('savetargets', 'trial', planCode, targets({ ...started, rows: (await get(planCode, 'trial')).rows }));
    await did('approvalassess', 'boss', planCode, { result: 1 });
    await did('startprobationscore', 'hr', planCode);
    return planCode;
  };
  /** The same once the superior has scored. */
  const inApproval = async (ruleMore: object = {}, said: object = { passed: 1 }) => {
    const planCode = await inScoring(ruleMore);
    await did('savescore', 'trial', planCode, { scorerRole: 1, ...scores(await get(planCode, 'trial'), '90') });
    await did('savescore', 'boss', planCode, { scorerRole: 2, ...scores(await get(planCode, 'boss'), '80', said) });
    return planCode;
  };
  const todos = async (who: Name, typeId: number): Promise<number> => {
    const counts = await services.ok<{ typeId: number; backlogCount: number }[]>(
      'message.listbacklogcount',
      {},
      token(who),
    );
    return counts.find((one) => one.typeId === typeId)?.backlogCount ?? 0;
  };
  const news = async (who: Name): Promise<string[]> => {
    const page = await services.ok<{ items: { remindTypeName: string }[] }>(
      'message.listremindmessage',
      {},
      token(who),
    );
    return page.items.map(({ remindTypeName }) => remindTypeName);
  };
  return { token, rule, ruleInput, call, get, did, refused, add, targets, scores, inScoring, inApproval, todos, news };
}
