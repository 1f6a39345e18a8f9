import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type IdentityLinkRowFragment, useIdentityLinksQuery } from './identities.gen';

export type IdentityLink = IdentityLinkRowFragment;

const defaults = { keyword: '' };
export type LinkFilter = typeof defaults;

/** Who may act as whom, by name. */
export function useIdentityLinkList() {
  const list = useListState(defaults);
  const query = useIdentityLinksQuery({
    variables: { keyword: list.filter.keyword.trim() || null, page: list.page },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.identityLinks) };
}
