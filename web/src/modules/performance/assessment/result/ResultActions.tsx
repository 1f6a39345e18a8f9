import { HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../../i18n/useT';
import { act, outcome } from '../../../../shared/save/outcome';
import { confirm } from '../../../../ui/confirm';
import { ActionButton } from '../ActionButton';
import { useConfirmAssessmentMutation, useObjectToAssessmentMutation } from '../assessment.gen';
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
  const accept = async (body: 'performance.assess.confirm.boss' | 'performance.assess.confirm.self') => {
    if (
      !(await confirm({
        title: t('performance.assess.confirm.title'),
        body: body === 'performance.assess.confirm.boss' ? `${t(body)} ${told('confirmAsBoss')}` : t(body),
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
        onClick={() => void accept('performance.assess.confirm.self')}
      >
        {t('performance.assess.confirm')}
      </ActionButton>
      <ActionButton
        assessment={assessment}
        action="bossConfirm"
        variant="solid"
        onClick={() => void accept('performance.assess.confirm.boss')}
      >
        {t('performance.assess.confirm')}
      </ActionButton>
      {objecting && (
        <TextDialog
          question={{
            title: t('performance.assess.object.title'),
            body: `${t('performance.assess.object.body')} ${told('objectToResult')}`,
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
