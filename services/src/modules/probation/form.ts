import { and, eq } from 'drizzle-orm';
import { AssessmentColumnType, Priority, ScorerRole } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { roundScore } from '@hengcai/shared/rules/performance/scoring';
import type { Ctx } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { readBy } from '../enterprise/public.ts';
import { assessmentTemplate, templateContent } from '../enterprise/tables.ts';
import { compose, resultColumns, type FormPart, type FormRow } from '../performance/public.ts';
import type { PlanRow } from './plan.ts';
import type { ProbationRowData } from './tables.ts';

/** Places of a result as people see it. */
const DIGITS = 2;

/** What of a template a probation does without: it is one short span for all indicators, and keeps no files. */
const NOT_ASKED: readonly number[] = [
  AssessmentColumnType.CONFIDENCE,
  AssessmentColumnType.PRIORITY,
  AssessmentColumnType.START_DATE,
  AssessmentColumnType.TARGET_DATE,
  AssessmentColumnType.REMARK,
  AssessmentColumnType.ATTACHMENT,
];

/** The sections of a plan's form, in the reader's language; none before it starts. */
export async function partsOfForm(ctx: Ctx, plan: Pick<PlanRow, 'contentId' | 'templateId'>): Promise<FormPart[]> {
  if (plan.contentId === null) return [];
  const [content] = await ctx.tx
    .select({ parts: templateContent.parts, name: assessmentTemplate.name })
    .from(templateContent)
    .innerJoin(
      assessmentTemplate,
      and(
        eq(assessmentTemplate.companyId, templateContent.companyId),
        eq(assessmentTemplate.id, templateContent.templateId),
      ),
    )
    .where(and(eq(templateContent.companyId, ctx.session.companyId), eq(templateContent.id, plan.contentId)));
  return readBy(ctx, content?.parts ?? []).map((part) => ({
    ...part,
    columns: part.columns.filter(({ columnType }) => !NOT_ASKED.includes(columnType)),
    companyModuleCode: plan.templateId,
    companyModuleName: content?.name ?? '',
    moduleWeight: '100',
    takesDeptScore: false,
  }));
}

/** The version of a template that a plan takes when it starts. */
export async function enabledContent(ctx: Ctx, templateId: string): Promise<string> {
  const [content] = await ctx.tx
    .select({ id: templateContent.id })
    .from(templateContent)
    .where(
      and(
        eq(templateContent.companyId, ctx.session.companyId),
        eq(templateContent.templateId, templateId),
        templateContent.enabled,
      ),
    );
  if (!content) throw refused('TEMPLATE_NOT_ENABLED');
  return content.id;
}

const NOT_SCORED = {
  achievedValue: null,
  selfScore: null,
  selfLevel: null,
  selfComment: null,
  bossScore: null,
  bossLevel: null,
  bossComment: null,
};

/** The rows that a template brings. */
export const firstRows = (ctx: Ctx, parts: readonly FormPart[]): ProbationRowData[] =>
  parts.flatMap((part) =>
    part.rows.map(({ keyResult, description, measureUnit, startValue, targetValue, weight }) => ({
      ...NOT_SCORED,
      rowCode: ctx.newId(),
      partCode: part.partCode,
      fixed: true,
      keyResult,
      description,
      measureUnit,
      startValue,
      targetValue,
      weight,
    })),
  );

/** The rows as the appraisals' checks and arithmetic read them. */
export const asFormRows = (plan: Pick<PlanRow, 'companyId' | 'id' | 'templateId'>, rows: readonly ProbationRowData[]) =>
  rows.map(
    (
      { rowCode, partCode, fixed, keyResult, description, measureUnit, startValue, targetValue, achievedValue, weight },
      sort,
    ): FormRow => ({
      companyId: plan.companyId,
      id: rowCode,
      assessmentId: plan.id,
      templateId: plan.templateId,
      partCode,
      sort,
      fixed,
      keyResult,
      description,
      measureUnit,
      startValue,
      targetValue,
      achievedValue,
      weight,
      confidence: null,
      priority: Priority.ORDINARY,
      startDate: null,
      targetDate: null,
      remark: null,
    }),
  );

const plain = (value: string | null): string | null => (value === null ? null : dec(value).toString());

/** Rows after the targets were typed; what was scored before stays with its row. */
export const fromFormRows = (before: readonly ProbationRowData[], rows: readonly FormRow[]): ProbationRowData[] => {
  const known = new Map(before.map((row) => [row.rowCode, row]));
  return rows.map(({ id, partCode, fixed, keyResult, description, measureUnit, startValue, targetValue, weight }) => ({
    ...(known.get(id) ?? NOT_SCORED),
    rowCode: id,
    partCode,
    fixed,
    keyResult,
    description,
    measureUnit,
    startValue: plain(startValue),
    targetValue: plain(targetValue),
    weight: plain(weight),
  }));
};

/** What one side gave, as the arithmetic takes it. */
export const givenBy = (role: 'self' | 'boss', rows: readonly ProbationRowData[]) =>
  new Map(
    rows.map((row) => [
      row.rowCode,
      role === 'self'
        ? { score: row.selfScore, levelName: row.selfLevel }
        : { score: row.bossScore, levelName: row.bossLevel },
    ]),
  );

/** The result of the sheets that were submitted; a self score that is missing takes its share along. */
export function resultOf(plan: PlanRow, parts: readonly FormPart[]) {
  if (plan.ruleSnapshot === null || !plan.bossSubmitted) return { scoreRaw: null, levelName: null };
  const self = { scorerRole: ScorerRole.SELF, scores: givenBy('self', plan.rows) };
  const boss = { scorerRole: ScorerRole.BOSS, scores: givenBy('boss', plan.rows) };
  const passport = compose({
    digits: DIGITS,
    rule: plan.ruleSnapshot,
    ratios: {
      [ScorerRole.BOSS]: plan.bossRatio,
      ...(dec(plan.selfRatio).gt(0) && { [ScorerRole.SELF]: plan.selfRatio }),
    },
    parts,
    rows: asFormRows(plan, plan.rows),
    sheets: plan.selfSubmitted ? [self, boss] : [boss],
  });
  const { composedRaw, levelName } = resultColumns(passport, DIGITS);
  return { scoreRaw: composedRaw, levelName };
}

/** The result to the places people see; null where a rule of levels has no score. */
export const shownScore = ({ scoreRaw, ruleSnapshot }: PlanRow): string | null =>
  scoreRaw === null || ruleSnapshot === null || isScoredByLevel(ruleSnapshot) ? null : roundScore(scoreRaw, DIGITS);
