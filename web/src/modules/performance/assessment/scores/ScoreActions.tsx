import { HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { sentences } from '../../../../i18n/sentences';
import { useT } from '../../../../i18n/useT';
import { act, outcome } from '../../../../shared/save/outcome';
import { confirm } from '../../../../ui/confirm';
import { toast } from '../../../../ui/toast';
import { ActionButton } from '../ActionButton';
import { useSendBackScoresMutation } from '../assessment.gen';
import { ACTIONS_OF, type Assessment, type Role, sheetOf } from '../model';
import { TextDialog } from '../../../../ui/TextDialog';
import { useMutationKey } from '../useMutationKey';
import { useTold } from '../../useTold';
import { firstOf } from '../firstOf';
import type { ScoreForm } from './useScoreForm';
import { useWrongScores } from './useWrongScores';

interface Props {
  assessment: Assessment;
  planId: string;
  employeeId: string;
  role: Role;
  form: ScoreForm;
  /** What the plan or the company asks for beside the scores and is missing, in words; asked when the sheet is to be submitted. */
  lacks: () => string | null;
}

/** Submit the own sheet, or send one back to its scorer. */
export function ScoreActions({ assessment, planId, employeeId, role, form, lacks }: Props) {
  const t = useT();
  const wrongScores = useWrongScores();
  const told = useTold();
  const [sendingBack, setSendingBack] = useState(false);
  const [sendBack] = useSendBackScoresMutation();
  const keyed = useMutationKey();
  // What calibration sent back comes again to whoever sent it back.
  const isAgain = assessment.plan?.status === 'CALIBRATING';
  const submit = async () => {
    const wrong = wrongScores(assessment, role, form.draft);
    if (wrong.length > 0) return toast.warning(firstOf(wrong), { id: 'scores' });
    const missing = lacks();
    if (missing !== null) return toast.warning(missing, { id: 'scores' });
    const sure = await confirm({
      title: t('performance.assess.scores.submit.title'),
      body: {
        SELF: sentences(t('performance.assess.scores.submit.self'), told('submitSelfScore')),
        PARTNER: sentences(t('performance.assess.scores.submit.partner'), told('submitCoAssessorScore')),
        BOSS: sentences(t('performance.assess.scores.submit.boss'), told(isAgain ? 'scoreAgain' : null)),
      }[role],
      action: t('performance.assess.scores.submit'),
    });
    if (sure) await act(async () => ({ userErrors: await form.submit() }), t('performance.assess.scores.submit.done'));
  };
  // HR and the superior send back what was submitted last.
  const returned: Role = sheetOf(assessment, 'BOSS')?.submittedAt ? 'BOSS' : 'SELF';
  return (
    <HStack justify="flex-end" wrap="wrap" gap="2">
      <ActionButton assessment={assessment} action="sendBackScore" onClick={() => setSendingBack(true)}>
        {t(returned === 'BOSS' ? 'performance.assess.sendBack.boss' : 'performance.assess.sendBack.self')}
      </ActionButton>
      <ActionButton
        assessment={assessment}
        action={ACTIONS_OF[role].submit}
        variant="solid"
        onClick={() => void submit()}
      >
        {t('performance.assess.scores.submit')}
      </ActionButton>
      {sendingBack && (
        <TextDialog
          question={{
            title: t('performance.assess.sendBack.title'),
            body: sentences(
              t('performance.assess.sendBack.body'),
              told(returned === 'BOSS' ? 'sendBackBossScore' : 'sendBackSelfScore'),
            ),
            label: t('performance.assess.reason'),
            action: t('performance.assess.sendBack'),
            required: true,
            maxLength: LIMITS.comment,
            danger: true,
            run: (reason) =>
              outcome(() =>
                keyed(
                  'sendBack',
                  async (clientMutationId) =>
                    (
                      await sendBack({
                        variables: { input: { clientMutationId, planId, employeeId, scorerRole: returned, reason } },
                      })
                    ).data?.sendBackScores,
                ),
              ),
          }}
          onClose={() => setSendingBack(false)}
        />
      )}
    </HStack>
  );
}
