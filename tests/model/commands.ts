import {
  CO_ASSESSOR,
  type Appraisal,
  type State,
  type Command,
  type Refusal,
  type Subject,
  peopleOf,
  of,
  isAfter,
  isHr,
  rolesOf,
  sees,
  resultOf,
  isScore,
  employeeStage,
  superiorStage,
  noTargets,
} from './model.ts';
import {
  ALLOWED,
  DESPITE_PLAN_LOCK,
  FILLING_IN,
  NEEDS_TARGETS,
  OF_THE_PLAN,
  STAGES,
  SUPERIOR_SCORING,
  type Action,
  type Role,
  type Stage,
} from './tables.ts';

// ---- what may be done ----------------------------------------------------------------------------------------------

/** Whether a role may do something now, whatever it brings along. */
function roleMay(state: State, role: Role, { actor, action, subject }: Command): boolean {
  const stages: Partial<Record<Role, readonly Stage[]>> = ALLOWED[action];
  const appraisal = subject && of(state, subject);
  const again =
    state.stage === 'calibrating' &&
    appraisal?.sentBack === true &&
    (action === 'saveSuperiorScore' || action === 'submitSuperiorScore') &&
    role === 'superior';
  if (!again && !stages[role]?.includes(state.stage)) return false;
  if (state.locked && !DESPITE_PLAN_LOCK.includes(action)) return false;
  if (state.fillInClosed && role !== 'hr' && FILLING_IN.includes(action)) return false;
  // README "Reject and verify": what HR sent back is scored although calibration is open, so nothing else holds it either.
  if (state.superiorScoringLocked && role === 'superior' && !again && SUPERIOR_SCORING.includes(action)) return false;
  if (state.superiorConfirmLocked && action === 'superiorConfirm') return false;
  if (role === 'superior' && state.lockedManagers.includes(actor)) return false;
  if (!appraisal) return true;
  if (role === 'employee' && appraisal.formLocked) return false;
  if (noTargets(state, appraisal) && NEEDS_TARGETS.includes(action)) return false;
  return isTurn(state, appraisal, action, again);
}

/** How far an appraisal has to be (specification 4 "Target status", "Scoring", "Confirm"; domain 3). */
function isTurn(state: State, appraisal: Appraisal, action: Action, again: boolean): boolean {
  const { targets, self, absent, coAssessor, coAssessorScore, superior, confirmed, sentBack } = appraisal;
  const selfSettled = self !== null || absent;
  switch (action) {
    case 'writeTargets':
    case 'submitTargets':
      return targets === 'none' || targets === 'returned';
    case 'withdrawTargets':
    case 'approveTargets':
    case 'returnTargets':
      return targets === 'submitted';
    case 'setTargets':
      return targets !== 'submitted';
    case 'saveSelfScore':
    case 'submitSelfScore':
      return self === null && superior === null;
    case 'saveCoAssessorScore':
    case 'submitCoAssessorScore':
      return selfSettled && coAssessorScore === null && superior === null;
    case 'saveSuperiorScore':
    case 'submitSuperiorScore':
      // Once calibration is open nobody else scores any more, so nobody is waited for.
      if (superior !== null || again) return superior === null;
      return selfSettled && (coAssessor !== 'picked' || coAssessorScore !== null);
    case 'sendBackSelfScore':
      return self !== null && superior === null;
    case 'sendBackCoAssessorScore':
      return coAssessorScore !== null && superior === null;
    case 'sendBackSuperiorScore':
      return superior !== null;
    case 'markAbsent':
      return employeeStage(state, appraisal) < 4;
    case 'pickCoAssessors':
      return superiorStage(state, appraisal) < 5;
    case 'rejectResult':
      return !sentBack || superior !== null;
    case 'verifyResult':
      return sentBack && superior !== null;
    case 'superiorConfirm':
      return superiorStage(state, appraisal) === 6;
    case 'employeeConfirm':
    case 'employeeObject':
      return confirmed === 'superior';
    default:
      return true;
  }
}

