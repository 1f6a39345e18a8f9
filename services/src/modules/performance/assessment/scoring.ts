import type * as z from 'zod';
import type { performancecheck } from '@hengcai/shared/contract/performance/calibration';
import { BossStage, EmployeeStage, ScorerRole } from '@hengcai/shared/enums';
import { issue } from '@hengcai/shared/rules/issue';
import type { AppraisalAction } from '@hengcai/shared/rules/performance/capacities';
import type { Act } from '@hengcai/shared/rules/performance/handovers';
import { gradeOf, isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { shownIn } from '@hengcai/shared/rules/performance/typed-cells';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { demandVersion } from '../../../kit/version.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { demandAction } from './actions.ts';
import { attachmentsSeen } from './attachment-rows.ts';
import {
  auditAppraisal,
  openAppraisal,
  saved,
  updateInfo,
  type Appraisal,
  type InfoRow,
  type TargetRow,
} from './assessment.ts';
import { decideSave } from './auto-save.ts';
import {
  givenTo,
  resultColumns,
  rowsOfPart,
  sheetTotal,
  type Composition,
  type ScorerRoleValue,
} from './composition.ts';
import { handOver } from '../handover.ts';
import { compositionOf, loadForm, resultOf, type Form } from './result.ts';
import { cellsOf, checkSheet, checkStorable, mergeScores, type TypedScore } from './score-form.ts';
import {
  givenIn,
  scorerOf,
  sheetBy,
  sheetIn,
  writeSheet,
  type ScoreValue,
  type Sheet,
  type SheetRow,
} from './score-sheets.ts';
import { logTargets } from './target-log.ts';
import { targetRow } from '../tables-form.ts';
import { NO_DRAFT } from './targets.ts';

type Endpoints = (typeof performancecheck)['endpoints'];
type SaveInput = z.output<Endpoints['scoreresult']['body']>;
type SubmitInput = z.output<Endpoints['updateCheckStatus']['body']>;
type SendBackInput = z.output<Endpoints['sendbackmark']['body']>;
type Saved = { id: string; version: number };

type Stages = Pick<InfoRow, 'employeeStage' | 'bossStage'> | Record<string, never>;

interface Scoring {
  save: AppraisalAction;
  submit: AppraisalAction;
  /** Where the sheet's submission and its return put the person and the superior. */
  submitted: Stages;
  reopened: Stages;
  /** What its return tells whom. */
  sentBack: Act;
}

const NOT_SCORED = { employeeStage: EmployeeStage.APPROVED, bossStage: BossStage.TARGETS_APPROVED } as const;
const SCORED_BY_SELF = { employeeStage: EmployeeStage.SELF_RATED, bossStage: BossStage.TO_SCORE } as const;

/** Who scores by a sheet; departments and imports have ways of their own. A co-assessor’s sheet moves nobody on. */
const SCORING: Partial<Record<ScorerRoleValue, Scoring>> = {
  [ScorerRole.SELF]: {
    save: 'saveSelfScore',
    submit: 'submitSelfScore',
    submitted: SCORED_BY_SELF,
    reopened: NOT_SCORED,
    sentBack: 'sendBackSelfScore',
  },
  [ScorerRole.PARTNER]: {
    save: 'saveCoAssessorScore',
    submit: 'submitCoAssessorScore',
    submitted: {},
    reopened: {},
    sentBack: 'sendBackCoAssessorScore',
  },
  [ScorerRole.BOSS]: {
    save: 'saveBossScore',
    submit: 'submitBossScore',
    submitted: { employeeStage: EmployeeStage.BOSS_RATED, bossStage: BossStage.SCORED },
    reopened: SCORED_BY_SELF,
    sentBack: 'sendBackBossScore',
  },
};

const SUBMISSION: Partial<Record<ScorerRoleValue, Act>> = {
  [ScorerRole.SELF]: 'submitSelfScore',
  [ScorerRole.PARTNER]: 'submitCoAssessorScore',
};

function scoringOf(role: ScorerRoleValue): Scoring {
  const scoring = SCORING[role];
  if (!scoring) throw refused({ field: 'scorerRole', code: 'ROLE_NOT_ALLOWED' });
  return scoring;
}

/** Saves a sheet as a draft; an auto-save that was overtaken by a later one is answered as saved and changes nothing. */
export async function saveScores(ctx: Ctx, input: SaveInput): Promise<Saved> {
  const scoring = scoringOf(input.scorerRole);
  const appraisal = await openAppraisal(ctx, input, 'form');
  demandAction(appraisal, scoring.save);
  const form = await loadForm(ctx, appraisal);
  const { sheet, isNew } = sheetFor(ctx, appraisal, form, input.scorerRole);
  if (decideSave(sheet, input, () => sheetNow(sheet)) === 'overtaken') return saved(sheet);
  const { scores } = await typedInto(ctx, appraisal, sheet, form, input);
  const draft = { draftClientId: input.clientId, draftSeq: input.seq, draftSavedAt: ctx.now };
  return saved(
    await writeSheet(ctx, sheet, isNew, { ...commentOf(input), ...potentialOf(appraisal, input), ...draft }, scores),
  );
}

/** Submits a sheet: checked as a whole, formula parts computed, and the result of the person composed anew. */
export async function submitScores(ctx: Ctx, input: SubmitInput): Promise<Saved> {
  const { scorerRole } = input;
  const scoring = scoringOf(scorerRole);
  const appraisal = await openAppraisal(ctx, input, 'transition');
  demandAction(appraisal, scoring.submit);
  const loaded = await loadForm(ctx, appraisal);
  const { sheet, isNew } = sheetFor(ctx, appraisal, loaded, scorerRole);
  await demandVersion(sheet, input.version, () => sheetNow(sheet));
  const { scores: typed, rows } = await typedInto(ctx, appraisal, sheet, loaded, input);
  const attached = scorerRole === ScorerRole.SELF ? await attachmentsSeen(ctx, appraisal, loaded) : [];
  const issues = checkSheet({
    role: scorerRole,
    rule: appraisal.rule,
    parts: loaded.parts,
    rows,
    scores: typed,
    typed: input.rows,
    attached: new Set(attached.map(({ rowId }) => rowId)),
  });
  if (scorerRole === ScorerRole.BOSS && appraisal.plan.finalCommentRequired && !commentAfter(sheet, input))
    issues.push(issue('overallComment', 'FINAL_COMMENT_REQUIRED'));
  const potential = { potential: sheet.potential, ...potentialOf(appraisal, input) };
  if (asksFor(appraisal, scorerRole) && potential.potential === null)
    issues.push(issue('potential', 'POTENTIAL_REQUIRED'));
  if (issues.length > 0) throw refused(issues);
  const form: Form = { ...loaded, rows };
  const counted = compositionOf(appraisal, {
    ...form,
    sheets: replaced(loaded.sheets, { ...sheet, submittedAt: ctx.now }),
  });
  const scores = withComputed(counted, typed);
  const submitted: Sheet = { ...sheet, submittedAt: ctx.now, scores };
  const totalRaw = sheetTotal(counted, { scorerRole, scores: givenIn(scores) });
  const written = await writeSheet(
    ctx,
    sheet,
    isNew,
    {
      ...commentOf(input),
      ...potential,
      ...NO_DRAFT,
      submittedAt: ctx.now,
      sentBackReason: null,
      sentBackAt: null,
      totalRaw,
    },
    scores,
  );
  await moveOn(ctx, appraisal, { ...form, sheets: replaced(loaded.sheets, submitted) }, scoring.submitted);
  // The achieved values are part of the form, and are now what everybody sees.
  if (scorerRole === ScorerRole.SELF) await logTargets(ctx, appraisal, form);
  await handOver(ctx, SUBMISSION[scorerRole] ?? 'scoreAgain', appraisal.plan, { empIds: [appraisal.info.empId] });
  await auditAppraisal(ctx, `scoresSubmitted.${scorerRole}`, appraisal, {
    after: { total: totalRaw, ...(attached.length > 0 && { attachments: attached.map(({ fileName }) => fileName) }) },
  });
  // An entry of its own: the person may read the other one with the result, and this one never.
  if (asksFor(appraisal, scorerRole)) await auditAppraisal(ctx, 'potentialSet', appraisal, { after: potential });
  return saved(written);
}

/** Reopens a submitted sheet for its scorer. The self score goes back only while the superior has not built upon it. */
export async function sendBackScores(
  ctx: Ctx,
  { scorerRole, scorerEmpId, reason, ...person }: SendBackInput,
): Promise<Saved> {
  const scoring = scoringOf(scorerRole);
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'sendBackScore');
  if (reason === '') throw refused({ field: 'reason', code: 'REASON_REQUIRED' });
  // Superiors send back what was handed to them; their own sheet is reopened by HR.
  if (scorerRole === ScorerRole.BOSS && !appraisal.caller.hrEdits)
    throw refused({ field: 'scorerRole', code: 'ROLE_NOT_ALLOWED' });
  const form = await loadForm(ctx, appraisal);
  const isPartner = scorerRole === ScorerRole.PARTNER;
  const sheet = isPartner
    ? sheetBy(form.sheets, scorerRole, scorerEmpId ?? null)
    : sheetIn(form.sheets, appraisal.info, scorerRole);
  if (!sheet?.submittedAt) throw refused('NOTHING_TO_SEND_BACK');
  if (scorerRole !== ScorerRole.BOSS && appraisal.info.bossStage >= BossStage.SCORED)
    throw refused('SEND_BACK_BOSS_FIRST');
  const { written, sheets } = await reopen(ctx, appraisal, form, { sheet, isNew: false }, reason);
  // What the superior scored without a self score goes back to where there was none.
  const handed =
    isPartner || sheetIn(sheets, appraisal.info, ScorerRole.SELF)?.submittedAt ? scoring.reopened : NOT_SCORED;
  await moveOn(ctx, appraisal, { ...form, sheets }, handed);
  const { empId } = appraisal.info;
  // The other co-assessors were asked before.
  const asked = isPartner ? form.partners.filter((one) => one.empId !== scorerEmpId) : [];
  await handOver(ctx, scoring.sentBack, appraisal.plan, {
    empIds: [empId],
    asked: asked.map((one) => ({ empId, by: one.empId })),
  });
  await auditAppraisal(
    ctx,
    `scoresSentBack.${scorerRole}`,
    appraisal,
    scorerRole === ScorerRole.SELF ? { params: { reason } } : { after: { reason } },
  );
  return saved(written);
}

