import { ApolloClient, type ApolloCache, ApolloLink, Observable } from '@apollo/client';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffedCompany } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { advance, assessmentOf, preparePlan, targetsFor } from './appraisal.ts';
import { castOf, page, type Cast } from './cast.ts';
import { documentOf } from './documents.ts';
import { mutationKey, startStack, userErrorsOf, type Data, type Person, type Stack } from './stack.ts';
import { score } from './walk-appraisal.ts';

type Update = (cache: ApolloCache, data: Data) => void;
/** An operation with its variables. */
type Asked = readonly [name: string, variables?: Data];

// By address: the browser room leaves extensions out, which the type-check of this room does not follow.
const fromWeb = async (path: string): Promise<Data> => import(new URL(`../../web/src/${path}`, import.meta.url).href);

let stack: Stack;
let cast: Cast;
let web: Data;

beforeAll(async () => {
  stack = await startStack({ typenames: true });
  cast = await castOf(stack, await staffedCompany(stack.services, 12), 'After');
  web = {
    ...(await fromWeb('session/cache.ts')),
    ...(await fromWeb('shared/notices/noticeLists.ts')),
    ...(await fromWeb('shared/save/known.ts')),
  };
});
afterAll(() => stack.stop());

/** The web client's cache in front of somebody's session. */
function pageFor(person: Person) {
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        person.exchange(operationName, variables).then(
          ({ answer }) => {
            observer.next(answer as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  const client = new ApolloClient({ cache: web['newCache']() as ApolloCache, link });
  return {
    ask: ([name, variables = {}]: Asked) =>
      client.query({ query: parse(documentOf(name)), variables, fetchPolicy: 'network-only' }),
    known: ([name, variables = {}]: Asked) => client.readQuery<Data>({ query: parse(documentOf(name)), variables }),
    async write(name: string, input: Data, update: Update = () => undefined): Promise<void> {
      const { data } = await client.mutate({
        mutation: parse(documentOf(name)),
        variables: { input },
        update: (cache, answer) => update(cache, answer.data as Data),
      });
      expect(userErrorsOf({ data: data as Data })).toEqual([]);
    },
  };
}

/**
 * Opens pages, writes, and answers what they show right after it, before they ask anything: it is what somebody reads
 * who opens them then, and it is not what they showed before.
 */
async function shownAfter(
  person: Person,
  pages: readonly Asked[],
  [name, input, update]: readonly [name: string, input: Data, update?: Update],
  { lookups = [] }: { lookups?: readonly Asked[] } = {},
): Promise<Data[]> {
  const open = pageFor(person);
  for (const one of [...lookups, ...pages]) await open.ask(one);
  const before = pages.map(open.known);
  await open.write(name, input, update);
  const shown = pages.map(open.known);
  const anew = pageFor(person);
  for (const one of pages) await anew.ask(one);
  expect(shown).toEqual(pages.map(anew.known));
  shown.forEach((one, i) => expect(one).not.toEqual(before[i]));
  return shown as Data[];
}

describe('right after', () => {
  const lists: Asked[] = [
    ['Notices', { minStatus: 'NORMAL' }],
    ['Notices', { minStatus: 'CLOSED' }],
  ];
  const kept =
    (mutation: string): Update =>
    (cache, data) =>
      web['keepNotice'](cache, data[mutation].notice);

  it('an announcement is published, opened, changed, closed and deleted, every list has it so', async () => {
    const { hr } = cast;
    const text = { content: 'text', deadline: null };
    await hr.run('SaveNotice', { input: { title: 'first', ...text } });
    const [open] = await shownAfter(hr, lists, ['SaveNotice', { title: 'second', ...text }, kept('saveNotice')]);
    const [second] = open?.['notices'] as Data[];
    expect([second?.['title'], second?.['read']]).toEqual(['second', false]);
    const id = second?.['id'] as string;
    const [read] = await shownAfter(hr, lists, [
      'MarkNoticesRead',
      { ids: [id] },
      (cache, data) => web['markNoticesRead'](cache, data['markNoticesRead'].readIds),
    ]);
    expect(read?.['notices'][0]).toMatchObject({ read: true, readCount: 1 });
    await shownAfter(hr, lists, ['SaveNotice', { id, title: 'changed', ...text }, kept('saveNotice')]);
    const closed = await shownAfter(hr, lists, ['CloseNotice', { id }, kept('closeNotice')]);
    expect(closed.map((list) => (list['notices'] as Data[]).some((one) => one['id'] === id))).toEqual([false, true]);
    await shownAfter(hr, lists.slice(1), [
      'DeleteNotice',
      { id },
      (cache, data) => web['forget'](cache, 'Notice', [data['deleteNotice'].deletedId]),
    ]);
  });

  it('the work of an employee changes, profile and list have it with department and superior', async () => {
    const { hr, company } = cast;
    const id = company.staffIds[5] ?? '';
    const { employee } = await hr.run('EmployeeDetails', { id });
    const known = await hr.run('EmployeeReferences');
    const [shown] = await shownAfter(
      hr,
      [
        ['EmployeeDetails', { id }],
        ['EmployeeList', page(40)],
      ],
      [
        'UpdateEmployeeWork',
        {
          id,
          version: employee.version,
          departmentId: company.deptIds[1],
          positionId: (known['positions'] as Data[])[0]?.['id'] ?? null,
          rankId: (known['ranks'] as Data[])[0]?.['id'] ?? null,
          managerId: company.bossIds[1],
          entryDate: '2020-01-01',
          city: 'Wuhan',
        },
      ],
      { lookups: [['EmployeeReferences'], ['DepartmentTree']] },
    );
    expect(shown?.['employee']).toMatchObject({
      city: 'Wuhan',
      department: { id: company.deptIds[1], name: expect.any(String) },
      manager: { id: company.bossIds[1], name: expect.any(String) },
    });
  });

  it('a rule is switched off, its page and the list say so and know the version', async () => {
    const { hr } = cast;
    await preparePlan(cast, 'ruled');
    const { assessmentRules } = await hr.run('RuleList', page(40));
    const { id, version } = (assessmentRules['items'] as Data[])[0] as Data;
    const [list] = await shownAfter(
      hr,
      [
        ['RuleList', page(40)],
        ['RuleDetail', { id }],
      ],
      ['EnableRule', { id, version, enabled: false }],
    );
    expect(list?.['assessmentRules'].items[0]).toMatchObject({ enabled: false, version: version + 1 });
  });

  it('a plan opens, its page and the list have its stage and how many stand where', async () => {
    const { hr } = cast;
    const { id, version } = await preparePlan(cast, 'opened');
    const [shown] = await shownAfter(
      hr,
      [
        ['PlanDetail', { id }],
        ['PlanList', page(40)],
      ],
      ['AdvancePlan', { clientMutationId: mutationKey(), id, version, to: 'FILLING', openAnyway: true }],
    );
    expect(shown?.['assessmentPlan']).toMatchObject({ status: 'FILLING', stageCounts: [expect.anything()] });
  });

  it('targets are submitted, the form has its state and what may be done, and the superior’s badge counts it', async () => {
    const { hr, boss, worker, workerId } = cast;
    const plan = await advance(hr, await preparePlan(cast, 'submitted'), 'FILLING');
    const whose = { planId: plan['id'] as string, employeeId: workerId };
    const form = await assessmentOf(worker, whose.planId, workerId);
    const rows = targetsFor(form, 'After');
    const draft = { ...whose, version: form['version'], clientId: 'client-one', seq: 1, rows };
    const saved = (await worker.run('SaveTargets', { input: draft }))['saveTargets'].assessment as Data;
    const waits = async () => {
      const { messageCentre } = await boss.run('MessageCentre');
      return (messageCentre['backlog'] as Data[]).find(({ type }) => type === 'TARGET_APPROVAL')?.['count'] as number;
    };
    const before = await waits();
    const [shown] = await shownAfter(
      worker,
      [['Assessment', whose]],
      ['SubmitTargets', { ...whose, clientMutationId: mutationKey(), version: saved['version'] }],
    );
    const may = (shown?.['assessment'].actions as Data[]).flatMap(({ action, allowed }) => (allowed ? [action] : []));
    expect(shown?.['assessment'].employeeStage).toBe('PENDING_APPROVAL');
    expect(may).not.toContain('submitTargets');
    expect(await waits()).toBe(before + 1);
  });

  it('a result is calibrated, the list and the distribution have it', async () => {
    const { hr, boss, worker, workerId } = cast;
    let plan = await advance(hr, await preparePlan(cast, 'calibrated'), 'FILLING');
    const whose = { planId: plan['id'] as string, employeeId: workerId };
    const form = await assessmentOf(worker, whose.planId, workerId);
    const decide = async (person: Person, name: string) => {
      const { version } = await assessmentOf(person, whose.planId, workerId);
      await person.run(name, { input: { ...whose, clientMutationId: mutationKey(), version } });
    };
    const rows = targetsFor(form, 'After');
    await worker.run('SaveTargets', {
      input: { ...whose, version: form['version'], clientId: 'client-one', seq: 1, rows },
    });
    await decide(worker, 'SubmitTargets');
    await decide(boss, 'ApproveTargets');
    plan = await advance(hr, plan, 'SCORING');
    await score(cast, whose);
    await advance(hr, plan, 'CALIBRATING');
    const list: Asked = ['CalibrationList', { planId: whose.planId, filter: null, ...page(40) }];
    const rowIn = (seen: Data | undefined) =>
      (seen?.['assessmentPlan'].calibration.items as Data[]).find(({ employee }) => employee?.id === workerId);
    const { version } = rowIn(await hr.run(...list)) as Data;
    const [shown] = await shownAfter(
      hr,
      [list, ['CalibrationDistribution', { planId: whose.planId }]],
      [
        'CalibrateAssessment',
        { ...whose, clientMutationId: mutationKey(), version, score: '50', reason: 'compared with peers' },
      ],
    );
    expect(rowIn(shown)).toMatchObject({ composedScore: '50', levelName: 'C', version: version + 1 });
  });
});
