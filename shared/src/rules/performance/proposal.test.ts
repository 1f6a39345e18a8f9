import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotas } from './distribution.ts';
import { proposeMoves, type ProposalLevel } from './proposal.ts';

const LEVELS: ProposalLevel[] = [
  { name: 'C', low: '0', proportion: '20' },
  { name: 'A', low: '90', proportion: '20' },
  { name: 'B', low: '60', proportion: '60' },
];
const on = (levelName: string, ...scores: string[]) => scores.map((score) => ({ levelName, score }));
const told = (moves: ReturnType<typeof proposeMoves>) =>
  moves.map(({ one, to, tied }) => `${one.score} ${one.levelName}>${to}${tied ? ' tied' : ''}`);

describe('a proposal', () => {
  it('moves the lowest of a level that is too full down and the best of the next up, from the best one on', () => {
    const people = [...on('A', '99', '97', '95'), ...on('B', '80')];
    expect(told(proposeMoves(LEVELS, [...people, ...on('B', '61')], 1))).toEqual(['97 A>B', '95 A>B', '61 B>C']);
  });

  it('says where people with the same score would be told apart', () => {
    const people = [...on('A', '95', '95'), ...on('B', '80', '70'), ...on('C', '10')];
    expect(told(proposeMoves(LEVELS, people, 1))).toEqual(['95 A>B tied']);
  });

  it.each([
    ['fits already', [...on('A', '95'), ...on('B', '80', '70', '65'), ...on('C', '10')], 5],
    ['is smaller than groups that are judged', on('A', '99', '98', '97', '96'), 5],
    ['has nobody on a level', [{ levelName: '', score: '0' }], 1],
  ])('is nothing for a group that %s', (_why, people, size) => {
    expect(proposeMoves(LEVELS, people, size)).toEqual([]);
  });

  it('is nothing where the rule asks for no proportions', () => {
    const free = LEVELS.map((level) => ({ ...level, proportion: '0' }));
    expect(proposeMoves(free, on('A', '95', '94'), 1)).toEqual([]);
  });

  it('leaves every level with its quota, and nobody overtaken', () => {
    const bands: Record<string, [number, number]> = { A: [90, 100], B: [60, 89], C: [0, 59] };
    const person = fc
      .constantFrom('A', 'B', 'C')
      .chain((levelName) =>
        fc
          .integer({ min: bands[levelName]?.[0] ?? 0, max: bands[levelName]?.[1] ?? 0 })
          .map((score) => ({ levelName, score: String(score) })),
      );
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 40 }), (people) => {
        const moves = new Map(proposeMoves(LEVELS, people, 1).map(({ one, to }) => [one, to]));
        const after = people.map((one) => ({ score: Number(one.score), level: moves.get(one) ?? one.levelName }));
        const [a, b, c] = quotas(people.length, ['20', '60', '20']);
        const heads = (level: string) => after.filter((one) => one.level === level).length;
        expect([heads('A'), heads('B'), heads('C')]).toEqual([a, b, c]);
        for (const better of after)
          for (const other of after) if (better.score > other.score) expect(better.level <= other.level).toBe(true);
      }),
    );
  });

  it('is the smallest set of moves that fits: of all ways to fill the levels without overtaking none moves fewer', () => {
    const names = ['A', 'B', 'C'];
    const person = fc.record({ levelName: fc.constantFrom(...names), score: fc.constantFrom('50', '70', '90') });
    const worse = (a: { level: number; score: number }, b: { level: number; score: number }) =>
      a.level - b.level || b.score - a.score;
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 7 }), (people) => {
        const [a = 0, b = 0, c = 0] = quotas(people.length, ['20', '60', '20']);
        const now = people.map(({ levelName, score }) => ({ level: names.indexOf(levelName), score: Number(score) }));
        const fits = (levels: readonly number[]) =>
          [a, b, c].every((quota, level) => levels.filter((one) => one === level).length === quota) &&
          now.every((one, i) =>
            now.every((other, j) => worse(one, other) >= 0 || (levels[i] ?? 0) <= (levels[j] ?? 0)),
          );
        let fewest = Infinity;
        for (let way = 0; way < 3 ** people.length; way += 1) {
          const levels = people.map((_one, i) => Math.floor(way / 3 ** i) % 3);
          const moved = levels.filter((level, i) => level !== now[i]?.level).length;
          if (moved < fewest && fits(levels)) fewest = moved;
        }
        expect(proposeMoves(LEVELS, people, 1)).toHaveLength(fewest);
      }),
    );
  });
});
