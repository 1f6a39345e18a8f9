import {
  ApprovalMode,
  ApproverKind,
  AssessmentColumnType,
  AssessmentPlanStatus,
  ProjectAllocation,
  ScorerRole,
  StrategyPerspective,
} from '../../../shared/src/enums.ts';
import { createDepartments } from '../../../services/src/modules/org/public.ts';
import {
  indicator,
  openAppraisalOf,
  signedIn,
} from '../../../services/src/modules/performance/assessment/assessment-testing.ts';
import { key, partInput, staffedCompany } from '../../../services/src/modules/performance/plan/plan-testing.ts';
import { createGrades, createPositions } from '../../../services/src/modules/position/public.ts';
import type { TestServices } from '../../../services/src/testing/kit.ts';
import { COMPANIES } from './companies.ts';
import { supplyOfPayloads } from './payloads.ts';

/** How much room the texts have, in characters. */
const NAME = 50;
const SHORT = 20;
const TEXT = 200;

/** A company in which every text people can write is one of the payloads, stored by the calls that people's screens make. */
export async function storedXss(services: TestServices): Promise<void> {
  const next = supplyOfPayloads();
  const make = () => services.createTestCompany(COMPANIES.xss);
  const company = await staffedCompany({ ...services, createTestCompany: make });
  const { admin, person, boss } = await signedIn(services, company);
  const ok = <T>(name: string, input: object, token = admin) =>
    services.ok<T>(name, input as Record<string, unknown>, token);
  const times = (count: number) => Array.from({ length: count }, (_, at) => at);

  const { companyId } = company;
  const settings = await ok<{ version: number }>('company.getCompany', { companyId });
  await ok('company.updatecompany', { companyId, version: settings.version, kanban: true });

  for (const at of times(14))
    await ok('index.saveNotice', {
      id: '',
      noticeTitle: next(TEXT / 2),
      noticeContent: next(TEXT),
      noticeDeadTime: null,
      noticeStatus: at % 2 ? 2 : 3,
    });
  for (const token of [admin, person])
    for (const at of times(6))
      await ok(
        'index.addSchedule',
        { scheduleDate: '2026-11-01', scheduleTime: `1${at}:00`, scheduleContent: next(TEXT) },
        token,
      );
  for (const _ of times(2)) await ok('platform.createapitoken', { tokenName: next(NAME), validDays: 30 });

  const [deptId, positionId] = await services.as(company, 'writes', async (ctx) => {
    const ids = [ctx.newId(), ctx.newId()] as const;
    await createDepartments(ctx, [{ deptId: ids[0], code: 'D3', name: next(NAME), parentId: company.rootId }]);
    await createPositions(ctx, [{ positionId: ids[1], code: 'P1', name: next(NAME), jobFamilyId: null, rankId: null }]);
    return ids;
  });
  for (const [at, empId] of [...company.bossIds, ...company.staffIds].entries()) {
    const [found] = await ok<{ version: number }[]>('empmanage.getallempinfo', { empIds: [empId] });
    let version = found?.version ?? 0;
    const change = async (call: string, values: object) => {
      ({ version } = await ok<{ version: number }>(`empupdate.${call}`, { empId, version, ...values }));
    };
    await change('updatebaseinfo', { empNumber: `E00${at + 1}`, empName: next(NAME) });
    // Everything of whom the test looks at: who stands first in the list.
    if (at > 0) continue;
    await change('updatebaseinfo', { empNumber: 'E001', empName: next(NAME), empNameEn: next(NAME) });
    await change('contactsinfo', { phone: next(SHORT), emergencyContact: next(NAME), emergencyPhone: next(SHORT) });
    await change('personalinfo', { nationality: next(NAME), politicalStatus: next(NAME) });
    await change('workinfo', { deptId, positionId, entryDate: '2020-01-01', cityName: next(NAME) });
    await change('bankcardInfo', { bankName: next(NAME) });
  }

  const texts = () => ({ description: next(TEXT), measureUnit: next(SHORT) });
  const columns = [
    { columnName: next(SHORT), columnType: AssessmentColumnType.KEY_RESULT, required: true },
    { columnName: '说明', columnType: AssessmentColumnType.DESCRIPTION, required: false },
    { columnName: '单位', columnType: AssessmentColumnType.MEASURE_UNIT, required: false },
    { columnName: '权重', columnType: AssessmentColumnType.WEIGHT, required: true },
  ];
  const appraisal = async () => {
    const row = { keyResult: next(TEXT), ...texts(), startValue: null, targetValue: null, weight: '20' };
    const opened = await openAppraisalOf(services, company, {
      plan: { planName: next(NAME) },
      rule: { ruleName: next(NAME) },
      parts: [partInput({ partName: next(NAME), columns, rows: [row] })],
      flow: [{ nodeName: next(SHORT), kind: ApproverKind.NAMED, mode: ApprovalMode.ANY, empIds: [company.bossIds[0]] }],
    });
    const { parts } = await opened.detail(person);
    const companyModuleCode = parts[0]?.companyModuleCode ?? '';
    const template = { companyModuleCode, companyModuleName: next(NAME), description: next(TEXT) };
    const { version } = await ok<{ version: number }>('assessmentModule.getCompanyModuleDetail', { companyModuleCode });
    await ok('assessmentModule.saveCompanyModule', { ...template, version });
    await ok('assessmentModule.saveContentModule', {
      companyModuleCode,
      versionName: next(SHORT),
      parts: [partInput({ partName: next(NAME), columns, rows: [{ ...row, keyResult: next(TEXT), ...texts() }] })],
    });
    return opened;
  };
  const type = async (of: Awaited<ReturnType<typeof appraisal>>, seq: number) => {
    const { version, parts, indicators } = await of.detail(person);
    const fixed = indicators
      .filter((row) => row.fixed)
      .map(({ sort: _sort, fixed: _fixed, achievedValue: _achieved, ...row }) => row);
    const own = parts.map((part) => indicator(part, { keyResult: next(TEXT), ...texts() }));
    const input = { version, rows: [...fixed, ...own], clientId: 'first-tab', seq };
    return (await of.ok('performanceview.saveperformance', person, input)).version;
  };

  // One form is being filled in.
  const drafted = await appraisal();
  await type(drafted, 1);
  await ok('performanceflow.remind', { clientMutationId: key(), planCode: drafted.plan.id });

  // The other has been through everything that is said in writing.
  const told = await appraisal();
  const decide = (name: string, token: string, version: number, more: object) =>
    told.ok(`performancecheck.${name}`, token, { version, ...more });
  const submit = async (seq: number) =>
    (await decide('updatestatus', person, await type(told, seq), { action: 'submit' })).version;
  await decide('reject', boss, await submit(1), { opinion: next(TEXT) });
  await decide('updatestatus', boss, await submit(2), { action: 'approve', opinion: next(TEXT) });
  await told.goTo(AssessmentPlanStatus.SCORING);
  for (const [token, scorerRole] of [
    [person, ScorerRole.SELF],
    [boss, ScorerRole.BOSS],
  ] as const) {
    const { rows } = await told.sheet(token, scorerRole, '90');
    const commented = rows.map((row) => ({ ...row, comment: next(TEXT) }));
    await told.score(token, scorerRole, '90', { rows: commented, overallComment: next(TEXT) });
  }
  await told.goTo(AssessmentPlanStatus.CALIBRATING);
  const { version } = await told.detail(boss);
  await told.ok('performancecheck.assessmentEvaluation', boss, { version, score: '71', comment: next(TEXT) });
  await told.goTo(AssessmentPlanStatus.COMMUNICATING);
  const say = (token: string, action: string) =>
    told.ok('performanceview.confirmAssessmentNote', token, { action, text: next(TEXT) });
  await say(boss, 'confirm');
  await say(person, 'object');

  const gradeId = await services.as(company, 'writes', async (ctx) => {
    const made = { gradeId: ctx.newId(), name: next(NAME) };
    await createGrades(ctx, [made]);
    return made.gradeId;
  });
  await ok('positionassess.saveoptions', {
    version: 0,
    factors: [
      {
        factorName: next(NAME),
        weight: '100',
        dimensions: [
          { dimensionName: next(NAME), levels: times(2).map((at) => ({ label: next(TEXT), points: String(at) })) },
        ],
      },
    ],
    bands: [{ from: '0', gradeId }],
  });
  const { evaluation } = await ok<{ evaluation: { evaluationId: string; version: number } }>(
    'positionassess.addevaluation',
    { clientMutationId: key(), positionId, evaluatorIds: company.bossIds.slice(0, 1) },
  );
  const { evaluationId, version: begun } = evaluation;
  await ok('positionassess.startevaluation', { evaluationId, version: begun });
  const isNew = { clientMutationId: key(), rankCode: 'P6', rankName: 'P6', grade: 6, gradeId };
  const { rankId } = await ok<{ rankId: string }>('rankmanage.addrank', isNew);
  await ok('salaryMatrix.addmatrix', {
    clientMutationId: key(),
    matrixName: next(NAME),
    validFrom: '2026-01-01',
    ranges: [{ rankId, jobFamilyId: null, low: '10000', mid: '12000', high: '15000' }],
    crBands: [{ crLow: '0', crHigh: null }],
  });
  await funded(ok, next, { token: boss, approver: person, personId: company.staffIds[0] ?? '' });
  await mapped(ok, next);
  await thanked(ok, next, { person, boss }, [company.staffIds[0] ?? '', company.bossIds[0] ?? '']);
}

