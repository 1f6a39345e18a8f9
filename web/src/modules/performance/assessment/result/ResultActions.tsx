import { HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { sentences } from '../../../../i18n/sentences';
import { useT } from '../../../../i18n/useT';
import { act, outcome } from '../../../../shared/save/outcome';
import { confirm } from '../../../../ui/confirm';
import { ActionButton } from '../ActionButton';
import { useConfirmAssessmentMutation, useObjectToAssessmentMutation } from '../assessment.gen';
import { useResultNotesLazyQuery } from '../../resultNotes.gen';
import type { Assessment } from '../model';
import { TextDialog } from '../../../../ui/TextDialog';
import { useTold } from '../../useTold';
import { useMutationKey } from '../useMutationKey';

/** The superior confirms first, then the person confirms or objects (specification 4). */
export function ResultActions({
  assessment,
  planId,
  employeeId,
}: {
  assessment: Assessment;
  planId: string;
  employeeId: string;
}) {
  const t = useT();
  const told = useTold();
  const [objecting, setObjecting] = useState(false);
  const [agree] = useConfirmAssessmentMutation();
  const [object] = useObjectToAssessmentMutation();
  const keyed = useMutationKey();
  const [ask] = useResultNotesLazyQuery({ fetchPolicy: 'network-only' });
  const accept = async (by: 'BOSS' | 'EMPLOYEE') => {
    // What the plan says is what is confirmed: without an answer there is nothing to agree to.
    const { data, error } = await ask({ variables: { planId } });
    if (error) return;
    const own = data?.assessmentPlan?.resultNotes?.find((one) => one.by === by)?.text;
    const body = own ?? t(`performance.assess.confirm.${by}`);
    if (
      !(await confirm({
        title: t('performance.assess.confirm.title'),
        body: by === 'BOSS' ? sentences(body, told('confirmAsBoss')) : body,
        action: t('performance.assess.confirm'),
      }))
    )
      return;
    await act(
      () =>
        keyed(
          'confirm',
          async (clientMutationId) =>
            (await agree({ variables: { input: { clientMutationId, planId, employeeId } } })).data?.confirmAssessment,
        ),
      t('performance.assess.confirm.done'),
    );
  };
  return (
    <HStack justify="flex-end" wrap="wrap" gap="2">
      <ActionButton assessment={assessment} action="employeeObject" onClick={() => setObjecting(true)}>
        {t('performance.assess.object')}
      </ActionButton>
      <ActionButton
        assessment={assessment}
        action="employeeConfirm"
        variant="solid"
        onClick={() => void accept('EMPLOYEE')}
      >
        {t('performance.assess.confirm')}
      </ActionButton>
      <ActionButton assessment={assessment} action="bossConfirm" variant="solid" onClick={() => void accept('BOSS')}>
        {t('performance.assess.confirm')}
      </ActionButton>
      {objecting && (
        <TextDialog
          question={{
            title: t('performance.assess.object.title'),
            body: sentences(t('performance.assess.object.body'), told('objectToResult')),
            label: t('performance.assess.object.text'),
            action: t('performance.assess.object'),
            required: true,
            maxLength: LIMITS.objection,
            run: (reason) =>
              outcome(() =>
                keyed(
                  'object',
                  async (clientMutationId) =>
                    (await object({ variables: { input: { clientMutationId, planId, employeeId, reason } } })).data
                      ?.objectToAssessment,
                ),
              ),
          }}
          onClose={() => setObjecting(false)}
        />
      )}
    </HStack>
  );
}