/** As what somebody may do an action; whoever scored does not say whether it was right (README "Reject and verify"). */
function capacities(state: State, { actor, action, subject }: Command): Role[] {
  const has = subject ? rolesOf(state, actor, subject) : isHr(actor) ? (['hr'] as const) : [];
  const decides = action === 'rejectResult' || action === 'verifyResult';
  const scored = subject && ((has as readonly Role[]).includes('superior') || of(state, subject).scoredBy === actor);
  const may: Partial<Record<Role, readonly Stage[]>> = ALLOWED[action];
  return has.filter((role) => may[role] !== undefined && !(decides && scored));
}

/** Whether somebody may do an action now, as the services have to say beside the appraisal. */
export const mayDo = (state: State, command: Command): boolean =>
  capacities(state, command).some((role) => roleMay(state, role, command));

/** Whether what a command brings along is fit (specification 5). */
function isFit(state: State, command: Command): boolean {
  const { action, reason = true, score, subject } = command;
  const appraisal = subject && state.people[subject];
  switch (action) {
    case 'submitTargets':
      return appraisal?.written === true;
    case 'returnTargets':
    case 'sendBackSelfScore':
    case 'sendBackCoAssessorScore':
    case 'sendBackSuperiorScore':
    case 'rejectResult':
    case 'employeeObject':
    case 'stopPlan':
      return reason;
    case 'markAbsent':
      return command.on === false || reason;
    case 'submitSelfScore':
    case 'submitCoAssessorScore':
    case 'submitSuperiorScore':
      return score !== undefined && isScore(score);
    case 'calibrate':
      return reason && score !== undefined && isScore(score) && !(appraisal && resultOf(appraisal) === score);
    case 'pickCoAssessors':
      // Domain 3: who scores as the superior does not score beside the superior.
      if (command.picked === true) return appraisal?.ledBy !== CO_ASSESSOR;
      // README: what was given counts, so who gave it is not taken out.
      return command.actor === subject || appraisal?.coAssessorScore === null;
    case 'chooseSuperior':
      return command.chosen !== 'gone';
    case 'openNext':
      return command.to === STAGES[STAGES.indexOf(state.stage) + 1] && (command.anyway === true || isReady(state));
    case 'returnPlan':
      return command.to !== undefined && isAfter(state.stage, command.to);
    default:
      return true;
  }
}

/** Domain 3 "Guards per transition": whom a stage waits for. */
export function isReady(state: State): boolean {
  const everybody = peopleOf(state).map((one) => of(state, one));
  const withTargets = everybody.filter(({ targets }) => targets === 'agreed');
  switch (state.stage) {
    case 'filling':
      return withTargets.length === everybody.length;
    case 'scoring':
      return withTargets.every(({ superior }) => superior !== null);
    case 'calibrating':
      // README: communication opens over unverified results with a warning only.
      return withTargets.every((one) => resultOf(one) !== null && !(one.sentBack && one.superior !== null));
    case 'communicating':
      // README "Archive": goes on over people without a result only when told to.
      return everybody.every((one) => resultOf(one) !== null && one.confirmed === 'both');
    default:
      return true;
  }
}

/** Why a command has to be refused; empty: it has to be done. */
export function refusalsOf(state: State, command: Command): Refusal[] {
  const { actor, action, subject, manager } = command;
  if (subject ? !sees(state, actor, subject) : !isHr(actor)) return ['forbidden', 'missing'];
  // One call sends back any sheet: of the superior's own it may say that it is not theirs to send, or why none is now.
  const also: Refusal[] = isFit(state, command) && action !== 'sendBackSuperiorScore' ? [] : ['rule'];
  if (capacities(state, command).length === 0) return ['forbidden', 'notAllowed', ...also];
  // Reading: asking for what is so already changes nothing, whatever the stage.
  const isSo = (action === 'lockPlan' && state.locked) || (action === 'unlockPlan' && !state.locked);
  if (isSo) return command.stale ? ['stale'] : [];
  const refusals: Refusal[] = mayDo(state, command) && isFit(state, command) ? [] : ['rule'];
  const leads = peopleOf(state).some((one) => of(state, one).ledBy === manager);
  if (action === 'lockManager' && !leads && !state.lockedManagers.some((one) => one === manager))
    return [...refusals, 'missing'];
  return command.stale ? [...refusals, 'stale'] : refusals;
}

