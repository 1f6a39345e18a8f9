import { useMemo } from 'react';
import { formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import type { OrgVersionFragment } from '../../../shared/namedDays/namedDays.gen';
import { useNamedDays } from '../../../shared/namedDays/useNamedDays';
import { act, outcome } from '../../../shared/save/outcome';
import { useFileExport } from '../../../shared/save/useFileExport';
import { confirm } from '../../../ui/confirm';
import { toast } from '../../../ui/toast';
import {
  type ExportOrganisationComparisonInput,
  type NameOrganisationInput,
  type RenameOrganisationVersionInput,
  useDeleteOrganisationVersionMutation,
  useExportOrganisationComparisonMutation,
  useNameOrganisationMutation,
  type OrgComingQuery,
  type OrgHistoryQuery,
  useOrgComingQuery,
  useOrgHistoryQuery,
  useRenameOrganisationVersionMutation,
  useWithdrawOrganisationChangesMutation,
} from './history.gen';

export type Version = OrgVersionFragment;
type Coming = NonNullable<OrgComingQuery['departmentChanges']>[number];
type Days = NonNullable<OrgHistoryQuery['organisationDays']>;

/** The days of what is planned are those of the list of it: what is withdrawn is gone from both at once. */
function withPlanned(days: Days, changes: readonly Coming[]): Days {
  const planned = [...new Set(changes.map(({ effectiveDate }) => effectiveDate))]
    .filter((day) => day > days.today)
    .sort();
  return {
    ...days,
    last: planned.at(-1) ?? days.today,
    days: [
      ...days.days.filter(({ day }) => day <= days.today),
      ...planned.map((day) => ({
        __typename: 'OrganisationDay' as const,
        day,
        departments: changes.filter(({ effectiveDate }) => effectiveDate === day).length,
      })),
    ],
  };
}

const fresh = { fetchPolicy: 'cache-and-network', context: { quiet: true } } as const;

/** The days, names and plans of the organisation, and what is done with them. */
export function useHistory() {
  const t = useT();
  const { data, previousData, error, refetch } = useOrgHistoryQuery(fresh);
  const named = useNamedDays();
  const coming = useOrgComingQuery(fresh);
  const made = (data ?? previousData)?.organisationDays ?? null;
  const changes = (coming.data ?? coming.previousData)?.departmentChanges;
  const days = useMemo(() => made && withPlanned(made, changes ?? []), [made, changes]);
  const [nameDay] = useNameOrganisationMutation({ refetchQueries: ['OrgVersions'], awaitRefetchQueries: true });
  const [renameVersion] = useRenameOrganisationVersionMutation({
    refetchQueries: ['OrgVersions'],
    awaitRefetchQueries: true,
  });
  const [deleteVersion] = useDeleteOrganisationVersionMutation({
    refetchQueries: ['OrgVersions'],
    awaitRefetchQueries: true,
  });
  const [exportComparison] = useExportOrganisationComparisonMutation();
  const { save: saveComparison } = useFileExport(
    async (input: ExportOrganisationComparisonInput) =>
      (await exportComparison({ variables: { input } })).data?.exportOrganisationComparison,
  );
  const [withdrawChanges] = useWithdrawOrganisationChangesMutation({
    refetchQueries: ['OrgComing'],
    awaitRefetchQueries: true,
  });
  return {
    days,
    versions: named.versions,
    changes: changes ?? [],
    failed: error !== undefined && !made,
    refetch: () => {
      void refetch();
      void named.refetch();
      void coming.refetch();
    },
    name: (input: NameOrganisationInput) =>
      outcome(async () => {
        const made = (await nameDay({ variables: { input } })).data?.nameOrganisation;
        if (made?.userErrors.length === 0) toast.success(t('org.version.saved'));
        return made;
      }),
    rename: (input: RenameOrganisationVersionInput) =>
      outcome(async () => (await renameVersion({ variables: { input } })).data?.renameOrganisationVersion),
    remove: async ({ id, version, name, day }: Version) => {
      const agreed = await confirm({
        title: t('org.version.delete.title', { name }),
        body: t('org.version.delete.body', { day: formatDate(day) }),
        action: t('ui.delete'),
        danger: true,
      });
      if (!agreed) return;
      await act(
        async () => (await deleteVersion({ variables: { input: { id, version } } })).data?.deleteOrganisationVersion,
        t('org.version.deleted'),
      );
    },
    withdraw: async (taken: readonly Coming[]) => {
      const agreed = await confirm({
        title: t('org.withdraw.title', { count: taken.length }),
        body: t('org.withdraw.body'),
        action: t('org.withdraw'),
        danger: true,
      });
      if (!agreed) return false;
      const ids = taken.map(({ id }) => id);
      return act(
        async () => (await withdrawChanges({ variables: { input: { ids } } })).data?.withdrawDepartmentChanges,
        t('org.withdrawn'),
      );
    },
    saveComparison,
  };
}
export type History = ReturnType<typeof useHistory>;
export type HistoryDays = NonNullable<History['days']>;
