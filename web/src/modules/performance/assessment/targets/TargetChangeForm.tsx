import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { sentences } from '../../../../i18n/sentences';
import { useT } from '../../../../i18n/useT';
import { Notice } from '../../../../shared/Notice';
import { BottomBar } from '../../../../ui/BottomBar';
import { UnsavedGuard } from '../../../../ui/guard/UnsavedGuard';
import { TextDialog, type TextQuestion } from '../../../../ui/TextDialog';
import { toast } from '../../../../ui/toast';
import { useIsPhone } from '../../../../ui/useMedia';
import { useTold } from '../../useTold';
import { firstOf } from '../firstOf';
import type { Assessment } from '../model';
import { TargetSheet } from './TargetSheet';
import { useTargetChange } from './useTargetChange';
import { useTargetRows } from './useTargetRows';
import { useWrongCells } from './useWrongCells';
import { WeightTotals } from './WeightTotals';

interface Props {
  assessment: Assessment;
  planId: string;
  employeeId: string;
  onClose: () => void;
}

/** Agreed targets as they are to become: typed in a sheet of their own and sent as a whole, with the reason. */
export function TargetChangeForm({ assessment, planId, employeeId, onClose }: Props) {
  const t = useT();
  const told = useTold();
  const phone = useIsPhone();
  const wrongCells = useWrongCells();
  const [question, setQuestion] = useState<TextQuestion | null>(null);
  const { parts, version, targetChange } = assessment;
  const change = useTargetChange({ planId, employeeId, version });
  const form = useTargetRows({
    saved: { indicators: targetChange?.indicators ?? assessment.indicators, version },
    draft: 'targetChange',
    own: false,
    editable: true,
    // Nothing is kept before it is sent.
    send: () => Promise.resolve(undefined),
  });
  const submit = () => {
    const wrong = wrongCells(parts, form.rows);
    if (wrong.length > 0) return void toast.warning(firstOf(wrong), { id: 'targets' });
    setQuestion({
      title: t('performance.change.submit.title'),
      body: sentences(t('performance.change.submit.body'), told('submitTargetChange')),
      label: t('performance.change.reason'),
      action: t('performance.change.submit'),
      required: true,
      maxLength: LIMITS.opinion,
      run: async (reason) => {
        const errors = await change.submit(form.rows, reason);
        if (errors.length === 0) {
          toast.success(t('performance.change.submit.done'));
          onClose();
        }
        return errors;
      },
    });
  };
  const actions = (
    <HStack justify="flex-end" wrap="wrap" gap="2">
      <Button onClick={onClose}>{t('ui.cancel')}</Button>
      <Button variant="solid" onClick={submit}>
        {t('performance.change.submit')}
      </Button>
    </HStack>
  );
  return (
    <Stack gap="5">
      <UnsavedGuard dirty={form.dirty} />
      <Notice tone="warning">
        <Text>{t('performance.change.stands')}</Text>
      </Notice>
      {parts.map((part) => (
        <TargetSheet key={`${part.template?.id}${part.id}`} form={form} part={part} parts={parts} />
      ))}
      {phone ? (
        <BottomBar align="center" justify="space-between" wrap="wrap">
          <WeightTotals parts={parts} rows={form.rows} />
          {actions}
        </BottomBar>
      ) : (
        actions
      )}
      {question && <TextDialog question={question} onClose={() => setQuestion(null)} />}
    </Stack>
  );
}
