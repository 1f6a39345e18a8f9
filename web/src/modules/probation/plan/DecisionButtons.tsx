import { Button, HStack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { act, outcome } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { TextDialog, type TextQuestion } from '../../../ui/TextDialog';
import {
  type ProbationPlanFormFragment,
  useConfirmProbationMutation,
  useDecideProbationMutation,
  useFileProbationPlanMutation,
} from './plan.gen';

/** Agree, return, confirm, file: what waits for the reader. */
export function DecisionButtons({ detail }: { detail: ProbationPlanFormFragment }) {
  const t = useT();
  const [question, setQuestion] = useState<TextQuestion | null>(null);
  const [decide] = useDecideProbationMutation();
  const [agree] = useConfirmProbationMutation();
  const [file] = useFileProbationPlanMutation();
  const { plan, actions } = detail;
  const { id, version } = plan;
  const may = (...some: readonly string[]) => actions.some((action) => action !== null && some.includes(action));
  const passed = plan.passed ?? detail.proposedPass;
  const decision = (agreed: boolean) => (opinion: string) =>
    outcome(
      async () => (await decide({ variables: { input: { id, version, agreed, opinion } } })).data?.decideProbation,
    );
  const ask = (agreed: boolean) =>
    setQuestion({
      title: t(agreed ? 'probation.agree.title' : 'probation.reject.title'),
      body: t(agreed ? 'probation.agree.body' : 'probation.reject.body'),
      label: t('probation.opinion'),
      action: t(agreed ? 'probation.agree' : 'probation.reject'),
      required: !agreed,
      maxLength: LIMITS.opinion,
      run: decision(agreed),
    });
  const askToConfirm = () =>
    setQuestion({
      title: t('probation.confirm.title'),
      body: t('probation.confirm.body'),
      label: t('probation.confirmComment'),
      action: t('probation.confirm'),
      required: false,
      maxLength: LIMITS.opinion,
      run: (comment) =>
        outcome(async () => (await agree({ variables: { input: { id, version, comment } } })).data?.confirmProbation),
    });
  const fileIt = async () => {
    const sure = await confirm({
      title: t('probation.file.title', { name: plan.employeeName }),
      body: t(passed ? 'probation.file.passed' : 'probation.file.failed'),
      action: t('probation.file'),
      danger: !passed,
    });
    if (sure)
      await act(
        async () => (await file({ variables: { input: { id, version } } })).data?.fileProbationPlan,
        t('probation.file.done'),
      );
  };
  return (
    <HStack wrap="wrap">
      {may('APPROVE', 'APPROVE_TARGETS') && (
        <>
          <Button onClick={() => ask(false)}>{t('probation.reject')}</Button>
          <Button variant="solid" onClick={() => ask(true)}>
            {t('probation.agree')}
          </Button>
        </>
      )}
      {may('CONFIRM') && (
        <Button variant="solid" onClick={askToConfirm}>
          {t('probation.confirm')}
        </Button>
      )}
      {may('FILE') && (
        <Button variant="solid" onClick={() => void fileIt()}>
          {t('probation.file')}
        </Button>
      )}
      {question && <TextDialog question={question} onClose={() => setQuestion(null)} />}
    </HStack>
  );
}
