import { describe, expect, it } from 'vitest';
import { aloneFaults, exampleFaults, operationFaults, pageFaults, tableFaults, sampleFaults } from '../lists/faults.ts';
import { callsIn, laterFaults } from '../contract/later.ts';

const POLICY = 'method\tpath\nPOST\t/a/list\n';
const BUDGETS = { Notices: 1 };
const EXAMPLES = {
  modules: ['home'],
  files: ['20-home.graphql'],
  lookups: ['20-home.graphql'],
  budgets: { '20-home.graphql': 1 },
};
const known = (endpoint: string) => {
  if (endpoint === 'a.new') throw new Error('No row is known for the id field newId of a.new.');
};

describe('lists of proofs', () => {
  it.each<[what: string, faults: string[], told: RegExp]>([
    [
      'a policy nobody read',
      tableFaults('policy.tsv', `${POLICY}POST\t/a/new\n`, POLICY),
      /policy\.tsv lacks "POST\t\/a\/new"/,
    ],
    [
      'a policy of what is gone',
      tableFaults('policy.tsv', 'method\tpath\n', POLICY),
      /policy\.tsv still has "POST\t\/a\/list"/,
    ],
    [
      'an operation without a budget',
      operationFaults(['Notices', 'New'], BUDGETS, 'Notices New'),
      /add New to BUDGETS/,
    ],
    ['an operation nobody runs', operationFaults(['Notices'], BUDGETS, 'MarkNotices'), /run Notices where/],
    ['a budget of nothing', operationFaults([], BUDGETS, ''), /remove Notices/],
    ['an id field without a row', sampleFaults(['a.list', 'a.new'], known), /newId of a\.new\. Add its table to ROWS/],
    ['a module without an example', exampleFaults({ ...EXAMPLES, modules: ['home', 'org'] }), /example of org/],
    ['an example without a budget', exampleFaults({ ...EXAMPLES, budgets: {} }), /20-home\.graphql to EXAMPLE_BUDGETS/],
    ['a lookup of nothing', exampleFaults({ ...EXAMPLES, lookups: ['x.graphql'] }), /x\.graphql belongs to no example/],
    ['a credential beside others', aloneFaults(['makeToken', 'save'], [], {}), /add makeToken to ALONE/],
    ['an exception of nothing', aloneFaults([], ['login'], {}), /remove login/],
    ['a row of no page', pageFaults(['/gone'], ['/index']), /remove \/gone/],
    [
      'a call that is neither served nor later',
      laterFaults(callsIn('module\tmethod\tpath\norg\tPOST\t/a/new\n'), new Set(), []),
      /\/a\/new is neither served nor listed/,
    ],
  ])('refuse %s, in a sentence', (_what, faults, told) => {
    expect(faults).toEqual([expect.stringMatching(told)]);
  });

  it('accept what is entered', () => {
    expect([
      ...tableFaults('policy.tsv', POLICY, POLICY),
      ...operationFaults(['Notices'], BUDGETS, "run('Notices')"),
      ...sampleFaults(['a.list'], known),
      ...exampleFaults(EXAMPLES),
      ...aloneFaults(['login', 'logout'], ['login'], { logout: 'tries nothing' }),
      ...pageFaults(['/index'], ['/index', '/login']),
    ]).toEqual([]);
  });
});
