import { ApprovalDecision, ApprovalMode, ApprovalStatus, ApproverKind, type ValueOf } from '../enums.ts';
import { isMember, issue, type RuleIssue } from './issue.ts';
import { LIMITS } from './limits.ts';
import { lengthOf } from './text.ts';

/** The approval engine: ordered nodes, any or all of a node's people decide (design 4; domain.md 5). Pure: a state in, a state out. */

export interface ApprovalNode {
  name: string;
  kind: ValueOf<typeof ApproverKind>;
  /** Line manager: how many levels up, from 1. */
  level?: number | null;
  /** Department head: of which department; without it the submitter's. */
  departmentId?: string | null;
  roleCode?: string | null;
  empIds?: readonly string[] | null;
  mode: ValueOf<typeof ApprovalMode>;
}

/** Why a step or one of its people is passed over; its text is the message `rule.<note>`. */
export type ApprovalNote = 'SELF_APPROVAL_SKIPPED' | 'APPROVER_ASKED_BEFORE' | 'NO_APPROVER_FOUND';

export interface Approver {
  empId: string;
  /** Whom a delegate stands in for. */
  onBehalfOf: string | null;
  decision: ValueOf<typeof ApprovalDecision>;
  opinion: string | null;
}
export interface ApprovalStep {
  name: string;
  mode: ValueOf<typeof ApprovalMode>;
  approvers: Approver[];
  notes: ApprovalNote[];
  /** Nobody is left to ask: the step is passed over. */
  skipped: boolean;
  /** Put in while the request was on its way; only such a step can be taken away again. */
  added?: boolean;
}
export interface ApprovalRun {
  submitterId: string;
  state: ValueOf<typeof ApprovalStatus>;
  /** Index of the step that waits; the number of steps once all are done. */
  current: number;
  steps: ApprovalStep[];
}
export type ApprovalAnswer = { ok: true; run: ApprovalRun } | { ok: false; issues: RuleIssue[] };

function lacksWhom(node: ApprovalNode): boolean {
  switch (node.kind) {
    case ApproverKind.LINE_MANAGER:
      return !Number.isInteger(node.level) || (node.level ?? 0) < 1;
    case ApproverKind.ROLE:
      return (node.roleCode ?? '').trim() === '';
    case ApproverKind.NAMED:
      return (node.empIds ?? []).length === 0;
    default:
      return false;
  }
}

/** Whether an approval flow is sound: 1 to 10 nodes, each named in at most 20 characters and saying who decides (specification 5). */
export function checkFlow(nodes: readonly ApprovalNode[]): RuleIssue[] {
  const issues: RuleIssue[] = [];
  if (nodes.length < LIMITS.approvalNodesMin || nodes.length > LIMITS.approvalNodesMax) {
    issues.push(issue('nodes', 'APPROVAL_NODES_COUNT', { min: LIMITS.approvalNodesMin, max: LIMITS.approvalNodesMax }));
  }
  nodes.forEach((node, i) => {
    const name = node.name.trim();
    if (name === '') issues.push(issue(`nodes.${i}.name`, 'APPROVAL_NODE_NAME_REQUIRED'));
    else if (lengthOf(name) > LIMITS.approvalNodeName)
      issues.push(issue(`nodes.${i}.name`, 'TEXT_TOO_LONG', { max: LIMITS.approvalNodeName }));
    if (!isMember(ApproverKind, node.kind)) issues.push(issue(`nodes.${i}.kind`, 'CHOICE_INVALID'));
    else if (lacksWhom(node)) issues.push(issue(`nodes.${i}`, 'APPROVER_REQUIRED'));
    if (!isMember(ApprovalMode, node.mode)) issues.push(issue(`nodes.${i}.mode`, 'CHOICE_INVALID'));
  });
  return issues;
}

/** Skips on from a step to the next that asks somebody; past the last one the run is approved. */
function settled(run: ApprovalRun): ApprovalRun {
  let current = run.current;
  while (run.steps[current]?.skipped === true) current += 1;
  return { ...run, current, state: current >= run.steps.length ? ApprovalStatus.APPROVED : run.state };
}

/** The people of a step who certainly decide before the next one opens. */
function certainlyAsked(step: ApprovalStep): string[] {
  return step.mode === ApprovalMode.ALL || step.approvers.length === 1 ? step.approvers.map((one) => one.empId) : [];
}

