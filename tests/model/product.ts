import { AssessmentPlanCycle, ScorerRole, ViewScoreAt, ViewWhat } from '@hengcai/shared/enums';
import { idOf } from '@hengcai/services/src/testing/staff.ts';
import { key } from '@hengcai/services/src/testing/templates.ts';
import { CO_ASSESSOR, type Actor, type Command, type Refusal, type Subject, type Told, type View } from './model.ts';
import { SHARES, STAGES, type Action, type Stage } from './tables.ts';
import { type Company } from './company.ts';

const VIEW_AT: Record<View, number> = {
  afterOpen: ViewScoreAt.AFTER_OPEN,
  afterSuperiorScored: ViewScoreAt.AFTER_BOSS_SCORED,
  afterSuperiorConfirmed: ViewScoreAt.AFTER_BOSS_CONFIRMED,
};
const setupOf = (planName: string, view: View) => ({
  planName,
  planYear: 2026,
  cycle: AssessmentPlanCycle.ANNUAL,
  cycleIndex: 1,
  periodFrom: '2026-01-01',
  periodTo: '2026-12-31',
  windows: {
    fill: { from: '2026-11-02', to: '2026-11-20' },
    score: { from: '2026-12-01', to: '2026-12-20' },
    calibrate: { from: '2026-12-21', to: '2026-12-25' },
    communicate: { from: '2026-12-26', to: '2026-12-31' },
  },
  reminders: [],
  selfRatio: String(SHARES.self),
  partnerRatio: String(SHARES.coAssessor),
  bossRatio: String(SHARES.superior),
  digits: 1,
  viewScoreAt: VIEW_AT[view],
  viewWhat: ViewWhat.SCORE_AND_COMMENTS,
  allowExportDetails: true,
  managersMaySetTargets: true,
});

/** An answer: done, or how it was refused, with what the caller was told of the appraisal. */
export interface Answer {
  refusal: Refusal | null;
  /** Status and codes, for the message of a failure. */
  text: string;
  /** Of several people at once: for whom it was not done. */
  leftOut: string[];
  told: (Told & { may: Partial<Record<Action, boolean>> }) | null;
  planStatus: number | null;
}

interface Wire {
  version?: number;
  planStatus?: number;
  plan?: { planStatus: number; version: number };
  assessment?: WireAppraisal;
  errors?: { code: string }[];
  failures?: { empId: string }[];
}
interface WireAppraisal {
  version: number;
  employeeStage: number;
  bossStage: number;
  targetStatus: number;
  locked: boolean;
  noTargets: boolean;
  composedScore: string | null;
  levelName: string | null;
  indicators: { rowId: string }[];
  sheets: { scorerRole: number; version: number; scorerEmpId: string | null }[];
  actions: { action: string; allowed: boolean }[];
}

/** What the services call the actions that they answer beside an appraisal. */
const NAMES = {
  editTargets: 'writeTargets',
  submitTargets: 'submitTargets',
  withdrawTargets: 'withdrawTargets',
  approveTargets: 'approveTargets',
  rejectTargets: 'returnTargets',
  setSubordinateTargets: 'setTargets',
  lockPerson: 'lockForm',
  saveSelfScore: 'saveSelfScore',
  submitSelfScore: 'submitSelfScore',
  saveCoAssessorScore: 'saveCoAssessorScore',
  submitCoAssessorScore: 'submitCoAssessorScore',
  saveBossScore: 'saveSuperiorScore',
  submitBossScore: 'submitSuperiorScore',
  pickCoAssessors: 'pickCoAssessors',
  markAbsent: 'markAbsent',
  chooseSuperior: 'chooseSuperior',
  calibrate: 'calibrate',
  rejectResult: 'rejectResult',
  verifyResult: 'verifyResult',
  bossConfirm: 'superiorConfirm',
  employeeConfirm: 'employeeConfirm',
  employeeObject: 'employeeObject',
} as const satisfies Record<string, Action>;