/**
 * Of whom a superior who can be one is not chosen: nobody leads themselves, and who was picked to score beside the superior
 * (README "Co-assessors") does not become the superior as well. The others are done all the same.
 */
export const leftOut = (state: State, { people = [], chosen }: Command): Subject[] =>
  people.filter((one) => one === chosen || (chosen === CO_ASSESSOR && of(state, one).coAssessor === 'picked'));

// ---- what becomes of it --------------------------------------------------------------------------------------------

/** The state after a command that was done. */
export function after(state: State, command: Command): State {
  const next = structuredClone(state);
  const { subject } = command;
  if (subject) next.people[subject] = { ...of(state, subject), ...changeOf(of(state, subject), command) };
  else if (command.action === 'chooseSuperior') choose(next, command);
  else changePlan(next, command);
  return next;
}

function changeOf(appraisal: Appraisal, command: Command): Partial<Appraisal> {
  const { action, score = null, on = true, picked = false, actor, subject } = command;
  switch (action) {
    case 'writeTargets':
      return { written: true };
    case 'submitTargets':
      return { targets: 'submitted' };
    case 'withdrawTargets':
      return { targets: 'none' };
    case 'approveTargets':
      return { targets: 'agreed' };
    case 'returnTargets':
      return { targets: 'returned' };
    case 'setTargets':
      return { targets: 'agreed', written: true };
    case 'submitSelfScore':
      return { self: score };
    case 'submitCoAssessorScore':
      return { coAssessorScore: score };
    case 'submitSuperiorScore':
      return { superior: score, scoredBy: actor };
    case 'sendBackSelfScore':
      return { self: null };
    case 'sendBackCoAssessorScore':
      return { coAssessorScore: null };
    case 'sendBackSuperiorScore':
      return { superior: null, scoredBy: null };
    case 'markAbsent':
      return { absent: on };
    case 'pickCoAssessors':
      // What the person says is a proposal, and does not touch what the superior has decided.
      if (actor !== subject) return { coAssessor: picked ? 'picked' : 'none' };
      return appraisal.coAssessor === 'picked' ? {} : { coAssessor: picked ? 'proposed' : 'none' };
    case 'calibrate':
      return { calibrated: score, sentBack: false };
    case 'rejectResult':
      return { superior: null, scoredBy: null, calibrated: null, sentBack: true };
    case 'verifyResult':
      return { sentBack: false };
    case 'superiorConfirm':
      return { confirmed: 'superior' };
    case 'employeeConfirm':
      return { confirmed: 'both' };
    case 'employeeObject':
      return { confirmed: 'objected' };
    case 'lockForm':
      return { formLocked: on };
    default:
      return {};
  }
}

/** What was written, submitted, scored and picked stays as it is. */
function choose(next: State, command: Command): void {
  const { people = [], chosen } = command;
  const out = leftOut(next, command);
  if (chosen === undefined || chosen === 'gone') return;
  for (const one of people) if (!out.includes(one)) of(next, one).ledBy = chosen;
}

function changePlan(next: State, { action, to = next.stage, on = true, manager }: Command): void {
  switch (action) {
    case 'openNext':
      next.everOpened = true;
      next.stage = to;
      break;
    case 'returnPlan':
      // Domain 3 "Back": clears nothing, but confirmations no longer count.
      for (const one of peopleOf(next)) of(next, one).confirmed = 'none';
      next.stage = to;
      break;
    case 'lockPlan':
      next.locked = true;
      break;
    case 'unlockPlan':
      next.locked = false;
      break;
    case 'switchFillIn':
      next.fillInClosed = on;
      break;
    case 'switchSuperiorScoring':
      next.superiorScoringLocked = on;
      break;
    case 'switchSuperiorConfirm':
      next.superiorConfirmLocked = on;
      break;
    case 'stopPlan':
      next.stoppedIn = next.stage;
      next.stage = 'stopped';
      break;
    case 'lockManager':
      next.lockedManagers = next.lockedManagers.filter((one) => one !== manager);
      if (on && manager) next.lockedManagers.push(manager);
      break;
    default:
  }
}

export const isOfThePlan = (action: Action): boolean => OF_THE_PLAN.includes(action);
