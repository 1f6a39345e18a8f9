import { formatNumber } from '../../../../i18n/format';
import { useIssueText } from '../../../../i18n/useIssueText';
import { useT } from '../../../../i18n/useT';
import type { SheetColumn } from '../../../../ui/sheet/sheetModel';
import { type Assessment, type Indicator, isFormula, type Part, type Role, scoreOf } from '../model';
import { computedScore, issueOf, type ScoreRow } from './scoreRows';
import type { ScoreForm } from './useScoreForm';

interface Options {
  assessment: Assessment;
  part: Part;
  /** Whose sheet is open for typing; null: both are only shown. */
  role: Role | null;
  form: ScoreForm | null;
}

/** Columns of the score sheet of one part: what was agreed, what was reached, the self score, the superior's beside it. */
export function useScoreColumns({ assessment, part, role, form }: Options): readonly SheetColumn<Indicator>[] {
  const t = useT();
  const text = useIssueText();
  const formula = isFormula(part);
  const typed = (row: Indicator): ScoreRow | undefined => form?.draft.rows.find((one) => one.id === row.id);
  const reached = (row: Indicator) => (role === 'SELF' ? typed(row)?.achievedValue : row.achievedValue) ?? '';
  const valueOf = (row: Indicator, of: Role) => (of === role ? typed(row)?.score : scoreOf(row, of)?.score) ?? '';
  const commentOf = (row: Indicator, of: Role) => (of === role ? typed(row)?.comment : scoreOf(row, of)?.comment) ?? '';
  const open = (of: Role) => of === role && (form?.editable ?? false);
  const check = (value: string) => {
    const found = issueOf(assessment, value);
    return found ? text(found) : null;
  };
  const has = (type: string) => part.columns.some((column) => column.type === type);
  const scorer = (of: Role): SheetColumn<Indicator>[] => [
    {
      id: of === role ? 'score' : `score${of}`,
      header: t(of === 'SELF' ? 'performance.assess.score.self' : 'performance.assess.score.boss'),
      width: 90,
      kind: 'number',
      editable: open(of) && !formula,
      value: (row) => valueOf(row, of),
      check,
      ...(formula && {
        show: (row: Indicator) =>
          formatNumber(computedScore(assessment, part, row, reached(row)), assessment.plan?.digits ?? 2),
      }),
    },
    ...(has(`${of}_COMMENT`)
      ? [
          {
            id: of === role ? 'comment' : `comment${of}`,
            header: t(of === 'SELF' ? 'performance.assess.comment.self' : 'performance.assess.comment.boss'),
            width: 160,
            kind: 'longtext' as const,
            maxLength: 500,
            editable: open(of),
            value: (row: Indicator) => commentOf(row, of),
          },
        ]
      : []),
  ];
  return [
    {
      id: 'keyResult',
      header: t('performance.assess.column.keyResult'),
      width: 200,
      kind: 'longtext',
      value: (row) => row.keyResult,
    },
    {
      id: 'weight',
      header: t('performance.assess.column.weight'),
      width: 80,
      kind: 'number',
      value: (row) => row.weight ?? '',
      show: (row) => `${formatNumber(row.weight)}%`,
    },
    ...(has('TARGET_VALUE')
      ? [
          {
            id: 'values',
            header: t('performance.assess.column.values'),
            width: 130,
            value: (row: Indicator) => row.targetValue ?? '',
            show: (row: Indicator) =>
              `${formatNumber(row.startValue)} → ${formatNumber(row.targetValue)} ${row.measureUnit ?? ''}`,
          },
        ]
      : []),
    ...(formula || has('ACHIEVED_VALUE')
      ? [
          {
            id: 'achievedValue',
            header: t('performance.assess.column.achievedValue'),
            width: 100,
            kind: 'number' as const,
            negative: true,
            editable: open('SELF'),
            value: reached,
          },
        ]
      : []),
    ...scorer('SELF'),
    ...scorer('BOSS'),
  ];
}
