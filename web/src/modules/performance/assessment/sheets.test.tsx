import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AssessmentColumnType } from '@hengcai/shared/enums';
import { enumMessages } from '@hengcai/shared/messages/enums';
import { ruleMessages } from '@hengcai/shared/messages/rules';
import { OFFERED_COLUMNS, placeOf } from '@hengcai/shared/rules/enterprise/sheet-columns';
import texts from '../texts/en-US.json';
import ui from '../../../i18n/messages/en-US/ui.json';
import { system } from '../../../theme/system';
import { ActionButton } from './ActionButton';
import { assessment } from './fixture';
import type { Assessment, Part, Role } from './model';
import { fileProblem } from './scores/attachmentFile';
import { openShareOf360 } from './scores/openShare';
import { ScorePartSheet } from './scores/ScorePartSheet';
import { draftOf, issueOf, preview, type ScoreRow, toInput as scoresToSend } from './scores/scoreRows';
import { rowsOf, toInput } from './targets/targetRows';
import { savedDraftOf } from './targets/savedDraft';
import { TargetSheet } from './targets/TargetSheet';

const messages: Record<string, string> = { ...texts, ...ui, ...enumMessages['en-US'], ...ruleMessages['en-US'] };
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
const drawn = (node: ReactNode) =>
  renderToStaticMarkup(
    <ChakraProvider value={system}>
      <IntlProvider locale="en-US" messages={messages}>
        <ApolloProvider client={client}>{node}</ApolloProvider>
      </IntlProvider>
    </ChakraProvider>,
  ).replace(/<style[\s\S]*?<\/style>/g, '');

beforeEach(() => void vi.stubGlobal('localStorage', { getItem: () => 'en-US' }));
afterEach(() => void vi.unstubAllGlobals());

const nothing = () => undefined;
const [part] = assessment.parts as [Part];
const targetForm = (of: Assessment) => ({
  rows: rowsOf(of),
  editable: true,
  change: nothing,
  add: nothing,
  remove: nothing,
});
const scoreForm = (of: Assessment, role: Role) => ({ draft: draftOf(of, role), editable: true, change: nothing });
const targetSheet = (of: Assessment, one = part) =>
  drawn(<TargetSheet form={targetForm(of)} part={one} parts={[one]} />);
const scoreSheet = (of: Assessment, role: Role, one = part) =>
  drawn(
    <ScorePartSheet assessment={of} part={one} role={role} form={scoreForm(of, role)} planId="plan" employeeId="e1" />,
  );

it.each([
  ['allowed', true, null, false],
  ['refused with a reason', false, 'The plan is locked', true],
  ['refused without a word', false, null, true],
])('the button of an action that is %s', (_how, allowed, message, off) => {
  const actions: Assessment['actions'] = [{ action: 'bossConfirm', allowed, code: null, message }];
  const button = drawn(
    <ActionButton assessment={{ actions }} action="bossConfirm">
      Confirm
    </ActionButton>,
  );
  expect(button.includes(' disabled=""')).toBe(off);
});

describe('the columns of a template', () => {
  it.each(Object.keys(AssessmentColumnType))('%s is offered if a sheet has it, under its own heading', (type) => {
    const heading = `heading of ${type}`;
    const one = { ...part, columns: [{ id: 'c', name: heading, type, required: false }] } as Part;
    const sheets = {
      targets: targetSheet(assessment, one).includes(heading),
      scores: (['SELF', 'PARTNER'] as const).some((role) => scoreSheet(assessment, role, one).includes(heading)),
    };
    const offered = OFFERED_COLUMNS.some((each) => each === type);
    expect([sheets.targets || sheets.scores, placeOf(type)?.sheet ?? null]).toEqual([
      offered,
      sheets.targets ? 'targets' : sheets.scores ? 'scores' : null,
    ]);
  });
});

