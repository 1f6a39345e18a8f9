import { describe, expect, it } from 'vitest';
import { callsIn, laterFaults, NAMED } from './later.ts';

describe('the calls that are named and not served yet', () => {
  it('are those of 409 that no endpoint serves', () => {
    expect(NAMED).toHaveLength(409);
  });

  const table = (...lines: string[]) => callsIn(['module\tmethod\tpath', ...lines, ''].join('\n'));
  const named = table('performance\tPOST\t/performancecheck/listScore\tnote', 'org\tPOST\t/deptmanage/savedept\t');

  it.each([
    ['left out', new Set<string>(), table('org\tPOST\t/deptmanage/savedept'), [/listScore is neither/]],
    ['served meanwhile', new Set(['/performancecheck/listScore', '/deptmanage/savedept']), named, [/served/, /served/]],
    ['of no module', new Set(['/deptmanage/savedept']), table('hr\tPOST\t/performancecheck/listScore'), [/no module/]],
    [
      'of another method',
      new Set(['/deptmanage/savedept']),
      table('performance\tGET\t/performancecheck/listScore'),
      [/POST/],
    ],
    ['of our own', new Set(named.map(({ path }) => path)), table('org\tPOST\t/deptmanage/own'), [/not named/]],
    ['listed twice', new Set(['/deptmanage/savedept']), [...named.slice(0, 1), ...named.slice(0, 1)], [/twice/]],
  ])('a call %s turns the list red', (_what, served, later, faults) => {
    expect(laterFaults(named, served, later)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });

  it('a module that is called complete has none of them', () => {
    expect(laterFaults(named, new Set(['/deptmanage/savedept']), named.slice(0, 1), ['performance'])).toEqual([
      expect.stringMatching(/called complete/),
    ]);
  });
});
