import { describe, expect, it } from 'vitest';
import { passportMessages } from '../../messages/passport.ts';
import { scorePassport, type PassportInput, type PassportStep } from './passport.ts';
import { sentenceOf, type PassportSentence } from './passport-words.ts';

const levels = [
  { name: 'A', low: '80', high: '100', points: '2' },
  { name: 'B', low: '0', high: '80', points: '1' },
];
const item = (name: string, weight: string, score: string | null, level: string | null = null) => ({
  name,
  weight,
  score,
  level,
});
const typed = (name: string, more: object = {}): PassportInput['modules'][number] => ({
  name,
  weight: '60',
  sources: [
    { source: 'self', ratio: '20', indicators: [item('Revenue', '60', '80'), item('Costs', '40', '90')] },
    { source: 'boss', ratio: '80', indicators: [item('Revenue', '60', '90'), item('Costs', '40', '85')] },
  ],
  ...more,
});
const figures = { start: '100', target: '150', achieved: '140', fullScore: '100', floor: '0', cap: '1.2' };
const computed = {
  name: 'Figures',
  weight: '40',
  sources: (['self', 'boss'] as const).map((source) => ({
    source,
    ratio: source === 'self' ? '20' : '80',
    indicators: [{ name: 'Contracts', weight: '100', score: null, formula: figures }],
  })),
};

/** The sentences as they read in English; sources under their names in the rules. */
function said(input: PassportInput, own = true): string[] {
  const text = ({ said: id, params, list = [] }: PassportSentence): string =>
    Object.entries({ ...params, list: list.map(text).join(', ') }).reduce(
      (all, [name, value]) => all.replaceAll(`{${name}}`, value),
      passportMessages['en-US'][`passport.said.${id}`],
    );
  const walk = (step: PassportStep, within: PassportStep | null): string[] => {
    const sentence = sentenceOf(step, { own, byLevel: input.byLevel ?? false }, within);
    return [...(sentence ? [text(sentence)] : []), ...step.steps.flatMap((one) => walk(one, step))];
  };
  return walk(scorePassport(input).root, null);
}

describe('a passport in words', () => {
  it('says level, shares of the sources, and who gave what', () => {
    expect(said({ digits: 1, levels, modules: [typed('Results')] })).toEqual([
      '87.2 is between 80 and 100, which is level A.',
      '“Results”: self 20% (84), boss 80% (88), which gives 87.2.',
      'You gave yourself 80 for “Revenue” (counts 60%), 90 for “Costs” (counts 40%).',
      'Your manager gave 90 for “Revenue” (counts 60%), 85 for “Costs” (counts 40%).',
    ]);
    expect(said({ digits: 1, levels, modules: [typed('Results')] }, false).slice(2)).toEqual([
      'The employee gave 80 for “Revenue” (counts 60%), 90 for “Costs” (counts 40%).',
      'The manager gave 90 for “Revenue” (counts 60%), 85 for “Costs” (counts 40%).',
    ]);
  });

  it('tells of figures once, as nobody’s opinion, and how much each part counts', () => {
    expect(said({ digits: 1, levels: [], modules: [typed('Results'), computed] })).toEqual([
      '“Results” 60% (87.2), “Figures” 40% (80): 84.3 in total.',
      expect.stringContaining('“Results”'),
      expect.stringContaining('You gave'),
      expect.stringContaining('Your manager gave'),
      '“Figures” is calculated from achieved values: 80 for achieving 80% of “Contracts” (counts 100%), which gives 80.',
    ]);
  });

  it('leaves what was not scored out, and its share to the others', () => {
    const boss = {
      source: 'boss' as const,
      ratio: '80',
      indicators: [item('Revenue', '60', '90'), item('Costs', '40', null)],
    };
    const self = { source: 'self' as const, ratio: '20', indicators: [item('Revenue', '60', null)] };
    const empty = typed('Empty', { sources: [self] });
    expect(said({ digits: 1, levels: [], modules: [typed('Results', { sources: [self, boss] }), empty] })).toEqual([
      '“Results” counts only the boss: 90.',
      'Your manager gave 90 for “Revenue” (counts 100%).',
      '“Empty” was not scored and does not count.',
    ]);
  });

  it('tells the score of the department to its people as theirs', () => {
    const [self, boss] = typed('').sources;
    if (!self || !boss) throw new Error('There are two sources.');
    const of = (level: string | null, byLevel: boolean) => [
      { ...boss, ratio: '80' },
      { source: 'department' as const, ratio: '20', score: byLevel ? '2' : '88', level },
    ];
    const results = (level: string | null, byLevel = false) => ({
      digits: 1,
      levels: byLevel ? levels : [],
      byLevel,
      modules: [typed('Results', { sources: of(level, byLevel) })],
    });
    expect(said(results(null))[0]).toBe(
      '“Results”: boss 80% (88), 20% from your department’s score (88), which gives 88.',
    );
    expect(said(results(null), false)[0]).toBe('“Results”: boss 80% (88), department 20% (88), which gives 88.');
    expect(said(results('A', true)).join(' ')).not.toContain('88');
    const department = { source: 'department' as const, ratio: '25', score: '88' };
    expect(
      said({ digits: 1, levels: [], modules: [{ ...computed, sources: [...computed.sources, department] }] }),
    ).toEqual([
      '“Figures”: 80% from achieved values (80), 20% from your department’s score (88), which gives 81.6.',
      expect.stringContaining('which gives 80.'),
    ]);
  });

  it('speaks of levels and of no points where a rule is scored by levels', () => {
    const sources = [
      { source: 'self' as const, ratio: '20', indicators: [item('Revenue', '100', null, 'B')] },
      { source: 'boss' as const, ratio: '80', indicators: [item('Revenue', '100', null, 'A')] },
    ];
    expect(said({ digits: 1, levels, byLevel: true, modules: [typed('Results', { sources })] })).toEqual([
      'Taken together, the levels are closest to A.',
      '“Results”: self 20%, boss 80%.',
      'You gave yourself B for “Revenue” (counts 100%).',
      'Your manager gave A for “Revenue” (counts 100%).',
    ]);
  });

  it('says that a score is above the highest range', () => {
    const beyond = typed('Results', {
      sources: [{ source: 'boss', ratio: '100', indicators: [item('R', '100', '110')] }],
    });
    expect(said({ digits: 0, levels, modules: [beyond] })[0]).toBe('110 is above 100, which is level A.');
  });

  it('says which other plans a part comes from, and leaves out those in which there is no result', () => {
    const plan = (name: string, weight: string, score: string) => ({ planCode: name, name, weight, score });
    const part = { name: 'Quarters', weight: '40', sources: [] };
    const quarters = [plan('Quarter 1', '25', '92.5'), plan('Quarter 2', '25', '80.25')];
    expect(said({ digits: 1, levels: [], modules: [{ ...part, plans: quarters }] })).toEqual([
      '“Quarters” is based on the results of other plans: “Quarter 1” 50% (92.5), “Quarter 2” 50% (80.25), which gives 86.4.',
    ]);
    expect(said({ digits: 1, levels: [], modules: [{ ...part, plans: quarters.slice(0, 1) }] })).toEqual([
      '“Quarters” is the result of “Quarter 1”: 92.5.',
    ]);
  });
});
