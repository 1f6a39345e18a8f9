import { HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { sentences } from '../../../../i18n/sentences';
import { useT } from '../../../../i18n/useT';
import { act } from '../../../../shared/save/outcome';
import { confirm } from '../../../../ui/confirm';
import { toast } from '../../../../ui/toast';
import { ActionButton } from '../ActionButton';
import { firstOf } from '../firstOf';
import type { Assessment } from '../model';
import { TextDialog, type TextQuestion } from '../../../../ui/TextDialog';
import { useWrongCells } from './useWrongCells';
import { useTold } from '../../useTold';
import { useTargetDecisions } from './useTargetDecisions';
import type { TargetForm } from './useTargetRows';

interface Props {
  assessment: Assessment;
  planId: string;
  employeeId: string;
  form: TargetForm;
}

/** Submit, take back, approve, return, set for a subordinate, lock: what of it concerns the caller. */
export function TargetActions({ assessment, planId, employeeId, form }: Props) {
  const t = useT();
  const wrongCells = useWrongCells();
  const told = useTold();
  const [question, setQuestion] = useState<TextQuestion | null>(null);
  const decide = useTargetDecisions({ planId, employeeId, form });
  const complete = () => {
    const wrong = wrongCells(assessment.parts, form.rows);
    if (wrong.length > 0) toast.warning(firstOf(wrong), { id: 'targets' });
    return wrong.length === 0;
  };
  const submit = async () => {
    if (!complete() || !(await form.saveNow())) return;
    if (
      !(await confirm({
        title: t('performance.assess.submit.title'),
        body: sentences(t('performance.assess.submit.body'), told('submitTargets')),
        action: t('performance.assess.submit'),
      }))
    )
      return;
    await act(decide.submit, t('performance.assess.submit.done'));
  };
  const assign = async () => {
    if (!complete()) return;
    if (
      !(await confirm({
        title: t('performance.assess.assign.title'),
        body: sentences(t('performance.assess.assign.body'), told('assignTargets')),
        action: t('performance.assess.assign'),
      }))
    )
      return;
    await act(decide.assign, t('performance.assess.assign.done'));
  };
  const approve = () =>
    setQuestion({
      title: t('performance.assess.approve.title'),
      body: sentences(t('performance.assess.approve.body'), told('passTargetsOn'), told('approveTargets')),
      label: t('performance.assess.opinion'),
      action: t('performance.assess.approve'),
      required: false,
      maxLength: LIMITS.opinion,
      run: decide.approve,
    });
  const reject = () =>
    setQuestion({
      title: t('performance.assess.reject.title'),
      body: sentences(t('performance.assess.reject.body'), told('rejectTargets')),
      label: t('performance.assess.opinion'),
      action: t('performance.assess.reject'),
      required: true,
      maxLength: LIMITS.opinion,
      danger: true,
      run: decide.reject,
    });
  return (
    <HStack justify="flex-end" wrap="wrap" gap="2">
      <ActionButton
        assessment={assessment}
        action="lockPerson"
        onClick={() =>
          void act(
            () => decide.lock(!assessment.locked),
            t(assessment.locked ? 'performance.assess.unlock.done' : 'performance.assess.lock.done'),
          )
        }
      >
        {t(assessment.locked ? 'performance.assess.unlock' : 'performance.assess.lock')}
      </ActionButton>
      <ActionButton
        assessment={assessment}
        action="withdrawTargets"
        onClick={() => void act(decide.withdraw, t('performance.assess.withdraw.done'))}
      >
        {t('performance.assess.withdraw')}
      </ActionButton>
      <ActionButton assessment={assessment} action="setSubordinateTargets" onClick={() => void assign()}>
        {t('performance.assess.assign')}
      </ActionButton>
      <ActionButton assessment={assessment} action="rejectTargets" onClick={reject}>
        {t('performance.assess.reject')}
      </ActionButton>
      <ActionButton assessment={assessment} action="approveTargets" variant="solid" onClick={approve}>
        {t('performance.assess.approve')}
      </ActionButton>
      <ActionButton assessment={assessment} action="submitTargets" variant="solid" onClick={() => void submit()}>
        {t('performance.assess.submit')}
      </ActionButton>
      {question && <TextDialog question={question} onClose={() => setQuestion(null)} />}
    </HStack>
  );
}
