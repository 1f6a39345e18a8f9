import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import type { PlanAction } from '@hengcai/shared/rules/performance/freeze';
import { useTextIfAny, useT } from '../../../../i18n/useT';
import { Switch } from '../../../../theme/parts/Switch';
import { confirm } from '../../../../ui/confirm';
import { usePageAccess } from '../../../../ui/PageAccess';
import { Panel } from '../../../../ui/Panel';
import { toast } from '../../../../ui/toast';
import { type Plan, refusal } from '../planModel';
import type { PlanActions } from './usePlanActions';

const SWITCHES = [
  {
    key: 'fillInClosed',
    action: 'switchFillIn',
    label: 'performance.manage.switch.fill',
    hint: 'performance.manage.switch.fill.hint',
    body: 'performance.manage.switch.fill.body',
  },
  {
    key: 'bossScoringLocked',
    action: 'switchBossScoring',
    label: 'performance.manage.switch.score',
    hint: 'performance.manage.switch.score.hint',
    body: 'performance.manage.switch.score.body',
  },
  {
    key: 'bossConfirmLocked',
    action: 'switchBossConfirm',
    label: 'performance.manage.switch.confirm',
    hint: 'performance.manage.switch.confirm.hint',
    body: 'performance.manage.switch.confirm.body',
  },
] as const satisfies readonly { key: keyof Plan; action: PlanAction; [text: string]: string }[];

/** Reasons that do not pass: the stage is over, or the whole plan. */
const isOver = (reason: string | null): boolean =>
  ['STAGE_PASSED', 'PLAN_CLOSED', 'PLAN_STOPPED', 'PLAN_IMPORTED'].includes(reason ?? '');

/** Three switches that hold people back for a while; each says when it cannot be used and why. */
export function AdminSwitches({
  plan,
  actions,
  onRefused,
}: {
  plan: Plan;
  actions: PlanActions;
  onRefused: () => void;
}) {
  const t = useT();
  const text = useTextIfAny();
  const { edit } = usePageAccess();
  // What nobody can turn any more says nothing to anybody.
  const usable = SWITCHES.filter((one) => !isOver(refusal(plan, one.action)));
  if (usable.length === 0) return null;
  const turn = async (one: (typeof SWITCHES)[number], on: boolean) => {
    if (
      on &&
      !(await confirm({
        title: t(one.label),
        body: t(one.body, { count: plan.scopeCount }),
        action: t('performance.manage.switch.on'),
      }))
    )
      return;
    const errors = await actions.change({ [one.key]: on });
    if (errors.length > 0) {
      toast.error(errors.map((error) => error.message).join('\n'));
      onRefused();
      return;
    }
    toast.success(t(on ? 'performance.manage.switch.isOn' : 'performance.manage.switch.isOff', { name: t(one.label) }));
  };
  return (
    <Panel as="section" aria-label={t('performance.manage.switches')} mb="4" px={{ base: '4', md: '5' }} py="3">
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        {usable.map((one) => {
          const reason = refusal(plan, one.action);
          return (
            <Box key={one.key}>
              <Switch.Root
                size="sm"
                colorPalette="brand"
                checked={plan[one.key]}
                disabled={!edit || reason !== null}
                onCheckedChange={(e) => void turn(one, e.checked)}
              >
                <Switch.HiddenInput />
                <Switch.Control />
                <Switch.Label fontWeight="normal">{t(one.label)}</Switch.Label>
              </Switch.Root>
              <Text color="fg.subtle" textStyle="xs" mt="1">
                {(reason && text(`rule.${reason}`)) ?? t(one.hint, { on: plan[one.key] ? 'yes' : 'no' })}
              </Text>
            </Box>
          );
        })}
      </SimpleGrid>
    </Panel>
  );
}