/** Values, a letter each way, a hidden one, and points that were adjusted. */
async function thanked(
  ok: <T>(name: string, input: object, token?: string) => Promise<T>,
  next: (length: number) => string,
  { person, boss }: Record<'person' | 'boss', string>,
  [personId, bossId]: readonly [string, string],
): Promise<void> {
  await ok('awardValues.savePointSetting', { version: 0, monthlyAllowance: 100, lapseMonths: 24 });
  const { valueId } = await ok<{ valueId: string }>('awardValues.addValue', {
    clientMutationId: key(),
    valueName: next(SHORT),
    valueNameEn: next(NAME),
    description: next(TEXT),
  });
  const send = (to: string, token: string) =>
    ok<{ letterId: string }>(
      'thanksLetters.sendLetter',
      { clientMutationId: key(), empIds: [to], valueId, text: next(TEXT), points: 5 },
      token,
    );
  await send(personId, boss);
  await send(bossId, person);
  const { letterId } = await send(personId, boss);
  await ok('thanksLetters.hideLetter', { letterId, version: 1, reason: next(TEXT) });
  await ok('awardPoints.adjustPoints', { clientMutationId: key(), empId: personId, delta: 3, reason: next(TEXT) });
  const { commodityId } = await ok<{ commodityId: string }>('commodities.addCommodity', {
    clientMutationId: key(),
    commodityName: next(SHORT),
    description: next(TEXT),
    price: 1,
    onShelf: true,
  });
  const redeem = () =>
    ok<{ orderId: string }>('awardMall.redeem', { clientMutationId: key(), commodityId, points: 1 }, person);
  await redeem();
  const { orderId } = await redeem();
  await ok('conversionRecords.rejectConversion', { orderId, version: 1, reason: next(TEXT) });
}

