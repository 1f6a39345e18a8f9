import { useState } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { localName } from '../../../../i18n/format';
import { sentences } from '../../../../i18n/sentences';
import { useT } from '../../../../i18n/useT';
import { change } from '../../../../shared/save/known';
import { act } from '../../../../shared/save/outcome';
import { confirm } from '../../../../ui/confirm';
import { toast } from '../../../../ui/toast';
import { TextDialog, type TextQuestion } from '../../../../ui/TextDialog';
import { useTold } from '../../useTold';
import { type PlanParticipantRowFragment, useMarkAbsentMutation } from '../plan.gen';

/** Marks somebody as absent from the self score, with a reason, or takes it back. */
export function useAbsence(planId: string) {
  const t = useT();
  const told = useTold();
  const [mark] = useMarkAbsentMutation();
  const [question, setQuestion] = useState<TextQuestion | null>(null);
  const ask = (row: PlanParticipantRowFragment) => {
    const name = localName(row.employee);
    const send = async (absent: boolean, reason: string | null) => {
      const input = { planId, employeeId: row.employee?.id ?? '', absent, reason };
      const { data } = await mark({
        variables: { input },
        update: (cache, { data: answer }) => {
          if (answer?.markAbsentFromSelfScore?.userErrors.length === 0)
            change<PlanParticipantRowFragment>(cache, 'AssessmentParticipant', [row.id], { absent: () => absent });
        },
      });
      return data?.markAbsentFromSelfScore;
    };
    if (row.absent) {
      void confirm({
        title: t('performance.manage.absent.undo'),
        body: t('performance.manage.absent.undo.body', { name }),
        action: t('performance.manage.absent.undo'),
      }).then(async (agreed) => {
        if (agreed && (await act(() => send(false, null)))) toast.success(t('performance.manage.absent.undone'));
      });
      return;
    }
    setQuestion({
      title: t('performance.manage.absent.mark'),
      body: sentences(t('performance.manage.absent.body', { name }), told('markAbsent')),
      label: t('performance.manage.absent.reason'),
      action: t('performance.manage.absent.mark'),
      required: true,
      maxLength: LIMITS.reason,
      run: async (reason) => {
        const errors = (await send(true, reason))?.userErrors ?? [];
        if (errors.length === 0) toast.success(t('performance.manage.absent.done'));
        return errors;
      },
    });
  };
  return { ask, dialog: question && <TextDialog question={question} onClose={() => setQuestion(null)} /> };
}
