import { describe, expect, it } from 'vitest';
import {
  aloneFaults,
  exampleFaults,
  glossaryFaults,
  helpFaults,
  looksOnlyFaults,
  operationFaults,
  pageFaults,
  rightFaults,
  sampleFaults,
  tableFaults,
  titleFaults,
  wordFaults,
} from '../lists/faults.ts';
import { callsIn, laterFaults } from '../contract/later.ts';

const POLICY = 'method\tpath\nPOST\t/a/list\n';
const EXCEPTIONS = { Notices: 2 };
const EXAMPLES = {
  modules: ['home'],
  files: ['20-home.graphql'],
  lookups: ['20-home.graphql'],
  exceptions: { '20-home.graphql': 2 },
};
const [TITLE, NAMES] = [{ 'home.title.home': 'Home' }, { 'page./index': 'Home' }];
const TITLES = {
  routes: [{ path: '/index', title: 'home.title.home', module: 'home' }],
  names: ['page./index'],
  titles: { 'zh-CN': () => TITLE, 'en-US': () => TITLE },
  texts: { 'zh-CN': NAMES, 'en-US': NAMES },
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
      'a page that nobody read, and not the one before it, whose last cells are empty',
      tableFaults('pages.tsv', 'path\tCEO\thr\n/a\tvisit\t\n/b\t\t\n', 'path\tCEO\thr\n/a\tvisit\t\n'),
      /pages\.tsv lacks "\/b\t\t"/,
    ],
    [
      'an operation nobody runs',
      operationFaults(['Notices'], EXCEPTIONS, 'MarkNotices'),
      /tests\/modules\/<module>\.ts: run Notices/,
    ],
    ['a budget of nothing', operationFaults([], EXCEPTIONS, ''), /remove Notices/],
    ['an id field without a row', sampleFaults(['a.list', 'a.new'], known), /newId of a\.new\. Add its table to ROWS/],
    [
      'a right on a page that nobody registers',
      rightFaults([{ call: '/a/list', page: '/a' }], new Set(['/b'])),
      /registerPage \/a, on which \/a\/list asks/,
    ],
    ['a property of which nothing is said', wordFaults(['Course.hours']), /say what Course\.hours is/],
    ['a module without an example', exampleFaults({ ...EXAMPLES, modules: ['home', 'org'] }), /example of org/],
    [
      'a budget of no example',
      exampleFaults({ ...EXAMPLES, exceptions: { '21-home.graphql': 2 } }),
      /remove 21-home\.graphql from EXAMPLE_EXCEPTIONS/,
    ],
    ['a lookup of nothing', exampleFaults({ ...EXAMPLES, lookups: ['x.graphql'] }), /x\.graphql belongs to no example/],
    ['a credential beside others', aloneFaults(['makeToken', 'save'], [], {}), /add makeToken to ALONE/],
    ['an exception of nothing', aloneFaults([], ['login'], {}), /remove login/],
    [
      'a page without a title in one language',
      titleFaults({ ...TITLES, titles: { 'zh-CN': () => TITLE, 'en-US': () => ({}) } }),
      /home\/titles\/en-US\.json: add "home\.title\.home", the title of \/index/,
    ],
    [
      'a page without a name in one language',
      titleFaults({ ...TITLES, texts: { 'zh-CN': {}, 'en-US': NAMES } }),
      /texts\.zh-CN\.ts: add 'page\.\/index'/,
    ],
    [
      'another word for a thing',
      glossaryFaults('en-US', [['a.b', 'Your {superior} was told by your superior']]).slice(0, 1),
      /en-US: a\.b says "superior", the word is "manager"/,
    ],
    [
      'a number before a plural',
      glossaryFaults('en-US', [['a.b', 'At once for {count} new rows']]),
      /a\.b is wrong for one/,
    ],
    ['你', glossaryFaults('zh-CN', [['a.b', '你有待办']]), /the word is "您"/],
    [
      'a page without a word of help in one language',
      helpFaults(
        [
          { path: '/a', title: 'a.title.list', module: 'a' },
          { path: '/login', title: 'a.title.login', module: 'a', public: true },
        ],
        { 'zh-CN': () => ({ 'a.help.list': '说明' }), 'en-US': () => ({}) },
      ),
      /a\/texts\/en-US\.json: add "a\.help\.list", two or three sentences on what applies on \/a/,
    ],
    [
      'a page to look at only on which something is edited',
      looksOnlyFaults([{ path: '/a', module: 'a', looksOnly: true }], new Set(['/a'])),
      /a\/routes\.ts: \/a has calls that edit/,
    ],
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
      ...operationFaults(['Notices'], EXCEPTIONS, "run('Notices')"),
      ...rightFaults([{ call: '/a/list', page: '/a' }], new Set(['/a'])),
      ...sampleFaults(['a.list'], known),
      ...exampleFaults(EXAMPLES),
      ...aloneFaults(['login', 'logout'], ['login'], { logout: 'tries nothing' }),
      ...titleFaults(TITLES),
      ...pageFaults(['/index'], ['/index', '/login']),
      ...looksOnlyFaults(
        [
          { path: '/a', module: 'a', looksOnly: true },
          { path: '/b', module: 'b' },
        ],
        new Set(['/b']),
      ),
      ...glossaryFaults('en-US', [['a.b', '{count, plural, one {# row} other {# rows}} for {superior}']]),
    ]).toEqual([]);
  });
});