describe('S3.043 columns that nobody types', () => {
  const columnsOf = (...types: string[]) =>
    ({ ...part, columns: types.map((type) => ({ id: type, name: type, type, required: false })) }) as Part;
  /** The line of the one indicator, cell by cell. */
  const cellsOf = (html: string) =>
    [...html.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) => cell?.replace(/<[^>]*>/g, ''));
  const levels = [
    { name: 'Great', low: '92', high: '100', proportion: '50', points: null },
    { name: 'Fine', low: '0', high: '92', proportion: '50', points: null },
  ];
  const given: Assessment = {
    ...assessment,
    rule: { ...assessment.rule, type: 'SCORE_AND_LEVEL', levels },
    departmentScore: { score: '81.5', levelName: null },
    importedScores: [{ part: { id: 'sales', template: { id: 't1' } }, score: '66', note: null, results: [] }],
    reviewScore: '77',
    indicators: assessment.indicators.map((row) => ({
      ...row,
      alignedTo: ['More customers', 'A larger market'],
      lastValue: '8000',
      remark: 'as agreed in May',
    })),
  };

  it('show what is computed of the line, or came from elsewhere', () => {
    const types = [
      'ACHIEVEMENT',
      'FORMULA_SCORE',
      'WEIGHTED_SCORE',
      'SELF_LEVEL',
      'BOSS_LEVEL',
      'DEPARTMENT_SCORE',
      'HR_SCORE',
      'IMPORTED_SCORE',
      'SCORE_360',
    ];
    const one = { ...columnsOf(...types), takesDepartmentScore: true };
    const shown = cellsOf(scoreSheet(given, 'BOSS', one)).slice(-types.length);
    // 150 of 12,000 are 1.25 %; 30 % of 90 and 70 % of 93.5 are 92.45.
    expect(shown).toEqual(['1.25%', '1.3', '92.5', 'Fine', 'Great', '81.5', '66', '66', '77']);
  });

  it('show nothing where the reader may see nothing', () => {
    const hidden = { ...given, importedScores: [], departmentScore: null, reviewScore: null };
    const types = ['DEPARTMENT_SCORE', 'HR_SCORE', 'IMPORTED_SCORE', 'SCORE_360'];
    expect(cellsOf(scoreSheet(hidden, 'SELF', columnsOf(...types))).slice(-4)).toEqual(['-', '-', '-', '-']);
  });

  it('stand beside the targets with what is served and what was achieved before; a remark is typed', () => {
    const text = targetSheet(given, columnsOf('KEY_RESULT', 'ALIGNED_TO', 'LAST_PERIOD_VALUE', 'REMARK'));
    for (const found of ['More customers', 'A larger market', '8,000', 'as agreed in May'])
      expect(text).toContain(found);
    const [row] = rowsOf(given);
    expect(row && toInput(row)).toMatchObject({ remark: 'as agreed in May' });
    expect(row && Object.keys(toInput(row))).not.toEqual(expect.arrayContaining(['alignedTo']));
  });
});

describe('S3.043 files beside an indicator', () => {
  const one = { ...part, columns: [{ id: 'c', name: 'Evidence', type: 'ATTACHMENT', required: true }] } as Part;
  const file = (at: number) => ({ id: `f${at}`, name: `contract ${at}.pdf`, size: at * 600_000, url: `/files/${at}` });
  const withFiles = (count: number): Assessment => ({
    ...assessment,
    indicators: assessment.indicators.map((row) => ({
      ...row,
      attachments: Array.from({ length: count }, (_, at) => file(at + 1)),
    })),
  });

  it('are added and deleted by the person alone, and fetched by whoever sees them', () => {
    const own = scoreSheet(withFiles(2), 'SELF', one);
    for (const found of ['Download contract 1.pdf, 586 kB', '1.1 MB', 'Delete contract 2.pdf', 'Attach file to New'])
      expect(own).toContain(found);
    for (const role of ['BOSS', 'PARTNER'] as const) {
      const read = scoreSheet(withFiles(2), role, one);
      expect(read).toContain('Download contract 2.pdf');
      expect([read.includes('Delete contract'), read.includes('Attach file')]).toEqual([false, false]);
    }
    expect(scoreSheet(withFiles(0), 'BOSS', one)).not.toContain('Attach file');
  });

  it('are no more than fit', () => {
    const full = scoreSheet(withFiles(5), 'SELF', one);
    expect(full).toContain('The limit of 5 files is reached');
    expect(full).not.toContain('Attach file');
  });

  it.each([
    ['run.exe', 10, 'performance.attachment.wrongType'],
    ['pdf', 10, 'performance.attachment.wrongType'],
    ['big.PDF', 5_242_881, 'performance.file.tooLarge'],
    ['fits.PDF', 5_242_880, null],
  ])('%s of %i bytes is judged before it is sent', (name, size, problem) => {
    expect(fileProblem({ name, size })).toBe(problem);
  });
});

