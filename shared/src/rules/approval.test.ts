import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApprovalDecision, ApprovalMode, ApprovalStatus, ApproverKind } from '../enums.ts';
import {
  checkFlow,
  decide,
  resolveFlow,
  withdraw,
  type ApprovalAnswer,
  type ApprovalNode,
  type ApprovalRun,
} from './approval.ts';

const { APPROVED, REFUSED, SKIPPED, WAITING } = ApprovalDecision;
const named = (name: string, empIds: string[], mode: ApprovalNode['mode'] = ApprovalMode.ANY): ApprovalNode => ({
  name,
  kind: ApproverKind.NAMED,
  empIds,
  mode,
});
const people = (node: ApprovalNode) => node.empIds ?? [];
const start = (...nodes: ApprovalNode[]) => resolveFlow(nodes, 'me', people);
const codesOf = (answer: ApprovalAnswer) => (answer.ok ? [] : answer.issues.map((one) => one.code));
function runOf(answer: ApprovalAnswer): ApprovalRun {
  if (!answer.ok) throw new Error(answer.issues.map((one) => one.code).join());
  return answer.run;
}
const approve = (run: ApprovalRun, actorId: string) => runOf(decide(run, { actorId, decision: APPROVED }));
const shape = (run: ApprovalRun) =>
  run.steps.map((step) => [step.skipped, step.notes, step.approvers.map((one) => one.empId)]);

describe('checkFlow', () => {
  it.each<[string, string, ApprovalNode[], [string, string][]]>([
    ['S5.075', 'no node', [], [['nodes', 'APPROVAL_NODES_COUNT']]],
    [
      'S5.075',
      '11 nodes',
      Array.from({ length: 11 }, (_, i) => named(`n${i}`, ['a'])),
      [['nodes', 'APPROVAL_NODES_COUNT']],
    ],
    ['S5.069', '21 characters', [named('字'.repeat(21), ['a'])], [['nodes.0.name', 'TEXT_TOO_LONG']]],
    ['S5.069', 'no name', [named(' ', ['a'])], [['nodes.0.name', 'APPROVAL_NODE_NAME_REQUIRED']]],
    ['-', 'nobody named', [named('a', [])], [['nodes.0', 'APPROVER_REQUIRED']]],
    [
      '-',
      'a named approver of whom nothing is said',
      [{ name: 'a', kind: ApproverKind.NAMED, mode: ApprovalMode.ANY }],
      [['nodes.0', 'APPROVER_REQUIRED']],
    ],
    [
      '-',
      'a line manager no level up',
      [{ name: 'a', kind: ApproverKind.LINE_MANAGER, level: 0, mode: ApprovalMode.ANY }],
      [['nodes.0', 'APPROVER_REQUIRED']],
    ],
    [
      '-',
      'a line manager half a level up',
      [{ name: 'a', kind: ApproverKind.LINE_MANAGER, level: 1.5, mode: ApprovalMode.ANY }],
      [['nodes.0', 'APPROVER_REQUIRED']],
    ],
    [
      '-',
      'a role of blanks',
      [{ name: 'a', kind: ApproverKind.ROLE, roleCode: '  ', mode: ApprovalMode.ANY }],
      [['nodes.0', 'APPROVER_REQUIRED']],
    ],
    [
      '-',
      'a role without code',
      [{ name: 'a', kind: ApproverKind.ROLE, mode: ApprovalMode.ANY }],
      [['nodes.0', 'APPROVER_REQUIRED']],
    ],
    [
      '-',
      'a line manager of no level',
      [{ name: 'a', kind: ApproverKind.LINE_MANAGER, mode: ApprovalMode.ANY }],
      [['nodes.0', 'APPROVER_REQUIRED']],
    ],
    [
      '-',
      'unknown kind and mode',
      [{ name: 'a', kind: 9 as never, mode: 9 as never }],
      [
        ['nodes.0.kind', 'CHOICE_INVALID'],
        ['nodes.0.mode', 'CHOICE_INVALID'],
      ],
    ],
  ])('%s refuses %s', (_id, _what, nodes, expected) => {
    expect(checkFlow(nodes).map((one) => [one.field, one.code])).toEqual(expected);
  });

  it('S5.069 S5.075 says how many nodes and characters there may be', () => {
    expect(checkFlow([])).toEqual([{ field: 'nodes', code: 'APPROVAL_NODES_COUNT', params: { min: 1, max: 10 } }]);
    expect(checkFlow([named('字'.repeat(20), ['a'])])).toEqual([]);
    expect(checkFlow([named('字'.repeat(21), ['a'])])).toEqual([
      { field: 'nodes.0.name', code: 'TEXT_TOO_LONG', params: { max: 20 } },
    ]);
  });

  it('S5.075 accepts 10 nodes of every kind', () => {
    const kinds: ApprovalNode[] = [
      { name: '直属上级', kind: ApproverKind.LINE_MANAGER, level: 1, mode: ApprovalMode.ANY },
      { name: '部门负责人', kind: ApproverKind.DEPARTMENT_HEAD, mode: ApprovalMode.ANY },
      { name: 'HR', kind: ApproverKind.ROLE, roleCode: 'hr', mode: ApprovalMode.ANY },
    ];
    expect(
      checkFlow([...kinds, ...Array.from({ length: 7 }, (_, i) => named(`n${i}`, ['a'], ApprovalMode.ALL))]),
    ).toEqual([]);
  });
});

