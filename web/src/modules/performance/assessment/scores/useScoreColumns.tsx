import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { gradeOf } from '@hengcai/shared/rules/performance/level-scoring';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { DASH, formatNumber, localName, orDash } from '../../../../i18n/format';
import { useIssueText } from '../../../../i18n/useIssueText';
import { useT } from '../../../../i18n/useT';
import type { SheetColumn } from '../../../../ui/sheet/sheetModel';
import {
  type Indicator,
  isByLevel,
  isFormula,
  isImported,
  type Part,
  partnerSheets,
  type ScoredForm,
  scoreBy,
  scoreOf,
  type Sheet,
  type SheetRole,
  typesAchieved,
} from '../model';
import { achievedIssueOf, computedScore, issueOf, type ScoreRow } from './scoreRows';
import type { ScoreForm } from './useScoreForm';

const HEADINGS = {
  SELF: {
    level: 'performance.assess.level.self',
    score: 'performance.assess.score.self',
    comment: 'performance.assess.comment.self',
  },
  PARTNER: {
    level: 'performance.assess.level.partner',
    score: 'performance.assess.score.partner',
    comment: 'performance.assess.comment.partner',
  },
  BOSS: {
    level: 'performance.assess.level.boss',
    score: 'performance.assess.score.boss',
    comment: 'performance.assess.comment.boss',
  },
  DEPARTMENT: {
    level: 'performance.dept.level',
    score: 'performance.dept.score',
    comment: 'performance.dept.comment',
  },
} as const;

interface Options {
  assessment: ScoredForm;
  part: Part;
  /** Whose sheet is open for typing; null: both are only shown. */
  role: SheetRole | null;
  form: Pick<ScoreForm, 'draft' | 'editable'> | null;
}

/** Columns of the score sheet of one part: what was agreed, what was reached, the self score, the superior's beside it. */
export function useScoreColumns({ assessment, part, role, form }: Options): readonly SheetColumn<Indicator>[] {
  const t = useT();
  const text = useIssueText();
  const formula = isFormula(part);
  const imported = isImported(part);
  const byLevel = isByLevel(assessment);
  const typed = (row: Indicator): ScoreRow | undefined => form?.draft.rows.find((one) => one.id === row.id);
  const reached = (row: Indicator) => (typesAchieved(role) ? typed(row)?.achievedValue : row.achievedValue) ?? '';
  const valueOf = (row: Indicator, of: SheetRole) => {
    const given = of === role ? typed(row) : scoreOf(row, of);
    // What was given before levels were is a number.
    return (byLevel ? given?.levelName || given?.score : given?.score) ?? '';
  };
  const commentOf = (row: Indicator, of: SheetRole) =>
    (of === role ? typed(row)?.comment : scoreOf(row, of)?.comment) ?? '';
  const open = (of: SheetRole) => of === role && (form?.editable ?? false);
  const wrong = (found: RuleIssue | null) => (found ? text(found) : null);
  const has = (type: string) => part.columns.some((column) => column.type === type);
  /** The template's heading. */
  const headingOf = (type: string, usual: string) => part.columns.find((column) => column.type === type)?.name ?? usual;
  /** What the figures give: a score or, where the rule is scored by levels, the level it stands on. */
  const computed = (row: Indicator) => {
    const score = computedScore(assessment, part, row, reached(row));
    if (!byLevel) return formatNumber(score, assessment.plan?.digits ?? 2);
    return orDash(gradeOf(assessment.rule.levels, { levelName: null, score })?.name);
  };
  const scoreColumn = (of: SheetRole): SheetColumn<Indicator> => ({
    id: of !== role ? `score${of}` : byLevel ? 'levelName' : 'score',
    header: byLevel ? t(HEADINGS[of].level) : headingOf(`${of}_SCORE`, t(HEADINGS[of].score)),
    width: 90,
    editable: open(of) && !formula,
    value: (row) => valueOf(row, of),
    ...(byLevel
      ? { kind: 'select' as const, options: assessment.rule.levels.map(({ name }) => ({ value: name, label: name })) }
      : {
          kind: 'number' as const,
          check: (score: string) => wrong(issueOf(assessment, { score, levelName: '' })),
        }),
    ...(formula && { show: computed }),
  });
  const scorer = (of: SheetRole): SheetColumn<Indicator>[] => [
    ...(imported ? [] : [scoreColumn(of)]),
    ...(of === 'PARTNER' || of === 'DEPARTMENT' || has(`${of}_COMMENT`)
      ? [
          {
            id: of === role ? 'comment' : `comment${of}`,
            header: headingOf(`${of}_COMMENT`, t(HEADINGS[of].comment)),
            width: 160,
            kind: 'longtext' as const,
            maxLength: LIMITS.comment,
            editable: open(of),
            value: (row: Indicator) => commentOf(row, of),
          },
        ]
      : []),
  ];
  /** What one co-assessor gave, to be read. */
  const beside = ({ scorer: by, submittedAt }: Sheet): SheetColumn<Indicator>[] => {
    if (!by || !submittedAt) return [];
    const given = (row: Indicator) => scoreBy(row, by.id);
    const name = localName(by);
    const score: SheetColumn<Indicator> = {
      id: `score${by.id}`,
      header: name,
      width: 90,
      kind: byLevel ? 'text' : 'number',
      value: (row) => (byLevel ? given(row)?.levelName || given(row)?.score : given(row)?.score) ?? '',
      ...(formula && { show: computed }),
    };
    return [
      ...(imported ? [] : [score]),
      {
        id: `comment${by.id}`,
        header: t('performance.assess.comment.of', { name }),
        width: 160,
        kind: 'longtext',
        value: (row) => given(row)?.comment ?? '',
      },
    ];
  };
  /** The person, co-assessors and the superior side by side. */
  const scorers = () => [
    ...scorer('SELF'),
    ...(role === 'PARTNER' ? scorer('PARTNER') : partnerSheets(assessment).flatMap(beside)),
    ...(role === 'PARTNER' ? [] : scorer('BOSS')),
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
              row.startValue === null && row.targetValue === null
                ? DASH
                : `${formatNumber(row.startValue)} → ${formatNumber(row.targetValue)} ${row.measureUnit ?? ''}`,
          },
        ]
      : []),
    ...(formula || has('ACHIEVED_VALUE')
      ? [
          {
            id: 'achievedValue',
            header: headingOf('ACHIEVED_VALUE', t('performance.assess.column.achievedValue')),
            width: 100,
            kind: 'number' as const,
            negative: true,
            editable: open('SELF') || open('DEPARTMENT'),
            value: reached,
            check: (value: string) => wrong(achievedIssueOf(value)),
          },
        ]
      : []),
    ...(role === 'DEPARTMENT' ? scorer('DEPARTMENT') : scorers()),
  ];
}
