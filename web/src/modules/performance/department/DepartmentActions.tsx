import { HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { act, outcome } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { TextDialog, type TextQuestion } from '../../../ui/TextDialog';
import { toast } from '../../../ui/toast';
import { ActionButton } from '../assessment/ActionButton';
import { firstOf } from '../assessment/firstOf';
import type { TargetForm } from '../assessment/targets/useTargetRows';
import { useWrongCells } from '../assessment/targets/useWrongCells';
import { useMutationKey } from '../assessment/useMutationKey';
import {
  useApproveDepartmentTargetsMutation,
  useReturnDepartmentTargetsMutation,
  useSubmitDepartmentTargetsMutation,
} from './department.gen';
import type { DepartmentTargets } from './departmentModel';

interface Props {
  targets: DepartmentTargets;
  planId: string;
  departmentId: string;
  form: TargetForm;
}

/** Submit, approve, return: what of it concerns the reader. */
export function DepartmentActions({ targets, planId, departmentId, form }: Props) {
  const t = useT();
  const wrongCells = useWrongCells();
  const [question, setQuestion] = useState<TextQuestion | null>(null);
  const [submit] = useSubmitDepartmentTargetsMutation();
  const [approve] = useApproveDepartmentTargetsMutation();
  const [giveBack] = useReturnDepartmentTargetsMutation();
  const keyed = useMutationKey();
  const input = (clientMutationId: string) => ({
    planId,
    departmentId,
    clientMutationId,
    version: form.version.current,
  });
  const onSubmit = async () => {
    const wrong = wrongCells(targets.parts, form.rows);
    if (wrong.length > 0) {
      toast.warning(firstOf(wrong), { id: 'targets' });
      return;
    }
    if (!(await form.saveNow())) return;
    const { approver } = targets;
    const agreed = await confirm({
      title: t('performance.dept.submit.title'),
      body: approver
        ? t('performance.dept.submit.body', { name: localName(approver) })
        : t('performance.dept.submit.alone'),
      action: t('performance.dept.submit'),
    });
    if (!agreed) return;
    await act(
      () =>
        form.inTurn(() =>
          keyed(
            'submit',
            async (key) => (await submit({ variables: { input: input(key) } })).data?.submitDepartmentTargets,
          ),
        ),
      t('performance.dept.submit.done'),
    );
  };
  const onApprove = () =>
    setQuestion({
      title: t('performance.dept.approve.title'),
      body: t('performance.dept.approve.body'),
      label: t('performance.assess.opinion'),
      action: t('performance.assess.approve'),
      required: false,
      maxLength: LIMITS.opinion,
      run: (opinion) =>
        outcome(() =>
          keyed(
            'approve',
            async (key) =>
              (await approve({ variables: { input: { ...input(key), opinion } } })).data?.approveDepartmentTargets,
          ),
        ),
    });
  const onReturn = () =>
    setQuestion({
      title: t('performance.dept.return.title'),
      body: t('performance.dept.return.body'),
      label: t('performance.assess.opinion'),
      action: t('performance.assess.reject'),
      required: true,
      maxLength: LIMITS.opinion,
      danger: true,
      run: (opinion) =>
        outcome(() =>
          keyed(
            'return',
            async (key) =>
              (await giveBack({ variables: { input: { ...input(key), opinion } } })).data?.returnDepartmentTargets,
          ),
        ),
    });
  return (
    <HStack justify="flex-end" wrap="wrap" gap="2">
      <ActionButton assessment={targets} action="rejectDeptTargets" onClick={onReturn}>
        {t('performance.assess.reject')}
      </ActionButton>
      <ActionButton assessment={targets} action="approveDeptTargets" variant="solid" onClick={onApprove}>
        {t('performance.assess.approve')}
      </ActionButton>
      <ActionButton
        assessment={targets}
        action={form.dirty ? 'editDeptTargets' : 'submitDeptTargets'}
        variant="solid"
        onClick={() => void onSubmit()}
      >
        {t('performance.dept.submit')}
      </ActionButton>
      {question && <TextDialog question={question} onClose={() => setQuestion(null)} />}
    </HStack>
  );
}