function stepOf(
  node: ApprovalNode,
  found: readonly string[],
  submitterId: string,
  asked: ReadonlySet<string>,
  delegateOf: (empId: string) => string | null,
): ApprovalStep {
  const notes = new Set<ApprovalNote>();
  const approvers: Approver[] = [];
  for (const empId of new Set(found)) {
    if (empId === submitterId) {
      notes.add('SELF_APPROVAL_SKIPPED');
      continue;
    }
    const delegate = delegateOf(empId);
    // A delegate who submitted would approve the own request: then the person stays.
    const acting = delegate === null || delegate === submitterId ? empId : delegate;
    if (asked.has(acting)) notes.add('APPROVER_ASKED_BEFORE');
    else if (!approvers.some((one) => one.empId === acting)) {
      approvers.push({
        empId: acting,
        onBehalfOf: acting === empId ? null : empId,
        decision: ApprovalDecision.WAITING,
        opinion: null,
      });
    }
  }
  if (found.length === 0) notes.add('NO_APPROVER_FOUND');
  // In an any-node the decision of somebody who was asked before already counts.
  const done = node.mode === ApprovalMode.ANY && notes.has('APPROVER_ASKED_BEFORE');
  const left = done ? [] : approvers;
  return { name: node.name, mode: node.mode, approvers: left, notes: [...notes], skipped: left.length === 0 };
}

/** Opens a run: who is asked at each node, absent people replaced by their delegates, nobody twice, the submitter never (domain.md 5). A node without anybody is skipped with a note; when none is left the run is approved at once. */
export function resolveFlow(
  nodes: readonly ApprovalNode[],
  submitterId: string,
  resolve: (node: ApprovalNode) => readonly string[],
  delegateOf: (empId: string) => string | null = () => null,
): ApprovalRun {
  const asked = new Set<string>();
  const steps = nodes.map((node) => {
    const step = stepOf(node, resolve(node), submitterId, asked, delegateOf);
    for (const empId of certainlyAsked(step)) asked.add(empId);
    return step;
  });
  return settled({ submitterId, state: ApprovalStatus.PENDING, current: 0, steps });
}

const no = (field: string, code: string): ApprovalAnswer => ({ ok: false, issues: [issue(field, code)] });

function isDone(step: ApprovalStep): boolean {
  const approved = (one: Approver) => one.decision === ApprovalDecision.APPROVED;
  return step.mode === ApprovalMode.ANY ? step.approvers.some(approved) : step.approvers.every(approved);
}

/** People of a finished step who were not needed. */
function closed(step: ApprovalStep): ApprovalStep {
  const rest = (one: Approver): Approver =>
    one.decision === ApprovalDecision.WAITING ? { ...one, decision: ApprovalDecision.SKIPPED } : one;
  return { ...step, approvers: step.approvers.map(rest) };
}

export interface ApprovalVote {
  actorId: string;
  decision: typeof ApprovalDecision.APPROVED | typeof ApprovalDecision.REFUSED;
  opinion?: string | null;
}

/** One decision: a refusal needs an opinion and returns the request to its submitter, an approval ends the step by its mode and opens the next (specification 5; domain.md 5). */
export function decide(run: ApprovalRun, vote: ApprovalVote): ApprovalAnswer {
  const opinion = vote.opinion?.trim() ?? '';
  const step = run.steps[run.current];
  if (run.state !== ApprovalStatus.PENDING || step === undefined) return no('', 'APPROVAL_FINISHED');
  const mine = step.approvers.find((one) => one.empId === vote.actorId);
  if (mine === undefined) return no('', 'NOT_AN_APPROVER');
  if (mine.decision !== ApprovalDecision.WAITING) return no('', 'APPROVAL_ALREADY_DECIDED');
  if (vote.decision === ApprovalDecision.REFUSED && opinion === '') return no('opinion', 'APPROVAL_OPINION_REQUIRED');
  if (lengthOf(opinion) > LIMITS.opinion)
    return { ok: false, issues: [issue('opinion', 'TEXT_TOO_LONG', { max: LIMITS.opinion })] };
  const decided: ApprovalStep = {
    ...step,
    approvers: step.approvers.map((one) =>
      one === mine ? { ...one, decision: vote.decision, opinion: opinion === '' ? null : opinion } : one,
    ),
  };
  const put = (changed: ApprovalStep) => run.steps.map((one, i) => (i === run.current ? changed : one));
  if (vote.decision === ApprovalDecision.REFUSED)
    return { ok: true, run: { ...run, state: ApprovalStatus.REFUSED, steps: put(closed(decided)) } };
  if (!isDone(decided)) return { ok: true, run: { ...run, steps: put(decided) } };
  return { ok: true, run: settled({ ...run, current: run.current + 1, steps: put(closed(decided)) }) };
}