const WHY = 'because';
const textOfScore = (score: number | undefined) => String((score ?? 800) / 10);
const STATUS: Partial<Record<Stage, number>> = Object.fromEntries(STAGES.slice(0, 6).map((stage, i) => [stage, i]));

/** A plan of the company, driven by REST as the people in it. */
export class Plan {
  private version = 1;
  /** What each saw last of an appraisal, until something is done. */
  private readonly seen = new Map<string, WireAppraisal | null>();

  private constructor(
    private readonly company: Company,
    private readonly planCode: string,
    private readonly setup: ReturnType<typeof setupOf>,
  ) {}

  /** A plan that is ready to open. */
  static async prepare(company: Company, people: readonly Subject[], view: View): Promise<Plan> {
    const { services, tokens, ruleCode, templateId } = company;
    const setup = setupOf(`Plan ${key()}`, view);
    const { id, version } = await services.ok<{ id: string; version: number }>(
      'performanceplane.saveassess',
      { clientMutationId: key(), ...setup },
      tokens.hr,
    );
    const plan = new Plan(company, id, setup);
    plan.version = version;
    const set = async (name: string, input: object) => {
      const saved = await services.ok<{ version: number }>(
        `performanceplane.${name}`,
        { planCode: id, version: plan.version, ...input },
        tokens.hr,
      );
      plan.version = saved.version;
    };
    await set('saveplanrule', { ruleCode, modules: [{ companyModuleCode: templateId, weight: '100' }], flow: [] });
    const scope = { wholeCompany: false, deptIds: [], excludedEmpIds: [], empIds: people.map(idOf) };
    await set('planescope', scope);
    return plan;
  }

  /** The appraisal of somebody as somebody else is shown it. */
  async look(actor: Actor, subject: Subject): Promise<Answer> {
    return (await this.read(actor, subject)).answer;
  }

  async do(command: Command): Promise<Answer> {
    const { actor, subject } = command;
    const { name, input } = subject ? await this.inAppraisal(command, subject) : this.ofPlan(command);
    const { services, tokens } = this.company;
    const once = ONCE.has(name) ? { clientMutationId: key() } : {};
    const answer = answerOf(await services.call(name, { planCode: this.planCode, ...once, ...input }, tokens[actor]));
    if (answer.refusal !== null) return answer;
    this.seen.clear();
    if (!subject && answer.wire.version !== undefined) this.version = answer.wire.version;
    if (subject && answer.wire.assessment) this.seen.set(`${actor} ${subject}`, answer.wire.assessment);
    return answer;
  }

  private async read(actor: Actor, subject: Subject) {
    const { services, tokens } = this.company;
    const person = { planCode: this.planCode, empId: idOf(subject) };
    const envelope = await services.call('performanceview.getAssessmentBaseDetail', person, tokens[actor]);
    const form = envelope.success ? (envelope.data as WireAppraisal) : null;
    this.seen.set(`${actor} ${subject}`, form);
    return { form, answer: answerOf({ ...envelope, data: form ? { assessment: form } : envelope.data }) };
  }

  private ofPlan({ action, to, anyway = false, on, reason = true, manager, people = [], chosen, stale }: Command) {
    const version = stale ? olderThan(this.version) : this.version;
    switch (action) {
      case 'openNext': {
        const names: Partial<Record<Stage, string>> = {
          calibrating: 'advanceadjusting',
          communicating: 'advancenotarizing',
          archived: 'archive',
        };
        const name = (to && names[to]) ?? 'advance';
        const input = { version, openAnyway: anyway, ...(name === 'advance' && { to: to && STATUS[to] }) };
        return { name: `performanceflow.${name}`, input };
      }
      case 'returnPlan':
        return { name: 'performanceplane.reversalplan', input: { version, to: to && STATUS[to], reason: WHY } };
      case 'lockPlan':
      case 'unlockPlan':
        return { name: 'performanceflow.lockplan', input: { version, locked: action === 'lockPlan' } };
      case 'switchFillIn':
        return { name: 'performanceplane.updatePlanAfterStart', input: { version, fillInClosed: on } };
      case 'switchSuperiorScoring':
        return { name: 'performanceplane.updatePlanAfterStart', input: { version, bossScoringLocked: on } };
      case 'switchSuperiorConfirm':
        return { name: 'performanceplane.updatePlanAfterStart', input: { version, bossConfirmLocked: on } };
      case 'stopPlan':
        return { name: 'performanceflow.stop', input: { version, reason: reason ? WHY : '' } };
      case 'changeSetup':
        return { name: 'performanceplane.saveassess', input: { version, ...this.setup } };
      case 'lockManager':
        return { name: 'performancecheck.lockPersonStatus', input: { empId: idOf(manager ?? ''), locked: on } };
      case 'chooseSuperior': {
        const input = { empIds: people.map(idOf), bossEmpId: idOf(chosen ?? '') };
        return { name: 'performanceflow.choosesuperior', input };
      }
      default:
        throw new Error(`${action} is done in an appraisal.`);
    }
  }

