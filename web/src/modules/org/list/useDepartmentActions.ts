import { useT } from '../../../i18n/useT';
import { markStale } from '../../../shared/save/known';
import { act, outcome } from '../../../shared/save/outcome';
import { useFileExport } from '../../../shared/save/useFileExport';
import { confirm } from '../../../ui/confirm';
import { formatDate } from '../../../i18n/format';
import { toast } from '../../../ui/toast';
import type { Change } from './useDepartments';
import {
  type CloseDepartmentInput,
  type CreateDepartmentInput,
  type MergeDepartmentInput,
  type UpdateDepartmentInput,
  useCloseDepartmentMutation,
  useCreateDepartmentMutation,
  useExportDepartmentsMutation,
  useMergeDepartmentMutation,
  useOrderDepartmentsMutation,
  useUpdateDepartmentMutation,
  useWithdrawDepartmentChangesMutation,
} from './departments.gen';

/** What else of the tree a change touches nobody but the services knows: places, counts, what is coming. */
const again = { refetchQueries: ['OrgDepartments'], awaitRefetchQueries: true };

/** Every write of the page; each answers its user errors, and tells what came of it. */
export function useDepartmentActions() {
  const t = useT();
  const [createDepartment] = useCreateDepartmentMutation(again);
  const [updateDepartment] = useUpdateDepartmentMutation({
    refetchQueries: ['OrgDepartments', 'OrgDepartmentHead'],
    awaitRefetchQueries: true,
  });
  const [closeDepartment] = useCloseDepartmentMutation(again);
  const [orderDepartments] = useOrderDepartmentsMutation(again);
  const [mergeDepartment] = useMergeDepartmentMutation({
    refetchQueries: ['OrgDepartments', 'OrgMembers'],
    awaitRefetchQueries: true,
    update: (cache) => markStale(cache, 'employees'),
  });
  const [withdrawChanges] = useWithdrawDepartmentChangesMutation(again);
  const [exportDepartments] = useExportDepartmentsMutation();
  const { save: saveFile } = useFileExport(
    async () => (await exportDepartments({ variables: { input: { format: 'XLSX' } } })).data?.exportDepartments,
  );

  /** Says whether it holds already or waits for its day. */
  const tell = (changeId: string | null | undefined, day: string, done: string) =>
    toast.success(changeId ? t('org.planned', { day: formatDate(day) }) : done);

  return {
    create: (input: CreateDepartmentInput, onDone: (id: string | null) => void) =>
      outcome(async () => {
        const made = (await createDepartment({ variables: { input } })).data?.createDepartment;
        if (made?.userErrors.length === 0) {
          tell(made.changeId, input.effectiveDate ?? '', t('org.created'));
          onDone(made.department?.id ?? null);
        }
        return made;
      }),
    update: (input: UpdateDepartmentInput) =>
      outcome(async () => {
        const made = (await updateDepartment({ variables: { input } })).data?.updateDepartment;
        if (made?.userErrors.length === 0) tell(made.changeId, input.effectiveDate ?? '', t('org.saved'));
        return made;
      }),
    close: (input: CloseDepartmentInput) =>
      outcome(async () => {
        const made = (await closeDepartment({ variables: { input } })).data?.closeDepartment;
        if (made?.userErrors.length === 0) tell(made.changeId, input.effectiveDate ?? '', t('org.closed'));
        return made;
      }),
    merge: (input: MergeDepartmentInput, onDone: (id: string | null) => void) =>
      outcome(async () => {
        const made = (await mergeDepartment({ variables: { input } })).data?.mergeDepartment;
        if (made?.userErrors.length === 0) {
          tell(made.changeId, input.effectiveDate ?? '', t('org.merged'));
          onDone(made.changeId ? null : input.targetId);
        }
        return made;
      }),
    /** Answers the version that the order leaves, null where it was refused. */
    order: async (parentId: string, version: number, ids: string[]): Promise<number | null> => {
      let left: number | null = null;
      await act(async () => {
        const answer = (await orderDepartments({ variables: { input: { parentId, version, ids } } })).data
          ?.orderDepartments;
        left = answer?.version ?? null;
        return answer;
      });
      return left;
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
    saveFile,
  };
}
export type DepartmentActions = ReturnType<typeof useDepartmentActions>;
