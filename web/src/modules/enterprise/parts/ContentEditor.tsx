import { Box } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { GuardedForm } from '../../../shared/save/GuardedForm';
import { Tabs } from '../../../theme/parts/Tabs';
import { BackHeader } from '../../../ui/BackHeader';
import { FormGrid } from '../../../ui/form/FormGrid';
import { TextField } from '../../../ui/form/fields';
import { usePageAccess } from '../../../ui/PageAccess';
import { Panel } from '../../../ui/Panel';
import { toast } from '../../../ui/toast';
import type { ContentValues, Version } from '../contentModel';
import type { TemplateFullFragment } from '../template.gen';
import { useContentForm } from '../useContentForm';
import { PartsEditor } from './PartsEditor';
import { TemplatePreview } from '../../../shared/template/TemplatePreview';
import { detailPath } from './useTemplateColumns';
import { VersionMarks } from './VersionList';

interface Props {
  template: TemplateFullFragment;
  version: Version | null;
  source: Version | null;
}

/** A content version: edit its parts, or look at it as people will. */
export function ContentEditor({ template, version, source }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const disabled = !usePageAccess().edit || (version?.frozen ?? false);
  const { form, onSave, nameOf } = useContentForm({ template, version, source });
  const leave = () => void navigate(detailPath(template.id) + (version ? `&contentId=${version.id}` : ''));
  const done = () => {
    toast.success(t('enterprise.version.saved'));
    leave();
  };
  return (
    <>
      <BackHeader
        title={version?.name ?? t('enterprise.version.new')}
        back={detailPath(template.id)}
        state={version && <VersionMarks version={version} />}
        facts={
          <>
            <span>{template.name}</span>
            {source && <span>{t('enterprise.version.copiedFrom', { name: source.name })}</span>}
          </>
        }
      />
      <GuardedForm form={form} onSave={onSave} onDone={done} onCancel={leave} frozen={version?.frozen ?? false}>
        <Tabs.Root defaultValue="edit" lazyMount colorPalette="brand">
          <Tabs.List mb="4">
            <Tabs.Trigger value="edit">{t('enterprise.content.edit')}</Tabs.Trigger>
            <Tabs.Trigger value="preview">{t('enterprise.content.preview')}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="edit" p="0">
            <Panel p={{ base: '4', md: '5' }} mb="4">
              <FormGrid>
                <TextField<ContentValues>
                  name="name"
                  label={t('enterprise.version.name')}
                  required
                  maxLength={LIMITS.versionName}
                  disabled={disabled}
                />
              </FormGrid>
            </Panel>
            <PartsEditor nameOf={nameOf} disabled={disabled} />
          </Tabs.Content>
          <Tabs.Content value="preview" p="0">
            <Panel p={{ base: '4', md: '5' }}>
              <Preview />
            </Panel>
          </Tabs.Content>
        </Tabs.Root>
      </GuardedForm>
    </>
  );
}

function Preview() {
  const { control } = useFormContext<ContentValues>();
  return (
    <Box>
      <TemplatePreview parts={useWatch({ control, name: 'parts' })} />
    </Box>
  );
}
