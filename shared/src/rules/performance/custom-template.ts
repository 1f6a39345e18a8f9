import { CustomInputMode, CustomItemType, type ValueOf } from '../../enums.ts';
import { compare, isDecimal } from '../../numbers.ts';
import { issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';

/** What a question answered by choosing offers. */
export interface CustomOption {
  content: string;
  /** What it is worth; null: nothing, where the question is not scored. */
  score: string | null;
  /** Whether choosing it is a reason to look at the person. */
  negative: boolean;
}
/** A question of a custom template (specification 3). */
export interface CustomItem {
  itemName: string;
  type: ValueOf<typeof CustomItemType>;
  inputMode: ValueOf<typeof CustomInputMode>;
  required: boolean;
  additionalExplanation: string;
  options: readonly CustomOption[];
}

/** Texts that another one says, too, or that say nothing, by their places. */
function saidTwice(texts: readonly string[], field: (at: number) => string): RuleIssue[] {
  const seen = new Set<string>();
  return texts.flatMap((text, at) => {
    const key = text.trim().toLowerCase();
    if (key === '') return [issue(field(at), 'CUSTOM_TEXT_REQUIRED')];
    if (seen.has(key)) return [issue(field(at), 'CUSTOM_TEXT_TWICE', { text: text.trim() })];
    seen.add(key);
    return [];
  });
}

const isScore = (score: string | null): boolean => isDecimal(score, LIMITS.decimalDigits) && compare(score, 0) >= 0;

function checkItem(item: CustomItem, path: string): RuleIssue[] {
  const scored = item.type === CustomItemType.SCORED;
  if (item.inputMode === CustomInputMode.TEXTAREA)
    return scored ? [issue(`${path}.type`, 'CUSTOM_TEXT_NOT_SCORED')] : [];
  const { options } = item;
  const worth = options.map(({ score }) => score).filter(isScore);
  return [
    // A score that may be missing would make the totals of two people something different.
    ...(scored && !item.required ? [issue(`${path}.required`, 'CUSTOM_SCORED_REQUIRED')] : []),
    ...(options.length < LIMITS.customOptionsMin
      ? [issue(`${path}.options`, 'CUSTOM_TOO_FEW_OPTIONS', { min: LIMITS.customOptionsMin })]
      : []),
    ...saidTwice(
      options.map(({ content }) => content),
      (at) => `${path}.options.${at}.content`,
    ),
    ...(scored
      ? options.flatMap(({ score }, at) =>
          isScore(score) ? [] : [issue(`${path}.options.${at}.score`, 'CUSTOM_SCORE_INVALID')],
        )
      : []),
    ...(scored && worth.length === options.length && new Set(worth.map(Number)).size < 2
      ? [issue(`${path}.options`, 'CUSTOM_SCORES_EQUAL')]
      : []),
  ];
}

/** Whether a custom template can be saved: questions with texts of their own, options with scores where they count. */
export function checkCustomTemplate(items: readonly CustomItem[]): RuleIssue[] {
  if (items.length === 0) return [issue('items', 'CUSTOM_NO_ITEMS')];
  return [
    ...saidTwice(
      items.map(({ itemName }) => itemName),
      (at) => `items.${at}.itemName`,
    ),
    ...items.flatMap((item, at) => checkItem(item, `items.${at}`)),
  ];
}

/** Whether a template can be the form of a 360 assessment: one of its questions is scored. */
export const hasScores = (items: readonly Pick<CustomItem, 'type'>[]): boolean =>
  items.some(({ type }) => type === CustomItemType.SCORED);
