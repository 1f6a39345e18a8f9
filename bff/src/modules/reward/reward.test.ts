import { PointEntryKind } from '@hengcai/shared/enums';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { employeeRow, id } from '../../testing/rows.ts';
import type { RewardPersonRow, RewardValueRow, ThankYouLetterRow } from './rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

const person = (n: number): RewardPersonRow => {
  const { empId, empName, empNumber } = employeeRow(n);
  return { empId, empName: empName ?? '', empNameEn: null, empNumber: empNumber ?? '' };
};
const value: RewardValueRow = {
  valueId: id('value'),
  valueName: '协作',
  valueNameEn: null,
  description: null,
  enabled: true,
  letterCount: 2,
  version: 1,
};
const letter = (n: number): ThankYouLetterRow => ({
  letterId: id('letter', n),
  sender: person(1),
  recipients: [person(2), person(3)],
  valueId: value.valueId,
  text: '谢谢',
  points: 5,
  sentAt: '2026-11-01T02:00:00.000Z',
  hiddenAt: null,
  hiddenReason: null,
  hideable: false,
  version: 1,
});

it('a page of letters is two calls, however many values they were written for', async () => {
  bff.upstream.answer('thanksLetters', 'listLetter', () => ({
    items: [letter(1), letter(2)],
    total: 2,
    pageNo: 1,
    pageSize: 10,
  }));
  bff.upstream.answer('awardValues', 'listValue', () => [value]);
  const { data } = await bff.send(
    `query Wall($filter: ThankYouLetterFilterInput) { thankYouLetters(filter: $filter) {
      total items { id text sender { id name } recipients { number } value { name } }
    } }`,
    { filter: { box: 'RECEIVED' } },
  );
  expect(data?.['thankYouLetters']).toMatchObject({
    total: 2,
    items: [
      { id: id('letter', 1), sender: { id: person(1).empId, name: person(1).empName }, value: { name: '协作' } },
      { id: id('letter', 2), recipients: [{ number: person(2).empNumber }, { number: person(3).empNumber }] },
    ],
  });
  expect(bff.upstream.names()).toEqual(['thanksLetters.listLetter', 'awardValues.listValue']);
  expect(bff.upstream.calls[0]?.input).toMatchObject({ filter: { box: 'received' } });
});

it('a letter that is refused says why at the field of the schema', async () => {
  const refusal = { field: 'empIds', code: 'NOT_TO_ONESELF', message: 'You cannot thank yourself' };
  bff.upstream.refuse('thanksLetters', 'sendLetter', { status: 422, errors: [refusal] });
  const { data } = await bff.send(
    `mutation Send($input: SendThankYouLetterInput!) { sendThankYouLetter(input: $input) {
      letter { id } userErrors { field code }
    } }`,
    { input: { clientMutationId: 'letter-0001', recipientIds: [person(1).empId], valueId: value.valueId, text: '谢' } },
  );
  expect(data?.['sendThankYouLetter']).toEqual({
    letter: null,
    userErrors: [{ field: 'recipientIds', code: 'NOT_TO_ONESELF' }],
  });
});

it('entries say what they come from; the ranking has the own place', async () => {
  const entry = {
    entryId: id('entry'),
    delta: -3,
    kind: PointEntryKind.EXPIRE,
    by: null,
    letterId: null,
    rule: null,
    reason: null,
  };
  const page = { total: 1, pageNo: 1, pageSize: 10 };
  bff.upstream.answer('awardPoints', 'listOwnEntry', () => ({
    ...page,
    items: [{ ...entry, at: '2026-11-01T02:00:00.000Z' }],
  }));
  const place = { place: 2, person: person(1), points: 30, letters: 1 };
  bff.upstream.answer('awardPoints', 'listRanking', () => ({ ...page, items: [place], own: place }));
  const { data } = await bff.send(
    `query Points($filter: PointRankingFilterInput!) {
      ownPointEntries { items { id delta kind by { id } } }
      pointRanking(filter: $filter) { own { place person { name } } }
    }`,
    { filter: { from: '2026-11-01', to: '2026-11-30', ownDepartment: true } },
  );
  expect(data).toEqual({
    ownPointEntries: { items: [{ id: id('entry'), delta: -3, kind: 'EXPIRE', by: null }] },
    pointRanking: { own: { place: 2, person: { name: person(1).empName } } },
  });
});