describe('S3.071 a plan scored by levels', () => {
  const levels = [
    { name: 'Great', low: '80', high: '100', proportion: '50', points: '3' },
    { name: 'Fine', low: '0', high: '80', proportion: '50', points: '1' },
  ];
  const byLevel: Assessment = {
    ...assessment,
    rule: { ...assessment.rule, type: 'LEVEL', levels },
    indicators: assessment.indicators.map((row) => ({
      ...row,
      scores: [{ scorerRole: 'SELF', scorerId: null, score: null, levelName: 'Great', comment: null, typed: [] }],
    })),
  };
  const typed = (change: Partial<ScoreRow>) => {
    const draft = draftOf(byLevel, 'BOSS');
    return { ...draft, rows: draft.rows.map((row) => ({ ...row, ...change })) };
  };

  it('shows and takes levels in the sheets of both sides, and no number', () => {
    for (const role of ['SELF', 'BOSS'] as const) {
      const text = scoreSheet(byLevel, role);
      expect(text).toContain('Self level');
      expect(text).toContain('Manager’s level');
      expect(text).toContain('Great');
      expect(text).not.toContain('Self score');
    }
  });

  it('sends the level, asks for one, and previews the result as a level', () => {
    expect(scoresToSend(byLevel, 'BOSS', typed({ levelName: 'Fine', score: '12' }))).toMatchObject([
      { score: null, levelName: 'Fine' },
    ]);
    expect(issueOf(byLevel, { score: '90', levelName: '' })?.code).toBe('LEVEL_REQUIRED');
    expect(issueOf(byLevel, { score: '', levelName: 'Fine' })).toBeNull();
    // 30 % of three points and 70 % of one are 1.6: nearer to one than to three.
    expect(preview(byLevel, 'BOSS', typed({ levelName: 'Fine' }))).toEqual({ score: null, level: 'Fine' });
    expect(preview(byLevel, 'BOSS', typed({ levelName: 'Great' }))).toEqual({ score: null, level: 'Great' });
  });
});

describe('S5.133 what no column could store', () => {
  const [first] = assessment.indicators;
  const kept: Assessment = {
    ...assessment,
    indicators: [
      {
        ...(first as Assessment['indicators'][number]),
        confidence: null,
        startDate: null,
        typed: [
          { cell: 'START_DATE', text: 'end of March' },
          { cell: 'CONFIDENCE', text: '123456789' },
        ],
        scores: [
          {
            scorerRole: 'SELF',
            scorerId: null,
            score: null,
            levelName: null,
            comment: null,
            typed: [{ cell: 'SCORE', text: '123456789' }],
          },
        ],
      },
    ],
  };
  const dated = {
    ...part,
    columns: ['KEY_RESULT', 'START_DATE', 'CONFIDENCE'].map((type) => ({
      id: type,
      name: type,
      type,
      required: false,
    })),
  } as Part;

  it('stands in its cell again after a reload, marked, and is sent as it stands', () => {
    const [row] = rowsOf(kept);
    expect(row).toMatchObject({ startDate: 'end of March', confidence: '123456789' });
    expect(row && toInput(row)).toMatchObject({
      startDate: null,
      confidence: null,
      targetValue: '12000',
      typed: [
        { cell: 'CONFIDENCE', text: '123456789' },
        { cell: 'START_DATE', text: 'end of March' },
      ],
    });
    const text = targetSheet(kept, dated);
    for (const found of ['end of March', messages['rule.DATE_INVALID'], messages['rule.CONFIDENCE_OUT_OF_RANGE']])
      expect(text).toContain(found);
  });

  it('is kept in a sheet of scores alike', () => {
    const draft = draftOf(kept, 'SELF');
    expect(draft.rows).toMatchObject([{ score: '123456789' }]);
    expect(scoresToSend(kept, 'SELF', draft)).toMatchObject([
      { score: null, typed: [{ cell: 'SCORE', text: '123456789' }] },
    ]);
    expect(scoreSheet(kept, 'SELF')).toContain('123456789');
  });
});

describe('what is said beside the forms', () => {
  it('a 360 assessment that is open while the superior scores is told with its share', () => {
    const inPlan = (status: string, share: string | null) =>
      openShareOf360({
        plan: { ...assessment.plan, status, assess360: share === null ? null : { share } },
      } as Assessment);
    expect(inPlan('SCORING', '20')).toBe('20');
    expect([inPlan('SCORING', null), inPlan('SCORING', '0'), inPlan('CALIBRATING', '20')]).toEqual([null, null, null]);
  });

  it('a draft was saved as long as it is one', () => {
    const at = '2026-11-02T08:00:00Z';
    const saved = (targetStatus: string) =>
      savedDraftOf({ ...assessment, targetStatus, draftSavedAt: at } as Assessment);
    expect(['PENDING_FILL', 'REJECTED'].map(saved)).toEqual([at, at]);
    expect(['PENDING_APPROVAL', 'APPROVED'].map(saved)).toEqual([null, null]);
  });
});
