import { LIMITS } from '@hengcai/shared/rules/limits';
import { useCallback, useState } from 'react';
import { formatDate, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { act, outcome } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { randomId } from '../../../ui/randomId';
import type { RowAction } from '../../../ui/table/RowActions';
import type { TextQuestion } from '../../../ui/TextDialog';
import { toast } from '../../../ui/toast';
import {
  useCancelPersonnelChangeMutation,
  useReversePersonnelChangeMutation,
  useSettlePersonnelChangeMutation,
} from './personnelChanges.gen';
import { useChangeTitle } from './useChangeColumns';
import type { ChangeRow } from './usePersonnelChanges';

const refetchQueries = ['PersonnelChangeList'];

/** What can be done with a change: looked at, cancelled before its day, reversed after it, and what it leaves to HR ended. */
export function useChangeActions(mayEdit: boolean) {
  const t = useT();
  const title = useChangeTitle();
  const [cancel] = useCancelPersonnelChangeMutation();
  const [reverse] = useReversePersonnelChangeMutation({ refetchQueries });
  const [settle] = useSettlePersonnelChangeMutation();
  const [shown, setShown] = useState<ChangeRow | null>(null);
  const [lettered, setLettered] = useState<ChangeRow | null>(null);
  const [question, setQuestion] = useState<TextQuestion | null>(null);

  const actionsOf = useCallback(
    (change: ChangeRow): RowAction[] => {
      const { id, version } = change;
      const what = {
        name: localName(change.employee),
        type: title(change),
        date: formatDate(change.effectiveDate),
      };
      const waits = change.status === 'APPROVING';
      const cancelLabel = t(waits ? 'employee.change.withdraw' : 'employee.change.cancel');
      const cancelIt = async () => {
        const sure = await confirm({
          title: t(waits ? 'employee.change.withdraw.title' : 'employee.change.cancel.title', what),
          body: t(
            waits
              ? 'employee.change.withdraw.body'
              : change.type === 'EXIT'
                ? 'employee.change.cancel.exit'
                : 'employee.change.cancel.body',
            what,
          ),
          action: cancelLabel,
          // “Cancel” beside “Cancel change” would leave open which of them does it.
          cancel: t('employee.change.keep'),
          danger: true,
        });
        if (!sure) return;
        await act(
          async () => (await cancel({ variables: { input: { id, version } } })).data?.cancelPersonnelChange,
          t(waits ? 'employee.change.withdrawn' : 'employee.change.cancelled'),
        );
      };
      const settleIt = () =>
        act(
          async () => (await settle({ variables: { input: { id, version } } })).data?.settlePersonnelChange,
          t(change.task === 'FAILED' ? 'employee.change.retried' : 'employee.change.settled'),
        );
      const reverseIt = () => {
        const clientMutationId = randomId();
        setQuestion({
          title: t('employee.change.reverse.title', what),
          body: t(change.type === 'EXIT' ? 'employee.change.reverse.exit' : 'employee.change.reverse.body', what),
          label: t('employee.change.reason'),
          action: t('employee.change.reverse'),
          required: true,
          maxLength: LIMITS.reason,
          danger: true,
          run: async (reason) => {
            const errors = await outcome(
              async () =>
                (await reverse({ variables: { input: { clientMutationId, id, version, reason } } })).data
                  ?.reversePersonnelChange,
            );
            if (errors.length === 0) toast.success(t('employee.change.reversed'));
            return errors;
          },
        });
      };
      return [
        { id: 'view', label: t('ui.view'), onSelect: () => setShown(change) },
        ...(mayEdit && change.letterKind
          ? [{ id: 'letter', label: t('employee.change.letter'), onSelect: () => setLettered(change) }]
          : []),
        ...(mayEdit && change.task
          ? [
              {
                id: 'settle',
                label: t(change.task === 'FAILED' ? 'employee.change.retry' : 'employee.change.settle'),
                onSelect: () => void settleIt(),
              },
            ]
          : []),
        ...(mayEdit && change.cancellable
          ? [{ id: 'cancel', label: cancelLabel, danger: true, onSelect: () => void cancelIt() }]
          : []),
        ...(mayEdit && change.reversible
          ? [{ id: 'reverse', label: t('employee.change.reverse'), danger: true, onSelect: reverseIt }]
          : []),
      ];
    },
    [t, title, mayEdit, cancel, settle, reverse],
  );
  return {
    actionsOf,
    shown,
    hide: () => setShown(null),
    lettered,
    closeLetter: () => setLettered(null),
    question,
    answered: () => setQuestion(null),
  };
}
