import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { useCurrentUser } from '../../../session/currentUser';
import { ListPage } from '../../../ui/list/ListPage';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type BaseTemplateSummaryFragment, useBaseTemplateListQuery } from './base.gen';
import { PublishDrawer } from './PublishDrawer';
import { useBaseTemplateColumns } from './useBaseTemplateColumns';

const defaults = { keyword: '' };

/** What the platform publishes, and what of it the company has taken over. */
export function BaseTemplateList() {
  const t = useT();
  const { platformAdmin } = useCurrentUser();
  const state = useListState(defaults);
  const query = useBaseTemplateListQuery({
    variables: { keyword: state.filter.keyword.trim() || null, page: state.page },
    ...LIST_QUERY,
  });
  const list = { ...state, ...listRows(query, (data) => data.baseTemplates) };
  const [publishing, setPublishing] = useState<BaseTemplateSummaryFragment | 'new' | null>(null);
  const columns = useBaseTemplateColumns(setPublishing);
  const publish = platformAdmin && (
    <Can do="edit">
      <Button variant="solid" onClick={() => setPublishing('new')}>
        <PlusIcon />
        {t('enterprise.base.publish')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage<BaseTemplateSummaryFragment, typeof defaults>
        title={t('enterprise.title.baseTemplate')}
        purpose={t(platformAdmin ? 'enterprise.base.purpose.platform' : 'enterprise.base.purpose')}
        tableId="enterprise.baseTemplates"
        list={list}
        columns={columns}
        rowKey={(r) => r.id}
        filters={[{ kind: 'text', name: 'keyword', label: t('enterprise.template.name') }]}
        actions={publish}
        empty={{
          title: t('enterprise.base.empty'),
          hint: t(platformAdmin ? 'enterprise.base.empty.platform' : 'enterprise.base.empty.hint'),
          action: publish,
        }}
      />
      {publishing && (
        <PublishDrawer
          base={publishing === 'new' ? null : publishing}
          onClose={() => setPublishing(null)}
          onPublished={() => publishing === 'new' && list.refetch()}
        />
      )}
    </>
  );
}
