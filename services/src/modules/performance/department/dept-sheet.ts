import type * as z from 'zod';
import type { DeptAssessment } from '@hengcai/shared/contract/performance/department';
import { AssessmentPlanStatus, ScorerRole, ViewerType } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import type { Ctx } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { indicatorOf } from '../assessment/assessment-detail.ts';
import { ALL, asEvaluated, HEADER, NOTHING, viewOf, type SheetView } from '../assessment/score-view.ts';
import { keptRule } from '../rule/rule.ts';
import { colleague } from '../together/colleagues.ts';
import type { DeptScoreLine } from '../tables-department.ts';
import { seenRows, type DeptForm } from './dept-form.ts';
import { countsDeptScores, deptResultOf, deptRuleOf, shownDeptResult } from './dept-result.ts';

type DeptData = z.output<typeof DeptAssessment>;
type Seen = Pick<DeptData, 'rule' | 'digits' | 'takesScore' | 'scorer' | 'sheet' | 'scores' | 'result' | 'indicators'>;

/** Whether the caller works on the sheet: what a former scorer left as a draft is nobody else's. */
const isOwnDraft = ({ sheet, caller }: DeptForm, empId: string | null): boolean =>
  caller.scores && sheet?.submittedAt === null && sheet.scorerEmpId === empId;

/** The lines of the sheet as the caller goes on with it. */
export const linesFor = (form: DeptForm, empId: string | null): readonly DeptScoreLine[] =>
  isOwnDraft(form, empId) ? (form.sheet?.rows ?? []) : [];

/**
 * What the caller sees of the scores: a draft is its scorer's alone, and whoever the score is part of the own result of
 * sees it when that result may be seen.
 */
function viewOfSheet(form: DeptForm, empId: string | null): SheetView {
  const { plan, caller, sheet } = form;
  if (!countsDeptScores(plan) || plan.status < AssessmentPlanStatus.SCORING) return NOTHING;
  const submitted = (sheet?.submittedAt ?? null) !== null;
  if (caller.scores) return submitted || isOwnDraft(form, empId) ? ALL : HEADER;
  if (caller.member || caller.head) {
    if (!submitted || !caller.member) return NOTHING;
    return asEvaluated(viewOf({ viewer: ViewerType.MYSELF, plan, info: caller.member }));
  }
  if (!caller.decides) return NOTHING;
  return submitted ? ALL : HEADER;
}

/** The scores of a department as the caller may see them, with the targets, whose achieved values stand in the sheet. */
export async function scoresSeen(ctx: Ctx, form: DeptForm): Promise<Seen> {
  const { plan, sheet, parts, row, caller, scorerEmpId } = form;
  const rule = deptRuleOf(plan);
  if (rule === null) throw notFound();
  const view = viewOfSheet(form, ctx.session.empId);
  const lines = view.scores || view.comments ? (sheet?.rows ?? []) : [];
  const achieved = new Map(lines.map((line) => [line.targetRowId, line.achievedValue]));
  const byLevel = isScoredByLevel(rule);
  const takesScore = countsDeptScores(plan);
  const submitted = (sheet?.submittedAt ?? null) !== null;
  return {
    rule: await keptRule(ctx, rule),
    digits: plan.digits,
    takesScore,
    scorer: scorerEmpId === null ? null : ((await colleague(ctx, scorerEmpId)) ?? null),
    indicators: seenRows(form).map((one) =>
      indicatorOf({ ...one, achievedValue: achieved.get(one.id) ?? null }, view.scores),
    ),
    sheet: view.header
      ? {
          scorerRole: ScorerRole.DEPARTMENT,
          scorerEmpId: submitted ? (sheet?.scorerEmpId ?? null) : scorerEmpId,
          scorer: null,
          overallComment: view.comments ? (sheet?.overallComment ?? null) : null,
          submittedAt: sheet?.submittedAt?.toISOString() ?? null,
          sentBackReason: sheet?.sentBackReason ?? null,
          weight: null,
          // Drafts count in it: to whoever does not score it would tell that somebody is typing.
          version: caller.scores ? (sheet?.version ?? 1) : 1,
        }
      : null,
    scores: lines.map((line) => ({
      rowId: line.targetRowId,
      scorerRole: ScorerRole.DEPARTMENT,
      scorerEmpId: null,
      score: view.scores && !byLevel && line.score !== null ? dec(line.score).toString() : null,
      levelName: view.scores ? line.levelName : null,
      comment: view.comments ? line.comment : null,
      typed: isOwnDraft(form, ctx.session.empId) ? [...(line.typed ?? [])] : [],
    })),
    result: view.scores && submitted ? shownDeptResult(deptResultOf(plan, parts, row?.agreedRows ?? [], lines)) : null,
  };
}
