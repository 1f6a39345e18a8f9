import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FROM_OUR_PAGE, startBff, type Answer } from '@hengcai/bff/src/testing/bff.ts';
import { contract } from '@hengcai/shared/contract/all';
import { documentOf } from '../operations/documents.ts';
import { printedDocument } from './document.ts';
import { sendEnvelope, startStranger, type Respond } from './stranger.ts';
import { isMutation, meet, NAMES, userErrorsIn, type Meeting } from './support.ts';
import { GARBLED, UNDERSTOOD, varied, withoutPlatform } from './variations.ts';
import { variablesFor } from '../operations/variables.ts';

const codesOf = ({ errors }: Answer): string[] =>
  [...new Set(errors.map(({ extensions }) => extensions['code']))].sort();
const ask = ({ bff }: Pick<Meeting, 'bff'>, name: string) =>
  bff.send(documentOf(name, true), variablesFor(name, 'required'));

/** What is asked in one of the ways: in `npm test` an eighth of the operations, of the next way the next, in `test:full` all. */
const namesFor = (way: number): readonly string[] =>
  NAMES.filter((_name, at) => process.env.TEST_FULL || at % 8 === way % 8);

/** Asks the operations and answers the codes of those that failed. */
async function failuresOf(meeting: Meeting, names: readonly string[]): Promise<Record<string, string[]>> {
  const failures: Record<string, string[]> = {};
  for (const name of names) {
    const codes = codesOf(await ask(meeting, name));
    if (codes.length > 0) failures[name] = codes;
  }
  return failures;
}

const meetVaried = (change: Parameters<typeof varied>[1]) => meet(varied(printedDocument(), change), { strict: false });

const UNHEARD_OF = 'has values of closed sets that nobody here knows';

const numbered = (ways: typeof UNDERSTOOD) =>
  Object.entries(ways).map(([kind, change], way) => [kind, change, way] as const);

describe('every operation, of services whose answer', () => {
  it.each(numbered(UNDERSTOOD))('%s, is answered without an error', async (kind, change, way) => {
    const meeting = await meetVaried(change);

    const failures = await failuresOf(meeting, namesFor(way));
    await meeting.stop();

    expect(failures).toEqual({});
    const isReported = meeting.bff.lines.some((line) => line.includes('"value":977,"msg":"unknown enum value"'));
    expect(isReported).toBe(kind === UNHEARD_OF);
  });

  it.each(numbered(GARBLED))('%s, is answered or fails with UPSTREAM_CONTRACT', async (_kind, change, way) => {
    const meeting = await meetVaried(change);

    const failures = await failuresOf(meeting, namesFor(way));
    await meeting.stop();

    const others = Object.entries(failures).filter(([, codes]) => codes.join() !== 'UPSTREAM_CONTRACT');
    expect(others).toEqual([]);
    expect(Object.keys(failures).length).toBeGreaterThan(namesFor(way).length / 8);
  });
});

describe('services that write the same thing in another way', () => {
  const LIST = '{ employees { items { id status sex baseSalary version manager { id } } } }';
  const id = '0b8f6a5e4d3c2b1a0f9e8d7c6b5a4f3e';
  const same = { id, status: 'IN_SERVICE', sex: 'UNFILLED', baseSalary: '12.50', version: 1, manager: { id } };

  it.each<[keyof typeof UNDERSTOOD, object]>([
    [UNHEARD_OF, { ...same, status: null, sex: null }],
    ['has numbers as strings', same],
    ['has decimals as numbers', { ...same, baseSalary: '12.5' }],
    ['has numbers for ids', { ...same, id: '4711', manager: { id: '4711' } }],
    ['has null where there may be nothing', { ...same, status: null, baseSalary: null, manager: null }],
    ['leaves out what is nothing', { ...same, status: null, baseSalary: null, manager: null }],
    ['has more than was asked for', same],
  ])('whose answer %s are understood as meant', async (kind, row) => {
    const { bff, stop } = await meetVaried(UNDERSTOOD[kind] ?? ((shape) => shape));

    const { data } = await bff.send(LIST);
    await stop();

    expect(data?.['employees'].items).toEqual([row]);
  });
});

