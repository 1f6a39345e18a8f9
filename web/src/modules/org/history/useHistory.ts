import { formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { downloadFile } from '../../../session/files';
import { act, outcome } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { toast } from '../../../ui/toast';
import type { Change } from '../list/useDepartments';
import {
  type ExportOrganisationComparisonInput,
  type NameOrganisationInput,
  type OrgVersionFragment,
  type RenameOrganisationVersionInput,
  useDeleteOrganisationVersionMutation,
  useExportOrganisationComparisonMutation,
  useNameOrganisationMutation,
  useOrgHistoryQuery,
  useRenameOrganisationVersionMutation,
  useWithdrawOrganisationChangesMutation,
} from './history.gen';

export type Version = OrgVersionFragment;

const again = { refetchQueries: ['OrgHistory'], awaitRefetchQueries: true };

/** The days, names and plans of the organisation, and what is done with them. */
export function useHistory() {
  const t = useT();
  const { data, previousData, error, refetch } = useOrgHistoryQuery({
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const known = data ?? previousData;
  const [nameDay] = useNameOrganisationMutation(again);
  const [renameVersion] = useRenameOrganisationVersionMutation(again);
  const [deleteVersion] = useDeleteOrganisationVersionMutation(again);
  const [exportComparison] = useExportOrganisationComparisonMutation();
  const [withdrawChanges] = useWithdrawOrganisationChangesMutation(again);
  return {
    days: known?.organisationDays ?? null,
    versions: known?.organisationVersions ?? [],
    changes: known?.departmentChanges ?? [],
    failed: error !== undefined && !known,
    refetch: () => void refetch(),
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
    withdraw: async (changes: readonly Change[]) => {
      const agreed = await confirm({
        title: t('org.withdraw.title', { count: changes.length }),
        body: t('org.withdraw.body'),
        action: t('org.withdraw'),
        danger: true,
      });
      if (!agreed) return false;
      const ids = changes.map(({ id }) => id);
      return act(
        async () => (await withdrawChanges({ variables: { input: { ids } } })).data?.withdrawDepartmentChanges,
        t('org.withdrawn'),
      );
    },
    saveComparison: async (input: ExportOrganisationComparisonInput) => {
      const { data: made } = await exportComparison({ variables: { input } });
      const { file, userErrors = [] } = made?.exportOrganisationComparison ?? {};
      if (userErrors[0]) toast.error(userErrors[0].message);
      else if (file) await downloadFile(file);
    },
  };
}
export type History = ReturnType<typeof useHistory>;
export type HistoryDays = NonNullable<History['days']>;
