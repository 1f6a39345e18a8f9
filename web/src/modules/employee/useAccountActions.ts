import { useT } from '../../i18n/useT';
import { act } from '../../shared/save/outcome';
import { type BulkResult, runBulk } from '../../ui/list/runBulk';
import { toast } from '../../ui/toast';
import { useEnableAccountsMutation } from './employeeAccounts.gen';

/** At once, as many as the services take. */
const CHUNK = 200;

/**
 * Disables or enables the accounts of the selected people; what was disabled can be taken back for a moment. `onDone`
 * shows the list anew: what an account is once it is enabled (invited, say), only the services know.
 */
export function useAccountActions(onDone: () => void) {
  const t = useT();
  const [mutate] = useEnableAccountsMutation();
  const send = async (
    ids: readonly string[],
    enabled: boolean,
  ): Promise<(BulkResult & { changed: string[] }) | null> => {
    const sum = { changed: [] as string[], refused: [] as { id: string; reason: string }[] };
    for (let from = 0; from < ids.length; from += CHUNK) {
      const input = { employeeIds: ids.slice(from, from + CHUNK), enabled };
      const went = await act(async () => {
        const { data } = await mutate({ variables: { input } });
        const { changedIds, refused } = data?.enableAccounts ?? {};
        sum.changed.push(...(changedIds ?? []));
        sum.refused.push(...(refused ?? []).map((one) => ({ id: one.employeeId, reason: one.message })));
        return data?.enableAccounts;
      });
      if (!went) return from === 0 ? null : { ...sum, done: sum.changed.length };
    }
    return { ...sum, done: sum.changed.length };
  };
  const change = async (
    enabled: boolean,
    ids: readonly string[],
    nameOf: (id: string) => string,
    clear: () => void,
  ): Promise<void> => {
    const count = ids.length;
    let changed: string[] = [];
    const undo = async () => {
      const back = await send(changed, !enabled);
      if (!back) return;
      const what = t(enabled ? 'employee.accounts.disabled' : 'employee.accounts.enabled', { count: back.done });
      toast.success(t('ui.undone', { what }));
      onDone();
    };
    const tried = await runBulk({
      ask: {
        title: t(enabled ? 'employee.accounts.enable.title' : 'employee.accounts.disable.title', { count }),
        body: t(enabled ? 'employee.accounts.enable.body' : 'employee.accounts.disable.body', { count }),
        action: t(enabled ? 'employee.accounts.enable' : 'employee.accounts.disable'),
        danger: !enabled,
      },
      run: async () => {
        const result = await send(ids, enabled);
        changed = result?.changed ?? [];
        return result;
      },
      nameOf,
      told: (done) => t(enabled ? 'employee.accounts.enabled' : 'employee.accounts.disabled', { count: done }),
      undo: () => void undo(),
    });
    if (!tried) return;
    clear();
    onDone();
  };
  return change;
}
