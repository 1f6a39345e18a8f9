import { CustomInputMode, ReviewRelation, type ValueOf } from '../../enums.ts';
import { compare, dec, roundHalfUp } from '../../numbers.ts';
import { LIMITS } from '../limits.ts';
import {
  bestOf,
  choiceOf,
  formScore,
  itemScore,
  spreadOf,
  textOf,
  type ReviewAnswer,
  type ReviewItem,
  type Spread,
} from './answers.ts';

/**
 * What may be told of a 360 assessment (domain.md 4, decisions "360"). Everything a reader sees comes from here, and all
 * of it is worked out from what is shown: no order, no count and no digit tells more.
 */

type Relation = ValueOf<typeof ReviewRelation>;
/** The groups of raters, in the order of a report. */
export const RATER_GROUPS = [ReviewRelation.SUPERIOR, ReviewRelation.DIRECT, ReviewRelation.NON_DIRECT] as const;
export type RaterGroup = (typeof RATER_GROUPS)[number];
/** Percent of each group in the score of the 360 assessment; together 100. */
export interface Ratio360 {
  superior: string;
  direct: string;
  nonDirect: string;
}
/** A form as the report counts it. */
export interface ReportForm {
  relation: Relation;
  answers: readonly ReviewAnswer[];
}

const RATIO: Record<RaterGroup, keyof Ratio360> = {
  [ReviewRelation.SUPERIOR]: 'superior',
  [ReviewRelation.DIRECT]: 'direct',
  [ReviewRelation.NON_DIRECT]: 'nonDirect',
};

export interface Withheld {
  groups: ReadonlySet<RaterGroup>;
  /** Whether the total over all groups may be shown. */
  total: boolean;
}

/**
 * Which groups are not shown: those of fewer than three forms, superiors aside; then, as long as what is missing could be
 * worked out from the total for one group alone or for fewer than three people, the next smallest. Where all groups
 * together are too few, there is no total either.
 */
export function withheld(sizes: Readonly<Record<RaterGroup, number>>): Withheld {
  const groups = new Set<RaterGroup>();
  const there = RATER_GROUPS.filter((group) => sizes[group] > 0);
  for (const group of there)
    if (group !== ReviewRelation.SUPERIOR && sizes[group] < LIMITS.reviewGroupMin) groups.add(group);
  const behind = () =>
    [...groups].reduce((sum, group) => sum + (group === ReviewRelation.SUPERIOR ? 0 : sizes[group]), 0);
  const telling = () => groups.size === 1 || behind() < LIMITS.reviewGroupMin;
  if (groups.size === 0) return { groups, total: there.length > 0 };
  const shown = there.filter((group) => !groups.has(group)).sort((a, b) => sizes[a] - sizes[b]);
  for (const group of shown) if (telling()) groups.add(group);
  return { groups, total: behind() >= LIMITS.reviewGroupMin };
}

const DIGITS = 2;
const shown = (value: string): string => roundHalfUp(value, DIGITS);

export interface GroupFigures {
  relation: RaterGroup;
  /** How many forms stand behind it; null, as everything else: the group is withheld or nobody has submitted. */
  forms: number | null;
  spread: Spread | null;
}
/** What a list of scores by group tells. */
export interface Figures {
  groups: GroupFigures[];
  /** Over the groups by their ratios; null: nobody, or too few. */
  others: string | null;
  /** Whether a group is withheld, which makes the total a whole number. */
  rounded: boolean;
  /** What the person says of themselves; null: nothing. */
  self: string | null;
  /** Others less self, as shown; null where one is missing. */
  gap: string | null;
}

interface Scored {
  relation: Relation;
  score: string | null;
}

/** The total as it counts and is shown; null: nobody, or too few. */
function totalOf(scores: readonly Scored[], ratio: Ratio360, hidden: Withheld): string | null {
  if (!hidden.total) return null;
  let sum = dec(0);
  let weights = dec(0);
  for (const group of RATER_GROUPS) {
    const own = scoresOf(scores, group);
    const weight = ratio[RATIO[group]];
    if (own.length === 0 || compare(weight, 0) <= 0) continue;
    sum = sum.plus(dec(spreadOf(own).mean).times(weight));
    weights = weights.plus(weight);
  }
  if (weights.lte(0)) return null;
  const exact = roundHalfUp(sum.div(weights), 12);
  return hidden.groups.size > 0 ? roundHalfUp(exact, 0) : shown(exact);
}

const scoresOf = (scores: readonly Scored[], relation: Relation): string[] =>
  scores.flatMap((one) => (one.relation === relation && one.score !== null ? [one.score] : []));

function figuresOf(scores: readonly Scored[], ratio: Ratio360, hidden: Withheld): Figures {
  const own = scoresOf(scores, ReviewRelation.SELF)[0];
  const self = own === undefined ? null : shown(own);
  const others = totalOf(scores, ratio, hidden);
  return {
    groups: RATER_GROUPS.map((relation) => {
      const group = scoresOf(scores, relation);
      const tells = group.length > 0 && !hidden.groups.has(relation);
      const spread = tells ? spreadOf(group) : null;
      return {
        relation,
        forms: tells ? group.length : null,
        spread:
          spread &&
          ({
            mean: shown(spread.mean),
            deviation: shown(spread.deviation),
            median: shown(spread.median),
            lowest: shown(spread.lowest),
            highest: shown(spread.highest),
          } satisfies Spread),
      };
    }),
    others,
    rounded: hidden.groups.size > 0,
    self,
    gap: others === null || self === null ? null : dec(others).minus(self).toString(),
  };
}

