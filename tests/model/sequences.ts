import fc from 'fast-check';
import {
  ACTORS,
  CHOSEN,
  CO_ASSESSOR,
  newState,
  SUBJECTS,
  VIEWS,
  type Actor,
  type Command,
  type State,
  type Subject,
  type View,
} from './model.ts';
import { after, isOfThePlan, isReady, refusalsOf } from './commands.ts';
import { ACTIONS, STAGES, type Action } from './tables.ts';

/** One plan from its preparation on: who is in it, and what is tried one after the other. */
export interface Sequence {
  people: Subject[];
  view: View;
  commands: Command[];
  /** Who looks at everybody in the end; on the way answers were compared already. */
  lookers: Actor[];
  [fc.toStringMethod]: () => string;
}

const LENGTH = { min: 14, max: 32 };
/** In a stopped plan nothing is done any more. */
const AFTER_THE_END = 4;
/** How often what may be done is done, done from an old version, and how often what a rule is against is tried. */
const LIKELY = { allowed: 0.65, stale: 0.1, refused: 0.15 };
/** Of what may be done, how often each is chosen; what ends, undoes or repeats much is rare. */
const WEIGHT: Partial<Record<Action, number>> = {
  stopPlan: 0.03,
  returnPlan: 0.2,
  calibrate: 1.5,
  lockPlan: 0.2,
  unlockPlan: 0.1,
  lockManager: 0.2,
  switchFillIn: 0.2,
  switchSuperiorScoring: 0.2,
  switchSuperiorConfirm: 0.2,
  lockForm: 0.2,
  pickCoAssessors: 0.6,
  changeSetup: 0.2,
  chooseSuperior: 0.6,
  markAbsent: 0.3,
  setTargets: 0.4,
  saveSelfScore: 0.5,
  saveCoAssessorScore: 2.5,
  saveSuperiorScore: 0.5,
  writeTargets: 1,
  submitTargets: 4,
  withdrawTargets: 0.7,
  approveTargets: 4,
  submitSelfScore: 4,
  submitCoAssessorScore: 5,
  submitSuperiorScore: 5,
  sendBackSelfScore: 0.7,
  sendBackCoAssessorScore: 3,
  rejectResult: 2,
  verifyResult: 6,
  superiorConfirm: 5,
  employeeConfirm: 3,
  employeeObject: 3,
};
const OPENING = { ready: 4, anyway: 0.2 };
const UNLOCKING = 5;
/** In tenths: across the levels and their edges, and two that are no score. */
const SCORES = [400, 595, 600, 725, 845, 850, 1000];
const NO_SCORES = [703, 1005];
const MANAGERS: readonly Actor[] = ['boss', 'top', 'hr', CO_ASSESSOR];

/** What an action can bring along. */
const INPUTS: Partial<Record<Action, readonly Partial<Command>[]>> = {
  openNext: STAGES.slice(1, 6).flatMap((to) => [{ to }, { to, anyway: true }]),
  returnPlan: STAGES.slice(0, 6).map((to) => ({ to })),
  switchFillIn: [{ on: true }, { on: false }],
  switchSuperiorScoring: [{ on: true }, { on: false }],
  switchSuperiorConfirm: [{ on: true }, { on: false }],
  lockForm: [{ on: true }, { on: false }],
  lockManager: MANAGERS.flatMap((manager) => [
    { manager, on: true },
    { manager, on: false },
  ]),
  stopPlan: [{ reason: true }, { reason: false }],
  returnTargets: [{ reason: true }, { reason: false }],
  sendBackSelfScore: [{ reason: true }, { reason: false }],
  sendBackCoAssessorScore: [{ reason: true }, { reason: false }],
  sendBackSuperiorScore: [{ reason: true }, { reason: false }],
  rejectResult: [{ reason: true }, { reason: false }],
  employeeObject: [{ reason: true }, { reason: false }],
  markAbsent: [{ on: true, reason: true }, { on: true, reason: false }, { on: false }],
  pickCoAssessors: [{ picked: true }, { picked: false }],
  calibrate: [...SCORES, ...NO_SCORES].flatMap((score) => [
    { score },
    ...(score === 850 ? [{ score, reason: false }] : []),
  ]),
  ...Object.fromEntries(
    ['submitSelfScore', 'submitCoAssessorScore', 'submitSuperiorScore'].map((action) => [
      action,
      [...SCORES, ...NO_SCORES].map((score) => ({ score })),
    ]),
  ),
};
/** Actions that say which version the caller saw. */
const VERSIONED: readonly Action[] = [
  'writeTargets',
  'submitTargets',
  'withdrawTargets',
  'approveTargets',
  'returnTargets',
  'setTargets',
  'saveSelfScore',
  'submitSelfScore',
  'saveCoAssessorScore',
  'submitCoAssessorScore',
  'saveSuperiorScore',
  'submitSuperiorScore',
  'calibrate',
  'rejectResult',
  'verifyResult',
  'openNext',
  'returnPlan',
  'lockPlan',
  'unlockPlan',
  'switchFillIn',
  'switchSuperiorScoring',
  'switchSuperiorConfirm',
  'stopPlan',
  'changeSetup',
];

/** One call confirms for either side: who calls says for which. */
const isOtherSide = (action: Action, own: boolean): boolean =>
  (action === 'superiorConfirm' && own) || (action === 'employeeConfirm' && !own);

