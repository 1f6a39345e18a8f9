import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import type { UserError } from '../../../ui/form/userErrors';
import type { PersonMatchDetailsFragment } from './match.gen';

type Condition = PersonMatchDetailsFragment['conditions'][number];

/** Levels while they are said: one row for each condition, in the order of the page. */
export interface LevelValues {
  validFrom: string;
  levels: { level: string; evidence: string }[];
}

/** The line of views one says: what counts, or the own. */
export const viewOf = ({ assessed, ownView }: Condition, own: boolean) => (own ? ownView : assessed);

export const toValues = (conditions: readonly Condition[], own: boolean, day: string): LevelValues => ({
  validFrom: day,
  levels: conditions.map((one) => ({ level: viewOf(one, own)?.level ?? '', evidence: '' })),
});

/** Places of the rows that say something: another level, or anew what the level is based on. */
export const saidIn = ({ levels }: LevelValues, conditions: readonly Condition[], own: boolean): number[] =>
  levels.flatMap(({ level, evidence }, at) => {
    const now = conditions[at] && viewOf(conditions[at], own)?.level;
    return level !== '' && (level !== (now ?? '') || evidence.trim() !== '') ? [at] : [];
  });

/** Whoever assesses says what it is based on. */
export const issuesOf = (values: LevelValues, conditions: readonly Condition[], own: boolean): RuleIssue[] =>
  own
    ? []
    : saidIn(values, conditions, own).flatMap((at) =>
        values.levels[at]?.evidence.trim() ? [] : [issue(`levels.${at}.evidence`, 'LEVEL_EVIDENCE_REQUIRED')],
      );

/** What the services found wrong with a row that was sent, at the row of the form. */
export const atRows = (errors: readonly UserError[], sent: readonly number[]): UserError[] =>
  errors.map((one) => ({
    ...one,
    field: one.field?.replace(/^levels\.(\d+)/, (_, at: string) => `levels.${sent[Number(at)] ?? at}`) ?? null,
  }));