describe('resolveFlow', () => {
  it('skips self-approval with a note and keeps the others', () => {
    expect(shape(start(named('1', ['me']), named('2', ['me', 'b'])))).toEqual([
      [true, ['SELF_APPROVAL_SKIPPED'], []],
      [false, ['SELF_APPROVAL_SKIPPED'], ['b']],
    ]);
    expect(start(named('1', ['me']), named('2', ['b'])).current).toBe(1);
  });

  it('asks nobody twice: within a node, and after a node where the person certainly decides', () => {
    expect(
      shape(
        start(
          named('1', ['a', 'a']),
          named('2', ['a']),
          named('3', ['a', 'b'], ApprovalMode.ALL),
          named('4', ['a', 'c']),
        ),
      ),
    ).toEqual([
      [false, [], ['a']],
      [true, ['APPROVER_ASKED_BEFORE'], []],
      [false, ['APPROVER_ASKED_BEFORE'], ['b']],
      [true, ['APPROVER_ASKED_BEFORE'], []],
    ]);
  });

  it('asks nobody again who has to decide in a node before', () => {
    expect(shape(start(named('1', ['a', 'b'], ApprovalMode.ALL), named('2', ['a', 'c'])))).toEqual([
      [false, [], ['a', 'b']],
      [true, ['APPROVER_ASKED_BEFORE'], []],
    ]);
  });

  it('asks again whoever may not have been needed in an any-node before', () => {
    expect(shape(start(named('1', ['a', 'b']), named('2', ['a'])))).toEqual([
      [false, [], ['a', 'b']],
      [false, [], ['a']],
    ]);
  });

  it('asks the delegate of an absent person, unless that is the submitter', () => {
    const away: Record<string, string> = { a: 'd', b: 'me' };
    const run = resolveFlow([named('1', ['a']), named('2', ['b'])], 'me', people, (empId) => away[empId] ?? null);
    expect(run.steps.map((step) => step.approvers.map((one) => [one.empId, one.onBehalfOf]))).toEqual([
      [['d', 'a']],
      [['b', null]],
    ]);
  });

  it('asks somebody who stands in for two people of a node once', () => {
    const run = resolveFlow([named('1', ['a', 'b', 'c'])], 'me', people, (empId) => (empId === 'c' ? null : 'd'));
    expect(run.steps[0]?.approvers.map((one) => [one.empId, one.onBehalfOf])).toEqual([
      ['d', 'a'],
      ['c', null],
    ]);
  });

  it('passes over nodes without anybody and says so; with nobody left it is approved', () => {
    const run = start(named('1', []), named('2', ['me']));
    expect(shape(run)).toEqual([
      [true, ['NO_APPROVER_FOUND'], []],
      [true, ['SELF_APPROVAL_SKIPPED'], []],
    ]);
    expect([run.state, run.current]).toEqual([ApprovalStatus.APPROVED, 2]);
  });
});

