import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { confirm } from '../../ui/confirm';
import { act } from '../save/outcome';
import { type ApiTokensQuery, useApiTokensQuery, useRevokeApiTokenMutation } from './apiTokens.gen';

export type ApiToken = NonNullable<ApiTokensQuery['apiTokens']>['items'][number];

const PAGE_SIZE = 10;

/** The caller's tokens, a page at a time, and ending one after a question. */
export function useApiTokens() {
  const t = useT();
  const [pageNo, setPageNo] = useState(1);
  const page = { pageNo, pageSize: PAGE_SIZE };
  const query = useApiTokensQuery({ variables: { page }, fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const [mutate] = useRevokeApiTokenMutation();
  const found = (query.data ?? query.previousData)?.apiTokens;
  const revoke = async ({ id, name }: ApiToken) => {
    const question = {
      title: t('platform.tokens.revoke.title', { name }),
      body: t('platform.tokens.revoke.body'),
      action: t('platform.tokens.revoke'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    await act(
      async () => (await mutate({ variables: { input: { id } } })).data?.revokeApiToken,
      t('platform.tokens.revoked', { name }),
    );
  };
  return {
    tokens: found?.items ?? [],
    total: found?.total ?? 0,
    page,
    setPageNo,
    loading: query.loading,
    failed: !query.loading && Boolean(query.error),
    refetch: () => void query.refetch(),
    revoke,
  };
}
