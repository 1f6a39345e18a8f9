import { describe, expect, it, test } from 'vitest';
import { ContractNotice, EmployeeType, OpenEndedReason } from '../../enums.ts';
import { ContractType } from './contract-type.ts';
import {
  contractNotes,
  isRenewal,
  openEndedReason,
  overlapAmong,
  probationPayNotes,
  termOf,
  type ContractFacts,
} from './contract.ts';

const { ENDS_SOON, ENDED, NONE, OPEN_ENDED_NEXT, PROBATION_PAY_LOW, BELOW_MINIMUM_WAGE } = ContractNotice;

const facts = (given: Partial<ContractFacts>): ContractFacts => ({
  today: '2026-11-01',
  entryDate: '2024-01-01',
  leaves: false,
  employeeType: EmployeeType.FULL_TIME,
  contract: { start: '2024-01-01', end: '2027-12-31' },
  contractType: null,
  earlier: [],
  ...given,
});
const until = (end: string | null) => ({ contract: { start: '2024-01-01', end } });

describe('what is to be seen to about a contract', () => {
  it.each<[string, Partial<ContractFacts>, number[]]>([
    ['a year ahead', until('2027-12-31'), []],
    ['61 days ahead', until('2027-01-01'), []],
    ['60 days ahead', until('2026-12-31'), [ENDS_SOON]],
    ['on the last day', until('2026-11-01'), [ENDS_SOON]],
    ['on the day after', until('2026-10-31'), [ENDED]],
    ['without an end', until(null), []],
    ['of somebody who leaves', { ...until('2026-11-05'), leaves: true }, []],
    ['none, 29 days after the entry', { contract: null, entryDate: '2026-10-03' }, []],
    ['none, 30 days after the entry', { contract: null, entryDate: '2026-10-02' }, [NONE]],
    ['none of a leaver', { contract: null, leaves: true }, []],
    ['none of an intern', { contract: null, employeeType: EmployeeType.INTERN }, []],
    ['none of part-time work', { contract: null, employeeType: EmployeeType.PART_TIME }, []],
    [
      'the second one, near its end',
      { ...until('2026-11-30'), earlier: [{ start: '2021-01-01', end: '2023-12-31', contractType: null }] },
      [ENDS_SOON, OPEN_ENDED_NEXT],
    ],
  ])('%s', (_name, given, notices) => {
    expect(contractNotes(facts(given)).map(({ notice }) => notice)).toEqual(notices);
  });

  test('says how many days are left and which day it is about', () => {
    expect(contractNotes(facts(until('2026-11-30')))).toEqual([
      { notice: ENDS_SOON, day: '2026-11-30', days: 29, reason: null, amount: null },
    ]);
    expect(contractNotes(facts({ contract: null, entryDate: '2026-09-01' }))).toMatchObject([{ day: '2026-10-01' }]);
  });
});

describe('the next contract is open-ended (Labour Contract Law art. 14)', () => {
  const { TWO_TERMS, TEN_YEARS } = OpenEndedReason;
  const second = (start: string, end: string, contractType: string | null = null) => ({
    earlier: [{ start, end, contractType }],
  });
  it.each<[string, Partial<ContractFacts>, number | null]>([
    ['after one fixed term', {}, null],
    ['after two in a row', second('2021-01-01', '2023-12-31'), TWO_TERMS],
    ['where the second was signed a month late', second('2021-01-01', '2023-12-01'), TWO_TERMS],
    ['where there was a longer break', second('2021-01-01', '2023-11-30'), null],
    ['where the first was made before the law', second('2007-12-31', '2023-12-31'), null],
    ['where it is open-ended already', { ...until(null), ...second('2021-01-01', '2023-12-31') }, null],
    ['after ten years by the last day', { entryDate: '2018-01-01' }, TEN_YEARS],
    ['a day short of ten years', { entryDate: '2018-01-02' }, null],
    [
      'of labour contracts of that type',
      { ...second('2021-01-01', '2023-12-31'), contractType: ContractType.FIXED_TERM },
      TWO_TERMS,
    ],
    ['of a type the company added', { ...second('2021-01-01', '2023-12-31'), contractType: '项目合同' }, TWO_TERMS],
    ['of service agreements', { ...second('2021-01-01', '2023-12-31'), contractType: ContractType.SERVICE }, null],
    ['after a labour contract of a fixed term', second('2021-01-01', '2023-12-31', ContractType.FIXED_TERM), TWO_TERMS],
    ['after an internship', second('2021-01-01', '2023-12-31', ContractType.INTERNSHIP), null],
    ['of interns', { entryDate: '2010-01-01', contractType: ContractType.INTERNSHIP }, null],
    ['where none is on record', { contract: null, entryDate: '2010-01-01' }, null],
  ])('%s', (_name, given, reason) => {
    expect(openEndedReason(facts(given))).toBe(reason);
  });
});

describe('pay of a probation (Labour Contract Law art. 20)', () => {
  it.each<[string, Parameters<typeof probationPayNotes>[0], object[]]>([
    ['exactly 80 %', { paid: '8000', agreed: '10000', minimum: null }, []],
    [
      'a cent less',
      { paid: '7999.99', agreed: '10000', minimum: null },
      [{ notice: PROBATION_PAY_LOW, amount: '8000' }],
    ],
    ['of a wage nobody knows', { paid: '100', agreed: null, minimum: null }, []],
    ['that nobody knows', { paid: null, agreed: '10000', minimum: '2690' }, []],
    ['the minimum of the city', { paid: '2690', agreed: '2690', minimum: '2690.00' }, []],
    [
      'below both',
      { paid: '2000', agreed: '3000', minimum: '2690' },
      [
        { notice: PROBATION_PAY_LOW, amount: '2400' },
        { notice: BELOW_MINIMUM_WAGE, amount: '2690' },
      ],
    ],
  ])('%s', (_name, pay, notes) => {
    expect(probationPayNotes(pay)).toEqual(notes.map((one) => expect.objectContaining(one) as unknown));
  });
});

it('a later start after the end is another contract, any other change is the same one put right', () => {
  const first = { start: '2021-01-01', end: '2023-12-31' };
  expect(isRenewal(first, '2024-01-01')).toBe(true);
  expect(isRenewal(first, '2023-12-31')).toBe(false);
  expect(isRenewal({ ...first, end: null }, '2024-01-01')).toBe(false);
  expect(isRenewal(null, '2024-01-01')).toBe(false);
  expect(isRenewal(first, null)).toBe(false);
});

it('contracts of one person do not overlap', () => {
  const first = { start: '2021-01-01', end: '2023-12-31' };
  expect(overlapAmong([{ start: '2024-01-01', end: null }, first])).toBeNull();
  expect(overlapAmong([{ start: '2023-12-31', end: null }, first])).toBe(0);
  expect(
    overlapAmong([
      { start: '2020-01-01', end: null },
      { start: '2021-01-01', end: null },
    ]),
  ).toBe(1);
});

it('two days make a contract, one of them is enough', () => {
  expect(termOf(null, null, '2020-05-01')).toBeNull();
  expect(termOf(null, '2023-04-30', '2020-05-01')).toEqual({ start: '2020-05-01', end: '2023-04-30' });
  expect(termOf('2020-05-04', null, '2020-05-01')).toEqual({ start: '2020-05-04', end: null });
});
