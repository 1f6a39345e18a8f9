import { Box, Button, Flex, Icon, Text } from '@chakra-ui/react';
import { CircleIcon, CircleCheckIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { SectionCard } from '../../../ui/Panel';
import { knownSteps, STEP_PATHS } from '../nextStep';
import type { FirstSteps as Steps } from '../useHomeOverview';

/** What a new company does before its first appraisal; each step ticks itself off, and the card goes with the last. */
export function FirstSteps({ steps }: { steps: Steps }) {
  const t = useT();
  const label = useEnumLabel();
  const shown = knownSteps(steps);
  const next = shown.find(({ done }) => !done)?.step;
  return (
    <SectionCard
      id="first-steps"
      title={t('home.first')}
      hint={t('home.first.progress', { done: shown.filter(({ done }) => done).length, count: shown.length })}
    >
      <Box as="ol" listStyleType="none">
        {shown.map(({ step, done }) => (
          <Flex
            as="li"
            key={step}
            gap="3"
            py="2.5"
            align="center"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <Icon
              as={done ? CircleCheckIcon : CircleIcon}
              boxSize="5"
              flexShrink={0}
              color={done ? 'fg.success' : 'fg.subtle'}
              // What the library draws is hidden unless said otherwise.
              aria-hidden={false}
              role="img"
              aria-label={t(done ? 'home.first.done' : 'home.first.open')}
            />
            <Box flex="1" minW="0">
              <Text fontWeight="medium" color={done ? 'fg.muted' : 'fg'}>
                {label('FirstStep', step)}
              </Text>
              {!done && <Text color="fg.muted">{t(`home.first.${step}.hint`)}</Text>}
            </Box>
            {!done && (
              <Button asChild size="sm" variant={step === next ? 'solid' : 'outline'} flexShrink={0}>
                <Link to={STEP_PATHS[step]} aria-label={t('home.first.goTo', { step: label('FirstStep', step) })}>
                  {t('home.first.go')}
                </Link>
              </Button>
            )}
          </Flex>
        ))}
      </Box>
    </SectionCard>
  );
}
