import type * as z from 'zod';
import type { Assessment } from '@hengcai/shared/contract/performance/assessment';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { AssessmentColumnType, Priority, ScoreMethod, ScorerRole } from '@hengcai/shared/enums';
import type { TestServices } from '../../../testing/kit.ts';
import {
  advance,
  errorsOf,
  key,
  opened,
  partInput,
  readyPlan,
  type Saved,
  type Staffed,
} from '../plan/plan-testing.ts';

export type AssessmentData = z.output<typeof Assessment>;
type PlanChanges = NonNullable<Parameters<typeof readyPlan>[2]> & { flow?: object[] };

const column = (columnName: string, columnType: number, required = false) => ({ columnName, columnType, required });

/** A part scored by hand (60 %, one fixed indicator of 20 %) and one computed from figures (40 %, floor 0, cap 1.2). */
export const TWO_PARTS = [
  partInput({ weight: '60' }),
  partInput({
    partName: '关键指标',
    weight: '40',
    scoreMethod: ScoreMethod.FORMULA,
    floor: '0',
    cap: '1.2',
    rows: [],
    columns: [
      column('关键结果', AssessmentColumnType.KEY_RESULT, true),
      column('起始值', AssessmentColumnType.START_VALUE),
      column('目标值', AssessmentColumnType.TARGET_VALUE),
      column('完成值', AssessmentColumnType.ACHIEVED_VALUE),
      column('权重', AssessmentColumnType.WEIGHT, true),
    ],
  }),
];

/** Half of the form is typed, half comes by file or from other plans. */
export const HALF_IMPORTED = [
  { ...TWO_PARTS[0], weight: '50' },
  partInput({
    partName: '安全考试',
    partNameEn: 'Safety exam',
    weight: '50',
    scoreMethod: ScoreMethod.IMPORTED,
    rowsByEmployee: false,
    minRows: 1,
    maxRows: 1,
    columns: [{ columnName: '关键结果', columnType: AssessmentColumnType.KEY_RESULT, required: true }],
    rows: [
      {
        keyResult: '年度安全考试',
        description: null,
        measureUnit: null,
        startValue: null,
        targetValue: null,
        weight: '100',
      },
    ],
  }),
];

/** Status of a refusal, and field and code of each of its reasons. */
export const refusalOf = (answer: Envelope) => [answer.status, errorsOf(answer)];

/** An indicator as somebody types it. */
export const indicator = (part: { companyModuleCode: string; partCode: string }, more: object = {}) => ({
  companyModuleCode: part.companyModuleCode,
  partCode: part.partCode,
  keyResult: '新客户签约',
  weight: '80',
  priority: Priority.ORDINARY,
  ...more,
});

interface Row {
  rowId: string;
  score?: string;
  comment?: string;
  achievedValue?: string;
}

/** One appraisal of an opened plan, driven through HTTP as the people in it. */
export class Appraisal {
  constructor(
    readonly services: TestServices,
    readonly company: Staffed,
    readonly plan: Saved,
    readonly empId: string,
  ) {}

  /** The call of somebody about this person in this plan; a key is added where the call happens once. */
  call(name: string, token: string, input: object = {}): Promise<Envelope> {
    return this.services.call(
      name,
      { planCode: this.plan.id, empId: this.empId, ...(ONCE.has(name) && { clientMutationId: key() }), ...input },
      token,
    );
  }

