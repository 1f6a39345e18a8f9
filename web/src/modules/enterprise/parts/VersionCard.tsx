import { Button, HStack } from '@chakra-ui/react';
import { CopyIcon, PencilIcon, Trash2Icon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { IconAction } from '../../../ui/IconAction';
import { SectionCard } from '../../../ui/Panel';
import { toValues, type Version } from '../contentModel';
import { TemplatePreview } from '../../../shared/template/TemplatePreview';
import { VersionMarks } from './VersionList';

export const editPath = (templateId: string, query: Record<string, string> = {}) =>
  `/enterprise_management/performance_template/edit?${new URLSearchParams({ id: templateId, ...query }).toString()}`;

interface Props {
  templateId: string;
  version: Version;
  onEnable: () => void;
  onDelete: () => void;
}

/** One content version: what can be done with it, and what people will see. */
export function VersionCard({ templateId, version, onEnable, onDelete }: Props) {
  const t = useT();
  const { parts } = toValues(version);
  return (
    <SectionCard
      title={version.name}
      hint={version.frozen ? t('enterprise.version.frozen.hint') : t('enterprise.version.draft.hint')}
      actions={
        <HStack gap="2" wrap="wrap" justify="flex-end">
          <VersionMarks version={version} />
          {!version.frozen && (
            <Can do="edit">
              <IconAction label={t('enterprise.version.delete.action')} icon={<Trash2Icon />} onClick={onDelete} />
            </Can>
          )}
          <Can do="edit">
            <Button size="sm" asChild>
              <Link to={editPath(templateId, { copyOf: version.id })}>
                <CopyIcon />
                {t('enterprise.version.copy')}
              </Link>
            </Button>
          </Can>
          {!version.frozen && (
            <Can do="edit">
              <Button size="sm" asChild>
                <Link to={editPath(templateId, { contentId: version.id })}>
                  <PencilIcon />
                  {t('ui.edit')}
                </Link>
              </Button>
            </Can>
          )}
          {!version.enabled && (
            <Can do="edit">
              <Button size="sm" variant="solid" onClick={onEnable}>
                {t('enterprise.version.enable')}
              </Button>
            </Can>
          )}
        </HStack>
      }
    >
      <TemplatePreview parts={parts} />
    </SectionCard>
  );
}
