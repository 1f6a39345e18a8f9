import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { id } from '../../testing/rows.ts';
import type { BonusBaseRow } from './rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

const ofRank: BonusBaseRow = {
  baseId: id('base', 1),
  rank: { rankId: id('rank'), rankName: 'P6' },
  jobFamily: { jobFamilyId: id('family'), jobFamilyName: '技术', jobFamilyNameEn: null },
  person: null,
  months: '2.00',
  validFrom: '2026-01-01',
  current: true,
  open: false,
  people: 3,
  amount: '60000.00',
  version: 1,
};
const ofPerson: BonusBaseRow = {
  ...ofRank,
  baseId: id('base', 2),
  rank: null,
  jobFamily: null,
  person: { empId: id('employee'), empName: '张伟', empNameEn: null, empNumber: 'E1' },
};

it('a page of bases is one call, with ranks, families and people', async () => {
  const items = [ofRank, ofPerson];
  bff.upstream.answer('bonusBase', 'listbase', () => ({ items, total: 2, pageNo: 1, pageSize: 10 }));
  const { data } = await bff.send(
    `{ bonusBases(keyword: "P") { total items {
      id rank { id name } jobFamily { name nameEn } employee { id name number } months people amount
    } } }`,
  );
  const figures = { months: '2.00', people: 3, amount: '60000.00' };
  expect(data?.['bonusBases']).toEqual({
    total: 2,
    items: [
      {
        id: id('base', 1),
        rank: { id: id('rank'), name: 'P6' },
        jobFamily: { name: '技术', nameEn: null },
        employee: null,
        ...figures,
      },
      {
        id: id('base', 2),
        rank: null,
        jobFamily: null,
        employee: { id: id('employee'), name: '张伟', number: 'E1' },
        ...figures,
      },
    ],
  });
  expect(bff.upstream.names()).toEqual(['bonusBase.listbase']);
});

it('a base that is refused says why at the field of the schema', async () => {
  const refusal = { field: 'empId', code: 'BONUS_BASE_OWN', message: 'no' };
  bff.upstream.refuse('bonusBase', 'addbase', { status: 422, errors: [refusal] });
  const input = { clientMutationId: 'base-0001', employeeId: id('employee'), months: '1', validFrom: '2026-12-01' };
  const { data } = await bff.send(
    'mutation Add($input: AddBonusBaseInput!) { addBonusBase(input: $input) { bonusBase { id } userErrors { field code } } }',
    { input },
  );
  expect(data?.['addBonusBase']).toEqual({
    bonusBase: null,
    userErrors: [{ field: 'employeeId', code: 'BONUS_BASE_OWN' }],
  });
  expect(bff.upstream.calls[0]?.input).toMatchObject({ empId: id('employee'), rankId: null, jobFamilyId: null });
});