describe('every operation, of services that refuse', () => {
  let meeting: Meeting;
  beforeAll(async () => {
    meeting = await meet(printedDocument(), { strict: false });
  });
  afterAll(() => meeting.stop());

  /** The answers of operations that make a call. */
  async function refusedAnswers(how: Respond, names = NAMES): Promise<[name: string, answer: Answer][]> {
    const { stranger } = meeting;
    stranger.respond(how);
    const answers: [string, Answer][] = [];
    for (const name of names) {
      stranger.refusals = 0;
      const answer = await ask(meeting, name);
      if (stranger.refusals > 0) answers.push([name, answer]);
    }
    expect(answers.length).toBeGreaterThan(names.length / 2);
    return answers;
  }
  const envelope = (status: number | string, more: object) => (response: ServerResponse) =>
    sendEnvelope(response, { success: false, status, ...more });

  it('with 208 as a string, ends the session, once', async () => {
    for (const [name, { data, errors }] of await refusedAnswers(envelope('208', { message: null })))
      expect([name, data, errors.map(({ extensions }) => extensions['code'])]).toEqual([
        name,
        null,
        ['SESSION_TIMEOUT'],
      ]);
  });

  it.each([
    ['with a sentence alone', 422, { message: 'Not on Sundays' }, 'Not on Sundays', NAMES],
    ['with a number of their own and no word', 4711, {}, '请求失败', namesFor(0)],
    ['with errors in another form', 422, { message: 'No', data: { errors: ['a', 'b'] } }, 'No', namesFor(1)],
  ])('%s, is a user error of a change and a coded error of a query', async (_how, status, more, message, names) => {
    for (const [name, answer] of await refusedAnswers(envelope(status, more), names)) {
      if (isMutation(name)) {
        const reasons = userErrorsIn(answer.data).map((error) => [error.code, error.message]);
        const isTold = documentOf(name).includes('userErrors');
        expect([name, answer.errors, reasons]).toEqual([name, [], isTold ? [['REJECTED', message]] : []]);
      } else {
        expect([name, codesOf(answer), answer.errors[0]?.message]).toEqual([name, ['REJECTED'], message]);
      }
    }
  });

  const refusals: readonly [string, (response: ServerResponse) => void, string][] = [
    [
      'with a crash',
      (response) => void response.writeHead(500).end('<html>at Foo.java:12</html>'),
      'UPSTREAM_UNAVAILABLE',
    ],
    ['with a page', (response) => void response.end('<html>hello</html>'), 'UPSTREAM_CONTRACT'],
    ['with nothing', (response) => void response.end(), 'UPSTREAM_CONTRACT'],
    ['with half an answer', (response) => void response.end('{"success":true,"status":200,"da'), 'UPSTREAM_CONTRACT'],
    ['to talk', (response) => void response.destroy(), 'UPSTREAM_UNAVAILABLE'],
    ['by their own gateway', (response) => void response.writeHead(401).end(), 'SESSION_TIMEOUT'],
  ];
  it.each(refusals.map((refusal, way) => [...refusal, way] as const))(
    '%s, fails with a code of the closed list',
    async (_how, how, code, way) => {
      for (const [name, answer] of await refusedAnswers(how, namesFor(way)))
        expect([name, codesOf(answer)]).toEqual([name, [code]]);
    },
  );
});

it('services that never answer hold nobody for longer than the time they have', async () => {
  const stranger = await startStranger(printedDocument(), { strict: false });
  const bff = await startBff({ REST_URL: stranger.url, REST_TIMEOUT_MS: '300' });
  stranger.respond(() => undefined);

  const answers = await Promise.all(NAMES.map(async (name) => codesOf(await ask({ bff }, name))));
  await bff.stop();
  await stranger.stop();

  const timedOut = answers.filter((codes) => codes.length > 0);
  expect(timedOut.length).toBeGreaterThan(80);
  expect([...new Set(timedOut.flat())]).toEqual(['UPSTREAM_TIMEOUT']);
});

/** The BFF asks for the capabilities in its own time, whatever operation it answers. */
/** Services of calls of our own, which others have none of. */
const OURS = Object.entries(contract)
  .filter(([, { prefix }]) => prefix.startsWith('/platform'))
  .map(([service]) => service);
const isOurs = (call: string) => OURS.includes(call.split('.')[0] ?? '');
/** Whether an operation asks for what only we have: the platform itself, or a call of ours on which the others follow. */
const standsOnPlatform = (calls: readonly string[]) =>
  calls.some((call) => isOurs(call) && /^(?:platform|overview)\./.test(call)) || isOurs(calls[0] ?? '');

describe('services without anything below /platform', () => {
  let meeting: Meeting;
  beforeAll(async () => {
    meeting = await meet(withoutPlatform(printedDocument()));
  });
  afterAll(() => meeting.stop());

  it('have no capabilities, and the product is ready', async () => {
    const { data, errors } = await meeting.bff.send('{ capabilities { clientMutationId jobs audit } }');
    const ready = await fetch(`${meeting.bff.url}/health/ready`);

    expect(errors).toEqual([]);
    expect(data?.['capabilities']).toEqual({ clientMutationId: false, jobs: false, audit: false });
    expect(ready.status).toBe(200);
  });

  it('answer every operation but those that stand on it', async () => {
    const complete = await meet(printedDocument());
    const standing: string[] = [];
    for (const name of NAMES) {
      complete.stranger.calls.length = 0;
      await ask(complete, name);
      const calls = complete.stranger.calls.filter((call) => call !== 'platform.capabilities');
      if (standsOnPlatform(calls)) standing.push(name);
    }
    await complete.stop();
    const failures = await failuresOf(meeting, NAMES);

    expect(standing).toContain('EmployeeAudit');
    expect(Object.keys(failures)).toEqual(standing);
    expect([...new Set(Object.values(failures).flat())]).toEqual(['UPSTREAM_CONTRACT']);
  });

  it('stream exports', async () => {
    const { data } = await ask(meeting, 'ExportEmployees');
    const download = await fetch(meeting.bff.url + data?.['exportEmployees'].file.url, { headers: FROM_OUR_PAGE });

    expect(await download.text()).toBe('bytes');
    expect(meeting.stranger.calls.at(-1)).toBe('empmanage.exportempinfo');
  });

  it('are never sent a change twice: nobody said that they make it happen once', async () => {
    const { stranger } = meeting;
    const destroyed: string[] = [];
    stranger.respond((response, name) => {
      destroyed.push(name);
      response.destroy();
    });
    await ask(meeting, 'AddEmployee');
    await ask(meeting, 'EmployeeList');
    stranger.respond(null);

    expect(destroyed).toEqual(['empupdate.addemp', 'empmanage.emplist', 'empmanage.emplist']);
  });
});
