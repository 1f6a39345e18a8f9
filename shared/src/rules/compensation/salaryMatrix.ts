import { compare, dec, isDecimal } from '../../numbers.ts';
import { issue, type RuleIssue } from '../issue.ts';

/** What people of a rank are paid, of one job family or, with null, of all that have no range of their own; RMB a month. */
export interface SalaryRange {
  rankId: string;
  jobFamilyId: string | null;
  low: string;
  mid: string;
  high: string;
}

/** Compa-ratios from one up to and without another; null: whatever is above. */
export interface CrBand {
  crLow: string;
  crHigh: string | null;
}

/** Places of an amount, and of a compa-ratio, which has one digit before them. */
export const SALARY_PLACES = 2;
export const CR_PLACES = 2;

/** The bands that are usual: below 0.80 and above 1.20 deserve a look. */
export const CR_BANDS_DEFAULT: readonly CrBand[] = [
  { crLow: '0.00', crHigh: '0.80' },
  { crLow: '0.80', crHigh: '0.90' },
  { crLow: '0.90', crHigh: '1.10' },
  { crLow: '1.10', crHigh: '1.20' },
  { crLow: '1.20', crHigh: null },
];

const isAmount = (text: string): boolean => isDecimal(text, SALARY_PLACES) && compare(text, 0) > 0;
const isRatio = (text: string): boolean => isDecimal(text, CR_PLACES, 1) && compare(text, 0) >= 0;

/** What is wrong with the ranges and bands of a salary matrix (S5.113). */
export function checkSalaryMatrix({
  ranges,
  crBands,
}: {
  ranges: readonly SalaryRange[];
  crBands: readonly CrBand[];
}): RuleIssue[] {
  return [
    ...(ranges.length === 0 ? [issue('ranges', 'SALARY_RANGES_MISSING')] : []),
    ...ranges.flatMap((range, at) => checkRange(range, `ranges.${at}`)),
    ...checkTwice(ranges),
    ...checkBands(crBands),
  ];
}

function checkRange({ low, mid, high }: SalaryRange, path: string): RuleIssue[] {
  const wrong = Object.entries({ low, mid, high }).filter(([, amount]) => !isAmount(amount));
  if (wrong.length > 0) return wrong.map(([name]) => issue(`${path}.${name}`, 'SALARY_AMOUNT_INVALID'));
  if (compare(low, high) > 0) return [issue(`${path}.low`, 'SALARY_LOW_ABOVE_HIGH')];
  return compare(mid, low) < 0 || compare(mid, high) > 0 ? [issue(`${path}.mid`, 'SALARY_MID_OUTSIDE')] : [];
}

function checkTwice(ranges: readonly SalaryRange[]): RuleIssue[] {
  const first = new Map<string, number>();
  return ranges.flatMap(({ rankId, jobFamilyId }, at) => {
    const key = `${rankId} ${jobFamilyId ?? ''}`;
    const before = first.get(key);
    if (before !== undefined) return [issue(`ranges.${at}.rankId`, 'SALARY_RANGE_TWICE', { row: before + 1 })];
    first.set(key, at);
    return [];
  });
}

function checkBands(bands: readonly CrBand[]): RuleIssue[] {
  const wrong = bands.flatMap(({ crLow, crHigh }, at) => [
    ...(isRatio(crLow) ? [] : [issue(`crBands.${at}.crLow`, 'CR_INVALID')]),
    ...(crHigh === null || isRatio(crHigh) ? [] : [issue(`crBands.${at}.crHigh`, 'CR_INVALID')]),
  ]);
  if (wrong.length > 0) return wrong;
  const turned = bands.flatMap(({ crLow, crHigh }, at) =>
    crHigh !== null && compare(crLow, crHigh) > 0 ? [issue(`crBands.${at}.crHigh`, 'CR_LOW_ABOVE_HIGH')] : [],
  );
  if (turned.length > 0) return turned;
  const follow = bands.every(({ crLow }, at) => {
    const from = at === 0 ? '0' : bands[at - 1]?.crHigh;
    return from !== null && from !== undefined && compare(crLow, from) === 0;
  });
  return follow && bands.at(-1)?.crHigh === null ? [] : [issue('crBands', 'CR_BANDS_APART')];
}

/** How wide a range is: what the maximum is above the minimum, in percent of it. */
export const spreadOf = ({ low, high }: Pick<SalaryRange, 'low' | 'high'>): string =>
  dec(high).minus(low).div(low).times(100).round(1).toString();