/**
 * Opens a submitted sheet again, and answers it with all sheets as they are then. Where a former superior submitted it, it
 * is the present one's turn, who reads the reason in the own sheet.
 */
export async function reopen(
  ctx: Ctx,
  appraisal: Appraisal,
  form: Form,
  counted: OwnSheet,
  reason: string,
): Promise<{ written: SheetRow; sheets: Sheet[] }> {
  const reopened = { submittedAt: null, sentBackReason: reason, sentBackAt: ctx.now };
  const write = ({ sheet, isNew }: OwnSheet) =>
    writeSheet(ctx, sheet, isNew, { ...reopened, ...NO_DRAFT, totalRaw: null }, []);
  const written = await write(counted);
  let sheets = replaced(form.sheets, { ...counted.sheet, ...reopened });
  if (counted.sheet.scorerRole !== ScorerRole.BOSS || counted.sheet.scorerEmpId === appraisal.info.bossEmpId)
    return { written, sheets };
  const present = sheetFor(ctx, appraisal, form, ScorerRole.BOSS);
  await write(present);
  sheets = replaced(sheets, { ...present.sheet, ...reopened });
  return { written, sheets };
}

/** Puts both sides to their new stage together with the result that follows from the submitted sheets. */
function moveOn(ctx: Ctx, appraisal: Appraisal, form: Form, stages: Scoring['submitted']): Promise<InfoRow> {
  return updateInfo(ctx, appraisal, { ...stages, ...resultColumns(resultOf(appraisal, form), appraisal.plan.digits) });
}

