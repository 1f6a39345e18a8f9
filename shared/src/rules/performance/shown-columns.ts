import { dec } from '../../numbers.ts';
import type { BesideScores } from '../enterprise/sheet-columns.ts';
import { type GradedLevel, gradeOf } from './level-scoring.ts';
import {
  achievement,
  composeSources,
  formulaScore,
  healed,
  roundScore,
  type ScoreSource,
  type SourceScore,
} from './scoring.ts';

/**
 * What the columns of a score sheet show that nobody types. The screen draws it while people type, files are made of it;
 * what is hidden from a reader is missing in what is handed in, and then in the column.
 */

/** A score or, where the rule is scored by levels, a level; null: none, or hidden. */
export interface Given {
  score: string | null;
  levelName: string | null;
}

export interface Shown {
  kind: 'score' | 'percent' | 'text';
  /** Rounded as people see it. */
  value: string;
}

export interface ShownRow {
  startValue: string | null;
  targetValue: string | null;
  achievedValue: string | null;
  weight: string | null;
  self: Given | undefined;
  boss: Given | undefined;
  /** What counts of the indicator from each source, with its share. */
  sources: Partial<Record<ScoreSource, SourceScore>>;
}

export interface ShownForm {
  rule: { fullScore: string; levels: readonly GradedLevel[] };
  byLevel: boolean;
  /** Places of the plan. */
  digits: number;
  part: { floor: string | null; cap: string | null };
  department: Given | null;
  /** The score of the part that came from elsewhere; `byFile` where HR brought it. */
  imported: { score: string; byFile: boolean } | null;
  review: string | null;
}

const score = (value: string | null, digits: number): Shown | null =>
  value === null ? null : { kind: 'score', value: roundScore(value, digits) };
const text = (value: string | null | undefined): Shown | null => (value ? { kind: 'text', value } : null);

/** Without limits of its own a formula counts from nothing to the full score. */
const NO_FLOOR = '0';
const NO_CAP = '1';

type Show = (form: ShownForm, row: ShownRow) => Shown | null;

const gone = (row: ShownRow) => achievement(row.startValue, row.targetValue, row.achievedValue);
const level = (form: ShownForm, given: Given | undefined): Shown | null =>
  text(given && gradeOf(form.rule.levels, given)?.name);
const brought = ({ imported, digits }: ShownForm): Shown | null => score(imported?.score ?? null, digits);

const SHOW: Readonly<Record<BesideScores, Show>> = {
  departmentScore: ({ department, digits }) =>
    department && (score(department.score, digits) ?? text(department.levelName)),
  hrScore: (form) => (form.imported?.byFile === true ? brought(form) : null),
  importedScore: brought,
  score360: ({ review, digits }) => score(review, digits),
  achievement: (_form, row) => {
    const share = gone(row);
    return share === null ? null : { kind: 'percent', value: roundScore(dec(share).times(100).toString(), 2) };
  },
  formulaScore: ({ rule, part, byLevel, digits }, row) => {
    const given = formulaScore({
      fullScore: rule.fullScore,
      achievement: gone(row),
      floor: part.floor ?? NO_FLOOR,
      cap: part.cap ?? NO_CAP,
    });
    return byLevel
      ? text(given && gradeOf(rule.levels, { levelName: null, score: given })?.name)
      : score(given, digits);
  },
  // Points of levels are no score and are shown nowhere.
  weightedScore: ({ byLevel, digits }, { weight, sources }) => {
    const mean = byLevel ? null : composeSources(sources);
    return mean === null || weight === null ? null : score(dec(healed(mean)).times(weight).div(100).toString(), digits);
  },
  selfLevel: (form, { self }) => level(form, self),
  bossLevel: (form, { boss }) => level(form, boss),
};

/** What a column shows of an indicator; null: nothing yet, or nothing the reader may see. */
export const shownValue = (column: BesideScores, form: ShownForm, row: ShownRow): Shown | null =>
  SHOW[column](form, row);
