import { expect, it } from 'vitest';
import { findMutationFaults, outcomesOf, readSurvivors, STRICT } from '../../scripts/testing/mutation.mjs';

const SOURCE = 'export const most = (a: number, b: number) =>\n  a > b ? a : b;\n';
const mutant = (status: string, replacement = 'a >= b') => ({
  status,
  replacement,
  location: { start: { line: 2, column: 3 }, end: { line: 2, column: 8 } },
});
const report = (name: string, ...mutants: object[]) => ({
  files: { [`src/rules/${name}`]: { source: SOURCE, mutants } },
});
const killed = (times: number) => Array.from({ length: times }, () => mutant('Killed'));
/** The strict files that nothing is wrong with, and one that a test looks at. */
const outcomes = (name: string, ...mutants: object[]) =>
  outcomesOf({
    files: {
      ...Object.assign({}, ...STRICT.map((one) => report(one, ...killed(1)).files)),
      ...report(name, ...mutants).files,
    },
  });
const listed = (reason: string) => readSurvivors(`file\tcode\tbecomes\treason\nscoring.ts\ta > b\ta >= b\t${reason}\n`);

it('accepts a survivor that is listed with its reason, and nothing else without one', () => {
  const one = outcomes('scoring.ts', ...killed(20), mutant('Timeout'), mutant('Survived'), mutant('Ignored'));
  expect(findMutationFaults(one, listed('the larger of two equals is either'))).toEqual([]);
  expect(findMutationFaults(one, [])).toEqual(['src/rules/scoring.ts:2: no test notices\ta > b\ta >= b']);
  expect(findMutationFaults(one, listed(''))).toHaveLength(1);
});

it('counts what no test reaches, and refuses too much of what is listed', () => {
  const half = outcomes('scoring.ts', ...killed(1), mutant('NoCoverage'));
  expect(findMutationFaults(half, listed('of no matter'))).toEqual([expect.stringContaining('50 % of the changes')]);
});

it('refuses a reason for what is noticed now, and a strict file that was not tried', () => {
  expect(findMutationFaults(outcomes('scoring.ts', ...killed(1)), listed('of no matter'))).toEqual([
    expect.stringContaining('noticed now'),
  ]);
  const without = outcomesOf(report('scoring.ts', ...killed(1)));
  expect(findMutationFaults(without, [])).toContain('numbers.ts was not tried');
});

it('asks no more of other files than to be shown', () => {
  expect(findMutationFaults(outcomes('text.ts', mutant('Survived')), [])).toEqual([]);
});
