import { useForm } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { DepartmentPickerField, EmployeePickerField } from '../../../shared/pickers/pickerFields';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { DateField, RadioField } from '../../../ui/form/fields';
import { toast } from '../../../ui/toast';
import { useAddIdentityLinkMutation, useChangeIdentityLinkMutation } from './identities.gen';
import type { IdentityLink } from './useIdentityLinkList';

interface Values {
  employeeId: string;
  target: 'person' | 'head';
  actsAsEmployeeId: string;
  departmentId: string;
  validTo: string;
}

/** Lets somebody act as another person, or as HR as the head of a department. */
export function NewIdentityLinkDrawer({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const t = useT();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { employeeId: '', target: 'person', actsAsEmployeeId: '', departmentId: '', validTo: '' },
  });
  const target = form.watch('target');
  const [add] = useAddIdentityLinkMutation();
  const save = async ({ employeeId, actsAsEmployeeId, departmentId, validTo }: Values) => {
    const as = target === 'person' ? { actsAsEmployeeId } : { departmentId };
    const input = { employeeId, ...as, validTo: validTo || null };
    const errors = await outcome(async () => (await add({ variables: { input } })).data?.addIdentityLink);
    if (errors.length === 0) {
      toast.success(t('settings.identity.added'));
      onAdded();
    }
    return errors;
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('settings.identity.new.title')}
      description={t('settings.identity.new.hint')}
      form={form}
      onSave={save}
    >
      <FormGrid columns={1}>
        <EmployeePickerField<Values> name="employeeId" label={t('settings.identity.user')} required />
        <RadioField<Values>
          name="target"
          label={t('settings.identity.target')}
          options={[
            { value: 'person', label: t('settings.identity.target.person') },
            { value: 'head', label: t('settings.identity.target.head') },
          ]}
        />
        {target === 'person' ? (
          <EmployeePickerField<Values> name="actsAsEmployeeId" label={t('settings.identity.person')} required />
        ) : (
          <DepartmentPickerField<Values>
            name="departmentId"
            label={t('settings.identity.department')}
            help={t('settings.identity.department.help')}
            required
          />
        )}
        <LastDay />
      </FormGrid>
    </FormDrawer>
  );
}

function LastDay() {
  const t = useT();
  return (
    <DateField<Pick<Values, 'validTo'>>
      name="validTo"
      label={t('settings.identity.validTo')}
      help={t('settings.identity.validTo.help')}
    />
  );
}

/** Another last day of a link. */
export function IdentityLinkEndDrawer({
  link,
  onClose,
  onChanged,
}: {
  link: IdentityLink;
  onClose: () => void;
  onChanged: () => void;
}) {
  const t = useT();
  const form = useForm({ mode: 'onTouched', defaultValues: { validTo: link.validTo ?? '' } });
  const [change] = useChangeIdentityLinkMutation();
  const save = async ({ validTo }: { validTo: string }) => {
    const input = { id: link.id, version: link.version, validTo: validTo || null };
    const errors = await outcome(async () => (await change({ variables: { input } })).data?.changeIdentityLink);
    if (errors.length === 0) onChanged();
    return errors;
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('settings.identity.change.title', { name: link.userName })}
      form={form}
      onSave={save}
    >
      <FormGrid columns={1}>
        <LastDay />
      </FormGrid>
    </FormDrawer>
  );
}
