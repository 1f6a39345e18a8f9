import { ScorerRole } from '@hengcai/shared/enums';
import { isDecimal } from '@hengcai/shared/numbers';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import type { Ctx, FileAnswer } from '../../../kit/context.ts';
import { numberCell, percentCell, type Cell } from '../../../kit/sheet/cells.ts';
import { workbook } from '../../../kit/sheet/table-file.ts';
import { demandAction } from './actions.ts';
import { auditAppraisal, type Appraisal } from './assessment.ts';
import { appraisalDetail } from './assessment-detail.ts';
import { extraCell, extraColumns, hasPartners, type Detail, type ExtraColumn } from './shown-cells.ts';
import type { PlanRow } from '../plan/plan.ts';
import { nameSeen, peopleSeen } from './assessment-people.ts';
import { stageText } from './stage-text.ts';

const COLUMNS = [
  'part',
  'keyResult',
  'description',
  'measureUnit',
  'startValue',
  'targetValue',
  'achievedValue',
  'weight',
  'selfScore',
  'selfComment',
  'bossScore',
  'bossComment',
] as const;

/**
 * One appraisal as xlsx. It is made of the answer the caller's screen is drawn from, so a file can never show more than
 * the screen does.
 */
export async function exportAppraisal(ctx: Ctx, appraisal: Appraisal): Promise<FileAnswer> {
  demandAction(appraisal, 'exportDetails');
  const { info, plan } = appraisal;
  const detail = await appraisalDetail(ctx, appraisal);
  const people = await peopleSeen(ctx, [info.empId, info.bossEmpId]);
  const name = nameSeen(ctx, people, info.empId);
  const fact = (key: string, value: Cell | null | undefined): Cell[] => [
    ctx.t(`assessment.export.${key}`),
    value ?? '',
  ];
  const comment = (role: number) => detail.sheets.find((sheet) => sheet.scorerRole === role)?.overallComment;
  const extra = extraColumns(ctx, detail.parts, hasPartners(detail));
  const lines = detail.indicators.map((row) => indicatorCells(ctx, plan, detail, row, extra));
  const rows = [
    fact('plan', plan.name),
    fact('employee', name),
    fact('boss', nameSeen(ctx, people, info.bossEmpId)),
    fact('stage', ctx.t(stageText(detail))),
    ...(isScoredByLevel(detail.rule) ? [] : [fact('score', numberCell(detail.composedScore))]),
    fact('level', detail.levelName),
    fact('selfOverall', comment(ScorerRole.SELF)),
    fact('bossOverall', comment(ScorerRole.BOSS)),
    ...(detail.withoutSelfScore ? [[ctx.t('assessment.export.noSelfScore')]] : []),
    [],
    indicatorHeads(ctx, extra),
    ...lines,
  ];
  await auditAppraisal(ctx, 'exported', appraisal, { params: { count: lines.length } });
  return workbook(`${plan.name}-${name}`, ctx.t('assessment.export.sheet'), rows);
}

/** The headings over what a file tells of indicators. */
export const indicatorHeads = (ctx: Ctx, extra: readonly ExtraColumn[]): string[] => [
  ...COLUMNS.map((column) => ctx.t(`assessment.export.${column}`)),
  ...extra.map(({ name }) => name),
];

/** What a file tells of an indicator, under these headings. */
export function indicatorCells(
  ctx: Ctx,
  plan: PlanRow,
  detail: Detail,
  row: Detail['indicators'][number],
  extra: readonly ExtraColumn[],
): Cell[] {
  const part = detail.parts.find(
    (one) => one.companyModuleCode === row.companyModuleCode && one.partCode === row.partCode,
  );
  const [self, boss] = [ScorerRole.SELF, ScorerRole.BOSS].map((role) =>
    detail.scores.find((one) => one.rowId === row.rowId && one.scorerRole === role),
  );
  return [
    part?.partName,
    row.keyResult,
    row.description,
    row.measureUnit,
    measured(row.startValue),
    measured(row.targetValue),
    measured(row.achievedValue),
    percentCell(row.weight),
    self?.levelName ?? numberCell(self?.score),
    self?.comment,
    boss?.levelName ?? numberCell(boss?.score),
    boss?.comment,
    ...extra.map((column) => extraCell(ctx, plan, detail, row, column)),
  ].map((cell): Cell => cell ?? '');
}

/** A figure where it is one: people write "two releases" as well. */
const measured = (value: string | null): Cell => (isDecimal(value) ? numberCell(value) : (value ?? ''));
