import { useT } from '../../../i18n/useT';
import { forget } from '../../../shared/save/known';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import {
  type ProjectKindRowFragment,
  useDeleteProjectKindMutation,
  useEnableProjectKindMutation,
  useProjectKindListQuery,
} from './projectKinds.gen';

const defaults = { keyword: '', status: '' };
export type ProjectTypeFilter = typeof defaults;
export type ProjectType = ProjectKindRowFragment;

/** Whether types are offered, as the address says it. */
export const STATUS = { on: 'on', off: 'off' } as const;

/** The types of projects, and what can be done with them beside their form; conditions and page live in the address. */
export function useProjectTypes() {
  const t = useT();
  const list = useListState(defaults);
  const { keyword, status } = list.filter;
  const filter = {
    ...(keyword.trim() && { keyword: keyword.trim() }),
    ...(status && { enabled: status === STATUS.on }),
  };
  const query = useProjectKindListQuery({ variables: { filter, page: list.page }, ...LIST_QUERY });
  const [enable] = useEnableProjectKindMutation();
  const [remove] = useDeleteProjectKindMutation({
    update: (cache, answer) => forget(cache, 'ProjectKind', [answer.data?.deleteProjectKind?.deletedId]),
  });
  return {
    ...list,
    ...listRows(query, (data) => data.projectKinds),
    async enable({ id, version, name }: ProjectType, enabled: boolean) {
      const input = { id, version, enabled };
      await act(
        async () => (await enable({ variables: { input } })).data?.enableProjectKind,
        t(enabled ? 'projectfund.type.isEnabled' : 'projectfund.type.isDisabled', { name }),
      );
    },
    async remove({ id, version, name }: ProjectType) {
      const yes = await confirm({
        title: t('projectfund.type.delete.title', { name }),
        body: t('projectfund.type.delete.body'),
        action: t('ui.delete'),
        danger: true,
      });
      if (yes)
        await act(
          async () => (await remove({ variables: { input: { id, version } } })).data?.deleteProjectKind,
          t('projectfund.type.deleted', { name }),
        );
    },
  };
}
