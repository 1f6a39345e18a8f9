import { useForm } from 'react-hook-form';
import { today } from '../../../i18n/zone';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { DateField } from '../../../ui/form/fields';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import type { DepartmentActions } from '../list/useDepartmentActions';
import type { Department } from '../list/useDepartments';

interface Values {
  effectiveDate: string;
}

/** Closes a department (specification 5: only with 0 employees); what stands in the way is said by the services. */
export function CloseDrawer({
  department,
  actions,
  onClose,
}: {
  department: Department;
  actions: DepartmentActions;
  onClose: () => void;
}) {
  const t = useT();
  const form = useForm<Values>({ defaultValues: { effectiveDate: today() } });
  return (
    <FormDrawer<Values>
      open
      onClose={onClose}
      title={t('org.close.title', { name: localName(department) })}
      description={t('org.close.what')}
      form={form}
      saveLabel={t('org.close')}
      onSave={({ effectiveDate }) => actions.close({ id: department.id, version: department.version, effectiveDate })}
    >
      <DateField<Values>
        name="effectiveDate"
        label={t('org.day')}
        required
        check={(value) => (value < today() ? t('org.day.notPast') : null)}
      />
    </FormDrawer>
  );
}
