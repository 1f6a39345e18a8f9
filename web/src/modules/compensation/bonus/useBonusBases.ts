import { formatDate, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type BonusBaseRowFragment, useBonusBaseListQuery, useDeleteBonusBaseMutation } from './bonus.gen';

const defaults = { keyword: '' };
export type BonusFilter = typeof defaults;
export type BonusBase = BonusBaseRowFragment;

/** What a base is of, in words: a rank with its job family, or a person. */
export const nameOf = ({ rank, jobFamily, employee }: Pick<BonusBase, 'rank' | 'jobFamily' | 'employee'>): string =>
  employee
    ? `${localName(employee)} ${employee.number}`
    : [rank, jobFamily].flatMap((one) => (one ? [localName(one)] : [])).join(' · ');

/** The bases of bonuses; condition and page live in the address. */
export function useBonusBases() {
  const t = useT();
  const list = useListState(defaults);
  const keyword = list.filter.keyword.trim() || null;
  const query = useBonusBaseListQuery({ variables: { keyword, page: list.page }, ...LIST_QUERY });
  // The one before it holds on, which the answer does not tell.
  const [remove] = useDeleteBonusBaseMutation({ refetchQueries: ['BonusBaseList'] });
  return {
    ...list,
    ...listRows(query, (data) => data.bonusBases),
    remove: async (base: BonusBase) => {
      const { id, version, validFrom } = base;
      const sure = await confirm({
        title: t('compensation.bonus.delete.title', { name: nameOf(base), date: formatDate(validFrom) }),
        body: t('compensation.bonus.delete.body'),
        action: t('ui.delete'),
        danger: true,
      });
      if (sure)
        await act(
          async () => (await remove({ variables: { input: { id, version } } })).data?.deleteBonusBase,
          t('compensation.bonus.deleted'),
        );
    },
  };
}