describe('decide', () => {
  it('any: the first approval ends the node, the others are not needed', () => {
    const run = approve(start(named('1', ['a', 'b']), named('2', ['c'])), 'b');
    expect([run.state, run.current]).toEqual([ApprovalStatus.PENDING, 1]);
    expect(run.steps[0]?.approvers.map((one) => one.decision)).toEqual([SKIPPED, APPROVED]);
    expect(approve(run, 'c').state).toBe(ApprovalStatus.APPROVED);
  });

  it('all: everybody has to approve', () => {
    const half = approve(start(named('1', ['a', 'b'], ApprovalMode.ALL)), 'a');
    expect([half.state, half.current]).toEqual([ApprovalStatus.PENDING, 0]);
    expect(approve(half, 'b').state).toBe(ApprovalStatus.APPROVED);
    expect(decide(half, { actorId: 'a', decision: APPROVED })).toEqual({
      ok: false,
      issues: [{ field: '', code: 'APPROVAL_ALREADY_DECIDED' }],
    });
  });

  it('S5.135 a refusal needs an opinion and ends the run', () => {
    const run = start(named('1', ['a', 'b'], ApprovalMode.ALL), named('2', ['c']));
    expect(decide(run, { actorId: 'a', decision: REFUSED, opinion: '  ' })).toEqual({
      ok: false,
      issues: [{ field: 'opinion', code: 'APPROVAL_OPINION_REQUIRED' }],
    });
    const refused = runOf(decide(run, { actorId: 'a', decision: REFUSED, opinion: ' 目标偏低 ' }));
    expect([refused.state, refused.current]).toEqual([ApprovalStatus.REFUSED, 0]);
    expect(refused.steps[0]?.approvers[0]).toMatchObject({ decision: REFUSED, opinion: '目标偏低' });
    expect(decide(refused, { actorId: 'c', decision: APPROVED })).toEqual({
      ok: false,
      issues: [{ field: '', code: 'APPROVAL_FINISHED' }],
    });
  });

  it('refuses people who are not asked now', () => {
    const run = start(named('1', ['a']), named('2', ['c']));
    const no = { ok: false, issues: [{ field: '', code: 'NOT_AN_APPROVER' }] };
    expect(decide(run, { actorId: 'c', decision: APPROVED })).toEqual(no);
    expect(decide(run, { actorId: 'me', decision: APPROVED })).toEqual(no);
  });

  it('takes an opinion of 500 characters and none of 501', () => {
    const run = start(named('1', ['a']));
    const saying = (length: number) => decide(run, { actorId: 'a', decision: APPROVED, opinion: '字'.repeat(length) });
    expect(codesOf(saying(500))).toEqual([]);
    expect(saying(501)).toEqual({
      ok: false,
      issues: [{ field: 'opinion', code: 'TEXT_TOO_LONG', params: { max: 500 } }],
    });
  });

  it('keeps no opinion where none was given', () => {
    for (const given of [{}, { opinion: null }, { opinion: '' }, { opinion: ' ' }]) {
      const run = runOf(decide(start(named('1', ['a'])), { actorId: 'a', decision: APPROVED, ...given }));
      expect(run.steps[0]?.approvers[0]?.opinion).toBeNull();
    }
  });

  it('leaves the state it was given as it was', () => {
    const run = start(named('1', ['a']));
    approve(run, 'a');
    expect(run.steps[0]?.approvers[0]?.decision).toBe(WAITING);
  });

  it('always ends, never asks the submitter, and is approved only by the modes of its nodes', () => {
    const who = fc.constantFrom('me', 'a', 'b', 'c', 'd');
    const node = fc
      .record({ empIds: fc.array(who, { maxLength: 4 }), all: fc.boolean() })
      .map(({ empIds, all }) => named('n', empIds, all ? ApprovalMode.ALL : ApprovalMode.ANY));
    fc.assert(
      fc.property(
        fc.array(node, { minLength: 1, maxLength: 10 }),
        fc.array(fc.nat(3), { minLength: 40, maxLength: 40 }),
        (nodes, picks) => {
          let run = start(...nodes);
          for (const pick of picks) {
            const waiting = run.steps[run.current]?.approvers.filter((one) => one.decision === WAITING) ?? [];
            const actor = waiting[pick % Math.max(waiting.length, 1)];
            if (actor === undefined) break;
            expect(actor.empId).not.toBe('me');
            run = approve(run, actor.empId);
          }
          expect([run.state, run.current]).toEqual([ApprovalStatus.APPROVED, nodes.length]);
          for (const step of run.steps) {
            const approvals = step.approvers.filter((one) => one.decision === APPROVED).length;
            expect(
              step.skipped || (step.mode === ApprovalMode.ANY ? approvals === 1 : approvals === step.approvers.length),
            ).toBe(true);
          }
        },
      ),
    );
  });
});

describe('withdraw', () => {
  const run = start(named('1', ['a']), named('2', ['c']));
  it('lets the submitter take back what nobody decided on', () =>
    expect(runOf(withdraw(run, 'me')).state).toBe(ApprovalStatus.WITHDRAWN));
  it('refuses everybody else, and too late', () => {
    const no = (code: string) => ({ ok: false, issues: [{ field: '', code }] });
    expect(withdraw(run, 'a')).toEqual(no('ONLY_SUBMITTER_WITHDRAWS'));
    expect(withdraw(approve(run, 'a'), 'me')).toEqual(no('WITHDRAW_TOO_LATE'));
    expect(withdraw(approve(approve(run, 'a'), 'c'), 'me')).toEqual(no('APPROVAL_FINISHED'));
    const half = approve(start(named('1', ['a', 'b'], ApprovalMode.ALL)), 'a');
    expect(withdraw(half, 'me')).toEqual(no('WITHDRAW_TOO_LATE'));
  });
});
