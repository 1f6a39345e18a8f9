import { Button } from '@chakra-ui/react';
import { DownloadIcon } from 'lucide-react';
import { localName } from '../../../../i18n/format';
import { useEnumOptions } from '../../../../i18n/useEnumOptions';
import { useT } from '../../../../i18n/useT';
import { DepartmentPicker } from '../../../../shared/pickers/DepartmentPicker';
import type { FilterField } from '../../../../ui/list/filterFields';
import { ListPanel } from '../../../../ui/list/ListPanel';
import { usePageAccess } from '../../../../ui/PageAccess';
import { useExportSeveral } from '../../assessment/useExportSeveral';
import { type Plan, refusal } from '../planModel';
import { useRemind } from '../useRemind';
import { useAbsence } from './useAbsence';
import { LockedAside } from './LockedAside';
import { useManagerLock } from './useManagerLock';
import { useSuperior } from './useSuperior';
import { useParticipantColumns } from './useParticipantColumns';
import { type PeopleFilter, useParticipants } from './useParticipants';

/** The people of the plan and how far each of them is; chosen ones can be reminded, their appraisals exported. */
export function ParticipantsTab({ plan }: { plan: Plan }) {
  const t = useT();
  const options = useEnumOptions();
  const list = useParticipants(plan.id);
  const remind = useRemind(plan);
  const access = usePageAccess();
  const { edit } = access;
  const exportSeveral = useExportSeveral();
  const absence = useAbsence(plan.id);
  const mayMark = edit && refusal(plan, 'markAbsent') === null;
  const lock = useManagerLock(plan.id, list.refetch);
  const mayLock = edit && refusal(plan, 'lockManager') === null;
  const superior = useSuperior(plan.id, list.refetch);
  const mayChoose = edit && refusal(plan, 'chooseSuperior') === null;
  const columns = useParticipantColumns(plan.id, {
    onSuperior: mayChoose ? (row) => superior.ask([row]) : null,
    onAbsent: mayMark ? absence.ask : null,
    onLock: mayLock ? (manager, locked) => void lock(manager, locked ? 'unlock' : 'lock') : null,
  });
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
    {
      kind: 'select',
      name: 'left',
      label: t('performance.manage.employment'),
      options: [{ value: 'yes', label: t('performance.left') }],
    },
    {
      kind: 'select',
      name: 'superior',
      label: t('performance.manage.boss'),
      options: [{ value: 'left', label: t('performance.left') }],
    },
  ];
  const canRemind = edit && refusal(plan, 'remind') === null;
  const remindThem = async (ids: readonly string[], clear: () => void) => {
    if (await remind(list.chosen(ids))) clear();
  };
  const exportThem = (ids: readonly string[]) =>
    exportSeveral({ appraisals: list.chosen(ids).map((employeeId) => ({ planId: plan.id, employeeId })) });
  return (
    <>
      <LockedAside managers={list.lockedAside} onUnlock={mayLock ? (one) => void lock(one, 'unlockAside') : null} />
      <ListPanel
        title={t('performance.manage.participants')}
        tableId="performance.participants"
        list={list}
        columns={columns}
        cards
        rowKey={(r) => r.id}
        rowName={(r) => localName(r.employee)}
        filters={filters}
        empty={{ title: t('performance.manage.noPeople') }}
        bulk={
          canRemind || mayChoose || access.export
            ? (ids, clear) => (
                <>
                  {canRemind && (
                    <Button size="sm" onClick={() => void remindThem(ids, clear)}>
                      {t('performance.manage.remind')}
                    </Button>
                  )}
                  {mayChoose && (
                    <Button size="sm" onClick={() => superior.ask(list.rowsOf(ids), clear)}>
                      {t('performance.manage.superior.choose')}
                    </Button>
                  )}
                  {access.export && (
                    <Button size="sm" onClick={() => void exportThem(ids)}>
                      <DownloadIcon />
                      {t('performance.assess.export.several', { count: ids.length })}
                    </Button>
                  )}
                </>
              )
            : undefined
        }
        onExport={access.export ? () => void exportSeveral({ planId: plan.id, filter: list.asked }) : undefined}
      />
      {absence.dialog}
      {superior.drawer}
    </>
  );
}
