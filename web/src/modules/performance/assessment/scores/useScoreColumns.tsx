import { useMemo } from 'react';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { gradeOf } from '@hengcai/shared/rules/performance/level-scoring';
import { AssessmentColumnType } from '@hengcai/shared/enums';
import { type BesideScores, type ColumnTypeName, shownBeside } from '@hengcai/shared/rules/enterprise/sheet-columns';
import type { Shown } from '@hengcai/shared/rules/performance/shown-columns';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { DASH, formatNumber, formatPercent, localName, orDash } from '../../../../i18n/format';
import { useIssueText } from '../../../../i18n/useIssueText';
import { type Translate, useT } from '../../../../i18n/useT';
import type { SheetColumn } from '../../../../ui/sheet/sheetModel';
import {
  attachmentColumn,
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
import { AttachmentsCell } from './AttachmentsCell';
import { achievedIssueOf, computedScore, issueOf, type ScoreRow, shownIn } from './scoreRows';

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

/** An indicator with what is typed of it. */
export interface ScoreLine {
  indicator: Indicator;
  typed: ScoreRow | undefined;
}
type Column = SheetColumn<ScoreLine>;

interface Options {
  assessment: ScoredForm;
  part: Part;
  /** Whose sheet is open for typing; null: both are only shown. */
  role: SheetRole | null;
  editable: boolean;
  /** Whose form it is, beside whose indicators files may stand; absent: a department’s. */
  planId?: string | undefined;
  employeeId?: string | undefined;
}

/** Columns of the score sheet of one part; the same ones until the form changes, so that only rows that change are drawn again. */
export function useScoreColumns({ assessment, part, role, editable, planId, employeeId }: Options): readonly Column[] {
  const t = useT();
  const text = useIssueText();
  return useMemo(
    () => scoreColumns({ assessment, part, role, editable, planId, employeeId }, t, text),
    [assessment, part, role, editable, planId, employeeId, t, text],
  );
}

/** What was agreed, what was reached, the self score, the superior's beside it. */
function scoreColumns(
  { assessment, part, role, editable, planId, employeeId }: Options,
  t: Translate,
  text: (issue: RuleIssue) => string,
): Column[] {
  const formula = isFormula(part);
  const imported = isImported(part);
  const byLevel = isByLevel(assessment);
  const reached = ({ indicator, typed }: ScoreLine) =>
    (typesAchieved(role) ? typed?.achievedValue : indicator.achievedValue) ?? '';
  const valueOf = ({ indicator, typed }: ScoreLine, of: SheetRole) => {
    const given = of === role ? typed : scoreOf(indicator, of);
    // What was given before levels were is a number.
    return (byLevel ? given?.levelName || given?.score : given?.score) ?? '';
  };
  const commentOf = ({ indicator, typed }: ScoreLine, of: SheetRole) =>
    (of === role ? typed?.comment : scoreOf(indicator, of)?.comment) ?? '';
  const open = (of: SheetRole) => of === role && editable;
  const wrong = (found: RuleIssue | null) => (found ? text(found) : null);
  const has = (type: string) => part.columns.some((column) => column.type === type);
  /** The template's heading. */
  const headingOf = (type: string, usual: string) => part.columns.find((column) => column.type === type)?.name ?? usual;
  /** What the figures give: a score or, where the rule is scored by levels, the level it stands on. */
  const computed = (line: ScoreLine) => {
    const score = computedScore(assessment, part, line.indicator, reached(line));
    if (!byLevel) return formatNumber(score, assessment.plan?.digits ?? 2);
    return orDash(gradeOf(assessment.rule.levels, { levelName: null, score })?.name);
  };
  const scoreColumn = (of: SheetRole): Column => ({
    id: of !== role ? `score${of}` : byLevel ? 'levelName' : 'score',
    header: byLevel ? t(HEADINGS[of].level) : headingOf(`${of}_SCORE`, t(HEADINGS[of].score)),
    width: 90,
    editable: open(of) && !formula,
    value: (line) => valueOf(line, of),
    ...(byLevel
      ? { kind: 'select' as const, options: assessment.rule.levels.map(({ name }) => ({ value: name, label: name })) }
      : {
          kind: 'number' as const,
          check: (score: string) => wrong(issueOf(assessment, { score, levelName: '' })),
        }),
    ...(formula && { show: computed }),
  });
  const scorer = (of: SheetRole): Column[] => [
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
            value: (line: ScoreLine) => commentOf(line, of),
          },
        ]
      : []),
  ];
  /** What one co-assessor gave, to be read. */
  const beside = ({ scorer: by, submittedAt }: Sheet): Column[] => {
    if (!by || !submittedAt) return [];
    const given = ({ indicator }: ScoreLine) => scoreBy(indicator, by.id);
    const name = localName(by);
    const score: Column = {
      id: `score${by.id}`,
      header: name,
      width: 90,
      kind: byLevel ? 'text' : 'number',
      value: (line) => (byLevel ? given(line)?.levelName || given(line)?.score : given(line)?.score) ?? '',
      ...(formula && { show: computed }),
    };
    return [
      ...(imported ? [] : [score]),
      {
        id: `comment${by.id}`,
        header: t('performance.assess.comment.of', { name }),
        width: 160,
        kind: 'longtext',
        value: (line) => given(line)?.comment ?? '',
      },
    ];
  };
  /** What nobody types: computed of what stands here, or taken from elsewhere. */
  const besideScores: readonly Column[] = shownColumns(part)
    .filter(({ shown }) => !(shown === 'departmentScore' && role === 'DEPARTMENT'))
    .map(({ shown, heading }) => ({
      id: shown,
      header: heading,
      width: 90,
      kind: shown === 'selfLevel' || shown === 'bossLevel' ? 'text' : 'number',
      value: () => '',
      show: ({ indicator, typed }: ScoreLine) =>
        shownText(shownIn(assessment, part, { indicator, typed, role }, shown)),
    }));
  /** Files that show what was achieved; a control of its own in a cell that nobody types into. */
  const attached = (): Column[] => {
    const column = attachmentColumn(part);
    if (!column || planId === undefined || employeeId === undefined) return [];
    const person = { planId, employeeId };
    return [
      {
        id: 'attachments',
        header: column.required && open('SELF') ? `${column.name} *` : column.name,
        width: 200,
        kind: 'longtext',
        value: ({ indicator }) => (indicator.attachments ?? []).map(({ name }) => name).join('\n'),
        show: ({ indicator }) =>
          open('SELF') || indicator.attachments?.length ? (
            <AttachmentsCell person={person} indicator={indicator} editable={open('SELF')} />
          ) : (
            DASH
          ),
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
      value: ({ indicator }) => indicator.keyResult,
    },
    {
      id: 'weight',
      header: t('performance.assess.column.weight'),
      width: 80,
      kind: 'number',
      value: ({ indicator }) => indicator.weight ?? '',
      show: ({ indicator }) => `${formatNumber(indicator.weight)}%`,
    },
    ...(has('TARGET_VALUE')
      ? [
          {
            id: 'values',
            header: t('performance.assess.column.values'),
            width: 130,
            value: ({ indicator }: ScoreLine) => indicator.targetValue ?? '',
            show: ({ indicator: { startValue, targetValue, measureUnit } }: ScoreLine) =>
              startValue === null && targetValue === null
                ? DASH
                : `${formatNumber(startValue)} → ${formatNumber(targetValue)} ${measureUnit ?? ''}`,
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
    ...attached(),
    ...(role === 'DEPARTMENT' ? scorer('DEPARTMENT') : scorers()),
    ...besideScores,
  ];
}

/** What the columns of a part show beside its scores, with the template's headings. */
export const shownColumns = (part: Part): { shown: BesideScores; heading: string }[] =>
  shownBeside(
    part.columns.map(({ name, type }) => ({ name, columnType: AssessmentColumnType[type as ColumnTypeName] })),
  ).map(({ column, shown }) => ({ shown, heading: column.name }));

export const shownText = (shown: Shown | null): string =>
  shown === null
    ? DASH
    : shown.kind === 'percent'
      ? formatPercent(shown.value)
      : shown.kind === 'text'
        ? shown.value
        : formatNumber(shown.value);