const sizesOf = (forms: readonly { relation: Relation }[]) =>
  Object.fromEntries(
    RATER_GROUPS.map((group) => [group, forms.filter(({ relation }) => relation === group).length]),
  ) as Record<RaterGroup, number>;

/** What is told of one question. */
export interface ItemReport {
  itemCode: string;
  /** The most its options bring; null: it is not scored. */
  best: string | null;
  /** Null: it is not scored. */
  figures: Figures | null;
  /** How often each option was chosen in groups that tell it; empty for texts and scored questions. */
  choices: { relation: RaterGroup; optionCode: string; count: number }[];
  /** What was written in groups that tell it, in the order of the texts. */
  comments: { relation: RaterGroup; text: string }[];
}
export interface ReviewReport {
  figures: Figures;
  items: ItemReport[];
  /** The codes of the best and the worst questions, by what is shown of them. */
  strongest: string[];
  weakest: string[];
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whether a group tells what so many of its forms say. */
const tells = (relation: RaterGroup, count: number, hidden: Withheld): boolean =>
  count > 0 && !hidden.groups.has(relation) && (relation === ReviewRelation.SUPERIOR || count >= LIMITS.reviewGroupMin);

function itemReport(item: ReviewItem, forms: readonly ReportForm[], ratio: Ratio360, hidden: Withheld): ItemReport {
  const scores = forms.map(({ relation, answers }) => ({ relation, score: itemScore(item, answers) }));
  const scored = scores.some(({ score }) => score !== null);
  const answered = scores.filter(({ score }) => score !== null);
  // A question that a group answered too rarely is withheld there, and what that would give away with it.
  const own = withheld(sizesOf(answered));
  const here: Withheld = { groups: new Set([...hidden.groups, ...own.groups]), total: hidden.total && own.total };
  const plain = !scored && item.inputMode === CustomInputMode.SELECT;
  return {
    itemCode: item.itemCode,
    best: scored ? bestOf(item) : null,
    figures: scored ? figuresOf(scores, ratio, here) : null,
    choices: !plain
      ? []
      : RATER_GROUPS.flatMap((relation) => {
          const chosen = forms.flatMap((form) =>
            form.relation === relation ? (choiceOf(item, form.answers)?.optionCode ?? []) : [],
          );
          if (!tells(relation, chosen.length, hidden)) return [];
          return item.options.map(({ optionCode }) => ({
            relation,
            optionCode,
            count: chosen.filter((one) => one === optionCode).length,
          }));
        }),
    comments:
      item.inputMode === CustomInputMode.SELECT
        ? []
        : RATER_GROUPS.flatMap((relation) => {
            const texts = forms.flatMap((form) =>
              form.relation === relation ? (textOf(form.answers, item.itemCode) ?? []) : [],
            );
            if (!tells(relation, texts.length, hidden)) return [];
            return texts.sort(byText).map((text) => ({ relation, text }));
          }),
  };
}

/** How many questions are named as strongest and as weakest. */
const NAMED = 3;

/** The whole report of a person from the forms that count in it. */
export function reviewReport(
  items: readonly ReviewItem[],
  forms: readonly ReportForm[],
  { ratio, fullScore }: { ratio: Ratio360; fullScore: string },
): ReviewReport {
  const hidden = withheld(sizesOf(forms));
  const reports = items.map((item) => itemReport(item, forms, ratio, hidden));
  const ranked = reports
    .flatMap(({ itemCode, best, figures }, place) => {
      if (best === null || figures === null || figures.others === null || compare(best, 0) <= 0) return [];
      return [{ itemCode, place, share: dec(figures.others).div(best) }];
    })
    .sort((a, b) => b.share.cmp(a.share) || a.place - b.place);
  const named = Math.min(NAMED, Math.floor(ranked.length / 2));
  return {
    figures: figuresOf(
      forms.map(({ relation, answers }) => ({ relation, score: formScore(items, answers, fullScore) })),
      ratio,
      hidden,
    ),
    items: reports,
    strongest: ranked.slice(0, named).map(({ itemCode }) => itemCode),
    weakest: ranked
      .slice(ranked.length - named)
      .reverse()
      .map(({ itemCode }) => itemCode),
  };
}

/** A form of a group with what of it the report counts. */
export interface CountedForm {
  relation: Relation;
  /** What is submitted now; null: nothing counts any more. */
  now: readonly ReviewAnswer[] | null;
  /** What the report counts; null: nothing. */
  reported: readonly ReviewAnswer[] | null;
}

const isChanged = ({ now, reported }: CountedForm): boolean => JSON.stringify(now) !== JSON.stringify(reported);

/**
 * The groups of one person whose report is made anew: all of them the first time; later a group only where at least three
 * of its forms have changed, so that no single form can be told from the difference. Superiors and the person themselves
 * are not anonymous.
 */
export function groupsToReport(forms: readonly CountedForm[]): Set<Relation> {
  const first = forms.every(({ reported }) => reported === null);
  return new Set(
    Object.values(ReviewRelation).filter((relation) => {
      const changed = forms.filter((form) => form.relation === relation && isChanged(form)).length;
      const named = relation === ReviewRelation.SUPERIOR || relation === ReviewRelation.SELF;
      return changed > 0 && (first || named || changed >= LIMITS.reviewGroupMin);
    }),
  );
}
