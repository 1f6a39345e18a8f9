import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useT } from '../../i18n/useT';
import { Select } from '../../ui/input/Select';
import { CauseFill } from './CauseFill';
import type { ImportCause, ImportSummary } from './importAdapter';
import { leavingEmpty, replacing } from './mending';
import type { ImportFlow } from './useImport';

/** What is wrong with the rows, by cause, each with what mends all of its rows at once. */
export function CauseList({ flow, summary }: { flow: ImportFlow; summary: ImportSummary }) {
  const t = useT();
  const causes = summary.causes.filter(({ kind }) => kind === null);
  const { replace, leaveEmpty } = summary.mends;
  const decided = replace.length + leaveEmpty.length;
  return (
    <>
      {causes.map((cause) => (
        <CauseCard key={`${cause.field} ${cause.code} ${cause.message}`} flow={flow} summary={summary} cause={cause} />
      ))}
      {!causes.every(isMendable) && <Text color="fg.muted">{t('import.cause.leftOut')}</Text>}
      {decided > 0 && (
        <Flex gap="2" align="center" justify="space-between" wrap="wrap">
          <Text color="fg.muted">{t('import.decided', { count: decided })}</Text>
          <Button
            loading={flow.busy}
            onClick={() => void flow.mend(summary, { ...summary.mends, replace: [], leaveEmpty: [] })}
          >
            {t('import.decided.forget')}
          </Button>
        </Flex>
      )}
    </>
  );
}

/** What a wrong value can be read as; null: that cannot be chosen. */
const choicesOf = ({ allowed, field, code }: ImportCause) =>
  field !== null && code === 'NOT_ALLOWED' ? allowed : null;
const isMendable = (cause: ImportCause): boolean =>
  cause.field !== null &&
  (choicesOf(cause) !== null || cause.canBeEmpty || cause.fill !== null || cause.code === 'DAY_OR_MONTH');

function CauseCard({ flow, summary, cause }: { flow: ImportFlow; summary: ImportSummary; cause: ImportCause }) {
  const t = useT();
  const { field, column, message, count, rows, values, canBeEmpty, code } = cause;
  const choices = choicesOf(cause);
  return (
    <Stack as="section" gap="2" borderWidth="1px" rounded="md" p="3" aria-label={column ?? message}>
      <Flex justify="space-between" gap="2" wrap="wrap" align="flex-start">
        <Stack gap="0.5" flex="1 1 240px" minW="0">
          <Text wordBreak="break-word">
            {column ? t('import.review.reason', { column, reason: message }) : message}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {t('import.rows', { count })}
            {' · '}
            {t('import.cause.rows', { count, rows: rows.join(', ') + (count > rows.length ? ' …' : '') })}
            {!choices && values.length > 0 && ` · ${values.map((one) => one.value).join(' · ')}`}
          </Text>
        </Stack>
        {canBeEmpty && field !== null && (
          <Button loading={flow.busy} onClick={() => void flow.mend(summary, leavingEmpty(summary, field, code))}>
            {t('import.cause.leaveEmpty', { count })}
          </Button>
        )}
      </Flex>
      <CauseFill flow={flow} summary={summary} cause={cause} />
      {choices &&
        field !== null &&
        values.map(({ value, count: cells }) => (
          <Flex key={value} gap="2" align="center" wrap="wrap">
            <Text flex="1 1 120px" minW="0" wordBreak="break-word">
              {t('import.cause.value', { value, count: cells })}
            </Text>
            <Select
              label={t('import.cause.replace', { value })}
              placeholder={t('import.cause.replace', { value })}
              value=""
              options={choices.map((one) => ({ value: one, label: one }))}
              onChange={(by) => by && void flow.mend(summary, replacing(summary, field, value, by))}
              width="220px"
            />
          </Flex>
        ))}
    </Stack>
  );
}
