import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { SelectField, TextAreaField, TextField } from '../../../ui/form/fields';
import { toast } from '../../../ui/toast';
import {
  type BaseTemplateSummaryFragment,
  useBaseTemplateNameFreeLazyQuery,
  usePublishableTemplatesQuery,
  usePublishBaseTemplateMutation,
} from './base.gen';

interface Values {
  name: string;
  description: string;
  templateId: string;
}

/** A base template and what it publishes: one of the platform's own templates; mounted only while it is open. */
export function PublishDrawer({
  base,
  onClose,
  onPublished,
}: {
  base: BaseTemplateSummaryFragment | null;
  onClose: () => void;
  onPublished: () => void;
}) {
  const t = useT();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { name: base?.name ?? '', description: base?.description ?? '', templateId: '' },
  });
  const { data } = usePublishableTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const templates = data?.enabledAssessmentTemplates;
  const help =
    templates?.length === 0
      ? t('enterprise.base.source.none')
      : t(base ? 'enterprise.base.source.again' : 'enterprise.base.source.help');
  const [isFree] = useBaseTemplateNameFreeLazyQuery({ fetchPolicy: 'no-cache' });
  const [save] = usePublishBaseTemplateMutation();
  const published = useRef(false);
  const checkName = async (name: string) => {
    const answer = await isFree({ variables: { name: name.trim(), id: base?.id ?? null } });
    return answer.data?.baseTemplateNameFree === false ? t('enterprise.content.check.duplicate') : null;
  };
  const onSave = (values: Values) =>
    outcome(async () => {
      const input = {
        name: values.name.trim(),
        description: values.description.trim() || null,
        templateId: values.templateId || null,
        ...(base && { id: base.id, version: base.version }),
      };
      const answer = (await save({ variables: { input } })).data?.publishBaseTemplate;
      published.current = Boolean(answer?.baseTemplate);
      return answer;
    });
  const close = () => {
    onClose();
    if (!published.current) return;
    toast.success(t('enterprise.base.published'));
    onPublished();
  };
  return (
    <FormDrawer
      open
      onClose={close}
      title={t(base ? 'enterprise.base.change' : 'enterprise.base.publish')}
      description={t('enterprise.base.publish.hint')}
      form={form}
      onSave={onSave}
      saveLabel={t('enterprise.base.publish.action')}
    >
      <FormGrid columns={1}>
        <TextField<Values>
          name="name"
          label={t('enterprise.template.name')}
          required
          maxLength={LIMITS.templateName}
          check={checkName}
        />
        <TextAreaField<Values>
          name="description"
          label={t('enterprise.template.description')}
          maxLength={LIMITS.templateDescription}
        />
        <SelectField<Values>
          name="templateId"
          label={t('enterprise.base.source')}
          help={help}
          required={!base}
          options={(templates ?? []).map((one) => ({
            value: one.id,
            label: `${one.name} · ${one.enabledVersionName ?? ''}`,
          }))}
        />
      </FormGrid>
    </FormDrawer>
  );
}