/** A type of projects that somebody approves, an application of that type that waits, and a bonus of a project that has a budget. */
async function funded(
  ok: <T>(name: string, input: object, token?: string) => Promise<T>,
  next: (length: number) => string,
  { token, approver, personId }: Record<'token' | 'approver' | 'personId', string>,
): Promise<void> {
  const node = { nodeName: next(SHORT), kind: ApproverKind.NAMED, empIds: [personId], mode: ApprovalMode.ANY };
  const { projectTypeId } = await ok<{ projectTypeId: string }>('projecttype.addprojecttype', {
    clientMutationId: key(),
    projectTypeName: next(SHORT),
    description: next(TEXT),
    flow: [node],
  });
  const figures = { planDays: '20', actualDays: '20', coefficient: '1', amount: '1000' };
  const asked = async () => {
    const { applyId } = await ok<{ applyId: string }>(
      'budgetapply.addbudget',
      {
        clientMutationId: key(),
        projectName: next(SHORT),
        projectNumber: next(SHORT),
        projectTypeId,
        budget: '5000',
        allocateType: ProjectAllocation.FIXED_AMOUNT,
        startDate: '2026-11-01',
        endDate: '2026-12-31',
        members: [{ empId: personId, ...figures, memo: next(NAME) }],
      },
      token,
    );
    await ok('budgetapply.submitbudget', { applyId, version: 1 }, token);
    return applyId;
  };
  const projectId = await asked();
  await ok('approve.approvebudget', { applyId: projectId, version: 2, opinion: next(TEXT) }, approver);
  const { applyId } = await ok<{ applyId: string }>(
    'bonusapply.addbonus',
    { clientMutationId: key(), projectId, members: [{ empId: personId, ...figures, memo: next(NAME) }] },
    token,
  );
  await ok('bonusapply.submitbonus', { applyId, version: 1 }, token);
  await asked();
}

/** A strategy map with an objective that leads to another one. */
async function mapped(
  ok: <T>(name: string, input: object) => Promise<T>,
  next: (length: number) => string,
): Promise<void> {
  const [cause, effect] = ['1', '2'].map((digit) => digit.repeat(32));
  const objective = { perspective: StrategyPerspective.CUSTOMER, cellCodes: [] };
  await ok('strategymap.savestrategymap', {
    clientMutationId: key(),
    strategyMapName: next(NAME),
    year: 2026,
    objectives: [
      { ...objective, objectiveId: effect, objectiveName: next(NAME), measure: next(NAME), leadsTo: [] },
      { ...objective, objectiveId: cause, objectiveName: next(NAME), measure: next(NAME), leadsTo: [effect] },
    ],
  });
}
