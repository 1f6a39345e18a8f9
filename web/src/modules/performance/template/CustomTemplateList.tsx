import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { act } from '../../../shared/save/outcome';
import { forget } from '../../../shared/save/known';
import { confirm } from '../../../ui/confirm';
import { ListPage } from '../../../ui/list/ListPage';
import { useListState } from '../../../ui/list/useListState';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import { StatusDot } from '../../../ui/StatusDot';
import {
  type CustomTemplateBodyFragment,
  useCustomTemplatesQuery,
  useDeleteCustomTemplateMutation,
} from './template.gen';

type Template = CustomTemplateBodyFragment;
export const TEMPLATES = '/performance/setting/custom_template';
const editPath = (id: string) => `${TEMPLATES}?templateCode=${id}`;
const defaults = { keyword: '' };

/** A company has tens of templates, so they are found and paged here. */
function useTemplates() {
  const list = useListState(defaults);
  const { data, loading, error, refetch } = useCustomTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const keyword = list.filter.keyword.trim().toLowerCase();
  const found = (data?.customTemplates ?? []).filter(({ name }) => name.toLowerCase().includes(keyword));
  const from = (list.page.pageNo - 1) * list.page.pageSize;
  return {
    ...list,
    rows: found.slice(from, from + list.page.pageSize),
    total: found.length,
    loading,
    failed: Boolean(error) && !data,
    refetch: () => void refetch(),
  };
}

export function CustomTemplateList() {
  const t = useT();
  const list = useTemplates();
  const [remove] = useDeleteCustomTemplateMutation();
  const onRemove = async ({ id, name, version }: Template) => {
    const yes = await confirm({
      title: t('performance.template.delete.title', { name }),
      body: t('performance.template.delete.body'),
      action: t('ui.delete'),
      danger: true,
    });
    if (!yes) return;
    await act(
      async () =>
        (
          await remove({
            variables: { input: { id, version } },
            update: (cache, { data }) => {
              if (data?.deleteCustomTemplate?.deletedId) forget(cache, 'CustomTemplate', [id]);
            },
          })
        ).data?.deleteCustomTemplate,
      t('performance.template.deleted'),
    );
  };
  const add = (
    <Can do="edit">
      <Button asChild variant="solid">
        <Link to={editPath('new')}>
          <PlusIcon />
          {t('performance.template.new')}
        </Link>
      </Button>
    </Can>
  );
  const columns: Column<Template>[] = [
    {
      id: 'name',
      header: t('performance.template.name'),
      width: 240,
      cell: (r) => <Link to={editPath(r.id)}>{r.name}</Link>,
    },
    {
      id: 'items',
      header: t('performance.template.items'),
      numeric: true,
      width: 100,
      cell: (r) => r.items.length,
    },
    {
      id: 'state',
      header: t('performance.template.state'),
      width: 180,
      cell: (r) => (
        <StatusDot
          tone={r.frozen ? 'closed' : 'approved'}
          label={t(r.frozen ? 'performance.template.frozen' : 'performance.template.editable')}
        />
      ),
    },
    { id: 'plans', header: t('performance.template.plans'), numeric: true, width: 110, cell: (r) => r.planCount },
    {
      id: 'updatedAt',
      header: t('performance.template.updatedAt'),
      width: 170,
      cell: (r) => formatDateTime(r.updatedAt),
    },
    {
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      width: 60,
      cell: (r) => (
        <RowActions
          actions={[
            { id: 'open', label: t(r.frozen ? 'ui.view' : 'ui.edit'), to: editPath(r.id) },
            ...(r.planCount === 0
              ? [{ id: 'delete', label: t('ui.delete'), danger: true, onSelect: () => void onRemove(r) }]
              : []),
          ]}
        />
      ),
    },
  ];
  return (
    <ListPage
      title={t('performance.title.customTemplate')}
      purpose={t('performance.template.purpose')}
      tableId="performance.customTemplates"
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      filters={[{ kind: 'text', name: 'keyword', label: t('performance.template.name') }]}
      actions={add}
      empty={{ title: t('performance.template.none'), hint: t('performance.template.none.hint'), action: add }}
    />
  );
}