interface OwnSheet {
  sheet: Sheet;
  isNew: boolean;
}

/** The sheet of a role; before the first save it is an empty one of version 1, so that two tabs cannot both make it. */
export function sheetFor(ctx: Ctx, { info, caller }: Appraisal, form: Form, role: ScorerRoleValue): OwnSheet {
  const scorer = role === ScorerRole.PARTNER ? caller.empId : scorerOf(info, role);
  const existing = sheetBy(form.sheets, role, scorer);
  if (existing) return { sheet: existing, isNew: false };
  const sheet: Sheet = {
    companyId: info.companyId,
    id: ctx.newId(),
    assessmentId: info.id,
    scorerRole: role,
    scorerEmpId: scorer ?? '',
    overallComment: null,
    potential: null,
    submittedAt: null,
    sentBackReason: null,
    sentBackAt: null,
    totalRaw: null,
    draftClientId: null,
    draftSeq: null,
    draftSavedAt: null,
    updatedAt: ctx.now,
    version: 1,
    scores: [],
  };
  return { sheet, isNew: true };
}

const sheetNow = (sheet: Sheet) => ({
  version: sheet.version,
  changedAt: sheet.updatedAt.toISOString(),
  changedBy: sheet.scorerEmpId,
});
const replaced = (sheets: readonly Sheet[], sheet: Sheet): Sheet[] => [
  ...sheets.filter((one) => one.id !== sheet.id),
  sheet,
];
/** What the sheet says about the whole once this is written. */
const commentAfter = (sheet: Sheet, { overallComment = sheet.overallComment }: SubmitInput): string =>
  (overallComment ?? '').trim();
