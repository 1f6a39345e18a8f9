import { HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../../i18n/useT';
import { act, outcome } from '../../../../shared/save/outcome';
import { confirm } from '../../../../ui/confirm';
import { toast } from '../../../../ui/toast';
import { ActionButton } from '../ActionButton';
import { useSendBackScoresMutation } from '../assessment.gen';
import { type Assessment, inPart, isFormula, type Role, sheetOf } from '../model';
import { TextDialog } from '../TextDialog';
import { useMutationKey } from '../useMutationKey';
import { issueOf } from './scoreRows';
import type { ScoreForm } from './useScoreForm';

interface Props {
  assessment: Assessment;
  planId: string;
  employeeId: string;
  role: Role;
  form: ScoreForm;
}

/** Submit the own sheet, or send one back to its scorer. */
export function ScoreActions({ assessment, planId, employeeId, role, form }: Props) {
  const t = useT();
  const [sendingBack, setSendingBack] = useState(false);
  const [sendBack] = useSendBackScoresMutation();
  const keyed = useMutationKey();
  const manual = new Set(
    assessment.parts
      .filter((part) => !isFormula(part))
      .flatMap((part) => inPart(part, assessment.indicators))
      .map((row) => row.id),
  );
  const submit = async () => {
    const wrong = form.draft.rows.filter((row) => manual.has(row.id) && issueOf(assessment, row.score) !== null).length;
    if (wrong > 0) return toast.warning(t('performance.assess.scores.wrong', { count: wrong }), { id: 'scores' });
    const sure = await confirm({
      title: t('performance.assess.scores.submit.title'),
      body: t(role === 'SELF' ? 'performance.assess.scores.submit.self' : 'performance.assess.scores.submit.boss'),
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
        action={role === 'SELF' ? 'submitSelfScore' : 'submitBossScore'}
        variant="solid"
        onClick={() => void submit()}
      >
        {t('performance.assess.scores.submit')}
      </ActionButton>
      {sendingBack && (
        <TextDialog
          question={{
            title: t('performance.assess.sendBack.title'),
            body: t('performance.assess.sendBack.body'),
            label: t('performance.assess.reason'),
            action: t('performance.assess.sendBack'),
            required: true,
            maxLength: 500,
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
