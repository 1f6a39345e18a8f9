import { Box, Button, Flex, Link, Stack, Text } from '@chakra-ui/react';
import { BellRingIcon } from 'lucide-react';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Due } from '../../../shared/attention/Due';
import { SectionCard } from '../../../ui/Panel';
import { Resting } from '../../../ui/Resting';
import { StatusDot } from '../../../ui/StatusDot';
import { planPath } from '../nextStep';
import type { RunningPlan } from '../useHomeOverview';
import { useRemindMissing } from '../useRemindMissing';

const STAGES = ['FILLING', 'SCORING', 'CALIBRATING', 'COMMUNICATING'] as const;
type Stage = (typeof STAGES)[number];
const isStage = (status: string | null): status is Stage => STAGES.some((one) => one === status);

/** The plans that run: how far each is, who is missing where, and a reminder to them by one click; null while they come. */
export const RunningPlans = memo(function RunningPlans({ plans }: { plans: readonly RunningPlan[] | null }) {
  const t = useT();
  return (
    <SectionCard
      id="running-plans"
      title={t('home.plans')}
      hint={t('home.plans.hint')}
      actions={
        <Link asChild>
          <RouterLink to="/performance/management">{t('home.plans.all')}</RouterLink>
        </Link>
      }
    >
      {!plans && <Resting h={{ base: '80', md: '56' }} />}
      {plans?.length === 0 && <Text color="fg.muted">{t('home.plans.none')}</Text>}
      <Box as="ul" listStyleType="none">
        {plans?.map((one) => one.plan && <Running key={one.plan.id} running={one} plan={one.plan} />)}
      </Box>
    </SectionCard>
  );
});

function Running({ running, plan }: { running: RunningPlan; plan: { id: string; name: string } }) {
  const t = useT();
  const { status, locked, lastDay, people, done, missing, superiorLeft, mayRemind } = running;
  const { remind, busy, reminded } = useRemindMissing(plan.id);
  const waiting = people - done;
  const elsewhere = missing.reduce((rest, { count }) => rest - count, waiting);
  return (
    <Stack as="li" gap="2" py="3.5" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }} _last={{ pb: '0' }}>
      <Flex justify="space-between" gap="3" align="baseline" wrap="wrap">
        <Link asChild fontWeight="medium" minW="0" overflowWrap="anywhere">
          <RouterLink to={planPath(plan.id)}>{plan.name}</RouterLink>
        </Link>
        {locked ? <StatusDot tone="neutral" label={t('home.plans.locked')} /> : <Due lastDay={lastDay} />}
      </Flex>
      {isStage(status) && <Stages stage={status} share={people === 0 ? 0 : done / people} />}
      <Flex justify="space-between" gap="3" align="center" wrap="wrap">
        <Box minW="0" flex="1 1 240px">
          <Text fontVariantNumeric="tabular-nums">
            {isStage(status) && t(`home.plans.stage.${status}`)} {t('home.plans.progress', { done, count: people })}
          </Text>
          {missing.length > 0 && (
            <Text color="fg.muted">
              {t('home.plans.missing')}
              {missing.map(({ department, count }, i) => (
                <Box as="span" key={department?.id ?? ''} display="inline-block" whiteSpace="pre">
                  {department ? (
                    <Link asChild>
                      <RouterLink to={planPath(plan.id, { departmentId: department.id })}>
                        {localName(department)}
                      </RouterLink>
                    </Link>
                  ) : (
                    t('home.plans.noDepartment')
                  )}{' '}
                  {formatCount(count)}
                  {(i < missing.length - 1 || elsewhere > 0) && ' · '}
                </Box>
              ))}
              {elsewhere > 0 && t('home.plans.elsewhere', { count: elsewhere })}
            </Text>
          )}
          {superiorLeft > 0 && (
            <Link asChild>
              <RouterLink to={planPath(plan.id, { superior: 'left' })}>
                {t('home.plans.superiorLeft', { count: superiorLeft })}
              </RouterLink>
            </Link>
          )}
        </Box>
        {mayRemind && waiting > 0 && reminded === null && (
          <Button size="sm" loading={busy} onClick={() => void remind()}>
            <BellRingIcon />
            {t('home.plans.remind', { count: waiting })}
          </Button>
        )}
      </Flex>
      <Text role="status" color="fg.muted" textStyle="xs" hidden={reminded === null}>
        {reminded !== null && t('home.plans.reminded', { count: reminded })}
      </Text>
    </Stack>
  );
}

/** The four stages of a plan as a strip: what is behind is full, the present one as far as its people are. */
function Stages({ stage, share }: { stage: Stage; share: number }) {
  const t = useT();
  const now = STAGES.indexOf(stage);
  return (
    <Flex gap="1" aria-hidden>
      {STAGES.map((one, i) => (
        <Box key={one} flex="1" minW="0">
          <Box h="1.5" rounded="full" bg="bg.emphasized" overflow="hidden">
            <Box h="full" bg="brand.solid" style={{ width: i < now ? '100%' : i > now ? '0' : `${share * 100}%` }} />
          </Box>
          <Text
            hideBelow="sm"
            textStyle="xs"
            mt="1"
            truncate
            color={i === now ? 'fg' : 'fg.subtle'}
            fontWeight={i === now ? 'medium' : 'normal'}
          >
            {t(`home.plans.stage.${one}`)}
          </Text>
        </Box>
      ))}
    </Flex>
  );
}
