import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useT } from '../../../i18n/useT';
import { useCurrentUser } from '../../../session/currentUser';
import { useAvatar } from '../../../session/useAvatar';
import { Avatar } from '../../../ui/Person';
import { greetingAt } from '../greeting';

/** Good morning: who is here, which day it is, and how much waits. */
export function Welcome({ waiting }: { waiting: number | null }) {
  const t = useT();
  const intl = useIntl();
  const user = useCurrentUser();
  const { url } = useAvatar();
  const now = new Date();
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
          {t(greetingAt(now.getHours()), { name: user.name })}
        </Heading>
        <Text color="fg.muted">
          {intl.formatDate(now, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' })}
          {waiting !== null && ` · ${t('home.summary', { count: waiting })}`}
        </Text>
      </Box>
    </Flex>
  );
}
