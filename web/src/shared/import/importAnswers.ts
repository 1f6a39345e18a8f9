import type { DayOrder } from '@hengcai/shared/rules/day-order';
import type { Mends, ThingKind } from '@hengcai/shared/rules/employee/import-mending';
import type { ImportSummary, JobOrRefusal } from './importAdapter';
import type { EmployeeImportLinesFragment, StagedEmployeeImportFragment } from './fileImport.gen';

const PERIODS = { MONTH: 'month', YEAR: 'year', '%future added value': null } as const;

const KINDS = {
  DEPARTMENT: 'department',
  POSITION: 'position',
  RANK: 'rank',
  JOB_FAMILY: 'jobFamily',
  '%future added value': null,
} as const;
export const KIND_NAMES = {
  department: 'DEPARTMENT',
  position: 'POSITION',
  rank: 'RANK',
  jobFamily: 'JOB_FAMILY',
} as const;

const ORDERS = {
  DAY_FIRST: 'day-first',
  MONTH_FIRST: 'month-first',
  '%future added value': null,
} as const;
const ORDER_NAMES = { 'day-first': 'DAY_FIRST', 'month-first': 'MONTH_FIRST' } as const;
/** The order of dates as an input names it. */
export const orderName = (order: DayOrder | null) => order && ORDER_NAMES[order];

/** A thing with the rules' word for its kind; one of a kind this release does not know cannot be made here. */
function knownKind<T extends { kind: keyof typeof KINDS | null }>(one: T): (Omit<T, 'kind'> & { kind: ThingKind })[] {
  const kind = one.kind && KINDS[one.kind];
  return kind ? [{ ...one, kind }] : [];
}

/** What was decided goes back as an input, so nothing of the answer but its fields may stay. */
const plainMends = ({ create, replace, leaveEmpty, dayOrder }: Mends): Mends => ({
  create: create.map(({ kind, key, code, name, grade }) => ({ kind, key, code, name, grade })),
  replace: replace.map(({ field, value, by }) => ({ field, value, by })),
  leaveEmpty: leaveEmpty.map(({ field, code }) => ({ field, code })),
  dayOrder,
});

interface Started {
  job: { id: string } | null;
  userErrors: readonly { field?: string | null; message: string }[];
}
/** The job of a step, or the reasons why it was not begun. */
export function jobOrRefusal(payload: Started | null | undefined): JobOrRefusal {
  if (payload?.job) return { jobId: payload.job.id };
  const errors = (payload?.userErrors ?? []).map(({ field = null, message }) => ({ field, message }));
  return { refusal: [...new Set(errors.map(({ message }) => message))].join('\n'), errors };
}

export const countsOf = (
  counts: {
    add: number;
    change: number;
    close: number | null;
    open: number | null;
    same: number;
    error: number;
  } | null,
) =>
  counts && {
    ADD: counts.add,
    CHANGE: counts.change,
    CLOSE: counts.close ?? 0,
    OPEN: counts.open ?? 0,
    SAME: counts.same,
    ERROR: counts.error,
  };

/** An import as the wizard knows it. */
export function summaryOf({
  causes,
  counts,
  fields,
  unknowns,
  mends,
  ...rest
}: StagedEmployeeImportFragment): ImportSummary {
  return {
    ...rest,
    fields: fields.map((field) => ({ ...field, amountPer: field.amountPer && PERIODS[field.amountPer] })),
    causes: causes.map((cause) => ({ ...cause, fill: cause.fill === '%future added value' ? null : cause.fill })),
    unknowns: unknowns.flatMap(knownKind),
    mends: plainMends({
      ...mends,
      create: mends.create.flatMap(knownKind),
      dayOrder: mends.dayOrder && ORDERS[mends.dayOrder],
    }),
    counts: countsOf(counts),
  };
}

/** One page of its rows; an outcome that this release does not know is none. */
export const linesOf = (page: EmployeeImportLinesFragment | null | undefined) => ({
  items: (page?.items ?? []).map((row) => ({
    ...row,
    outcome: row.outcome === '%future added value' ? null : row.outcome,
  })),
  total: page?.total ?? 0,
});
