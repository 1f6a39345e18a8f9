import { describe, expect, it } from 'vitest';
import {
  amountDoubt,
  amountProblem,
  checkMapping,
  isAnnualPay,
  isOtherCurrency,
  looksTwelvefold,
  matchColumns,
  medianAmount,
  type MappableField,
} from './import.ts';

const known = [
  { key: 'empNumber', aliases: ['工号', '员工编号', 'Employee number', 'Employee No.'] },
  { key: 'empName', aliases: ['姓名', 'Name'] },
  { key: 'email', aliases: ['邮箱', 'Work email', 'E-mail'] },
  { key: 'pay', aliases: ['月薪', 'Pay'] },
];

describe('matchColumns', () => {
  it.each([
    [
      ['工号*', '姓名', '工作邮箱'],
      ['empNumber', 'empName', null],
    ],
    [
      ['EMPLOYEE NO', ' name ', 'e_mail'],
      ['empNumber', 'empName', 'email'],
    ],
    [
      ['ｅｍｐＮａｍｅ', 'Email'],
      ['empName', 'email'],
    ],
    [
      ['姓名', '姓名（必填）', 'Name'],
      ['empName', null, null],
    ],
    [
      ['', '备注'],
      [null, null],
    ],
    [
      ['Pay (CNY)', '月薪（元）', 'Pay (RMB)', 'Pay (USD)'],
      ['pay', null, null, null],
    ],
    [['月薪（人民币）'], ['pay']],
    [['Pay (weekly)'], [null]],
  ])('suggests fields for %j', (headers, expected) => {
    expect(matchColumns(headers, known)).toEqual(expected);
  });
});

describe('isOtherCurrency', () => {
  it.each(['monthlySalaryUSD', 'Salary ($)', 'Base salary EUR', 'salaryEUR', '月薪（美元）', 'Pay in CAD'])(
    'knows %s',
    (heading) => expect(isOtherCurrency(heading)).toBe(true),
  );
  it.each(['月薪', 'Base salary (RMB per month)', 'Chauffeur', 'Entrepreneur grade', 'Audit date', 'Academy'])(
    'takes %s for no currency',
    (heading) => expect(isOtherCurrency(heading)).toBe(false),
  );
});

describe('amounts', () => {
  it.each([
    ['monthlySalaryUSD', 'month', 'OTHER_CURRENCY'],
    ['Annual salary', 'month', 'OTHER_PERIOD'],
    ['年薪', 'month', 'OTHER_PERIOD'],
    ['月薪', 'month', null],
    ['Target bonus per year', 'year', null],
    ['Monthly bonus', 'year', 'OTHER_PERIOD'],
  ] as const)('%s for a field per %s: %s', (heading, per, expected) => {
    expect(amountProblem(heading, per)).toBe(expected);
  });
  it('tells pay of a year from other things of a year', () => {
    expect([isAnnualPay('annualSalary'), isAnnualPay('Annual leave'), isAnnualPay('年薪')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('checkMapping', () => {
  const field = (name: string, more: Partial<MappableField> = {}): MappableField => ({
    field: name,
    identifies: false,
    required: false,
    madeFrom: [],
    amountPer: null,
    ...more,
  });
  const fields = [
    field('no', { identifies: true, required: true }),
    field('name', { required: true, madeFrom: ['first', 'last'] }),
    field('first'),
    field('last'),
    field('city'),
    field('salary', { amountPer: 'month' }),
  ];
  const check = (...columns: [header: string, field: string | null][]) => {
    const { missing, twice, missingForNew, amounts } = checkMapping(
      columns.map(([header, filled]) => ({ header, field: filled })),
      fields,
    );
    const names = (some: MappableField[]) => some.map((one) => one.field);
    return {
      missing: names(missing),
      twice: names(twice),
      missingForNew: names(missingForNew),
      amounts: amounts.map(({ header, code }) => `${header} ${code}`),
    };
  };
  const nothing = { missing: [], twice: [], missingForNew: [], amounts: [] };

  it('takes first and last name for the name', () => {
    expect(check(['No', 'no'], ['First', 'first'], ['Last', 'last'])).toEqual(nothing);
    expect(check(['No', 'no'], ['Last', 'last'])).toEqual(nothing);
  });
  it('refuses a file whose rows cannot be found, and a field with two columns', () => {
    expect(check(['Name', 'name'], ['City', 'city'], ['Town', 'city'])).toEqual({
      ...nothing,
      missing: ['no'],
      twice: ['city'],
    });
  });
  it('lets people who exist be changed without what only new people need', () => {
    expect(check(['No', 'no'], ['City', 'city'])).toEqual({ ...nothing, missingForNew: ['name'] });
  });
  it('refuses amounts that mean something else', () => {
    expect(check(['No', 'no'], ['Name', 'name'], ['Annual salary', 'salary'])).toEqual({
      ...nothing,
      amounts: ['Annual salary OTHER_PERIOD'],
    });
  });
});

describe('amounts that can hardly be what they are mapped to', () => {
  it.each([
    [['8000', '9,000.50', '¥10000'], '9000.50'],
    [['8000元', '', 'RMB 9000'], '8000'],
    [['15.000,00', '20 000', '9.500'], '15000.00'],
    [['8000', 'x', 'y'], null],
    [['', ' '], null],
    [['2024-01-01', '13800001111'], null],
  ])('the middle one of %j is %s', (values, median) => expect(medianAmount(values)).toBe(median));

  it.each([
    ['9000', 'month', null],
    ['50000', 'month', null],
    ['50000.01', 'month', 'annual'],
    ['499.99', 'month', 'small'],
    ['0', 'month', null],
    ['120000', 'year', null],
    ['120000', null, null],
    [null, 'month', null],
  ] as const)('%s for a %s: %s', (median, per, doubt) => expect(amountDoubt(median, per)).toBe(doubt));

  it.each([
    [[{ before: '10000', after: '120000' }], true],
    [[{ before: '120000', after: '10000' }], true],
    [[{ before: '10000', after: '130000' }], true],
    [[{ before: '10000', after: '11000' }], false],
    [[{ before: '0', after: '120000' }], false],
    [
      [
        { before: '10000', after: '120000' },
        { before: '10000', after: '10500' },
      ],
      false,
    ],
  ])('twelve times what stands there: %j %s', (changes, odd) => expect(looksTwelvefold(changes)).toBe(odd));
});
