import { describe, expect, it } from 'vitest';
import { asProgress, closesCircle, rolledProgress } from './alignment.ts';

const edge = (from: string, to: string) => ({ from, to });

describe('closesCircle', () => {
  it.each([
    ['a target to itself', [], edge('a', 'a'), true],
    ['back over two', [edge('a', 'b'), edge('b', 'c')], edge('c', 'a'), true],
    ['a second way up', [edge('a', 'b'), edge('b', 'c')], edge('a', 'c'), false],
    ['something new', [edge('a', 'b')], edge('c', 'b'), false],
  ])('%s', (_name, edges, added, expected) => expect(closesCircle(edges, added)).toBe(expected));
});

describe('rolledProgress', () => {
  const target = (id: string, progress: string | null, weight: string | null = '50') => ({ id, progress, weight });

  it('is the weighted mean of what serves a target, over several levels, and leaves out what is not told', () => {
    const targets = [
      target('top', null),
      target('mid', null, '40'),
      target('own', '90', '60'),
      target('low', '50', '30'),
      target('lower', '100', '10'),
      target('silent', null, '99'),
    ];
    const edges = [
      edge('mid', 'top'),
      edge('own', 'top'),
      edge('silent', 'top'),
      edge('low', 'mid'),
      edge('lower', 'mid'),
    ];
    const rolled = rolledProgress(targets, edges);
    // mid: (30 x 50 + 10 x 100) / 40; top: (40 x 62.5 + 60 x 90) / 100
    expect([rolled.get('mid'), rolled.get('top'), rolled.get('own')]).toEqual(['62.5', '79', null]);
  });

  it('ends where a circle stands against the rule', () => {
    const rolled = rolledProgress([target('a', null), target('b', null)], [edge('a', 'b'), edge('b', 'a')]);
    expect(rolled.get('a')).toBeNull();
  });
});

it.each([
  [null, null],
  ['0.5', '50'],
  ['1.3', '100'],
  ['-0.2', '0'],
])('asProgress %s is %s', (achieved, percent) => expect(asProgress(achieved)).toBe(percent));
