import type Big from 'big.js';
import { CustomInputMode, CustomItemType, ReviewFlag, type ValueOf } from '../../enums.ts';
import { dec, roundHalfUp } from '../../numbers.ts';
import { issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';
import { lengthOf } from '../text.ts';
import type { CustomItem, CustomOption } from '../performance/custom-template.ts';

/** A question as a form has it. */
export interface ReviewItem extends Omit<CustomItem, 'options'> {
  itemCode: string;
  options: readonly (CustomOption & { optionCode: string })[];
}
/** What somebody answered to a question: the option chosen, or a text. */
export interface ReviewAnswer {
  itemCode: string;
  optionCode: string | null;
  text: string | null;
}

const ofItem = (answers: readonly ReviewAnswer[], itemCode: string) =>
  answers.find((answer) => answer.itemCode === itemCode);

/** What is written to a question; null: nothing. */
export function textOf(answers: readonly ReviewAnswer[], itemCode: string): string | null {
  const text = ofItem(answers, itemCode)?.text?.trim() ?? '';
  return text === '' ? null : text;
}

/** What is chosen at a question; undefined: nothing. */
export const choiceOf = (item: ReviewItem, answers: readonly ReviewAnswer[]) =>
  item.options.find(({ optionCode }) => optionCode === ofItem(answers, item.itemCode)?.optionCode);

/** Whether answers belong to a form, and on submission whether it is complete. */
export function checkAnswers(
  items: readonly ReviewItem[],
  answers: readonly ReviewAnswer[],
  submit: boolean,
): RuleIssue[] {
  const known = new Set(items.map(({ itemCode }) => itemCode));
  const strange = answers
    .filter(({ itemCode }) => !known.has(itemCode))
    .map(() => issue('answers', 'REVIEW_UNKNOWN_ITEM'));
  return [
    ...strange,
    ...items.flatMap((item, at) => {
      const answer = ofItem(answers, item.itemCode);
      const field = `answers.${at}`;
      const chooses = item.inputMode === CustomInputMode.SELECT;
      if (chooses && answer?.optionCode != null && !choiceOf(item, answers)) return [issue(field, 'CHOICE_INVALID')];
      if (lengthOf(answer?.text ?? '') > LIMITS.customAnswer)
        return [issue(field, 'TEXT_TOO_LONG', { max: LIMITS.customAnswer })];
      const given = chooses ? choiceOf(item, answers) !== undefined : textOf(answers, item.itemCode) !== null;
      return submit && item.required && !given ? [issue(field, 'REVIEW_ANSWER_REQUIRED')] : [];
    }),
  ];
}

const scoredItems = (items: readonly ReviewItem[]) => items.filter(({ type }) => type === CustomItemType.SCORED);
const worthOf = (option: { score: string | null } | undefined): Big | null =>
  option?.score == null ? null : dec(option.score);
/** The most, or the least, that a question can bring. */
const extreme = (item: ReviewItem, greater: boolean): Big =>
  item.options.reduce(
    (found, option) => {
      const worth = worthOf(option) ?? dec(0);
      return (greater ? worth.gt(found) : worth.lt(found)) ? worth : found;
    },
    worthOf(item.options[0]) ?? dec(0),
  );

/** The most a question can bring. */
export const bestOf = (item: ReviewItem): string => extreme(item, true).toString();

/** What the chosen option of a scored question is worth; null: it is not scored or not answered. */
export const itemScore = (item: ReviewItem, answers: readonly ReviewAnswer[]): string | null =>
  item.type === CustomItemType.SCORED ? (worthOf(choiceOf(item, answers))?.toString() ?? null) : null;

/**
 * The score of a form in the scale of the plan, unrounded: what was chosen of what could be, times the full score; null
 * where nothing is scored.
 */
export function formScore(
  items: readonly ReviewItem[],
  answers: readonly ReviewAnswer[],
  fullScore: string,
): string | null {
  let got = dec(0);
  let most = dec(0);
  for (const item of scoredItems(items)) {
    const score = itemScore(item, answers);
    if (score === null) continue;
    got = got.plus(score);
    most = most.plus(extreme(item, true));
  }
  return most.gt(0) ? roundHalfUp(got.times(fullScore).div(most), 12) : null;
}

/** A submitted form as the checks look at it. */
export interface CheckedForm {
  answers: readonly ReviewAnswer[];
  score: string | null;
  /** From the first answer to the submission. */
  seconds: number;
}

/** Fewest other forms that one can stand out from. */
const OTHERS_MIN = 4;
/** Fewest scored questions that can all have been answered alike without meaning it. */
const ALIKE_MIN = 3;

/** Whether a score differs from the others' mean by more than two standard deviations. */
function standsOut(score: string | null, others: readonly string[]): boolean {
  if (score === null || others.length < OTHERS_MIN) return false;
  const { mean, deviation } = spreadOf(others);
  return dec(score).minus(mean).abs().gt(dec(deviation).times(2)) && dec(deviation).gt(0);
}

export interface Spread {
  mean: string;
  /** Standard deviation of these scores themselves, not of a sample. */
  deviation: string;
  median: string;
  lowest: string;
  highest: string;
}

/** Mean and spread of at least one score, unrounded. */
export function spreadOf(scores: readonly string[]): Spread {
  const sorted = scores.map((score) => dec(score)).sort((a, b) => a.cmp(b));
  const count = sorted.length;
  const mean = sorted.reduce((sum, score) => sum.plus(score), dec(0)).div(count);
  const variance = sorted.reduce((sum, score) => sum.plus(score.minus(mean).pow(2)), dec(0)).div(count);
  const at = (place: number) => sorted[place] ?? dec(0);
  const median = at(Math.floor((count - 1) / 2))
    .plus(at(Math.floor(count / 2)))
    .div(2);
  const text = (value: Big) => roundHalfUp(value, 12);
  return {
    mean: text(mean),
    deviation: text(variance.sqrt()),
    median: text(median),
    lowest: text(at(0)),
    highest: text(at(count - 1)),
  };
}

/** Why HR should look at a form (domain.md 4, "Negative checks"); flags never change a score. */
export function flagsOf(
  items: readonly ReviewItem[],
  form: CheckedForm,
  others: readonly string[],
  limits: { lowScore: string; fullScore: string },
): ValueOf<typeof ReviewFlag>[] {
  const scored = scoredItems(items);
  const shares = scored.map((item) => {
    const score = itemScore(item, form.answers);
    const best = extreme(item, true);
    return score === null || best.eq(0) ? null : dec(score).div(best).toString();
  });
  const lowest = scored.every((item) => {
    const score = itemScore(item, form.answers);
    return score !== null && extreme(item, false).eq(score);
  });
  const low = form.score !== null && dec(form.score).times(100).lt(dec(limits.fullScore).times(limits.lowScore));
  const found: [boolean, ValueOf<typeof ReviewFlag>][] = [
    [scored.length >= ALIKE_MIN && new Set(shares).size === 1, ReviewFlag.ALL_EQUAL],
    [standsOut(form.score, others), ReviewFlag.FAR_FROM_OTHERS],
    [form.seconds < LIMITS.reviewSecondsMin, ReviewFlag.TOO_FAST],
    [scored.length > 0 && lowest, ReviewFlag.ALL_LOWEST],
    [low, ReviewFlag.LOW_SCORE],
    [items.some((item) => choiceOf(item, form.answers)?.negative === true), ReviewFlag.NEGATIVE_CHOICE],
  ];
  return found.flatMap(([is, flag]) => (is ? [flag] : []));
}
