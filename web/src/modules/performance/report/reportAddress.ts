import { addDays, isDate, mondayOf, monthOf } from '@hengcai/shared/rules/dates';
import { useSearchParams } from 'react-router-dom';
import { today } from '../../../i18n/zone';

export const WORK_REPORT = '/performance/work-report';
export const PERIODS = ['WEEK', 'MONTH'] as const;
export type Period = (typeof PERIODS)[number];

/** A week or month, named by one of its days. */
export interface When {
  period: Period;
  day: string;
}

export const whenIn = ({ period, day }: Readonly<Record<'period' | 'day', string | null>>): When => ({
  period: PERIODS.find((one) => one === period) ?? 'WEEK',
  day: isDate(day) ? day : today(),
});

/** First and last day of a week or month. */
export function spanOf({ period, day }: When): { from: string; to: string } {
  if (period === 'MONTH') return monthOf(day);
  const from = mondayOf(day);
  return { from, to: addDays(from, 6) };
}

/** The week or month before (-1) or after (1). */
export function besides({ period, day }: When, step: -1 | 1): When {
  const { from, to } = spanOf({ period, day });
  return { period, day: step < 0 ? addDays(from, -1) : addDays(to, 1) };
}

/** Of whom a report is: of a department, of somebody, or the reader's own. */
export interface Whose {
  employeeId?: string | undefined;
  departmentId?: string | undefined;
}

export const reportPath = (when: When, { employeeId, departmentId }: Whose): string =>
  `${WORK_REPORT}?${new URLSearchParams({
    ...(departmentId ? { deptId: departmentId } : employeeId && { empId: employeeId }),
    ...when,
  })}`;

/** Of whom the address asks for a report, and over which time. */
export function useReportAddress() {
  const [params] = useSearchParams();
  return {
    when: whenIn({ period: params.get('period'), day: params.get('day') }),
    whose: { employeeId: params.get('empId') ?? undefined, departmentId: params.get('deptId') ?? undefined } as Whose,
    team: params.get('tabName') === 'team',
  };
}