/** A superior is chosen for one person, or for everybody in the plan. */
function choices(people: readonly Subject[]): Partial<Command>[] {
  const several = people.length > 1 ? [people] : [];
  return [...people.map((one) => [one]), ...several].flatMap((whose) =>
    CHOSEN.map((chosen) => ({ people: whose, chosen })),
  );
}

/** Everything that can be tried in a plan, by action. */
function tries(people: readonly Subject[]): Map<Action, Command[]> {
  return new Map(
    ACTIONS.map((action) => {
      const inputs = (action === 'chooseSuperior' ? choices(people) : (INPUTS[action] ?? [{}])).flatMap((input) => [
        input,
        ...(VERSIONED.includes(action) ? [{ ...input, stale: true }] : []),
      ]);
      const places = isOfThePlan(action) ? [{}] : people.map((subject) => ({ subject }));
      return [
        action,
        ACTORS.flatMap((actor) =>
          places.flatMap((place) => inputs.map((input): Command => ({ actor, action, ...place, ...input }))),
        ).filter(({ actor, subject }) => !isOtherSide(action, actor === subject)),
      ];
    }),
  );
}

class Sequences extends fc.Arbitrary<Sequence> {
  override generate(random: fc.Random): fc.Value<Sequence> {
    const chance = () => random.nextInt(0, 999_999) / 1_000_000;
    const one = <T>(list: readonly T[]): T => list[random.nextInt(0, list.length - 1)] as T;
    const people = SUBJECTS.filter(() => chance() < 0.4);
    if (people.length === 0) people.push(one(SUBJECTS));
    const view = one(VIEWS);
    const all = tries(people);
    let state = newState(people, view);
    const commands: Command[] = [];
    for (let left = random.nextInt(LENGTH.min, LENGTH.max); left > 0; left -= 1) {
      const command = next(state, all, chance, one);
      commands.push(command);
      if (refusalsOf(state, command).length === 0) state = after(state, command);
      if (state.stage === 'stopped') left = Math.min(left, AFTER_THE_END);
    }
    return new fc.Value(sequence({ people, view, commands, lookers: [one(ACTORS), one(ACTORS)] }), undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is Sequence {
    return typeof value === 'object' && value !== null && 'commands' in value;
  }

  /** Ever smaller stretches are left out: the model has an answer for whatever remains. */
  override shrink({ commands, ...plan }: Sequence): fc.Stream<fc.Value<Sequence>> {
    function* shorter() {
      for (let size = Math.ceil(commands.length / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2))
        for (let to = commands.length; to > 0; to -= size) {
          const rest = [...commands.slice(0, Math.max(0, to - size)), ...commands.slice(to)];
          if (rest.length > 0) yield new fc.Value(sequence({ ...plan, commands: rest }), undefined);
        }
    }
    return fc.stream(shorter());
  }
}

function next(
  state: State,
  all: ReadonlyMap<Action, Command[]>,
  chance: () => number,
  one: <T>(list: readonly T[]) => T,
): Command {
  const wish = chance();
  const mayBeDone = wish < LIKELY.allowed + LIKELY.stale;
  const fits = (command: Command): boolean => {
    const refusals = refusalsOf(state, command);
    if (wish < LIKELY.allowed) return refusals.length === 0;
    if (mayBeDone) return refusals.length === 1 && refusals[0] === 'stale';
    if (wish < LIKELY.allowed + LIKELY.stale + LIKELY.refused)
      return refusals.length > 0 && !refusals.includes('forbidden');
    return true;
  };
  // Drawn one after the other, because trying them all costs most of the time there is.
  const left = [...all.keys()];
  while (left.length > 0) {
    const weights = left.map((action) => (mayBeDone ? weightOf(state, action) : 1));
    let at = chance() * weights.reduce((sum, weight) => sum + weight, 0);
    const chosen = Math.max(
      0,
      weights.findIndex((weight) => (at -= weight) < 0),
    );
    const [action] = left.splice(chosen, 1) as [Action];
    const fit = (all.get(action) ?? []).filter(fits);
    if (fit.length > 0) return one(fit);
  }
  return one(one([...all.values()]));
}

/** The next stage opens mostly when nobody holds it up, and a locked plan is mostly unlocked. */
function weightOf(state: State, action: Action): number {
  if (action === 'unlockPlan' && state.locked) return UNLOCKING;
  if (action !== 'openNext') return WEIGHT[action] ?? 1;
  const isEmpty = state.stage !== 'notOpen' && Object.values(state.people).every(({ targets }) => targets !== 'agreed');
  return isReady(state) && !isEmpty ? OPENING.ready : OPENING.anyway;
}

const sequence = (played: Omit<Sequence, typeof fc.toStringMethod>): Sequence => ({
  ...played,
  [fc.toStringMethod]: () =>
    [
      `plan of ${played.people.join(', ')}, scores seen ${played.view}:`,
      ...played.commands.map((command) => `  ${textOf(command)}`),
    ].join('\n'),
});

/** A command as a failure prints it. */
export const textOf = ({ actor, action, subject, ...input }: Command): string =>
  [
    actor,
    action,
    ...(subject ? [`of ${subject}`] : []),
    ...Object.entries(input).map(([key, value]) => `${key}=${String(value)}`),
  ].join(' ');

/** Random sequences, mostly of what may be done, as a model of the whole plays them through. */
export const sequences = (): fc.Arbitrary<Sequence> => new Sequences();
