import { describe, expect, it, test } from 'vitest';
import { CustomInputMode, CustomItemType, ReviewRelation } from '../../enums.ts';
import { dec } from '../../numbers.ts';
import { randomOf } from '../../random.ts';
import { formScore, type ReviewAnswer, type ReviewItem } from './answers.ts';
import { groupsToReport, RATER_GROUPS, reviewReport, withheld, type RaterGroup, type ReportForm } from './report.ts';

const { SUPERIOR, DIRECT, NON_DIRECT, SELF } = ReviewRelation;
const CASES = process.env['TEST_FULL'] ? 1000 : 60;
const FULL = '100';
const ratio = { superior: '30', direct: '20', nonDirect: '50' };

const scored = (itemCode: string): ReviewItem => ({
  itemCode,
  itemName: itemCode,
  type: CustomItemType.SCORED,
  inputMode: CustomInputMode.SELECT,
  required: true,
  additionalExplanation: '',
  options: [1, 2, 3, 4, 5].map((score) => ({
    optionCode: `${itemCode}${score}`,
    content: String(score),
    score: String(score),
    negative: false,
  })),
});
const text: ReviewItem = {
  ...scored('text'),
  type: CustomItemType.INFORMATION,
  inputMode: CustomInputMode.TEXTAREA,
  required: false,
  options: [],
};
const choice: ReviewItem = { ...scored('choice'), type: CustomItemType.INFORMATION, required: false };
const items = [scored('a'), scored('b'), scored('c'), choice, text];

const answers = (scores: readonly number[], comment: string | null, chosen: number | null): ReviewAnswer[] => [
  ...['a', 'b', 'c'].map((itemCode, at) => ({ itemCode, optionCode: `${itemCode}${scores[at]}`, text: null })),
  ...(chosen === null ? [] : [{ itemCode: 'choice', optionCode: `choice${chosen}`, text: null }]),
  ...(comment === null ? [] : [{ itemCode: 'text', optionCode: null, text: comment }]),
];

/** A drawn set of forms: groups of every size, from none to six. */
function drawn(seed: number): ReportForm[] {
  const random = randomOf(`anonymity ${seed}`);
  const upTo = (most: number) => Math.floor(random.next() * (most + 1));
  const sizes: Record<number, number> = {
    [SUPERIOR]: upTo(2),
    [DIRECT]: upTo(6),
    [NON_DIRECT]: upTo(6),
    [SELF]: upTo(1),
  };
  return [SUPERIOR, DIRECT, NON_DIRECT, SELF].flatMap((relation) =>
    Array.from({ length: sizes[relation] ?? 0 }, (_, at) => ({
      relation,
      answers: answers(
        [1 + upTo(4), 1 + upTo(4), 1 + upTo(4)],
        random.next() < 0.5 ? `comment ${relation} ${at}` : null,
        random.next() < 0.5 ? 1 + upTo(4) : null,
      ),
    })),
  );
}

const report = (forms: readonly ReportForm[]) => reviewReport(items, forms, { ratio, fullScore: FULL });
const sizeOf = (forms: readonly ReportForm[], relation: number) =>
  forms.filter((form) => form.relation === relation).length;
const meanOf = (forms: readonly ReportForm[], relation: number) => {
  const scores = forms.flatMap((form) =>
    form.relation === relation ? [formScore(items, form.answers, FULL) ?? '0'] : [],
  );
  return scores.reduce((sum, one) => sum.plus(one), dec(0)).div(scores.length);
};

