import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { Can } from '../../../../session/Can';
import { Panel } from '../../../../ui/Panel';
import { isOverdue, nextStatus, type Plan, refusal, STAGE_LIST, statusOf } from '../planModel';
import { useReadiness } from '../useReadiness';
import { AdvanceDrawer } from './AdvanceDrawer';
import { advanceLabels } from './texts';

/** What to do now, in one sentence with its button. */
export function NowCard({ plan }: { plan: Plan }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const status = statusOf(plan);
  const to = refusal(plan, 'advanceStage') ? null : nextStatus(status);
  const check = useReadiness(plan.id, to);
  const stage = STAGE_LIST.find((one) => one.status === status);
  if (status === 'STOPPED')
    return <Note text={t('performance.manage.now.stopped', { reason: plan.stopReason ?? '-' })} />;
  if (status === 'CLOSED')
    return <Note text={t('performance.manage.now.closed', { date: formatDate(plan.archivedAt) })} />;
  if (plan.locked)
    return <Note warning text={t('performance.manage.now.locked', { reason: plan.lockReason || '-' })} />;
  if (!to || !stage) return <Note text={t('performance.manage.now.imported')} />;
  const sentence = !check.known
    ? t('performance.manage.now.checking')
    : check.blockers[0]
      ? check.blockers[0].message
      : check.summary.length > 0
        ? check.summary.map((one) => one.message).join(t('performance.manage.now.and'))
        : t('performance.manage.now.ready');
  return (
    <Panel p={{ base: '4', md: '5' }} mb="4" borderInlineStartWidth="3px" borderInlineStartColor="brand.solid">
      <Flex gap="4" align="center" justify="space-between" wrap="wrap">
        <Box minW="0" flex="1 1 320px">
          <Text fontWeight="medium" aria-live="polite">
            {sentence}
          </Text>
          <Text color={isOverdue(plan) ? 'fg.error' : 'fg.muted'} textStyle="xs">
            {t(isOverdue(plan) ? 'performance.manage.now.overdue' : 'performance.manage.now.until', {
              date: formatDate(plan.windows[stage.window].to),
            })}
          </Text>
        </Box>
        <Can do="edit" as="disabled">
          <Button variant="solid" onClick={() => setOpen(true)} loading={check.loading && !check.known}>
            {t(advanceLabels[to])}
          </Button>
        </Can>
      </Flex>
      {open && <AdvanceDrawer plan={plan} to={to} check={check} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function Note({ text, warning = false }: { text: string; warning?: boolean }) {
  return (
    <Panel
      p={{ base: '4', md: '5' }}
      mb="4"
      borderInlineStartWidth="3px"
      borderInlineStartColor={warning ? 'status.approving' : 'border.emphasized'}
    >
      <Stack>
        <Text>{text}</Text>
      </Stack>
    </Panel>
  );
}
