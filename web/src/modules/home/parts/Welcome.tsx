import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { useCurrentUser } from '../../../session/currentUser';
import { useAvatar } from '../../../session/useAvatar';
import { fromIso } from '../../../ui/input/dates';
import { Avatar } from '../../../ui/Person';
import { greetingAt } from '../greeting';

/** Good morning: who is here, which day it is, and how much waits. */
export function Welcome({ waiting }: { waiting: number | null }) {
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
      py="5"
      rounded="md"
      bg="brand.subtle"
      borderWidth="1px"
      borderColor="brand.muted"
      wrap="wrap"
    >
      <Box hideBelow="sm">
        <Avatar name={user.name} url={url} size={12} />
      </Box>
      <Box minW="0">
        <Heading as="h1" textStyle="xl" overflowWrap="anywhere">
          {t(greetingAt(new Date().getHours()), { name: user.name })}
        </Heading>
        <Text color="fg.muted">
          {intl.formatDate(fromIso(today()), { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' })}
          {waiting !== null && ` · ${t('home.summary', { count: waiting })}`}
        </Text>
      </Box>
    </Flex>
  );
}
