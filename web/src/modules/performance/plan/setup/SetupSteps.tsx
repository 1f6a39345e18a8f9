import { chakra, Flex, Text } from '@chakra-ui/react';
import { CheckIcon } from 'lucide-react';
import { useT } from '../../../../i18n/useT';
import { Panel } from '../../../../ui/Panel';
import type { Plan } from '../planModel';
import { isDone, type Step, STEPS } from './steps';

const labels = {
  basics: 'performance.plan.step.basics',
  scope: 'performance.plan.step.scope',
  rule: 'performance.plan.step.rule',
  open: 'performance.plan.step.open',
} as const;

/** The four steps of preparing a plan; any of them can be opened once the plan exists. */
export function SetupSteps({ plan, step, onStep }: { plan: Plan | null; step: Step; onStep: (step: Step) => void }) {
  const t = useT();
  return (
    <Panel as="nav" aria-label={t('performance.plan.steps')} mb="4" px={{ base: '2', md: '5' }} py="3">
      <Flex as="ol" listStyleType="none" overflowX="auto" gap="2">
        {STEPS.map((one, i) => {
          const active = one === step;
          const done = !active && isDone(one, plan);
          return (
            <Flex as="li" key={one} flex="1" minW="max-content" align="center" gap="2">
              <chakra.button
                type="button"
                onClick={() => onStep(one)}
                disabled={!plan && one !== 'basics'}
                aria-current={active ? 'step' : undefined}
                display="flex"
                alignItems="center"
                gap="2"
                px="2"
                minH="8"
                rounded="sm"
                cursor="pointer"
                _hover={{ bg: 'bg.subtle' }}
                _disabled={{ cursor: 'not-allowed', opacity: 0.5 }}
              >
                <Flex
                  aria-hidden
                  boxSize="6"
                  rounded="full"
                  align="center"
                  justify="center"
                  textStyle="xs"
                  borderWidth="1px"
                  bg={active ? 'brand.solid' : done ? 'brand.subtle' : 'bg.panel'}
                  color={active ? 'brand.contrast' : done ? 'brand.fg' : 'fg.muted'}
                  borderColor={active || done ? 'brand.solid' : 'border.emphasized'}
                >
                  {done ? <CheckIcon /> : i + 1}
                </Flex>
                <Text whiteSpace="nowrap" fontWeight={active ? 'medium' : 'normal'}>
                  {t(labels[one])}
                </Text>
              </chakra.button>
            </Flex>
          );
        })}
      </Flex>
    </Panel>
  );
}
