import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { DepartmentPicker } from '../../../shared/pickers/DepartmentPicker';
import type { FilterField } from '../../../ui/list/filterFields';
import type { ChangeListFilter } from './usePersonnelChanges';

export function useChangeFilters(): FilterField<ChangeListFilter>[] {
  const t = useT();
  const options = useEnumOptions();
  return [
    {
      kind: 'text',
      name: 'keyword',
      label: t('employee.filter.keyword'),
      placeholder: t('employee.filter.keyword.hint'),
    },
    { kind: 'multi', name: 'type', label: t('employee.change.type'), options: options('PersonnelChangeType') },
    { kind: 'multi', name: 'status', label: t('employee.status'), options: options('PersonnelChangeStatus') },
    {
      kind: 'custom',
      label: t('employee.department'),
      render: (draft, change) => (
        <DepartmentPicker
          multiple
          label={t('employee.department')}
          value={draft.dept}
          onChange={(dept) => change({ dept })}
        />
      ),
    },
    { kind: 'dates', from: 'from', to: 'to', label: t('employee.change.effectiveDate') },
    {
      kind: 'select',
      name: 'task',
      label: t('employee.change.task'),
      options: [{ value: 'yes', label: t('employee.change.task.open') }],
    },
  ];
}
