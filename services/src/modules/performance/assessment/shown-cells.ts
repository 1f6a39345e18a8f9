import type * as z from 'zod';
import type { Assessment } from '@hengcai/shared/contract/performance/assessment';
import { ScorerRole } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { placeOfNumber } from '@hengcai/shared/rules/enterprise/sheet-columns';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { moduleScore } from '@hengcai/shared/rules/performance/scoring';
import { type Given, type Shown, shownValue } from '@hengcai/shared/rules/performance/shown-columns';
import { numberCell, percentCell, type Cell } from '../../../kit/sheet/cells.ts';
import type { PlanRow } from '../plan/plan.ts';
import { computedScore, isFormula } from './composition.ts';

type Detail = z.output<typeof Assessment>;
type Part = Detail['parts'][number];
type Indicator = Detail['indicators'][number];
/** What is known of the plan besides. */
type Shares = Pick<PlanRow, 'digits' | 'selfRatio' | 'partnerRatio' | 'bossRatio'>;

/** A column of a file that a template adds to the usual ones. */
export interface ExtraColumn {
  type: number;
  name: string;
}

/** What templates show beside targets and scores, each type once, called as the first part calls it. */
export function extraColumns({ parts }: Pick<Detail, 'parts'>): ExtraColumn[] {
  const found = new Map<number, string>();
  for (const { columnType, columnName } of parts.flatMap(({ columns }) => columns)) {
    const place = placeOfNumber(columnType);
    const isExtra = place?.shown !== undefined || place?.field === 'remark' || place?.field === 'attachments';
    if (isExtra && !found.has(columnType)) found.set(columnType, columnName);
  }
  return [...found].map(([type, name]) => ({ type, name }));
}

/** What such a column has of an indicator, made of the answer that the caller’s screen is drawn from. */
export function extraCell(plan: Shares, detail: Detail, row: Indicator, { type }: ExtraColumn): Cell {
  const part = detail.parts.find(
    (one) => one.companyModuleCode === row.companyModuleCode && one.partCode === row.partCode,
  );
  const place = placeOfNumber(type);
  if (!part?.columns.some(({ columnType }) => columnType === type) || !place) return '';
  if (place.sheet === 'targets') {
    const beside = detail.beside.find(({ rowId }) => rowId === row.rowId);
    if (place.shown === 'alignedTo') return (beside?.alignedTo ?? []).join('\n');
    return place.shown === 'lastValue' ? (numberCell(beside?.lastValue) ?? '') : (row.remark ?? '');
  }
  if (place.field === 'attachments') return filesBeside(detail, row).join('\n');
  return place.shown === undefined ? '' : cellOf(shownValue(place.shown, ...asked(plan, detail, part, row)));
}

/** The names of the files beside an indicator. */
export const filesBeside = (
  { attachments }: Pick<Detail, 'attachments'>,
  { rowId }: Pick<Indicator, 'rowId'>,
): string[] => attachments.filter((one) => one.rowId === rowId).map(({ fileName }) => fileName);

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
  const figures = { ...row, id: row.rowId, templateId: row.companyModuleCode };
  const given = (of: (one: Detail['scores'][number]) => boolean): Given | undefined => {
    const one = detail.scores.find((score) => score.rowId === row.rowId && of(score));
    if (!one || !isFormula(part)) return one;
    return { score: computedScore(part, figures, detail.rule.fullScore), levelName: null };
  };
  const [self, boss] = [ScorerRole.SELF, ScorerRole.BOSS].map((role) => given((one) => one.scorerRole === role));
  const partners = detail.sheets
    .filter(({ scorerRole, submittedAt }) => scorerRole === ScorerRole.PARTNER && submittedAt !== null)
    .map(({ scorerEmpId, weight }) => ({
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
