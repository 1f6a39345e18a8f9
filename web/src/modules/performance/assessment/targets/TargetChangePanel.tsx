import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { formatDateTime, orDash } from '../../../../i18n/format';
import { sentences } from '../../../../i18n/sentences';
import { useT, useTextIfAny } from '../../../../i18n/useT';
import { act } from '../../../../shared/save/outcome';
import { Notice } from '../../../../shared/Notice';
import { TextDialog, type TextQuestion } from '../../../../ui/TextDialog';
import { useTold } from '../../useTold';
import { ActionButton } from '../ActionButton';
import { type Assessment, permissionOf } from '../model';
import { useTargetChange } from './useTargetChange';

interface Props {
  assessment: Assessment;
  planId: string;
  employeeId: string;
  /** Opens the sheet in which a change is typed. */
  onChange: () => void;
}

/** What is asked to change of agreed targets, old and new, how far that is, and what can be done about it. */
export function TargetChangePanel({ assessment, planId, employeeId, onChange }: Props) {
  const t = useT();
  const told = useTold();
  const [question, setQuestion] = useState<TextQuestion | null>(null);
  const { targetChange, version } = assessment;
  const decide = useTargetChange({ planId, employeeId, version });
  const opinion = { label: t('performance.assess.opinion'), maxLength: LIMITS.opinion };
  const approve = () =>
    setQuestion({
      ...opinion,
      title: t('performance.change.approve.title'),
      body: sentences(t('performance.change.approve.body'), told('approveTargetChange')),
      action: t('performance.assess.approve'),
      required: false,
      run: decide.approve,
    });
  const reject = () =>
    setQuestion({
      ...opinion,
      title: t('performance.change.reject.title'),
      body: sentences(t('performance.change.reject.body'), told('rejectTargetChange')),
      action: t('performance.assess.reject'),
      required: true,
      danger: true,
      run: decide.reject,
    });
  const may = permissionOf(assessment, 'changeTargets').allowed;
  if (!targetChange && !may) return null;
  return (
    <Stack gap="3">
      {targetChange && <Asked change={targetChange} />}
      <HStack justify="flex-end" wrap="wrap" gap="2">
        {may && (
          <Button onClick={onChange}>
            {t(targetChange ? 'performance.change.again' : 'performance.change.begin')}
          </Button>
        )}
        <ActionButton
          assessment={assessment}
          action="withdrawTargetChange"
          onClick={() => void act(decide.withdraw, t('performance.change.withdraw.done'))}
        >
          {t('performance.change.withdraw')}
        </ActionButton>
        <ActionButton assessment={assessment} action="decideTargetChange" onClick={reject}>
          {t('performance.change.reject')}
        </ActionButton>
        <ActionButton assessment={assessment} action="decideTargetChange" variant="solid" onClick={approve}>
          {t('performance.change.approve')}
        </ActionButton>
      </HStack>
      {question && <TextDialog question={question} onClose={() => setQuestion(null)} />}
    </Stack>
  );
}

const STATES = {
  PENDING_APPROVAL: 'performance.change.waits',
  REJECTED: 'performance.change.returned',
  PENDING_FILL: 'performance.change.taken',
} as const;

function Asked({ change }: { change: NonNullable<Assessment['targetChange']> }) {
  const t = useT();
  const { targetStatus, reason, opinion, submittedAt, entries } = change;
  const state = STATES[targetStatus as keyof typeof STATES] ?? STATES.PENDING_APPROVAL;
  return (
    <Notice tone="warning">
      <Text fontWeight="medium">{t(state, { at: formatDateTime(submittedAt) })}</Text>
      {opinion !== null && <Text>{t('performance.change.opinion', { opinion })}</Text>}
      <Text>{t('performance.change.why', { reason })}</Text>
      <Box as="ul" ps="5" mt="1" aria-label={t('performance.change.entries')}>
        {entries.map((entry) => (
          <Entry key={`${entry.indicatorId}${entry.column}`} entry={entry} />
        ))}
      </Box>
    </Notice>
  );
}

function Entry({ entry }: { entry: NonNullable<Assessment['targetChange']>['entries'][number] }) {
  const t = useT();
  const text = useTextIfAny();
  const column = text(`performance.assess.column.${entry.column}`) ?? entry.column;
  return (
    <Text as="li" overflowWrap="anywhere">
      {entry.keyResult} · {column}
      {entry.column !== 'added' && entry.column !== 'removed' && (
        <>: {t('performance.assess.log.change', { before: orDash(entry.before), after: orDash(entry.after) })}</>
      )}
    </Text>
  );
}
