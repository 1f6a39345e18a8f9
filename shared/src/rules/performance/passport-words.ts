import { dec, roundHalfUp } from '../../numbers.ts';
import type { PassportStep } from './passport.ts';

/** What a score passport says in words: whose figure counts how much. The arithmetic itself is passport.ts. */

export type PassportSaid =
  | 'level'
  | 'levelAbove'
  | 'levelNearest'
  | 'parts'
  | 'partsByLevel'
  | 'part'
  | 'partByLevel'
  | 'sources'
  | 'sourcesByLevel'
  | 'source'
  | 'sourceByLevel'
  | 'figuresShare'
  | 'figuresShareByLevel'
  | 'yourDepartment'
  | 'yourDepartmentByLevel'
  | 'oneSource'
  | 'oneSourceByLevel'
  | 'unscored'
  | 'plans'
  | 'onePlan'
  | 'figures'
  | 'figuresByLevel'
  | 'yourManager'
  | 'manager'
  | 'you'
  | 'self'
  | 'others'
  | 'item'
  | 'itemByLevel'
  | 'itemFigures';

/** A message `passport.said.<said>`; `list` are sentences of their own, put together by the language's rules. */
export interface PassportSentence {
  said: PassportSaid;
  params: Record<string, string>;
  list?: PassportSentence[];
}

interface Reader {
  /** The result is the reader's own. */
  own: boolean;
  /** The rule is scored by levels: points order people of one level and are told to nobody. */
  byLevel: boolean;
}

/** One step in words; null where the steps around it say it all. `within` is the step that this one counts in. */
export function sentenceOf(step: PassportStep, reader: Reader, within: PassportStep | null): PassportSentence | null {
  switch (step.labelId) {
    case 'passport.LEVEL':
      return levelSentence(step, reader);
    case 'passport.PERSON':
      return partsSentence(step, reader);
    case 'passport.MODULE':
      return sourcesSentence(step, reader);
    case 'passport.SOURCE':
      return within === null ? null : givenSentence(step, reader, within);
    default:
      return null;
  }
}

function levelSentence(
  { name: level, shown, value, operands }: PassportStep,
  { byLevel }: Reader,
): PassportSentence | null {
  if (shown === null || value === null) return null;
  if (byLevel) return { said: 'levelNearest', params: { level } };
  const boundOf = (key: string) => plain(operands.find((one) => one.key === key)?.value ?? '0');
  const params = { level, score: plain(value), low: boundOf('low'), high: boundOf('high') };
  return { said: dec(value).gt(params.high) ? 'levelAbove' : 'level', params };
}

function partsSentence(step: PassportStep, { byLevel }: Reader): PassportSentence | null {
  const parts = present(step);
  if (parts.length < 2) return null;
  return {
    said: byLevel ? 'partsByLevel' : 'parts',
    params: { score: step.shown ?? '' },
    list: parts.map(({ step: part, share }) => ({
      said: byLevel ? 'partByLevel' : 'part',
      params: { name: part.name, score: part.shown ?? '', share },
    })),
  };
}

function sourcesSentence(step: PassportStep, { own, byLevel }: Reader): PassportSentence | null {
  const sources = present(step);
  const [only] = sources;
  const params = { part: step.name, score: step.shown ?? '' };
  if (only === undefined) return { said: 'unscored', params };
  if (only.step.labelId === 'passport.PLAN') return plansSentence(params, sources);
  // Figures are told once, whoever's sheets they are counted in.
  const figures = sources.filter(({ step: source }) => isComputed(source));
  if (figures.length === sources.length) return null;
  if (sources.length === 1)
    return { said: byLevel ? 'oneSourceByLevel' : 'oneSource', params: { ...params, source: only.step.name } };
  return {
    said: byLevel ? 'sourcesByLevel' : 'sources',
    params,
    list: [
      ...figuresIn(figures, byLevel),
      ...sources
        .filter((one) => !figures.includes(one))
        .map(({ step: source, share }): PassportSentence => ({
          said: SOURCE_SAID[source.name === 'department' && own ? 'own' : 'named'][byLevel ? 1 : 0],
          params: { source: source.name, score: source.shown ?? '', share },
        })),
    ],
  };
}

function plansSentence(params: PassportSentence['params'], plans: ReturnType<typeof present>): PassportSentence {
  const [only] = plans;
  if (only && plans.length === 1) return { said: 'onePlan', params: { ...params, name: only.step.name } };
  const list = plans.map(({ step, share }): PassportSentence => ({
    said: 'part',
    params: { name: step.name, score: step.shown ?? '', share },
  }));
  return { said: 'plans', params, list };
}

/** What figures give beside what people give, as one. */
function figuresIn(figures: readonly { step: PassportStep; share: string }[], byLevel: boolean): PassportSentence[] {
  const [first] = figures;
  if (first === undefined) return [];
  const share = figures.reduce((all, one) => all.plus(one.share), dec(0)).toString();
  return [{ said: byLevel ? 'figuresShareByLevel' : 'figuresShare', params: { score: first.step.shown ?? '', share } }];
}

/** What counts of a source; the department's score is told to its people as theirs. */
const SOURCE_SAID = {
  own: ['yourDepartment', 'yourDepartmentByLevel'],
  named: ['source', 'sourceByLevel'],
} as const;

const GIVERS = { self: ['you', 'self'], boss: ['yourManager', 'manager'] } as const;

function givenSentence(step: PassportStep, { own, byLevel }: Reader, within: PassportStep): PassportSentence | null {
  const items = present(step);
  // Which of several gave what stands in the steps below.
  if (items.length === 0 || items[0]?.step.labelId === 'passport.RATER') return null;
  const list = items.map(({ step: item, share }): PassportSentence => {
    const params = { name: item.name, score: item.shown ?? '', share };
    const [way] = item.steps;
    if (item.labelId === 'passport.FORMULA_SCORE')
      return { said: 'itemFigures', params: { ...params, achievement: way?.shown ?? '' } };
    return { said: byLevel ? 'itemByLevel' : 'item', params };
  });
  if (isComputed(step)) {
    // Figures are nobody's opinion: whoever's sheet they are counted in, they are told once.
    if (present(within)[0]?.step !== step) return null;
    const params = { part: within.name, score: step.shown ?? '' };
    return { said: byLevel ? 'figuresByLevel' : 'figures', params, list };
  }
  const givers = step.name === 'self' || step.name === 'boss' ? GIVERS[step.name] : null;
  return { said: givers ? givers[own ? 0 : 1] : 'others', params: { source: step.name }, list };
}

/** Whether nobody typed what the step is made of. */
const isComputed = (step: PassportStep): boolean =>
  step.steps.length > 0 &&
  step.steps.every(({ labelId, steps }) =>
    labelId === 'passport.GIVEN_LEVEL'
      ? steps[0]?.labelId === 'passport.FORMULA_SCORE'
      : labelId === 'passport.FORMULA_SCORE',
  );

const plain = (value: string): string => dec(value).toString();

/** The steps that count, with their percent: what is missing leaves its weight to the others. */
function present({ steps, operands }: PassportStep): { step: PassportStep; share: string }[] {
  const counting = steps.flatMap((step, i) => {
    const weight = operands[i]?.weight ?? '0';
    return step.value === null || dec(weight).eq(0) ? [] : [{ step, weight }];
  });
  const total = counting.reduce((all, { weight }) => all.plus(weight), dec(0));
  return counting.map(({ step, weight }) => ({
    step,
    share: roundHalfUp(dec(weight).times(100).div(total).toString(), 2),
  }));
}