describe('an adversary who sees a whole report', () => {
  const cases = Array.from({ length: CASES }, (_, seed) => drawn(seed));

  it.each(cases.map((forms, seed) => [seed, forms] as const))(
    'learns of no group of fewer than three (%i)',
    (_seed, forms) => {
      const told = report(forms);
      for (const { relation, forms: count, spread } of told.figures.groups) {
        const size = sizeOf(forms, relation);
        if (relation !== SUPERIOR && size < 3) expect([count, spread]).toEqual([null, null]);
        if (count !== null) expect(count).toBe(size);
      }
      const quiet = new Set(
        told.figures.groups.filter(({ spread }) => spread === null).map(({ relation }) => relation),
      );
      for (const item of told.items) {
        for (const group of item.figures?.groups ?? []) if (quiet.has(group.relation)) expect(group.spread).toBeNull();
        for (const relation of RATER_GROUPS) {
          const texts = item.comments.filter((one) => one.relation === relation).length;
          const chosen = item.choices
            .filter((one) => one.relation === relation)
            .reduce((sum, one) => sum + one.count, 0);
          if (quiet.has(relation)) expect([texts, chosen]).toEqual([0, 0]);
          else if (relation !== SUPERIOR)
            for (const said of [texts, chosen]) expect(said === 0 || said >= 3).toBe(true);
        }
      }
    },
  );

  it.each(cases.map((forms, seed) => [seed, forms] as const))(
    'cannot work a hidden group out of the total (%i)',
    (_seed, forms) => {
      const { figures } = report(forms);
      const hidden = figures.groups.filter(({ relation, spread }) => spread === null && sizeOf(forms, relation) > 0);
      if (hidden.length === 0) return expect(figures.rounded).toBe(false);
      expect(figures.rounded).toBe(true);
      if (figures.others === null) return;
      // Behind a total that is told stand two groups at least, and three people who are no superiors.
      expect(figures.others).toMatch(/^-?\d+$/);
      expect(hidden.length).toBeGreaterThan(1);
      const people = hidden.reduce(
        (sum, { relation }) => sum + (relation === SUPERIOR ? 0 : sizeOf(forms, relation)),
        0,
      );
      expect(people).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(cases.map((forms, seed) => [seed, forms] as const))(
    'sees the same whatever the order of the forms (%i)',
    (_seed, forms) => {
      expect(report([...forms].reverse())).toEqual(report(forms));
      const { figures } = report(forms);
      for (const { relation, spread } of figures.groups)
        if (spread) expect(dec(spread.mean).minus(meanOf(forms, relation)).abs().lt('0.006')).toBe(true);
    },
  );

  it.each(cases.map((forms, seed) => [seed, forms] as const))(
    'sees nothing change when one or two forms of a group do (%i)',
    (seed, forms) => {
      const random = randomOf(`reopened ${seed}`);
      const named = (relation: number) => relation === SUPERIOR || relation === SELF;
      const counted = forms.map((form) => ({ relation: form.relation, reported: form.answers, now: form.answers }));
      const open = counted.filter(({ relation }) => !named(relation));
      const touched = new Map<number, number>();
      for (const form of open) {
        const soFar = touched.get(form.relation) ?? 0;
        if (soFar >= 2 || random.next() < 0.5) continue;
        touched.set(form.relation, soFar + 1);
        form.now = answers([1, 1, 1], 'changed', null).map((one) => ({ ...one }));
      }
      const groups = groupsToReport(counted);
      for (const relation of groups) expect(named(relation)).toBe(true);
    },
  );
});

test('a group changes once three of its forms have', () => {
  const before = answers([3, 3, 3], null, null);
  const after = answers([5, 5, 5], null, null);
  const group = (changed: number, relation: RaterGroup) =>
    Array.from({ length: 4 }, (_, at) => ({ relation, reported: before, now: at < changed ? after : before }));
  expect([...groupsToReport(group(2, NON_DIRECT))]).toEqual([]);
  expect([...groupsToReport(group(3, NON_DIRECT))]).toEqual([NON_DIRECT]);
  // A form that comes when the report stands is one change as well.
  expect([...groupsToReport([...group(0, DIRECT), { relation: DIRECT, reported: null, now: after }])]).toEqual([]);
  expect([...groupsToReport(group(1, SUPERIOR))]).toEqual([SUPERIOR]);
});

test.each([
  ['all large enough', [1, 3, 4], [], true],
  ['one too small hides the next smallest, and so on until three people stand behind it', [1, 5, 1], [1, 2, 3], true],
  ['two too small', [2, 2, 2], [2, 3], true],
  ['a small one beside a superior', [1, 0, 2], [1, 3], false],
  ['a superior alone', [1, 0, 0], [], true],
  ['nobody', [0, 0, 0], [], false],
] as const)('%s', (_what, [superior, direct, nonDirect], groups, total) => {
  const found = withheld({ [SUPERIOR]: superior, [DIRECT]: direct, [NON_DIRECT]: nonDirect });
  expect({ groups: [...found.groups].sort(), total: found.total }).toEqual({ groups: [...groups], total });
});
