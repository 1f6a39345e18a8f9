import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { DialogFrame } from '../../../ui/DialogFrame';
import { DataTable } from '../../../ui/table/DataTable';
import { toast } from '../../../ui/toast';
import { useMutationKey } from '../assessment/useMutationKey';
import { useTold } from '../useTold';
import {
  type AppraisalRowFragment,
  type ApproveTargetsOfManyMutation,
  useApproveTargetsOfManyMutation,
} from './examine.gen';

type Failure = NonNullable<NonNullable<ApproveTargetsOfManyMutation['approveTargetsOfMany']>['failures']>[number];

/** Approves the submitted targets among the selected rows, plan by plan, and lists those that could not be approved. */
export function ApproveMany({ rows, onDone }: { rows: readonly AppraisalRowFragment[]; onDone: () => void }) {
  const t = useT();
  const told = useTold();
  const [approve, { loading }] = useApproveTargetsOfManyMutation();
  const keyed = useMutationKey();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const waiting = rows.filter((row) => row.employeeStage === 'PENDING_APPROVAL');
  const run = async () => {
    const sure = await confirm({
      title: t('performance.examine.approveMany.title'),
      body: `${t('performance.examine.approveMany.body', { count: waiting.length })} ${told('passTargetsOn')} ${told('approveTargets')}`,
      action: t('performance.examine.approveMany.action'),
    });
    if (!sure) return;
    const failed: Failure[] = [];
    let approved = 0;
    for (const planId of new Set(waiting.map((row) => row.plan?.id ?? ''))) {
      const employeeIds = waiting.filter((row) => row.plan?.id === planId).map((row) => row.employee?.id ?? '');
      const errors = await outcome(async () => {
        const answer = await keyed(
          [planId, ...employeeIds].join(),
          async (clientMutationId) =>
            (await approve({ variables: { input: { clientMutationId, planId, employeeIds } } })).data
              ?.approveTargetsOfMany,
        );
        failed.push(...(answer?.failures ?? []));
        approved += answer?.approved ?? 0;
        return answer;
      });
      errors.forEach((error) => toast.error(error.message));
    }
    if (approved > 0) toast.success(t('performance.examine.approveMany.done', { count: approved }));
    setFailures(failed);
    if (failed.length === 0) onDone();
  };
  return (
    <>
      <Button variant="solid" disabled={waiting.length === 0} loading={loading} onClick={() => void run()}>
        {t('performance.examine.approveMany', { count: waiting.length })}
      </Button>
      {failures.length > 0 && (
        <DialogFrame
          title={t('performance.examine.approveMany.failed', { count: failures.length })}
          size="lg"
          onClose={() => {
            setFailures([]);
            onDone();
          }}
        >
          <DataTable
            label={t('performance.examine.approveMany.failed', { count: failures.length })}
            rows={failures}
            rowKey={(row) => row.employee?.id ?? row.message}
            maxHeight="50dvh"
            columns={[
              { id: 'person', header: t('performance.examine.person'), cell: (row) => localName(row.employee) },
              { id: 'reason', header: t('performance.examine.reason'), cell: (row) => row.message },
            ]}
          />
        </DialogFrame>
      )}
    </>
  );
}
