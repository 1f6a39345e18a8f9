import { compare, isDecimal } from '@hengcai/shared/numbers';
import {
  checkSalaryMatrix,
  CR_BANDS_DEFAULT,
  type CrBand,
  type SalaryRange,
} from '@hengcai/shared/rules/compensation/salaryMatrix';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { today } from '../../../i18n/zone';
import { randomId } from '../../../ui/randomId';
import type { CellChange } from '../../../ui/sheet/sheetModel';
import type { SalaryMatrixPartsFragment } from './policy.gen';

/** A range while it is edited: every amount is the text that was typed; '' of the family: all families. */
export interface RangeRow {
  key: string;
  rankId: string;
  jobFamilyId: string;
  low: string;
  mid: string;
  high: string;
}

/** A band while it is edited: where the next one begins. It begins where the one before it ends. */
export interface BandRow {
  key: string;
  high: string;
}

export interface PolicyValues {
  name: string;
  validFrom: string;
  ranges: RangeRow[];
  crBands: BandRow[];
}

export type Detail = SalaryMatrixPartsFragment;
export type Standing = Detail['ranges'][number]['standing'];

export const newRange = (rankId = ''): RangeRow => ({
  key: randomId(),
  rankId,
  jobFamilyId: '',
  low: '',
  mid: '',
  high: '',
});
export const newBand = (high = ''): BandRow => ({ key: randomId(), high });

/** A new policy begins with a row for each rank and the usual bands. */
export const newPolicy = (ranks: readonly { id: string }[]): PolicyValues => ({
  name: '',
  validFrom: today(),
  ranges: ranks.map(({ id }) => newRange(id)),
  crBands: CR_BANDS_DEFAULT.map(({ crHigh }) => newBand(crHigh ?? '')),
});

export const toValues = ({ matrix, ranges, crBands }: Detail): PolicyValues => ({
  name: matrix.name,
  validFrom: matrix.validFrom,
  ranges: ranges.map(({ rank, jobFamily, low, mid, high }) => ({
    key: randomId(),
    rankId: rank?.id ?? '',
    jobFamilyId: jobFamily?.id ?? '',
    low,
    mid,
    high,
  })),
  crBands: crBands.map(({ high }) => newBand(high ?? '')),
});

const isFilled = ({ low, mid, high }: RangeRow): boolean => low !== '' || mid !== '' || high !== '';

const toRange = ({ key: _key, jobFamilyId, ...row }: RangeRow): SalaryRange => ({
  ...row,
  jobFamilyId: jobFamilyId || null,
});

/** The bands as they are saved: the last one has no end. */
export const toBands = (bands: readonly BandRow[]): CrBand[] =>
  bands.map(({ high }, at) => ({
    crLow: at === 0 ? '0' : (bands[at - 1]?.high ?? ''),
    crHigh: at === bands.length - 1 ? null : high,
  }));

/** What is saved: rows without any amount are left out. */
export const toInput = ({ name, validFrom, ranges, crBands }: PolicyValues) => ({
  name: name.trim(),
  validFrom,
  ranges: ranges.filter(isFilled).map(toRange),
  crBands: toBands(crBands).map(({ crLow: low, crHigh: high }) => ({ low, high })),
});

/** The row of the form that a field of what is saved belongs to: `ranges.1.low` is of the second row that is filled. */
export function fieldInForm(field: string, ranges: readonly RangeRow[]): string {
  const [list, at, ...rest] = field.split('.');
  if (list !== 'ranges' || at === undefined) return field;
  const numbers = ranges.flatMap((row, number) => (isFilled(row) ? [number] : []));
  return [list, numbers[Number(at)] ?? at, ...rest].join('.');
}

/** What is wrong with ranges and bands, at the rows of the form. */
export const issuesOf = ({ ranges, crBands }: Pick<PolicyValues, 'ranges' | 'crBands'>): RuleIssue[] => {
  const filled = ranges.filter(isFilled);
  const unnamed = filled.flatMap(({ rankId }, at): RuleIssue[] =>
    rankId === '' ? [{ field: `ranges.${at}.rankId`, code: 'REQUIRED' }] : [],
  );
  const found = checkSalaryMatrix({ ranges: filled.map(toRange), crBands: toBands(crBands) })
    // A band begins where the one before it ends, which says so already.
    .filter(({ field }) => !field.endsWith('.crLow'));
  const rowAfter = (row: unknown) => fieldInForm(`ranges.${String(row)}`, ranges).split('.')[1];
  return [...unnamed, ...found].map((one) => ({
    ...one,
    field: fieldInForm(one.field, ranges).replace('.crHigh', '.high'),
    ...(one.code === 'SALARY_RANGE_TWICE' && {
      params: { row: Number(rowAfter(Number(one.params?.row) - 1)) + 1 },
    }),
  }));
};

/** Rows with what was typed; those that stay are the same objects. */
export function changed<Row extends { key: string }>(rows: readonly Row[], changes: readonly CellChange[]): Row[] {
  return rows.map((row) => {
    const own = changes.filter(({ rowId }) => rowId === row.key);
    return own.length === 0 ? row : own.reduce<Row>((now, { columnId, value }) => ({ ...now, [columnId]: value }), row);
  });
}

const same = (a: string, b: string): boolean => isDecimal(a) && isDecimal(b) && compare(a, b) === 0;

/** How people stand in a row; null while it is not what was saved. */
export const standingOf = (row: RangeRow, saved: Detail | null): Standing =>
  saved?.ranges.find(
    ({ rank, jobFamily, low, mid, high }) =>
      rank?.id === row.rankId &&
      (jobFamily?.id ?? '') === row.jobFamilyId &&
      same(low, row.low) &&
      same(mid, row.mid) &&
      same(high, row.high),
  )?.standing ?? null;

/** How many people are in a band; null while the bands, or a range, are not what was saved. */
export const peopleIn = (bands: readonly BandRow[], at: number, saved: Detail | null): number | null => {
  const now = toBands(bands)[at];
  const then = saved?.crBands[at];
  return now &&
    then &&
    same(now.crLow, then.low) &&
    (now.crHigh === then.high || same(now.crHigh ?? '', then.high ?? ''))
    ? then.people
    : null;
};

/** The same as a new policy: of today, with a name of its own. */
export const copyOf = (values: PolicyValues, name: string): PolicyValues => ({
  ...values,
  name: [...name].slice(0, LIMITS.salaryMatrixName).join(''),
  validFrom: today(),
});