  private async inAppraisal({ actor, action, on, reason = true, score, picked, stale }: Command, subject: Subject) {
    const person = { empId: idOf(subject) };
    const why = reason ? WHY : '';
    const sendBack = (scorerRole: number, more = {}) => ({
      name: 'performancecheck.sendbackmark',
      input: { ...person, scorerRole, reason: why, ...more },
    });
    switch (action) {
      case 'lockForm':
        return { name: 'performanceview.locktargetedit', input: { ...person, locked: on } };
      case 'markAbsent':
        return { name: 'performanceflow.markabsent', input: { ...person, absent: on, reason: on ? why : '' } };
      case 'pickCoAssessors': {
        const assessors = picked ? [{ empId: idOf(CO_ASSESSOR) }] : [];
        return { name: 'performanceview.pickTogetherAssessor', input: { ...person, assessors } };
      }
      case 'sendBackSelfScore':
        return sendBack(ScorerRole.SELF);
      case 'sendBackCoAssessorScore':
        return sendBack(ScorerRole.PARTNER, { scorerEmpId: idOf(CO_ASSESSOR) });
      case 'sendBackSuperiorScore':
        return sendBack(ScorerRole.BOSS);
      case 'superiorConfirm':
      case 'employeeConfirm':
        return { name: 'performanceview.confirmAssessmentNote', input: { ...person, action: 'confirm' } };
      case 'employeeObject':
        return { name: 'performanceview.confirmAssessmentNote', input: { ...person, action: 'object', text: why } };
      default:
    }
    const known = this.seen.get(`${actor} ${subject}`);
    const form = known === undefined ? (await this.read(actor, subject)).form : known;
    const seen = (version = 1) => ({ ...person, version: stale ? olderThan(version) : version });
    const sheet = (scorerRole: number, name: string) => {
      const own = form?.sheets.find(
        (one) =>
          one.scorerRole === scorerRole && (scorerRole !== ScorerRole.PARTNER || one.scorerEmpId === idOf(actor)),
      );
      const rows = (form?.indicators ?? []).map(({ rowId }) => ({ rowId, score: textOfScore(score) }));
      const draft = name === 'scoreresult' ? { clientId: key(), seq: 1 } : {};
      return { name: `performancecheck.${name}`, input: { ...seen(own?.version), scorerRole, rows, ...draft } };
    };
    switch (action) {
      case 'writeTargets':
        return {
          name: 'performanceview.saveperformance',
          input: { ...seen(form?.version), rows: this.targets(form), clientId: key(), seq: 1 },
        };
      case 'setTargets':
        return {
          name: 'performanceview.allotperformance',
          input: { ...seen(form?.version), rows: this.targets(form) },
        };
      case 'submitTargets':
      case 'withdrawTargets':
      case 'approveTargets': {
        const name = { submitTargets: 'submit', withdrawTargets: 'withdraw', approveTargets: 'approve' }[action];
        return { name: 'performancecheck.updatestatus', input: { ...seen(form?.version), action: name } };
      }
      case 'returnTargets':
        return { name: 'performancecheck.reject', input: { ...seen(form?.version), opinion: why } };
      case 'saveSelfScore':
        return sheet(ScorerRole.SELF, 'scoreresult');
      case 'submitSelfScore':
        return sheet(ScorerRole.SELF, 'updateCheckStatus');
      case 'saveCoAssessorScore':
        return sheet(ScorerRole.PARTNER, 'scoreresult');
      case 'submitCoAssessorScore':
        return sheet(ScorerRole.PARTNER, 'updateCheckStatus');
      case 'saveSuperiorScore':
        return sheet(ScorerRole.BOSS, 'scoreresult');
      case 'submitSuperiorScore':
        return sheet(ScorerRole.BOSS, 'updateCheckStatus');
      case 'calibrate':
        return {
          name: 'performancecheck.assessmentEvaluation',
          input: { ...seen(form?.version), score: textOfScore(score), comment: why },
        };
      case 'rejectResult':
      case 'verifyResult': {
        const name = action === 'rejectResult' ? 'reject' : 'verify';
        return {
          name: 'performancecheck.rejectandverify',
          input: { ...seen(form?.version), action: name, reason: why },
        };
      }
      default:
        throw new Error(`${action} is done to the plan.`);
    }
  }

