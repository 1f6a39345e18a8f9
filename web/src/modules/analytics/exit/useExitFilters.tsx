import type { ExitDimension } from '@hengcai/shared/rules/analytics/exit-rate';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { DepartmentPicker } from '../../../shared/pickers/DepartmentPicker';
import type { FilterField } from '../../../ui/list/filterFields';
import { useReportFilterOptionsQuery } from './exit.gen';
import { MonthRange } from '../people/MonthRange';
import type { ExitFilter } from './useExitRates';

const CHOICES = ['RANK', 'JOB_FAMILY', 'WORK_CITY', 'MANAGER', 'SEX', 'EDUCATION', 'AGE'] as const;

/** The conditions of the report; those the reader may not ask by are not there. */
export function useExitFilters(
  dimension: ExitDimension,
  { from, to }: ExitFilter,
  skip: boolean,
): FilterField<ExitFilter>[] {
  const t = useT();
  const label = useEnumLabel();
  const { data, previousData } = useReportFilterOptionsQuery({
    variables: { input: { from, to, choices: [...CHOICES, ...(dimension === 'level' ? (['PLAN'] as const) : [])] } },
    skip,
  });
  const options = (data ?? previousData)?.reportFilterOptions;
  const many = (
    name: 'rankIds' | 'jobFamilyIds' | 'workCities' | 'ageRanges' | 'planIds',
    text: string,
    list: Options,
  ) => (list && list.length > 0 ? [{ kind: 'multi' as const, name, label: text, options: list }] : []);
  const named = (name: 'sexes' | 'educations', text: string, set: 'Sex' | 'Education') => {
    const members = options?.[name] ?? [];
    return members.length > 0
      ? [
          {
            kind: 'multi' as const,
            name,
            label: text,
            options: members.map((one) => ({ value: one, label: label(set, one) })),
          },
        ]
      : [];
  };
  return [
    {
      kind: 'custom',
      label: t('analytics.filter.months'),
      render: (draft, change) => <MonthRange from={draft.from} to={draft.to} onChange={change} />,
    },
    {
      kind: 'custom',
      label: t('analytics.filter.department'),
      render: ({ departmentIds }, change) => (
        <DepartmentPicker
          multiple
          label={t('analytics.filter.department')}
          value={departmentIds}
          onChange={(ids) => change({ departmentIds: ids })}
        />
      ),
    },
    {
      kind: 'select',
      name: 'basis',
      label: t('analytics.filter.basis'),
      options: [
        { value: 'AVERAGE', label: t('analytics.filter.basis.AVERAGE') },
        { value: 'START_AND_JOINS', label: t('analytics.filter.basis.START_AND_JOINS') },
      ],
    },
    ...many('planIds', t('analytics.filter.plans'), options?.plans),
    ...many('rankIds', t('analytics.filter.rank'), options?.ranks),
    ...many('jobFamilyIds', t('analytics.filter.jobFamily'), options?.jobFamilies),
    ...many('workCities', t('analytics.filter.city'), options?.workCities),
    {
      kind: 'select',
      name: 'isManager',
      label: t('analytics.filter.manager'),
      options: [
        { value: 'yes', label: t('analytics.filter.manager.yes') },
        { value: 'no', label: t('analytics.filter.manager.no') },
      ],
    },
    ...named('sexes', t('analytics.filter.sex'), 'Sex'),
    ...named('educations', t('analytics.filter.education'), 'Education'),
    ...many('ageRanges', t('analytics.filter.age'), options?.ageRanges),
    { kind: 'dates', from: 'entryFrom', to: 'entryTo', label: t('analytics.filter.entry') },
  ];
}

type Options = readonly { value: string; label: string }[] | undefined;
