import { HStack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { act, outcome } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { TextDialog } from '../../../ui/TextDialog';
import { toast } from '../../../ui/toast';
import { ActionButton } from '../assessment/ActionButton';
import { firstOf } from '../assessment/firstOf';
import { useWrongScores } from '../assessment/scores/useWrongScores';
import { useMutationKey } from '../assessment/useMutationKey';
import { useSendBackDepartmentScoresMutation } from './department.gen';
import { type DepartmentTargets, scoredFormOf } from './departmentModel';
import type { DepartmentScoreForm } from './useDepartmentScores';

interface Props {
  targets: DepartmentTargets;
  planId: string;
  departmentId: string;
  form: DepartmentScoreForm;
}

/** Submit the scores of a department, or send them back to whoever gave them. */
export function DepartmentScoreActions({ targets, planId, departmentId, form }: Props) {
  const t = useT();
  const wrongScores = useWrongScores();
  const [sendingBack, setSendingBack] = useState(false);
  const [sendBack] = useSendBackDepartmentScoresMutation();
  const keyed = useMutationKey();
  const onSubmit = async () => {
    const wrong = wrongScores(scoredFormOf(targets), 'DEPARTMENT', form.draft);
    if (wrong.length > 0) return toast.warning(firstOf(wrong), { id: 'scores' });
    const sure = await confirm({
      title: t('performance.dept.scores.submit.title'),
      body: t('performance.dept.scores.submit.body'),
      action: t('performance.assess.scores.submit'),
    });
    if (sure) await act(async () => ({ userErrors: await form.submit() }), t('performance.assess.scores.submit.done'));
  };
  return (
    <HStack justify="flex-end" wrap="wrap" gap="2">
      <ActionButton assessment={targets} action="sendBackDeptScore" onClick={() => setSendingBack(true)}>
        {t('performance.assess.sendBack')}
      </ActionButton>
      <ActionButton assessment={targets} action="submitDeptScore" variant="solid" onClick={() => void onSubmit()}>
        {t('performance.assess.scores.submit')}
      </ActionButton>
      {sendingBack && (
        <TextDialog
          question={{
            title: t('performance.assess.sendBack.title'),
            body: t('performance.dept.scores.sendBack.body'),
            label: t('performance.assess.reason'),
            action: t('performance.assess.sendBack'),
            required: true,
            maxLength: LIMITS.comment,
            danger: true,
            run: (reason) =>
              outcome(() =>
                keyed(
                  'sendBackScores',
                  async (clientMutationId) =>
                    (await sendBack({ variables: { input: { planId, departmentId, clientMutationId, reason } } })).data
                      ?.sendBackDepartmentScores,
                ),
              ),
          }}
          onClose={() => setSendingBack(false)}
        />
      )}
    </HStack>
  );
}