  /** The one target of a form, the one that is there if the writer sees it. */
  private targets(form: WireAppraisal | null) {
    const [row] = form?.indicators ?? [];
    return [
      {
        ...(row && { rowId: row.rowId }),
        companyModuleCode: this.company.templateId,
        partCode: this.company.partCode,
        keyResult: 'Ships the product',
        weight: '100',
      },
    ];
  }
}

const ONCE = new Set([
  'performanceview.allotperformance',
  'performanceview.confirmAssessmentNote',
  'performanceview.pickTogetherAssessor',
  'performancecheck.updatestatus',
  'performancecheck.reject',
  'performancecheck.updateCheckStatus',
  'performancecheck.sendbackmark',
  'performancecheck.assessmentEvaluation',
  'performancecheck.rejectandverify',
  'performanceflow.advance',
  'performanceflow.advanceadjusting',
  'performanceflow.advancenotarizing',
  'performanceflow.archive',
  'performanceflow.stop',
  'performanceflow.choosesuperior',
  'performanceplane.saveassess',
  'performanceplane.reversalplan',
]);

const olderThan = (version: number): number => (version > 1 ? version - 1 : version + 1);

function answerOf({
  success,
  status,
  data,
}: {
  success: boolean;
  status: number;
  data: unknown;
}): Answer & { wire: Wire } {
  const wire = (data ?? {}) as Wire;
  const codes = (wire.errors ?? []).map(({ code }) => code);
  return {
    wire,
    refusal: success ? null : refusalOf(status, codes),
    text: success ? 'done' : `${status} ${codes.join(', ')}`,
    leftOut: (wire.failures ?? []).map(({ empId }) => empId).sort(),
    told: wire.assessment ? toldIn(wire.assessment) : null,
    planStatus: wire.plan?.planStatus ?? wire.planStatus ?? null,
  };
}

/** design.md 3, "Failures over REST". */
function refusalOf(status: number, codes: readonly string[]): Refusal {
  if (status === 403) return 'forbidden';
  if (status === 404) return 'missing';
  if (status === 409) return 'stale';
  if (status !== 422) throw new Error(`${status} ${codes.join(', ')} is no refusal the model knows.`);
  return codes.every((code) => code === 'ROLE_NOT_ALLOWED') ? 'notAllowed' : 'rule';
}

const toldIn = (form: WireAppraisal): Answer['told'] => ({
  employeeStage: form.employeeStage,
  bossStage: form.bossStage,
  targetStatus: form.targetStatus,
  locked: form.locked,
  noTargets: form.noTargets,
  score: form.composedScore === null ? null : Math.round(Number(form.composedScore) * 10),
  level: form.levelName,
  may: Object.fromEntries(
    form.actions.flatMap(({ action, allowed }) =>
      action in NAMES ? [[NAMES[action as keyof typeof NAMES], allowed]] : [],
    ),
  ),
});
