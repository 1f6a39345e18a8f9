import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useEnumOptions } from '../../../../i18n/useEnumOptions';
import { useT } from '../../../../i18n/useT';
import { DepartmentPicker } from '../../../../shared/pickers/DepartmentPicker';
import { EmptyState } from '../../../../ui/EmptyState';
import { FilterBar } from '../../../../ui/list/FilterBar';
import type { FilterField } from '../../../../ui/list/filterFields';
import { ListToolbar } from '../../../../ui/list/ListToolbar';
import { Pager } from '../../../../ui/list/Pager';
import { PhoneFilters } from '../../../../ui/list/PhoneFilters';
import { usePageAccess } from '../../../../ui/PageAccess';
import { Panel } from '../../../../ui/Panel';
import { DataTable } from '../../../../ui/table/DataTable';
import { useTablePrefs } from '../../../../ui/table/useTablePrefs';
import { useIsPhone } from '../../../../ui/useMedia';
import { type Plan, refusal } from '../planModel';
import { useRemind } from '../useRemind';
import { useAbsence } from './useAbsence';
import { useParticipantColumns } from './useParticipantColumns';
import { type PeopleFilter, useParticipants } from './useParticipants';

/** The people of the plan and how far each of them is; chosen ones can be reminded. */
export function ParticipantsTab({ plan }: { plan: Plan }) {
  const t = useT();
  const options = useEnumOptions();
  const phone = useIsPhone();
  const list = useParticipants(plan.id);
  const remind = useRemind(plan);
  const { edit } = usePageAccess();
  const absence = useAbsence(plan.id);
  const mayMark = edit && refusal(plan, 'markAbsent') === null;
  const prefs = useTablePrefs('performance.participants', useParticipantColumns(plan.id, mayMark ? absence.ask : null));
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const people = list.rows.flatMap((r) => (ids.has(r.id) && r.employee ? [r.employee.id] : []));
  const clear = () => setIds(new Set());
  const department = t('performance.manage.department');
  const filters: FilterField<PeopleFilter>[] = [
    { kind: 'text', name: 'keyword', label: t('performance.manage.personKeyword') },
    {
      kind: 'custom',
      label: department,
      render: (draft, change) => (
        <DepartmentPicker
          label={department}
          value={draft.departmentId ? [draft.departmentId] : []}
          onChange={([id]) => change({ departmentId: id ?? '' })}
        />
      ),
    },
    { kind: 'multi', name: 'stage', label: t('performance.manage.employeeStage'), options: options('EmployeeStage') },
  ];
  const empty = list.failed ? (
    <EmptyState kind="failed" onRetry={list.refetch} />
  ) : list.filtered ? (
    <EmptyState kind="filtered" onRetry={list.reset} />
  ) : (
    <EmptyState title={t('performance.manage.noPeople')} />
  );
  const canRemind = edit && refusal(plan, 'remind') === null;
  return (
    <Panel overflow="hidden">
      {!phone && <FilterBar fields={filters} list={list} />}
      <Box borderTopWidth={phone ? '0' : '1px'}>
        <ListToolbar
          prefs={prefs}
          selected={people.length}
          onClear={clear}
          onRefresh={list.refetch}
          phone={phone}
          bulk={
            <Button
              size="sm"
              onClick={() =>
                void remind(people).then((done) => {
                  if (done) clear();
                })
              }
            >
              {t('performance.manage.remind')}
            </Button>
          }
        >
          {phone && <PhoneFilters fields={filters} list={list} />}
        </ListToolbar>
      </Box>
      <Box borderTopWidth="1px">
        <DataTable
          label={t('performance.manage.participants')}
          cards
          columns={prefs.visible}
          rows={list.rows}
          rowKey={(r) => r.id}
          rowName={(r) => r.employee?.name ?? ''}
          loading={list.loading}
          empty={empty}
          density={prefs.density}
          selection={canRemind ? { ids, onChange: setIds } : undefined}
          maxHeight="max(360px, calc(100dvh - 320px))"
        />
      </Box>
      <Pager
        page={list.page}
        total={list.total}
        onPage={list.setPageNo}
        onSize={list.setPageSize}
        busy={list.loading}
      />
      {absence.dialog}
    </Panel>
  );
}
