import type * as z from 'zod';
import type { Assessment } from '@hengcai/shared/contract/performance/assessment';
import type { AssessmentIndicator } from '@hengcai/shared/contract/performance/form';
import { BossStage, AssessmentPlanStatus, ScorerRole, ViewerType } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { moduleScore, roundScore } from '@hengcai/shared/rules/performance/scoring';
import type { Ctx } from '../../../kit/context.ts';
import { Failure, notFound } from '../../../kit/failure.ts';
import { groupedBy } from '../../../kit/grouped.ts';
import { changeData, changesSeen } from '../approval/change-state.ts';
import { actionsOf } from './actions.ts';
import { attachmentsOf, rowsSeenWithFiles } from './attachment-rows.ts';
import { besideTargets } from './beside-targets.ts';
import {
  formVersion,
  onlyScoresBeside,
  openAppraisal,
  type Appraisal,
  type FormRow,
  type Person,
} from './assessment.ts';
import { isImported, type ScorerRoleValue } from './composition.ts';
import { shownResults } from './included-results.ts';
import { importedComments } from '../by-file/imported-comment.ts';
import { satisfactionOfEach } from '../by-file/imported-scores.ts';
import { shownDeptResult } from '../department/dept-result.ts';
import { loadForms, reviewScoreOf, type Form } from './result.ts';
import { keptRules } from '../rule/rule.ts';
import { colleagues } from '../together/colleagues.ts';
import { scorerOf, sheetBy, sheetIn, type Sheet } from './score-sheets.ts';
import { hidesSelfScore, seesAchieved, sheetView, viewOf, type SheetView } from './score-view.ts';
import { hasNoTargets } from './standing.ts';
import { withDraft } from './target-rows.ts';

type AssessmentData = z.output<typeof Assessment>;
type IndicatorData = z.output<typeof AssessmentIndicator>;

/** The appraisal of a person in a plan as it is now. */
export const detailOf = async (ctx: Ctx, person: Person): Promise<AssessmentData> =>
  appraisalDetail(ctx, await openAppraisal(ctx, person, 'none'));

const NO_HR = { hr: false, hrEdits: false, hrExports: false } as const;

/** The own appraisal in a plan; 404 for who is not in it. */
export async function detailAsOwner(ctx: Ctx, { planCode }: Pick<Person, 'planCode'>): Promise<AssessmentData> {
  if (ctx.session.empId === null) throw notFound();
  return detailOf(ctx, { planCode, empId: ctx.session.empId });
}

/** The same as the superior or whoever is asked to approve sees it, whatever else the caller is; 404 for everybody else. */
export async function detailAsSuperior(ctx: Ctx, person: Person): Promise<AssessmentData> {
  const appraisal = await openAppraisal(ctx, person, 'none');
  const { caller } = appraisal;
  if (!caller.boss && !caller.approver) throw notFound();
  return appraisalDetail(ctx, { ...appraisal, caller: { ...caller, ...NO_HR, partner: false } });
}

/** The same as a co-assessor sees it, whatever else the caller is; 404 for who is none. */
export async function detailAsCoAssessor(ctx: Ctx, person: Person): Promise<AssessmentData> {
  const appraisal = await openAppraisal(ctx, person, 'none');
  const { caller } = appraisal;
  if (!caller.partner) throw notFound();
  const beside = { ...caller, ...NO_HR, boss: false, approver: false };
  return appraisalDetail(ctx, { ...appraisal, caller: beside, viewer: ViewerType.LEADER });
}

/** What a change of an appraisal answers, with the appraisal as the caller sees it after it, if the caller still does. */
export const withDetail = async <T extends object>(ctx: Ctx, { planCode, empId }: Person, saved: T) => ({
  ...saved,
  assessment: await detailOf(ctx, { planCode, empId }).catch((error: unknown) => {
    if (error instanceof Failure && error.status === 404) return undefined;
    throw error;
  }),
});

/** One appraisal as the caller may see it: what is hidden is not in the answer. */
export async function appraisalDetail(ctx: Ctx, appraisal: Appraisal): Promise<AssessmentData> {
  return detailIn(ctx, appraisal, await readDetails(ctx, [appraisal]));
}

/** The same of several appraisals, in as many statements as of one. */
export async function appraisalDetails(ctx: Ctx, appraisals: readonly Appraisal[]): Promise<AssessmentData[]> {
  if (appraisals.length === 0) return [];
  const read = await readDetails(ctx, appraisals);
  return appraisals.map((appraisal) => detailIn(ctx, appraisal, read));
}

/** Whether the caller is told what came by file. */
const seesByFile = (appraisal: Appraisal): boolean => viewOf(appraisal).score && !onlyScoresBeside(appraisal.caller);
const hasImportedComment = (appraisal: Appraisal): boolean =>
  appraisal.plan.status === AssessmentPlanStatus.IMPORTED && viewOf(appraisal).comments;

