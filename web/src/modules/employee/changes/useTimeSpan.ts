import { skipToken } from '@apollo/client/react';
import { isDate } from '@hengcai/shared/rules/dates';
import { useT } from '../../../i18n/useT';
import { useTimeSpansQuery } from './personnelChanges.gen';

/** How long it is from one day up to another one, in words; nothing while one of them is missing or comes too early. */
export function useTimeSpan(from: string, until: string): string | null {
  const t = useT();
  const asked = isDate(from) && isDate(until) && from < until;
  const { data } = useTimeSpansQuery(asked ? { variables: { spans: [{ from, until }] } } : skipToken);
  const span = asked ? data?.timeSpans?.[0] : undefined;
  return span ? t('employee.served', { years: span.years, months: span.months }).trim() : null;
}
