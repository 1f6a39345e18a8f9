import { useEnumOptions } from '../../i18n/useEnumOptions';
import { useT } from '../../i18n/useT';
import { useCapabilities } from '../../session/capabilities';
import { DepartmentPicker } from '../../shared/pickers/DepartmentPicker';
import { EmployeePicker } from '../../shared/pickers/EmployeePicker';
import { usePageAccess } from '../../ui/PageAccess';
import type { FilterField } from '../../ui/list/filterFields';
import type { EmployeeListFilter } from './useEmployeeList';
import { ConditionsFilter } from './conditions/ConditionsFilter';
import { type Choice, useDictionaries } from './dictionary/useDictionaries';
import { useFieldLayout } from './fields/useFieldLayout';
import { type EmployeeFilterInput, useEmployeeSummaryQuery } from './employeeList.gen';
import { useEmployeeReferences } from './useEmployeeReferences';

export function useEmployeeFilters(
  withSignIn: boolean,
  filter: EmployeeFilterInput,
): FilterField<EmployeeListFilter>[] {
  const t = useT();
  const { positions, ranks, cities } = useEmployeeReferences();
  const options = useEnumOptions();
  const { hidden, unreadFields } = useFieldLayout();
  const { edit } = usePageAccess();
  const { employeeConditions, recordProposals } = useCapabilities();
  const { choicesFor, wordFor } = useDictionaries();
  const { data, previousData } = useEmployeeSummaryQuery({
    variables: { filter },
    skip: !employeeConditions,
    context: { quiet: true },
  });
  // Whoever may not read contracts may not ask for them either: the figures say who may.
  const summary = (data ?? previousData)?.employeeSummary;
  const known = summary?.contractNotices ?? [];
  const contractTypes = summary?.contractTypes ? (choicesFor('contractType', null) ?? []) : [];
  const counted = ({ value, label }: Choice): Choice => {
    const count = summary?.contractTypes?.find(({ contractType }) => contractType === value)?.count;
    return { value, label: count === undefined ? label : t('employee.filter.counted', { label, count }) };
  };
  const contractNotices = options('ContractNotice').filter(({ value }) => known.some(({ notice }) => notice === value));
  /** A condition on a field, unless the company does without it or the reader sees it of nobody. */
  const on = (field: string, condition: FilterField<EmployeeListFilter>) =>
    hidden.has(field) || unreadFields.has(field) ? [] : [condition];
  return [
    {
      kind: 'text',
      name: 'keyword',
      label: t('employee.filter.keyword'),
      placeholder: t('employee.filter.keyword.hint'),
    },
    ...on('department', {
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
    }),
    ...on('status', { kind: 'multi', name: 'status', label: t('employee.status'), options: options('EmployeeStatus') }),
    ...on('position', { kind: 'multi', name: 'position', label: t('employee.position'), options: positions }),
    ...on('rank', { kind: 'multi', name: 'rank', label: t('employee.rank'), options: ranks }),
    ...on('manager', {
      kind: 'custom',
      label: t('employee.manager'),
      render: (draft, change) => (
        <EmployeePicker
          label={t('employee.manager')}
          value={draft.manager}
          onChange={(manager) => change({ manager })}
        />
      ),
    }),
    ...on('type', {
      kind: 'multi',
      name: 'type',
      label: t('employee.type'),
      options: choicesFor('type', null, 'EmployeeType') ?? [],
    }),
    ...(edit && recordProposals
      ? [
          {
            kind: 'select' as const,
            name: 'proposed' as const,
            label: t('employee.proposal.title'),
            options: [{ value: 'yes', label: t('employee.proposal.waiting') }],
          },
        ]
      : []),
    ...(contractTypes.length > 0
      ? on('contractType', {
          kind: 'multi',
          name: 'contractType',
          label: t('employee.contractType'),
          options: contractTypes.map(counted),
        })
      : []),
    ...(contractNotices.length > 0
      ? [
          {
            kind: 'multi' as const,
            name: 'contract' as const,
            label: t('employee.filter.contract'),
            options: contractNotices,
          },
        ]
      : []),
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
    ...on('city', {
      kind: 'select',
      name: 'city',
      label: t('employee.city'),
      options: cities.map(({ value }) => ({ value, label: wordFor('city', value) })),
    }),
    ...on('entryDate', { kind: 'dates', from: 'entryFrom', to: 'entryTo', label: t('employee.entryDate') }),
    ...(employeeConditions
      ? [
          {
            kind: 'custom' as const,
            label: t('employee.conditions'),
            render: (draft: EmployeeListFilter, change: (part: Partial<EmployeeListFilter>) => void) => (
              <ConditionsFilter value={draft.conditions} onChange={(conditions) => change({ conditions })} />
            ),
          },
        ]
      : []),
  ];
}