/** Everything that answers about some appraisals are made of. */
async function readDetails(ctx: Ctx, appraisals: readonly Appraisal[]) {
  const formOf = await loadForms(ctx, appraisals);
  const forms = appraisals.map((appraisal) => ({ appraisal, form: formOf(appraisal) }));
  const files = forms.flatMap(({ appraisal, form }) => rowsSeenWithFiles(appraisal, form));
  const infosOf = (which: (appraisal: Appraisal) => boolean) => appraisals.filter(which).map(({ info }) => info);
  return {
    formOf,
    people: await colleagues(ctx, [...new Set(appraisals.map(({ info }) => info.empId))]),
    ruleOf: await keptRules(
      ctx,
      appraisals.map(({ plan }) => plan),
    ),
    satisfaction: groupedBy(
      await satisfactionOfEach(
        ctx,
        infosOf(seesByFile).map(({ id }) => id),
      ),
      ({ assessmentId }) => assessmentId,
    ),
    commentOf: await importedComments(ctx, infosOf(hasImportedComment)),
    beside: await besideTargets(
      ctx,
      forms.map(({ appraisal, form }) => ({
        infoId: appraisal.info.id,
        parts: form.parts,
        rows: withDraft(appraisal, form.rows),
      })),
    ),
    attachments: groupedBy(files.length === 0 ? [] : await attachmentsOf(ctx, files), ({ rowId }) => rowId),
    changes: await changesSeen(ctx, appraisals),
  };
}

function detailIn(ctx: Ctx, appraisal: Appraisal, read: Awaited<ReturnType<typeof readDetails>>): AssessmentData {
  const { info, plan, caller, viewer } = appraisal;
  const form = read.formOf(appraisal);
  const seen = viewOf(appraisal);
  const rows = withDraft(appraisal, form.rows);
  const byFile = seesByFile(appraisal);
  const result = seen.score && !hasNoTargets(plan, info);
  // Of a level rule the points only order people of one level: the level is the result.
  const score = result && !isScoredByLevel(appraisal.rule) ? (info.calibratedScore ?? info.composed) : null;
  return {
    assessmentInfoId: info.id,
    planCode: info.planId,
    empId: info.empId,
    person: read.people.get(info.empId),
    viewer,
    employeeStage: info.employeeStage,
    bossStage: info.bossStage,
    targetStatus: info.targetStatus,
    locked: info.locked,
    noTargets: hasNoTargets(plan, info),
    hasLeft: appraisal.left && !onlyScoresBeside(caller),
    absentReason: onlyScoresBeside(caller) ? null : info.absentReason,
    withoutSelfScore: lacksSelfScore(appraisal, form),
    selfScoreHidden: hidesSelfScore(appraisal),
    finalCommentRequired: plan.finalCommentRequired,
    asksPotential: plan.asksPotential && seesPotential(appraisal),
    potential: potentialFor(appraisal, form),
    bossEmpId: info.bossEmpId,
    deptId: info.deptId,
    fillTo: appraisal.own.fillTo,
    scoreTo: appraisal.own.scoreTo,
    parts: form.parts,
    rule: read.ruleOf(plan, appraisal.rule),
    importedScores: byFile ? importedScoresOf(appraisal, form) : [],
    satisfaction: byFile
      ? (read.satisfaction.get(info.id) ?? []).map(({ day, score: given, note }) => ({
          scoreDate: day,
          score: dec(given).toString(),
          note,
        }))
      : [],
    departmentScore: byFile ? shownDeptResult(form.department) : null,
    reviewScore: byFile ? plain(reviewScoreOf(appraisal)) : null,
    importedComment: hasImportedComment(appraisal) ? read.commentOf(info) : null,
    indicators: rows.map((row) => indicatorOf(row, seesAchieved(appraisal, form))),
    beside: read.beside(rows),
    attachments: rowsSeenWithFiles(appraisal, form).flatMap((rowId) => read.attachments.get(rowId) ?? []),
    ...sheetsFor(appraisal, form),
    composedScore: plain(score),
    levelName: result ? (info.calibratedLevel ?? info.levelName) : null,
    calibrated: result && (info.calibratedScore !== null || info.calibratedLevel !== null),
    targetChange: changeData(appraisal, read.changes.get(info.id), form.rows),
    actions: actionsOf(ctx, appraisal),
    draftSavedAt: caller.self ? (info.draftSavedAt?.toISOString() ?? null) : null,
    version: formVersion(info, caller.self),
  };
}

/** The scores of parts that nobody types: what came by file, else what the included plans came to. */
function importedScoresOf({ plan, caller }: Appraisal, form: Form): AssessmentData['importedScores'] {
  return form.parts.filter(isImported).flatMap(({ companyModuleCode, partCode }): AssessmentData['importedScores'] => {
    const part = { companyModuleCode, partCode };
    const file = form.imported.find((one) => one.templateId === companyModuleCode && one.partCode === partCode);
    if (file) return [{ ...part, score: dec(file.score).toString(), note: file.note, plans: [] }];
    const mean = moduleScore(form.included);
    if (mean === null) return [];
    return [{ ...part, score: roundScore(mean, plan.digits), note: null, plans: shownResults(caller, form.included) }];
  });
}

