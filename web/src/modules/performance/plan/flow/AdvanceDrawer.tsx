import { Box, Button, Portal, Stack, Text } from '@chakra-ui/react';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { actOfMove } from '@hengcai/shared/rules/performance/handovers';
import { useState } from 'react';
import { sentences } from '../../../../i18n/sentences';
import { useT } from '../../../../i18n/useT';
import { Notice } from '../../../../shared/Notice';
import { Checkbox } from '../../../../theme/parts/Checkbox';
import { Drawer } from '../../../../theme/parts/Drawer';
import type { UserError } from '../../../../ui/form/userErrors';
import { DrawerClose } from '../../../../ui/DrawerClose';
import { useTold } from '../../useTold';
import { CannotSignIn } from '../CannotSignIn';
import type { NextStatus, Plan } from '../planModel';
import { useAdvance } from '../useAdvance';
import type { useReadiness } from '../useReadiness';
import { advanceLabels, effectTexts } from './texts';
import { WaitingPeople } from './WaitingPeople';

interface Props {
  plan: Plan;
  to: NextStatus;
  check: ReturnType<typeof useReadiness>;
  onClose: () => void;
}

/** Moving a plan on: what it means, what is in the way, who is not ready; going on without them is said out loud. */
export function AdvanceDrawer({ plan, to, check, onClose }: Props) {
  const t = useT();
  const told = useTold();
  const { run, busy } = useAdvance(plan);
  const [anyway, setAnyway] = useState(false);
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const pending = check.summary.length > 0 || check.people > 0;
  const blocked = check.blockers.length > 0;
  const go = async () => {
    const found = await run(to, anyway);
    setErrors(found);
    if (found.length > 0) return check.refetch();
    onClose();
  };
  return (
    <Drawer.Root
      open
      onOpenChange={(e) => {
        if (!e.open && !busy) onClose();
      }}
      size="full"
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW={{ base: 'full', md: '560px' }}>
            <Drawer.Header>
              <Drawer.Title>{t(advanceLabels[to])}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <Stack gap="4">
                <Text color="fg.muted">
                  {sentences(
                    t(effectTexts[to], { count: plan.scopeCount }),
                    told(actOfMove('advance', AssessmentPlanStatus[to])),
                  )}
                </Text>
                {to === 'CALIBRATING' && plan.combinedPlans.length > 0 && (
                  <Text>
                    {t('performance.manage.combine.together', {
                      plans: plan.combinedPlans.map((one) => one.name).join(', '),
                    })}
                  </Text>
                )}
                {errors.length > 0 && <Messages tone="error" texts={errors.map((one) => one.message)} />}
                {blocked && <Messages tone="error" texts={check.blockers.map((one) => one.message)} />}
                {!blocked && pending && <Messages tone="warning" texts={check.summary.map((one) => one.message)} />}
                {!blocked && !pending && check.known && (
                  <Messages tone="success" texts={[t('performance.manage.now.ready')]} />
                )}
                <CannotSignIn count={check.withoutSignIn} />
                <WaitingPeople plan={plan} waiting={check.waiting} />
                {!blocked && pending && (
                  <Box borderWidth="1px" rounded="md" p="3">
                    <Checkbox.Root
                      checked={anyway}
                      onCheckedChange={(e) => setAnyway(e.checked === true)}
                      alignItems="flex-start"
                    >
                      <Checkbox.HiddenInput />
                      <Checkbox.Control mt="0.5" />
                      <Checkbox.Label fontWeight="normal">
                        {t('performance.manage.advance.anyway', { count: check.people })}
                      </Checkbox.Label>
                    </Checkbox.Root>
                  </Box>
                )}
              </Stack>
            </Drawer.Body>
            <Drawer.Footer>
              <Button onClick={onClose} disabled={busy}>
                {t('ui.cancel')}
              </Button>
              <Button
                variant="solid"
                loading={busy}
                disabled={!check.known || blocked || (pending && !anyway)}
                onClick={() => void go()}
              >
                {pending && anyway
                  ? t('performance.manage.advance.without', { action: t(advanceLabels[to]), count: check.people })
                  : t(advanceLabels[to])}
              </Button>
            </Drawer.Footer>
            <DrawerClose />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

function Messages({ tone, texts }: { tone: 'error' | 'warning' | 'success'; texts: readonly string[] }) {
  return (
    <Notice tone={tone}>
      {[...new Set(texts)].map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Notice>
  );
}