  async ok<T = Saved>(name: string, token: string, input: object = {}): Promise<T> {
    const answer = await this.call(name, token, input);
    if (!answer.success) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.data)}`);
    return answer.data as T;
  }

  detail(token: string): Promise<AssessmentData> {
    return this.ok('performanceview.getAssessmentBaseDetail', token);
  }

  /** Whether somebody may do something now; `true`, or the code of the reason. */
  async may(action: string, token: string): Promise<true | string | null> {
    const found = (await this.detail(token)).actions.find((one) => one.action === action);
    return found?.allowed ? true : (found?.code ?? null);
  }

  /** Fills the form so that it can be submitted: 20 + 80 in the first part, 100 in the second. */
  async fill(token: string, clientId = key(), seq = 1): Promise<Saved> {
    const { version, parts, indicators } = await this.detail(token);
    const [manual, formula] = parts;
    const rows = indicators
      .filter((row) => row.fixed)
      .map(({ sort: _sort, fixed: _fixed, achievedValue: _achieved, ...row }) => row);
    if (!manual) throw new Error('The plan has no part.');
    const typed = [
      ...rows,
      indicator(manual),
      ...(formula
        ? [indicator(formula, { keyResult: '营业收入', startValue: '100', targetValue: '200', weight: '100' })]
        : []),
    ];
    return this.ok('performanceview.saveperformance', token, { version, rows: typed, clientId, seq });
  }

  /** Fills, submits and approves the targets. */
  async agree(token: string, boss: string): Promise<void> {
    const { version } = await this.fill(token);
    const submitted = await this.ok('performancecheck.updatestatus', token, { version, action: 'submit' });
    await this.ok('performancecheck.updatestatus', boss, { version: submitted.version, action: 'approve' });
  }

  /** The lines of a sheet: every indicator the same score, and the achieved value for the person. */
  async sheet(
    token: string,
    scorerRole: number,
    score: string,
  ): Promise<{ scorerRole: number; version: number; rows: Row[] }> {
    const { sheets, indicators } = await this.detail(token);
    const rows = indicators.map(({ rowId }) => ({
      rowId,
      score,
      ...(scorerRole === ScorerRole.SELF && { achievedValue: '150' }),
    }));
    return { scorerRole, version: sheets.find((one) => one.scorerRole === scorerRole)?.version ?? 1, rows };
  }

  /** Submits a sheet with the same score everywhere. */
  async score(token: string, scorerRole: number, score: string, more: object = {}): Promise<Saved> {
    return this.ok('performancecheck.updateCheckStatus', token, {
      ...(await this.sheet(token, scorerRole, score)),
      ...more,
    });
  }

  /** Moves the plan on to a stage, past whoever is not ready. */
  async goTo(status: number): Promise<void> {
    const { services, company, plan } = this;
    const now = await services.ok<{ planStatus: number; version: number }[]>(
      'performanceplane.getplanandrule',
      { planCodes: [plan.id] },
      company.adminToken,
    );
    let { planStatus = 1, version = 0 } = now[0] ?? {};
    while (planStatus < status)
      version = await advance(services, company, { id: plan.id, version }, (planStatus += 1), true);
  }

  /** Sets switches of the open plan, or locks it. */
  async switch(changes: object): Promise<void> {
    const { services, company, plan } = this;
    const [now] = await services.ok<{ version: number }[]>(
      'performanceplane.getplanandrule',
      { planCodes: [plan.id] },
      company.adminToken,
    );
    const call = 'locked' in changes ? 'performanceflow.lockplan' : 'performanceplane.updatePlanAfterStart';
    await services.ok(call, { planCode: plan.id, version: now?.version, ...changes }, company.adminToken);
  }

  /** The same plan, another person. */
  of(empId: string): Appraisal {
    return new Appraisal(this.services, this.company, this.plan, empId);
  }
}

const ONCE = new Set([
  'performanceview.allotperformance',
  'performanceview.deletestrategy',
  'performanceview.updatetarget',
  'performanceview.confirmAssessmentNote',
  'performanceview.batchconfirm',
  'performancecheck.updatestatus',
  'performancecheck.reject',
  'performanceflow.batchbosscheck',
  'performancecheck.updateCheckStatus',
  'performancecheck.sendbackmark',
  'performancecheck.assessmentEvaluation',
  'performancecheck.rejectandverify',
]);

/** Opens a plan of two parts and answers the appraisal of the first of the staff. */
export async function openAppraisalOf(
  services: TestServices,
  company: Staffed,
  { flow, ...changes }: PlanChanges = {},
): Promise<Appraisal> {
  const plan = await readyPlan(services, company, { parts: TWO_PARTS, ...changes });
  if (flow) {
    const input = {
      planCode: plan.id,
      version: plan.version,
      ruleCode: plan.ruleId,
      modules: [{ companyModuleCode: plan.templateId, weight: '100' }],
      flow,
    };
    plan.version = (await services.ok<Saved>('performanceplane.saveplanrule', input, company.adminToken)).version;
  }
  const version = await opened(services, company, plan);
  return new Appraisal(services, company, { id: plan.id, version }, company.staffIds[0] ?? '');
}

/** Everybody who acts in the tests, signed in. */
export async function signedIn(services: TestServices, company: Staffed) {
  const as = (empId: string | undefined) => services.signIn(company.code, company.numberOf.get(empId ?? '') ?? '');
  return {
    person: await as(company.staffIds[0]),
    colleague: await as(company.staffIds[2]),
    boss: await as(company.bossIds[0]),
    otherBoss: await as(company.bossIds[1]),
    admin: company.adminToken,
  };
}
