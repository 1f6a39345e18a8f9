import { dayIssues } from '@hengcai/shared/rules/analytics/structure';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { DepartmentPicker } from '../../../shared/pickers/DepartmentPicker';
import { DateInput } from '../../../ui/input/DateInput';
import type { FilterField } from '../../../ui/list/filterFields';
import type { Filter } from '../../../ui/list/listParams';
import { useListState } from '../../../ui/list/useListState';

type DayAndDepartments = Filter & { day: string; departmentIds: string[] };

/** The day and the departments of the structure; they live in the address. */
export function useStructureList() {
  const [defaults] = useState(() => ({ day: today(), departmentIds: [] as string[] }));
  const list = useListState(defaults);
  const { day, departmentIds } = list.filter;
  const [issue = null] = dayIssues(day, today());
  return { list, issue, side: { day, departmentIds } };
}

/** Conditions on the day and the departments, as every page of the structure has them. */
export function useStructureFilters<F extends DayAndDepartments>(): FilterField<F>[] {
  const t = useT();
  return [
    {
      kind: 'custom',
      label: t('analytics.structure.day'),
      render: ({ day }, change) => (
        <DateInput
          label={t('analytics.structure.day')}
          value={day}
          max={today()}
          onChange={(chosen) => chosen !== '' && change({ day: chosen } as Partial<F>)}
        />
      ),
    },
    {
      kind: 'custom',
      label: t('analytics.filter.department'),
      render: ({ departmentIds }, change) => (
        <DepartmentPicker
          multiple
          label={t('analytics.filter.department')}
          value={departmentIds}
          onChange={(ids) => change({ departmentIds: ids } as Partial<F>)}
        />
      ),
    },
  ];
}
