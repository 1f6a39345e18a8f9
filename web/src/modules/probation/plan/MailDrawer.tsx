import { useForm } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { SelectField } from '../../../ui/form/fields';
import { type ProbationPlanFormFragment, useSetProbationMailTemplateMutation } from './plan.gen';
import { useWordings } from './useWordings';

interface Values {
  mailTemplateId: string;
}

/** How the mail is worded that a draft starts with. */
export function MailDrawer({ detail, onClose }: { detail: ProbationPlanFormFragment; onClose: () => void }) {
  const t = useT();
  const [save] = useSetProbationMailTemplateMutation();
  const form = useForm<Values>({ defaultValues: { mailTemplateId: detail.mailTemplateId ?? '' } });
  const { id, version } = detail.plan;
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('probation.mail')}
      description={t('probation.mail.help')}
      form={form}
      onSave={({ mailTemplateId }) =>
        outcome(
          async () =>
            (await save({ variables: { input: { id, version, mailTemplateId: mailTemplateId || null } } })).data
              ?.setProbationMailTemplate,
        )
      }
    >
      <FormGrid columns={1}>
        <SelectField<Values>
          name="mailTemplateId"
          label={t('probation.mail')}
          clearable
          placeholder={t('probation.mail.inUse')}
          options={useWordings()}
        />
      </FormGrid>
    </FormDrawer>
  );
}