/** Whether a sheet says how far the person may still grow. */
const asksFor = ({ plan }: Appraisal, role: ScorerRoleValue): boolean => plan.asksPotential && role === ScorerRole.BOSS;

/** The potential as typed; nobody else says it, and nobody where the plan does not ask. */
function potentialOf(
  appraisal: Appraisal,
  { scorerRole, potential }: Pick<SaveInput, 'scorerRole' | 'potential'>,
): Pick<Partial<Sheet>, 'potential'> {
  if (potential !== undefined && potential !== null && !asksFor(appraisal, scorerRole))
    throw refused({ field: 'potential', code: 'POTENTIAL_NOT_ASKED' });
  return potential === undefined ? {} : { potential };
}
const commentOf = ({ overallComment }: { overallComment?: string | null | undefined }) =>
  overallComment === undefined ? {} : { overallComment };

/** Takes what was typed into the sheet, and the achieved values (which belong to the self score) into the form. */
async function typedInto(
  ctx: Ctx,
  { rule }: Appraisal,
  sheet: Sheet,
  form: Form,
  input: { scorerRole: ScorerRoleValue; rows: readonly TypedScore[] },
): Promise<{ scores: ScoreValue[]; rows: TargetRow[] }> {
  const issues = checkStorable(input.rows, form.rows, rule);
  if (issues.length > 0) throw refused(issues);
  const scores = mergeScores(sheet.scores, input.rows);
  if (input.scorerRole !== ScorerRole.SELF) return { scores, rows: form.rows };
  const achieved = new Map(
    input.rows.flatMap((row) =>
      row.achievedValue === undefined && shownIn(row.typed, 'achievedValue') === null
        ? []
        : [[row.rowId, cellsOf(row).values.achievedValue] as const],
    ),
  );
  const { companyId } = ctx.session;
  await updateMany(
    ctx.tx,
    targetRow,
    ['companyId', 'id'],
    [...achieved].map(([id, achievedValue]) => ({ companyId, id, achievedValue })),
  );
  return {
    scores,
    rows: form.rows.map((row) =>
      achieved.has(row.id) ? { ...row, achievedValue: achieved.get(row.id) ?? null } : row,
    ),
  };
}

/** Formula indicators get the score their figures give, and by it their level, whatever was typed there. */
function withComputed({ rule, parts, rows }: Composition, typed: readonly ScoreValue[]): ScoreValue[] {
  const typedOf = new Map(typed.map((one) => [one.targetRowId, one]));
  const scores = givenIn(typed);
  return parts.flatMap((part) =>
    rowsOfPart(part, rows).map((row): ScoreValue => {
      const one = typedOf.get(row.id) ?? { targetRowId: row.id, comment: null };
      const given = givenTo(part, row, rule, { scores });
      const levelName = isScoredByLevel(rule) ? (gradeOf(rule.levels, given)?.name ?? null) : null;
      return { ...one, score: given.score, levelName, typed: null };
    }),
  );
}
