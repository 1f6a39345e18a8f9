import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { ListPage } from '../../../ui/list/ListPage';
import { TemplateDrawer } from '../parts/TemplateDrawer';
import { detailPath, useTemplateColumns } from '../parts/useTemplateColumns';
import type { TemplateSummaryFragment } from '../template.gen';
import { useTemplateActions } from '../useTemplateActions';
import { type TemplateFilter, useTemplateList } from '../useTemplateList';

/** Performance templates of the company. */
export default function TemplateListPage() {
  const t = useT();
  const navigate = useNavigate();
  const list = useTemplateList();
  const { remove } = useTemplateActions();
  const [editing, setEditing] = useState<TemplateSummaryFragment | 'new' | null>(null);
  const columns = useTemplateColumns({
    onEdit: setEditing,
    onDelete: (template) => void remove(template).then((done) => done && list.refetch()),
  });
  const create = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setEditing('new')}>
        <PlusIcon />
        {t('enterprise.template.new')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage<TemplateSummaryFragment, TemplateFilter>
        title={t('enterprise.title.templateList')}
        purpose={t('enterprise.template.purpose')}
        tableId="enterprise.templates"
        list={list}
        columns={columns}
        rowKey={(r) => r.id}
        filters={[{ kind: 'text', name: 'keyword', label: t('enterprise.template.name') }]}
        actions={create}
        empty={{ title: t('enterprise.template.empty'), hint: t('enterprise.template.empty.hint'), action: create }}
      />
      {editing && (
        <TemplateDrawer
          template={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={(id) => editing === 'new' && void navigate(detailPath(id))}
        />
      )}
    </>
  );
}
