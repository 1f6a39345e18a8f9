import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { clockOf, today } from '../../../i18n/zone';
import { useCurrentUser } from '../../../session/currentUser';
import { useAvatar } from '../../../session/useAvatar';
import { fromIso } from '../../../ui/input/dates';
import { Avatar } from '../../../ui/Person';
import { greetingAt } from '../greeting';
import type { NextStep } from '../nextStep';
import { useNextStepText } from '../useNextStepText';

interface Props {
  waiting: number | null;
  next: NextStep | null;
}

/** Good morning: who is here, which day it is, how much waits, and what to do next. */
export function Welcome({ waiting, next }: Props) {
  const t = useT();
  const intl = useIntl();
  const user = useCurrentUser();
  const { url } = useAvatar();
  return (
    <Flex
      as="header"
      align="center"
      gap="4"
      mb="4"
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '5' }}
      rounded="md"
      bg="brand.subtle"
      borderWidth="1px"
      borderColor="brand.muted"
      wrap="wrap"
    >
      <Box hideBelow="sm">
        <Avatar name={user.name} url={url} size={12} />
      </Box>
      <Box minW="0" flex={{ base: '1 1 100%', md: '1' }}>
        <Heading as="h1" textStyle="xl" overflowWrap="anywhere">
          {t(greetingAt(clockOf(new Date()).time), { name: user.name })}
        </Heading>
        {/* On the phone as high as with what waits, before that is known. */}
        <Text color="fg.muted" minH={{ base: '2lh', sm: 'auto' }}>
          {intl.formatDate(fromIso(today()), { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' })}
          {waiting !== null && ` · ${t('home.summary', { count: waiting })}`}
        </Text>
      </Box>
      {next && <Next step={next} />}
    </Flex>
  );
}

function Next({ step }: { step: NextStep }) {
  const t = useT();
  const { sentence, action } = useNextStepText(step);
  return (
    <Flex
      as="section"
      aria-label={t('home.next')}
      gap="3"
      align="center"
      wrap="wrap"
      justify={{ md: 'flex-end' }}
      flex={{ base: '1 1 100%', lg: '0 1 auto' }}
      minW="0"
    >
      <Box minW="0" maxW={{ lg: '420px' }} flex={{ base: '1 1 100%', md: '0 1 auto' }}>
        <Text color="fg.muted" textStyle="xs">
          {t('home.next')}
        </Text>
        <Text fontWeight="medium" overflowWrap="anywhere">
          {sentence}
        </Text>
      </Box>
      <Button asChild variant="solid" flexShrink={0} w={{ base: 'full', md: 'auto' }}>
        <Link to={step.path}>{action}</Link>
      </Button>
    </Flex>
  );
}