/** Whether the superior scores, or has scored, without the self score: its share goes to the others. */
function lacksSelfScore({ info, plan, withoutSelf }: Appraisal, { sheets }: Form): boolean {
  if (plan.status < AssessmentPlanStatus.SCORING || hasNoTargets(plan, info)) return false;
  const submitted = (sheetIn(sheets, info, ScorerRole.SELF)?.submittedAt ?? null) !== null;
  return !submitted && (withoutSelf || info.bossStage >= BossStage.SCORED);
}

/** Nobody learns the own potential, nor that of somebody they only score beside. */
export const seesPotential = ({ caller }: Pick<Appraisal, 'caller'>): boolean =>
  !caller.self && !onlyScoresBeside(caller);

/** What the superior said; a draft is the superior's alone. */
function potentialFor(appraisal: Appraisal, { sheets }: Form): AssessmentData['potential'] {
  const { plan, caller, info } = appraisal;
  if (!plan.asksPotential || !seesPotential(appraisal)) return null;
  const sheet = sheetIn(sheets, info, ScorerRole.BOSS);
  return sheet && (sheet.submittedAt !== null || sheet.scorerEmpId === caller.empId) ? sheet.potential : null;
}

/** An indicator as it is answered. */
export function indicatorOf(row: FormRow, withAchieved: boolean): IndicatorData {
  return {
    rowId: row.id,
    companyModuleCode: row.templateId,
    partCode: row.partCode,
    sort: row.sort,
    fixed: row.fixed,
    keyResult: row.keyResult,
    description: row.description,
    measureUnit: row.measureUnit,
    startValue: plain(row.startValue),
    targetValue: plain(row.targetValue),
    achievedValue: withAchieved ? plain(row.achievedValue) : null,
    weight: plain(row.weight),
    confidence: row.confidence,
    priority: row.priority as IndicatorData['priority'],
    startDate: row.startDate,
    targetDate: row.targetDate,
    // Drafts of earlier releases lack it.
    remark: row.remark ?? null,
    typed: [...(row.typed ?? [])],
  };
}

interface Visible {
  role: ScorerRoleValue;
  scorerEmpId: string;
  sheet: Sheet | undefined;
  view: SheetView;
}

/** The sheets of the present scorers; one that nobody has saved yet is shown as an empty one of version 1. */
function sheetsFor(appraisal: Appraisal, { sheets, partners }: Form): Pick<AssessmentData, 'sheets' | 'scores'> {
  const { info, plan, caller, rule } = appraisal;
  const byLevel = isScoredByLevel(rule);
  const scorers = [
    { role: ScorerRole.SELF, scorerEmpId: scorerOf(info, ScorerRole.SELF) },
    // The caller’s own first, so that it is the sheet of the role for them.
    ...[...partners]
      .sort((a, b) => Number(b.empId === caller.empId) - Number(a.empId === caller.empId))
      .map(({ empId }) => ({ role: ScorerRole.PARTNER, scorerEmpId: empId })),
    {
      role: ScorerRole.BOSS,
      scorerEmpId: sheetIn(sheets, info, ScorerRole.BOSS)?.scorerEmpId ?? scorerOf(info, ScorerRole.BOSS),
    },
  ];
  const visible = scorers.flatMap(({ role, scorerEmpId }): Visible[] => {
    if (scorerEmpId === null || plan.status < AssessmentPlanStatus.SCORING) return [];
    const sheet = sheetBy(sheets, role, scorerEmpId);
    const view = sheetView(appraisal, { scorerRole: role, scorerEmpId, submittedAt: sheet?.submittedAt ?? null });
    return view.header ? [{ role, scorerEmpId, sheet, view }] : [];
  });
  const partnerOf = (role: ScorerRoleValue, empId: string) =>
    partners.find((one) => role === ScorerRole.PARTNER && one.empId === empId);
  return {
    sheets: visible.map(({ role, scorerEmpId, sheet, view }) => ({
      scorerRole: role,
      scorerEmpId,
      scorer: partnerOf(role, scorerEmpId)?.person ?? null,
      overallComment: view.comments ? (sheet?.overallComment ?? null) : null,
      submittedAt: sheet?.submittedAt?.toISOString() ?? null,
      sentBackReason: sheet?.sentBackReason ?? null,
      weight: plain(partnerOf(role, scorerEmpId)?.weight ?? null),
      // Counted by its scorer alone, whose drafts it counts too.
      version: scorerEmpId === caller.empId ? (sheet?.version ?? 1) : 1,
    })),
    scores: visible.flatMap(({ role, scorerEmpId, sheet, view }) =>
      view.scores || view.comments
        ? (sheet?.scores ?? []).map((one) => ({
            rowId: one.targetRowId,
            scorerRole: role,
            scorerEmpId: role === ScorerRole.PARTNER ? scorerEmpId : null,
            score: view.scores && !(byLevel && one.levelName !== null) ? plain(one.score) : null,
            levelName: view.scores ? one.levelName : null,
            comment: view.comments ? one.comment : null,
            typed: scorerEmpId === caller.empId ? [...(one.typed ?? [])] : [],
          }))
        : [],
    ),
  };
}

const plain = (value: string | null): string | null => (value === null ? null : dec(value).toString());