/**
 * Puts a node in behind another of a request that is on its way (decisions, "Probation"): only behind the one that waits,
 * at most ten in all, and only where it asks somebody who has not been asked.
 */
export function addNode(run: ApprovalRun, after: number, node: ApprovalNode, found: readonly string[]): ApprovalAnswer {
  if (run.state !== ApprovalStatus.PENDING) return no('', 'APPROVAL_FINISHED');
  if (after < run.current || after >= run.steps.length) return no('after', 'APPROVAL_NODE_PASSED');
  const issues = checkFlow([node]).map((one) => ({ ...one, field: one.field.replace(/^nodes\.0/, 'node') }));
  if (issues.length > 0) return { ok: false, issues };
  if (run.steps.length >= LIMITS.approvalNodesMax)
    return { ok: false, issues: [issue('node', 'APPROVAL_NODES_COUNT', { min: 1, max: LIMITS.approvalNodesMax })] };
  const asked = new Set(run.steps.flatMap(certainlyAsked));
  const step = stepOf(node, found, run.submitterId, asked, () => null);
  if (step.skipped) return no('node', step.notes[0] ?? 'NO_APPROVER_FOUND');
  const steps = [...run.steps.slice(0, after + 1), { ...step, added: true }, ...run.steps.slice(after + 1)];
  return { ok: true, run: { ...run, steps } };
}

/** Takes a node away that was put in and has not been reached. */
export function removeNode(run: ApprovalRun, at: number): ApprovalAnswer {
  if (run.state !== ApprovalStatus.PENDING) return no('', 'APPROVAL_FINISHED');
  const step = run.steps[at];
  if (step?.added !== true) return no('at', 'APPROVAL_NODE_NOT_ADDED');
  if (at <= run.current) return no('at', 'APPROVAL_NODE_PASSED');
  return { ok: true, run: { ...run, steps: run.steps.filter((_step, i) => i !== at) } };
}

/** Takes a request back: only its submitter, only while nobody has decided (domain.md 10, "withdrawn back to draft while no node acted"). */
export function withdraw(run: ApprovalRun, actorId: string): ApprovalAnswer {
  if (run.state !== ApprovalStatus.PENDING) return no('', 'APPROVAL_FINISHED');
  if (actorId !== run.submitterId) return no('', 'ONLY_SUBMITTER_WITHDRAWS');
  const acted = run.steps.some((step) => step.approvers.some((one) => one.decision !== ApprovalDecision.WAITING));
  return acted ? no('', 'WITHDRAW_TOO_LATE') : { ok: true, run: { ...run, state: ApprovalStatus.WITHDRAWN } };
}

/** Ends a request that waits, whoever decided about it so far: what it asks for is dropped. */
export const revoke = (run: ApprovalRun): ApprovalAnswer =>
  run.state === ApprovalStatus.PENDING
    ? { ok: true, run: { ...run, state: ApprovalStatus.WITHDRAWN } }
    : no('', 'APPROVAL_FINISHED');

/**
 * Puts somebody in the place of another who is gone, at every step that is not over. Nobody approves their own request and
 * nobody is asked twice at a step: there the one who is gone stays, unless the other is asked at that step already.
 */
export function handOn(run: ApprovalRun, from: string, to: string): ApprovalRun {
  if (run.state !== ApprovalStatus.PENDING || to === run.submitterId) return run;
  const steps = run.steps.map((step, i) => {
    if (i < run.current || step.skipped) return step;
    const there = step.approvers.find((one) => one.empId === to);
    const waits = (one: Approver) => one.empId === from && one.decision === ApprovalDecision.WAITING;
    const approvers = step.approvers.flatMap((one): Approver[] => {
      if (!waits(one)) return [one];
      if (there === undefined) return [{ ...one, empId: to, onBehalfOf: from }];
      return there.decision === ApprovalDecision.WAITING ? [] : [one];
    });
    return { ...step, approvers };
  });
  return { ...run, steps };
}
