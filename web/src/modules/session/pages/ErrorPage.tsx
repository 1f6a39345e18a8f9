import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';

export default function ErrorPage() {
  const t = useT();
  return (
    <Flex minH="100dvh" align="center" justify="center" p="6">
      <Stack align="center" gap="4" textAlign="center" maxW="420px">
        <Box fontSize="72px" lineHeight="1" color="brand.emphasized" aria-hidden>
          ∅
        </Box>
        <Heading as="h1" textStyle="xl">
          {t('session.error.title')}
        </Heading>
        <Text color="fg.muted">{t('session.error.hint')}</Text>
        <Button asChild variant="solid">
          <Link to="/index">{t('session.error.home')}</Link>
        </Button>
      </Stack>
    </Flex>
  );
}
