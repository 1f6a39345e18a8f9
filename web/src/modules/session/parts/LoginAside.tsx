import { Box, chakra, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';

/** What the product is, beside the form; not on the phone. */
export function LoginAside() {
  const t = useT();
  return (
    <Flex
      hideBelow="lg"
      flex="1.1"
      bg="brand.solid"
      color="brand.contrast"
      direction="column"
      justify="center"
      px="16"
      position="relative"
      overflow="hidden"
    >
      <chakra.svg
        aria-hidden
        viewBox="0 0 32 32"
        position="absolute"
        insetEnd="-120px"
        bottom="-100px"
        w="560px"
        opacity={0.1}
        fill="none"
        stroke="currentColor"
        strokeWidth="0.5"
      >
        <path d="M16 3v25M5 9h22M5 9 1 19a4.6 4.6 0 0 0 8 0zM27 9l-4 10a4.6 4.6 0 0 0 8 0zM9 28h14" />
      </chakra.svg>
      <Box maxW="460px" position="relative">
        <Heading as="p" fontSize="34px" lineHeight="1.4">
          {t('session.login.slogan')}
        </Heading>
        <Text fontSize="md" mt="3" mb="8">
          {t('session.login.purpose')}
        </Text>
        <Stack gap="3">
          {(['session.login.point1', 'session.login.point2', 'session.login.point3'] as const).map((id) => (
            <HStack key={id} gap="3">
              <Box aria-hidden boxSize="1.5" rounded="full" bg="currentColor" />
              <Text>{t(id)}</Text>
            </HStack>
          ))}
        </Stack>
      </Box>
    </Flex>
  );
}
