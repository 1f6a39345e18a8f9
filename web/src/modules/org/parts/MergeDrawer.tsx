import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { today } from '../../../i18n/zone';
import { formatCount, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { DepartmentPickerField } from '../../../shared/pickers/pickerFields';
import { DateField } from '../../../ui/form/fields';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { randomId } from '../../../ui/randomId';
import type { DepartmentActions } from '../list/useDepartmentActions';
import type { Department } from '../list/useDepartments';

interface Values {
  targetId: string;
  effectiveDate: string;
}

/** Makes a department part of another from today or a day ahead (specification 5: the two must differ). */
export function MergeDrawer({
  department,
  below,
  actions,
  onClose,
  onMerged,
}: {
  department: Department;
  /** Departments right below it, which move. */
  below: number;
  actions: DepartmentActions;
  onClose: () => void;
  onMerged: (id: string | null) => void;
}) {
  const t = useT();
  const [key] = useState(randomId);
  const form = useForm<Values>({ defaultValues: { targetId: '', effectiveDate: today() } });
  const name = localName(department);
  return (
    <FormDrawer<Values>
      open
      onClose={onClose}
      title={t('org.merge.title', { name })}
      description={t('org.merge.what', {
        name,
        people: formatCount(department.headcount ?? 0),
        departments: formatCount(below),
      })}
      form={form}
      saveLabel={t('org.merge')}
      onSave={({ targetId, effectiveDate }) =>
        actions.merge(
          { clientMutationId: key, id: department.id, version: department.version, targetId, effectiveDate },
          onMerged,
        )
      }
    >
      <FormGrid columns={1}>
        <DepartmentPickerField<Values>
          name="targetId"
          label={t('org.merge.target')}
          required
          check={(value) => (value === department.id ? t('org.merge.same') : null)}
        />
        <DateField<Values>
          name="effectiveDate"
          label={t('org.day')}
          required
          check={(value) => (value < today() ? t('org.day.notPast') : null)}
        />
        <Text color="fg.muted">{t('org.merge.ahead')}</Text>
      </FormGrid>
    </FormDrawer>
  );
}
