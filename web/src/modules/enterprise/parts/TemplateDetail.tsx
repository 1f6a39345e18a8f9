import { Button, Grid } from '@chakra-ui/react';
import { EllipsisIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { BackHeader } from '../../../ui/BackHeader';
import { DropMenu } from '../../../ui/DropMenu';
import { EmptyState } from '../../../ui/EmptyState';
import { IconAction } from '../../../ui/IconAction';
import { listUrl } from '../../../ui/list/listUrl';
import { Panel } from '../../../ui/Panel';
import type { TemplateFullFragment } from '../template.gen';
import { useTemplateActions } from '../useTemplateActions';
import { OriginNotice } from '../base/OriginNotice';
import { TemplateDrawer } from './TemplateDrawer';
import { LIST_PATH, TemplateState } from './useTemplateColumns';
import { editPath, VersionCard } from './VersionCard';
import { VersionList } from './VersionList';

export function TemplateDetail({ template, onDeleted }: { template: TemplateFullFragment; onDeleted: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [renaming, setRenaming] = useState(false);
  const actions = useTemplateActions();
  const versions = template.contents ?? [];
  const chosen =
    versions.find((v) => v.id === params.get('contentId')) ?? versions.find((v) => v.enabled) ?? versions[0];
  const newest = versions[0];
  const create = (
    <Can do="edit">
      <Button asChild variant="solid">
        <Link to={editPath(template.id, newest ? { copyOf: newest.id } : {})}>
          <PlusIcon />
          {t('enterprise.version.new')}
        </Link>
      </Button>
    </Can>
  );
  return (
    <>
      <BackHeader
        title={template.name}
        back={LIST_PATH}
        state={<TemplateState template={template} />}
        facts={
          <>
            {template.description && <span>{template.description}</span>}
            <span>{t('enterprise.template.facts.plans', { count: template.planCount })}</span>
            <span>{t('enterprise.version.updated', { at: formatDateTime(template.updatedAt) })}</span>
          </>
        }
        actions={
          <>
            <Can do="edit">
              <DropMenu
                trigger={<IconAction label={t('ui.more')} icon={<EllipsisIcon />} />}
                entries={[
                  { id: 'rename', label: t('enterprise.template.edit'), onSelect: () => setRenaming(true) },
                  {
                    id: 'disable',
                    label: t('enterprise.template.disable'),
                    disabled: !template.enabledVersionName && t('enterprise.template.notEnabled'),
                    onSelect: () => void actions.disable(template),
                  },
                  {
                    id: 'delete',
                    label: t('enterprise.template.delete'),
                    danger: true,
                    disabled:
                      template.planCount > 0
                        ? t('ui.usedByPlans', { count: template.planCount })
                        : versions.some((v) => v.frozen) && t('enterprise.template.frozen'),
                    onSelect: () =>
                      void actions.remove(template).then((done) => {
                        if (done) void navigate(listUrl(LIST_PATH));
                      }),
                  },
                ]}
              />
            </Can>
            {create}
          </>
        }
      />
      {template.origin && <OriginNotice origin={template.origin} />}
      {chosen ? (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' }} gap="4" alignItems="start">
          <VersionList
            versions={versions}
            chosen={chosen.id}
            onChoose={(contentId) =>
              setParams(
                (now) => {
                  now.set('contentId', contentId);
                  return now;
                },
                { replace: true },
              )
            }
          />
          <VersionCard
            templateId={template.id}
            version={chosen}
            onEnable={() => void actions.enable(template, chosen)}
            onDelete={() => void actions.deleteContent(chosen).then((done) => done && onDeleted())}
          />
        </Grid>
      ) : (
        <Panel>
          <EmptyState title={t('enterprise.version.empty')} hint={t('enterprise.version.empty.hint')} action={create} />
        </Panel>
      )}
      {renaming && <TemplateDrawer template={template} onClose={() => setRenaming(false)} />}
    </>
  );
}
