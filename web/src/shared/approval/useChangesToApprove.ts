import { formatDate, localName } from '../../i18n/format';
import { useEnumLabel } from '../../i18n/useEnumLabel';
import { useT } from '../../i18n/useT';
import { randomId } from '../../ui/randomId';
import { toast } from '../../ui/toast';
import { useWaitsAnew } from '../attention/useWaitsAnew';
import { outcome } from '../save/outcome';
import {
  type ChangeToApproveFragment,
  useApprovePersonnelChangeMutation,
  useChangesToApproveQuery,
  useRefusePersonnelChangeMutation,
} from './changesToApprove.gen';

export type ToApprove = ChangeToApproveFragment;

/** What waits for the reader's approval, and the decisions about it. */
export function useChangesToApprove() {
  const t = useT();
  const label = useEnumLabel();
  const waitsAnew = useWaitsAnew();
  const { data, refetch } = useChangesToApproveQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const [approve] = useApprovePersonnelChangeMutation();
  const [refuse] = useRefusePersonnelChangeMutation();
  const page = data?.personnelChangesToApprove;
  const said = ({ employee, type, effectiveDate }: ToApprove) => ({
    name: localName(employee),
    type: label('PersonnelChangeType', type),
    date: formatDate(effectiveDate),
  });
  const after = (change: ToApprove, message: 'ui.approval.change.approved' | 'ui.approval.change.refused') => {
    toast.success(t(message, said(change)));
    waitsAnew();
    void refetch();
  };
  return {
    changes: page?.items ?? [],
    total: page?.total ?? 0,
    said,
    approve: async (change: ToApprove, opinion: string) => {
      const input = { clientMutationId: randomId(), id: change.id, version: change.version, opinion };
      const errors = await outcome(async () => (await approve({ variables: { input } })).data?.approvePersonnelChange);
      if (errors.length === 0) after(change, 'ui.approval.change.approved');
      return errors;
    },
    refuse: async (change: ToApprove, opinion: string) => {
      const input = { clientMutationId: randomId(), id: change.id, version: change.version, opinion };
      const errors = await outcome(async () => (await refuse({ variables: { input } })).data?.refusePersonnelChange);
      if (errors.length === 0) after(change, 'ui.approval.change.refused');
      return errors;
    },
  };
}
