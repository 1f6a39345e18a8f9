import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { TextAreaField, TextField } from '../../../ui/form/fields';
import { toast } from '../../../ui/toast';
import { type TemplateSummaryFragment, useSaveTemplateMutation } from '../template.gen';

interface Values {
  name: string;
  description: string;
}
interface Props {
  template: Pick<TemplateSummaryFragment, 'id' | 'name' | 'description' | 'version'> | null;
  onClose: () => void;
  /** With the template as saved. */
  onSaved?: (id: string) => void;
}

/** Name and description of a template; mounted only while it is open. */
export function TemplateDrawer({ template, onClose, onSaved }: Props) {
  const t = useT();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { name: template?.name ?? '', description: template?.description ?? '' },
  });
  const [save] = useSaveTemplateMutation();
  const saved = useRef<string | null>(null);
  const onSave = (values: Values) =>
    outcome(async () => {
      const input = {
        name: values.name.trim(),
        description: values.description.trim() || null,
        ...(template && { id: template.id, version: template.version }),
      };
      const answer = (await save({ variables: { input } })).data?.saveAssessmentTemplate;
      saved.current = answer?.assessmentTemplate?.id ?? null;
      return answer;
    });
  const close = () => {
    onClose();
    if (!saved.current) return;
    toast.success(t('enterprise.template.saved'));
    onSaved?.(saved.current);
  };
  return (
    <FormDrawer
      open
      onClose={close}
      title={t(template ? 'enterprise.template.edit' : 'enterprise.template.new')}
      form={form}
      onSave={onSave}
      {...(!template && { description: t('enterprise.template.new.hint') })}
    >
      <FormGrid columns={1}>
        <TextField<Values> name="name" label={t('enterprise.template.name')} required maxLength={LIMITS.templateName} />
        <TextAreaField<Values>
          name="description"
          label={t('enterprise.template.description')}
          maxLength={LIMITS.templateDescription}
        />
      </FormGrid>
    </FormDrawer>
  );
}
