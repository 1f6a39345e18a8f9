import { Button, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { formatCount, formatNumber, localName, orDash } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { Can } from '../../../../session/Can';
import { act } from '../../../../shared/save/outcome';
import { confirm } from '../../../../ui/confirm';
import { EmptyState } from '../../../../ui/EmptyState';
import { usePageAccess } from '../../../../ui/PageAccess';
import { SectionCard } from '../../../../ui/Panel';
import type { Column } from '../../../../ui/table/columns';
import { DataTable } from '../../../../ui/table/DataTable';
import { RowActions } from '../../../../ui/table/RowActions';
import { toast } from '../../../../ui/toast';
import { type Plan, refusal } from '../planModel';
import type { EmployeeType } from './employeeTypeModel';
import { EmployeeTypeDrawer } from './EmployeeTypeDrawer';
import { useDeleteEmployeeTypeMutation, usePlanEmployeeTypesQuery } from './types.gen';

/** Types of employees: for whom the templates of the plan weigh otherwise. Edited until the plan opens, then read. */
export function EmployeeTypes({ plan, onChanged }: { plan: Plan; onChanged?: () => void }) {
  const t = useT();
  const { data, loading, error, refetch } = usePlanEmployeeTypesQuery({
    variables: { id: plan.id },
    fetchPolicy: 'cache-and-network',
  });
  const [remove] = useDeleteEmployeeTypeMutation();
  const [edited, setEdited] = useState<EmployeeType | 'new' | null>(null);
  const types = data?.assessmentPlan?.employeeTypes ?? [];
  const families = data?.jobFamilies ?? [];
  const canEdit = usePageAccess().edit && refusal(plan, 'changeTemplate') === null && plan.modules.length > 0;
  const changed = (text: string) => {
    toast.success(text);
    onChanged?.();
  };
  const onRemove = async ({ id, name, version }: EmployeeType) => {
    const yes = await confirm({
      title: t('performance.plan.types.delete.title', { name }),
      body: t('performance.plan.types.delete.body'),
      action: t('ui.delete'),
      danger: true,
    });
    if (!yes) return;
    const done = await act(
      async () =>
        (await remove({ variables: { input: { planId: plan.id, id, version } } })).data?.deleteAssessmentEmployeeType,
    );
    if (done) changed(t('performance.plan.types.deleted'));
  };
  const columns: Column<EmployeeType>[] = [
    { id: 'name', header: t('performance.plan.types.name'), width: 160, cell: (r) => r.name },
    {
      id: 'families',
      header: t('performance.plan.types.families'),
      width: 220,
      cell: (r) =>
        orDash(families.flatMap((one) => (r.jobFamilyIds.includes(one.id) ? [localName(one)] : [])).join(', ')),
    },
    {
      id: 'weights',
      header: t('performance.plan.types.weights'),
      width: 260,
      cell: (r) =>
        plan.modules
          .map(({ template }) => {
            const own = r.modules.find((one) => one.templateId === template?.id);
            return `${orDash(template?.name)} ${own ? `${formatNumber(own.weight)}%` : '-'}`;
          })
          .join(', '),
    },
    {
      id: 'people',
      header: t('performance.plan.types.people'),
      numeric: true,
      width: 90,
      cell: (r) => formatCount(r.people),
    },
    ...(canEdit
      ? [
          {
            id: 'actions',
            header: t('ui.table.actions'),
            pin: 'end' as const,
            width: 60,
            cell: (r: EmployeeType) => (
              <RowActions
                actions={[
                  { id: 'edit', label: t('ui.edit'), onSelect: () => setEdited(r) },
                  { id: 'delete', label: t('ui.delete'), danger: true, onSelect: () => void onRemove(r) },
                ]}
              />
            ),
          },
        ]
      : []),
  ];
  const open = edited === 'new' ? null : edited;
  const taken = (id: string) => types.some((one) => one.id !== open?.id && one.jobFamilyIds.includes(id));
  return (
    <SectionCard
      title={t('performance.plan.types')}
      hint={t('performance.plan.types.hint')}
      actions={
        canEdit && (
          <Can do="edit">
            <Button size="sm" disabled={types.length >= LIMITS.empTypesMax} onClick={() => setEdited('new')}>
              <PlusIcon />
              {t('performance.plan.types.add')}
            </Button>
          </Can>
        )
      }
    >
      {error && !data ? (
        <EmptyState compact kind="failed" onRetry={() => void refetch()} />
      ) : types.length === 0 && !(loading && !data) ? (
        <Text color="fg.muted">{t('performance.plan.types.none')}</Text>
      ) : (
        <DataTable
          label={t('performance.plan.types')}
          columns={columns}
          rows={types}
          rowKey={(r) => r.id}
          loading={loading && !data}
        />
      )}
      {edited && (
        <EmployeeTypeDrawer
          plan={plan}
          type={open}
          families={families.map((one) => ({ value: one.id, label: localName(one), disabled: taken(one.id) }))}
          onClose={() => setEdited(null)}
          onSaved={() => changed(t('performance.plan.types.saved'))}
        />
      )}
    </SectionCard>
  );
}
