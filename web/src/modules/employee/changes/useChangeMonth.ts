import { addDays } from '@hengcai/shared/rules/dates';
import { useSearchParams } from 'react-router-dom';
import { today } from '../../../i18n/zone';
import { addMonths } from '../../../ui/input/dates';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { usePersonnelChangeListQuery } from './personnelChanges.gen';
import type { ChangeRow } from './usePersonnelChanges';

/** As many as one page of the list has: further ones are named by their number. */
const MOST = 100;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The changes of a month that hold or will, by their days; the month stands in the address. */
export function useChangeMonth() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : today().slice(0, 7);
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const query = usePersonnelChangeListQuery({
    variables: {
      filter: { effectiveFrom: first, effectiveTo: last, statuses: ['PENDING', 'EFFECTIVE'] },
      sort: { by: 'EFFECTIVE_DATE', descending: false },
      page: { pageNo: 1, pageSize: MOST },
    },
    ...LIST_QUERY,
    context: { quiet: true },
  });
  const { rows, ...list } = listRows(query, (data) => data.personnelChanges);
  // The rows of the month before stay while this one is fetched; they are none of its days.
  const days = new Map<string, ChangeRow[]>();
  for (const change of rows) {
    const { effectiveDate } = change;
    if (effectiveDate >= first && effectiveDate <= last)
      days.set(effectiveDate, [...(days.get(effectiveDate) ?? []), change]);
  }
  const go = (to: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('month', to.slice(0, 7));
        return next;
      },
      { replace: true },
    );
  return {
    ...list,
    month,
    first,
    last,
    days,
    hidden: Math.max(0, (list.total ?? 0) - rows.length),
    step: (months: number) => go(addMonths(first, months)),
    toToday: () => go(today()),
  };
}
