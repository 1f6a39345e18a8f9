import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { runBulk } from '../../../ui/list/runBulk';
import { toast } from '../../../ui/toast';
import {
  type DirectoryDeparturesQuery,
  useDecideDirectoryDeparturesMutation,
  useDirectoryDeparturesQuery,
} from './sync.gen';

export type Departure = NonNullable<DirectoryDeparturesQuery['directoryDepartures']>['items'][number];
const PAGE_SIZE = 20;

/** People who are gone from the directory, page by page, and deciding about them. */
export function useDepartures() {
  const t = useT();
  const [pageNo, setPageNo] = useState(1);
  const page = { pageNo, pageSize: PAGE_SIZE };
  const query = useDirectoryDeparturesQuery({ variables: { page }, fetchPolicy: 'cache-and-network' });
  const [decideThem] = useDecideDirectoryDeparturesMutation();
  const found = (query.data ?? query.previousData)?.directoryDepartures;
  const rows = found?.items ?? [];
  const names = new Map(rows.flatMap(({ employee }) => (employee ? [[employee.id, employee.name] as const] : [])));
  const decide = async (employeeIds: string[], close: boolean): Promise<boolean> => {
    const which = close ? 'close' : 'keep';
    const done = await runBulk({
      ask: {
        title: t(`settings.sync.gone.${which}.title`, { count: employeeIds.length }),
        body: t(`settings.sync.gone.${which}.body`),
        action: t(`settings.sync.gone.${which}`),
        danger: close,
      },
      run: async () => {
        let answer: { done: number; refused: { id: string; reason: string }[] } | null = null;
        const errors = await outcome(async () => {
          const payload = (await decideThem({ variables: { input: { employeeIds, close } } })).data
            ?.decideDirectoryDepartures;
          answer = {
            done: payload?.changedIds?.length ?? 0,
            refused: (payload?.refused ?? []).map((one) => ({ id: one.employeeId, reason: one.message })),
          };
          return payload;
        });
        if (errors.length === 0) return answer;
        toast.error(errors.map(({ message }) => message).join('\n'));
        return null;
      },
      nameOf: (id) => names.get(id) ?? '',
      told: (count) => t(`settings.sync.gone.${which}.done`, { count }),
    });
    if (done) await query.refetch();
    return done;
  };
  return {
    rows,
    total: found?.total ?? 0,
    loading: query.loading && !found,
    retry: query.error ? () => void query.refetch() : null,
    page,
    setPageNo,
    decide,
  };
}
