import { describe, expect, it } from 'vitest';
import { Priority } from '../../enums.ts';
import { checkIndicators, weightsSumTo100, type IndicatorInput } from './indicators.ts';

const row: IndicatorInput = {
  keyResult: '新签合同额',
  measureUnit: '万元',
  startValue: '100',
  targetValue: '150',
  achievedValue: null,
  weight: '60',
  confidence: 80,
  priority: Priority.URGENT,
  startDate: '2026-01-01',
  targetDate: '2026-12-31',
};
const other: IndicatorInput = { keyResult: '客户投诉率', weight: '40' };
const found = (first: Partial<IndicatorInput>, final = true) =>
  checkIndicators([{ ...row, ...first }, other], { final }).map((one) => [one.field, one.code]);

describe('checkIndicators', () => {
  it('accepts a sound form', () => expect(found({})).toEqual([]));

  it.each<[string, string, Partial<IndicatorInput>, [string, string][]]>([
    ['S5.071', 'weights over 100', { weight: '60.0001' }, [['rows', 'WEIGHTS_NOT_100']]],
    [
      'S5.071',
      'a missing weight',
      { weight: null },
      [
        ['rows.0.weight', 'WEIGHT_REQUIRED'],
        ['rows', 'WEIGHTS_NOT_100'],
      ],
    ],
    [
      'S5.071',
      'a weight of 0',
      { weight: '0' },
      [
        ['rows.0.weight', 'WEIGHT_OUT_OF_RANGE'],
        ['rows', 'WEIGHTS_NOT_100'],
      ],
    ],
    ['S5.132', 'equal dates', { startDate: '2026-12-31' }, [['rows.0.targetDate', 'INDICATOR_DATES_ORDER']]],
    ['S5.132', 'reversed dates', { startDate: '2027-01-01' }, [['rows.0.targetDate', 'INDICATOR_DATES_ORDER']]],
    [
      'S5.133',
      'equal values in different spelling',
      { startValue: '150.00' },
      [['rows.0.targetValue', 'INDICATOR_VALUES_EQUAL']],
    ],
    ['-', 'no key result', { keyResult: ' ' }, [['rows.0.keyResult', 'KEY_RESULT_REQUIRED']]],
    ['-', 'a long key result', { keyResult: '字'.repeat(201) }, [['rows.0.keyResult', 'TEXT_TOO_LONG']]],
    ['-', 'a long unit', { measureUnit: '字'.repeat(21) }, [['rows.0.measureUnit', 'TEXT_TOO_LONG']]],
    ['-', 'text for a value', { targetValue: '一百' }, [['rows.0.targetValue', 'NUMBER_INVALID']]],
    ['-', 'confidence over 100', { confidence: '100.5' }, [['rows.0.confidence', 'CONFIDENCE_OUT_OF_RANGE']]],
    ['-', 'an unknown priority', { priority: 7 }, [['rows.0.priority', 'CHOICE_INVALID']]],
    ['-', 'no such day', { targetDate: '2026-02-30' }, [['rows.0.targetDate', 'DATE_INVALID']]],
  ])('%s refuses %s', (_id, _what, changes, expected) => {
    expect(found(changes)).toEqual(expected);
  });

  it('lets a draft lack what has to be there on submission, and still checks what is there', () => {
    expect(found({ keyResult: '', weight: null, targetValue: '', targetDate: null }, false)).toEqual([]);
    expect(found({ weight: '101' }, false)).toEqual([['rows.0.weight', 'WEIGHT_OUT_OF_RANGE']]);
  });

  it('needs a row on submission', () => {
    expect(checkIndicators([], { final: true })).toEqual([{ field: 'rows', code: 'INDICATORS_REQUIRED' }]);
    expect(checkIndicators([], { final: false })).toEqual([]);
  });
});

describe('weightsSumTo100', () => {
  it.each([
    [['33.3333', '33.3333', '33.3334'], true],
    [['50', '50.0000'], true],
    [['50', '49.9999'], false],
    [[], false],
    [['100', 'x'], false],
    [['100', null], true],
  ])('S5.071 %j: %s', (weights, expected) => {
    expect(weightsSumTo100(weights)).toBe(expected);
  });
});
