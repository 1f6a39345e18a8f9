import { Grid } from '@chakra-ui/react';
import { addDays } from '@hengcai/shared/rules/dates';
import { dayIssues, SIDES_MAX } from '@hengcai/shared/rules/analytics/structure';
import { useState } from 'react';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { DateInput } from '../../../ui/input/DateInput';
import type { FilterField } from '../../../ui/list/filterFields';
import { useListState } from '../../../ui/list/useListState';
import type { Side } from './structureModel';
import { useStructureFilters } from './useStructureFilters';

/** A year back and today, of everybody. */
const defaultsOn = (day: string) => ({
  mode: 'DAYS',
  before: addDays(day, -365),
  day,
  departmentIds: [] as string[],
});

/** What stands side by side: two days, or two to four departments on one; or why nothing does. */
export function useComparison() {
  const t = useT();
  const issueText = useIssueText();
  const [defaults] = useState(() => defaultsOn(today()));
  const list = useListState(defaults);
  const { mode, before, day, departmentIds } = list.filter;
  const byDays = mode !== 'DEPARTMENTS';
  const [issue] = (byDays ? [before, day] : [day]).flatMap((one) => dayIssues(one, today()));
  const why = issue
    ? { title: issueText(issue), hint: t('analytics.structure.day.hint') }
    : byDays && before === day
      ? { title: t('analytics.compare.sameDay'), hint: t('analytics.structure.day.hint') }
      : !byDays && (departmentIds.length < 2 || departmentIds.length > SIDES_MAX)
        ? {
            title: t('analytics.compare.departments', { most: SIDES_MAX }),
            hint: t('analytics.compare.departments.hint'),
          }
        : null;
  const sides: Side[] = byDays
    ? [before, day].map((one) => ({ day: one, departmentIds }))
    : departmentIds.map((id) => ({ day, departmentIds: [id] }));
  return { list, byDays, sides, why };
}
type Filter = ReturnType<typeof defaultsOn>;

/** The conditions of the comparison; the other day is there while days are compared. */
export function useComparisonFilters(): FilterField<Filter>[] {
  const t = useT();
  const [, departments] = useStructureFilters<Filter>();
  const day = (name: 'before' | 'day', { [name]: value }: Filter, change: (part: Partial<Filter>) => void) => (
    <DateInput
      label={t(name === 'before' ? 'analytics.compare.before' : 'analytics.structure.day')}
      value={value}
      max={today()}
      onChange={(chosen) => chosen !== '' && change({ [name]: chosen })}
    />
  );
  return [
    {
      kind: 'select',
      name: 'mode',
      label: t('analytics.compare.mode'),
      options: [
        { value: 'DAYS', label: t('analytics.compare.mode.DAYS') },
        { value: 'DEPARTMENTS', label: t('analytics.compare.mode.DEPARTMENTS') },
      ],
    },
    {
      kind: 'custom',
      label: t('analytics.compare.days'),
      render: (draft, change) =>
        draft.mode === 'DEPARTMENTS' ? (
          day('day', draft, change)
        ) : (
          <Grid templateColumns="1fr auto 1fr" gap="1.5" alignItems="center">
            {day('before', draft, change)}
            <span aria-hidden>-</span>
            {day('day', draft, change)}
          </Grid>
        ),
    },
    ...(departments ? [departments] : []),
  ];
}
