import type * as z from 'zod';
import type { Assessment } from '@hengcai/shared/contract/performance/assessment';
import { AssessmentColumnType, ScorerRole } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { placeOfNumber } from '@hengcai/shared/rules/enterprise/sheet-columns';
import { EMPTY_VALUE, LIMITS } from '@hengcai/shared/rules/limits';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { moduleScore } from '@hengcai/shared/rules/performance/scoring';
import { type Given, type Shown, shownValue } from '@hengcai/shared/rules/performance/shown-columns';
import type { Ctx } from '../../../kit/context.ts';
import { localName } from '../../../kit/local-name.ts';
import { numberCell, percentCell, type Cell } from '../../../kit/sheet/cells.ts';
import type { PlanRow } from '../plan/plan.ts';
import { computedScore, isFormula } from './composition.ts';

export type Detail = z.output<typeof Assessment>;
type Part = Detail['parts'][number];
type Indicator = Detail['indicators'][number];
/** What is known of the plan besides. */
type Reader = Pick<Ctx, 'language'>;
type Shares = Pick<PlanRow, 'digits' | 'selfRatio' | 'partnerRatio' | 'bossRatio'>;

/** A column of a file that a template adds to the usual ones. */
export interface ExtraColumn {
  type: number;
  name: string;
}

/**
 * What templates show beside targets and scores, each type once, called as the first part calls it; what co-assessors gave
 * is there wherever there are `partners`.
 */
export function extraColumns(
  ctx: Pick<Ctx, 't'>,
  parts: readonly { columns: readonly { columnType: number; columnName: string }[] }[],
  partners: boolean,
): ExtraColumn[] {
  const found = new Map<number, string>();
  for (const { columnType, columnName } of parts.flatMap(({ columns }) => columns)) {
    const place = placeOfNumber(columnType);
    const isExtra =
      place?.shown !== undefined ||
      place?.field === 'remark' ||
      place?.field === 'attachments' ||
      (partners && place?.by === 'PARTNER');
    if (isExtra && !found.has(columnType)) found.set(columnType, columnName);
  }
  for (const [type, key] of OF_PARTNERS)
    if (partners && !found.has(type)) found.set(type, ctx.t(`assessment.export.${key}`));
  return [...found].map(([type, name]) => ({ type, name }));
}

const OF_PARTNERS = [
  [AssessmentColumnType.PARTNER_SCORE, 'partnerScore'],
  [AssessmentColumnType.PARTNER_COMMENT, 'partnerComment'],
] as const;

/** Whether there is a sheet of a co-assessor that the caller may see. */
export const hasPartners = ({ sheets }: Pick<Detail, 'sheets'>): boolean => partnerSheets({ sheets }).length > 0;

const partnerSheets = ({ sheets }: Pick<Detail, 'sheets'>) =>
  sheets.filter(({ scorerRole, submittedAt }) => scorerRole === ScorerRole.PARTNER && submittedAt !== null);

const text = (value: string | null | undefined): Shown | null => (value ? { kind: 'text', value } : null);

/** What such a column has of an indicator, made of the answer that the caller’s screen is drawn from; null: nothing. */
export function extraShown(
  ctx: Reader,
  plan: Shares,
  detail: Detail,
  row: Indicator,
  { type }: ExtraColumn,
): Shown | null {
  const part = detail.parts.find(
    (one) => one.companyModuleCode === row.companyModuleCode && one.partCode === row.partCode,
  );
  const place = placeOfNumber(type);
  if (!part || !place) return null;
  if (place.by === 'PARTNER') return text(givenByPartners(ctx, detail, part, row, place.field === 'comment'));
  if (!part.columns.some(({ columnType }) => columnType === type)) return null;
  if (place.field === 'attachments') return text(filesBeside(detail, row).join('\n'));
  if (place.sheet === 'scores')
    return place.shown === undefined ? null : shownValue(place.shown, ...asked(plan, detail, part, row));
  const beside = detail.beside.find(({ rowId }) => rowId === row.rowId);
  if (place.shown === 'alignedTo') return text(beside?.alignedTo.join('\n'));
  if (place.shown !== 'lastValue') return text(row.remark);
  return beside?.lastValue ? { kind: 'score', value: beside.lastValue } : null;
}

/** What each co-assessor gave, by name. */
function givenByPartners(ctx: Reader, detail: Detail, part: Part, row: Indicator, comments: boolean): string {
  return partnerSheets(detail)
    .flatMap(({ scorerEmpId, scorer }) => {
      const given = detail.scores.find(
        (one) => one.rowId === row.rowId && one.scorerRole === ScorerRole.PARTNER && one.scorerEmpId === scorerEmpId,
      );
      const score = isFormula(part) ? computedScore(part, figuresOf(row), detail.rule.fullScore) : given?.score;
      const value = comments ? given?.comment : (given?.levelName ?? (score && roundedText(score)));
      return value ? [`${scorer ? localName(ctx, scorer.empName, scorer.empNameEn) : EMPTY_VALUE} ${value}`] : [];
    })
    .join('\n');
}

const roundedText = (score: string): string => dec(score).round(LIMITS.decimalDigits).toString();
const figuresOf = (row: Indicator) => ({ ...row, id: row.rowId, templateId: row.companyModuleCode });

/** The same as a cell of a file. */
export const extraCell = (...of: Parameters<typeof extraShown>): Cell => cellOf(extraShown(...of));

/** The names of the files beside an indicator. */
const filesBeside = ({ attachments }: Pick<Detail, 'attachments'>, { rowId }: Pick<Indicator, 'rowId'>): string[] =>
  attachments.filter((one) => one.rowId === rowId).map(({ fileName }) => fileName);

const cellOf = (shown: Shown | null): Cell => {
  if (shown === null) return '';
  if (shown.kind === 'text') return shown.value;
  return shown.kind === 'percent' ? percentCell(shown.value) : numberCell(shown.value);
};

function asked(
  plan: Shares,
  detail: Detail,
  part: Part,
  row: Indicator,
): [Parameters<typeof shownValue>[1], Parameters<typeof shownValue>[2]] {
  const byLevel = isScoredByLevel(detail.rule);
  const given = (of: (one: Detail['scores'][number]) => boolean): Given | undefined => {
    const one = detail.scores.find((score) => score.rowId === row.rowId && of(score));
    if (!one || !isFormula(part)) return one;
    return { score: computedScore(part, figuresOf(row), detail.rule.fullScore), levelName: null };
  };
  const [self, boss] = [ScorerRole.SELF, ScorerRole.BOSS].map((role) => given((one) => one.scorerRole === role));
  const partners = partnerSheets(detail).map(({ scorerEmpId, weight }) => ({
    weight: weight ?? '1',
    score: given((one) => one.scorerRole === ScorerRole.PARTNER && one.scorerEmpId === scorerEmpId)?.score ?? null,
  }));
  const imported = detail.importedScores.find(
    (one) => one.companyModuleCode === part.companyModuleCode && one.partCode === part.partCode,
  );
  return [
    {
      rule: detail.rule,
      byLevel,
      digits: plan.digits,
      part,
      department: part.takesDeptScore ? detail.departmentScore : null,
      imported: imported ? { score: imported.score, byFile: imported.plans.length === 0 } : null,
      review: detail.reviewScore === null ? null : dec(detail.reviewScore).toString(),
    },
    {
      ...row,
      self,
      boss,
      sources: {
        self: { ratio: plan.selfRatio, score: self?.score ?? null },
        partner: { ratio: plan.partnerRatio, score: moduleScore(partners) },
        boss: { ratio: plan.bossRatio, score: boss?.score ?? null },
      },
    },
  ];
}
