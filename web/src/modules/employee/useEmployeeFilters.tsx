import { useEnumOptions } from '../../i18n/useEnumOptions';
import { useT } from '../../i18n/useT';
import { DepartmentPicker } from '../../shared/pickers/DepartmentPicker';
import { EmployeePicker } from '../../shared/pickers/EmployeePicker';
import type { FilterField } from '../../ui/list/filterFields';
import type { EmployeeListFilter } from './useEmployeeList';
import { useEmployeeReferences } from './useEmployeeReferences';

export function useEmployeeFilters(withSignIn: boolean): FilterField<EmployeeListFilter>[] {
  const t = useT();
  const { positions, ranks, cities } = useEmployeeReferences();
  const options = useEnumOptions();
  return [
    {
      kind: 'text',
      name: 'keyword',
      label: t('employee.filter.keyword'),
      placeholder: t('employee.filter.keyword.hint'),
    },
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
    { kind: 'multi', name: 'status', label: t('employee.status'), options: options('EmployeeStatus') },
    { kind: 'multi', name: 'position', label: t('employee.position'), options: positions },
    { kind: 'multi', name: 'rank', label: t('employee.rank'), options: ranks },
    {
      kind: 'custom',
      label: t('employee.manager'),
      render: (draft, change) => (
        <EmployeePicker
          label={t('employee.manager')}
          value={draft.manager}
          onChange={(manager) => change({ manager })}
        />
      ),
    },
    { kind: 'multi', name: 'type', label: t('employee.type'), options: options('EmployeeType') },
    ...(withSignIn
      ? [
          {
            kind: 'multi' as const,
            name: 'signIn' as const,
            label: t('employee.signIn'),
            options: options('SignInStatus'),
          },
        ]
      : []),
    { kind: 'select', name: 'city', label: t('employee.city'), options: cities },
    { kind: 'dates', from: 'entryFrom', to: 'entryTo', label: t('employee.entryDate') },
  ];
}
