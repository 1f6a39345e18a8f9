import type * as z from 'zod';
import type { Assessment, Indicator } from '@hengcai/shared/contract/performance-view';
import { PlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import type { Ctx } from '../../kit/context.ts';
import { actionsOf } from './actions.ts';
import type { Appraisal, TargetRow } from './assessment.ts';
import type { ScorerRoleValue } from './composition.ts';
import { loadForm, type Form } from './result.ts';
import { rules } from './rule.ts';
import { scorerOf, sheetIn } from './score-sheets.ts';
import { sheetView, viewOf, type SheetView } from './score-view.ts';

type AssessmentData = z.output<typeof Assessment>;
type IndicatorData = z.output<typeof Indicator>;

/** One appraisal as the caller may see it: what is hidden is not in the answer. */
export async function appraisalDetail(ctx: Ctx, appraisal: Appraisal): Promise<AssessmentData> {
  const { info, viewer } = appraisal;
  const form = await loadForm(ctx, appraisal);
  const seen = viewOf(appraisal);
  const score = info.calibratedScore ?? info.composed;
  return {
    assessmentInfoId: info.id,
    planCode: info.planId,
    empId: info.empId,
    viewer,
    employeeStage: info.employeeStage,
    bossStage: info.bossStage,
    targetStatus: info.targetStatus,
    locked: info.locked,
    bossEmpId: info.bossEmpId,
    deptId: info.deptId,
    parts: form.parts,
    rule: await ruleOf(ctx, appraisal),
    indicators: form.rows.map((row) => indicatorOf(row, seesAchieved(appraisal, form))),
    ...sheetsFor(appraisal, form),
    composedScore: seen.score ? plain(score) : null,
    levelName: seen.score ? (info.calibratedLevel ?? info.levelName) : null,
    calibrated: seen.score && (info.calibratedScore !== null || info.calibratedLevel !== null),
    actions: actionsOf(ctx, appraisal),
    draftSavedAt: info.draftSavedAt?.toISOString() ?? null,
    version: info.version,
  };
}

/** The copy the plan keeps, with what only the rule itself knows. */
async function ruleOf(ctx: Ctx, { plan, rule }: Appraisal): Promise<AssessmentData['rule']> {
  const [current] = plan.ruleId === null ? [] : await rules(ctx, { ids: [plan.ruleId] });
  return { enabled: current?.enabled ?? false, planCount: current?.planCount ?? 0, ...rule };
}

/** Achieved values are typed with the self score, so they are a draft as long as it is one. */
function seesAchieved({ info, caller }: Appraisal, { sheets }: Form): boolean {
  return caller.self || (sheetIn(sheets, info, ScorerRole.SELF)?.submittedAt ?? null) !== null;
}

function indicatorOf(row: TargetRow, withAchieved: boolean): IndicatorData {
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
  };
}

interface Visible {
  role: ScorerRoleValue;
  view: SheetView;
}

/** The sheets of the present scorers; one that nobody has saved yet is shown as an empty one of version 1. */
function sheetsFor(appraisal: Appraisal, { sheets }: Form): Pick<AssessmentData, 'sheets' | 'scores'> {
  const { info, plan } = appraisal;
  const visible = [ScorerRole.SELF, ScorerRole.BOSS].flatMap((role): Visible[] => {
    const scorerEmpId = scorerOf(info, role);
    if (scorerEmpId === null || plan.status < PlanStatus.SCORING) return [];
    const sheet = sheetIn(sheets, info, role);
    const view = sheetView(appraisal, { scorerRole: role, scorerEmpId, submittedAt: sheet?.submittedAt ?? null });
    return view.header ? [{ role, view }] : [];
  });
  return {
    sheets: visible.map(({ role, view }) => {
      const sheet = sheetIn(sheets, info, role);
      return {
        scorerRole: role,
        scorerEmpId: scorerOf(info, role),
        overallComment: view.comments ? (sheet?.overallComment ?? null) : null,
        submittedAt: sheet?.submittedAt?.toISOString() ?? null,
        sentBackReason: sheet?.sentBackReason ?? null,
        version: sheet?.version ?? 1,
      };
    }),
    scores: visible.flatMap(({ role, view }) =>
      view.scores || view.comments
        ? (sheetIn(sheets, info, role)?.scores ?? []).map((one) => ({
            rowId: one.targetRowId,
            scorerRole: role,
            score: view.scores ? plain(one.score) : null,
            comment: view.comments ? one.comment : null,
          }))
        : [],
    ),
  };
}

const plain = (value: string | null): string | null => (value === null ? null : dec(value).toString());
