import { Box, Heading } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import ChangePasswordDialog from '../parts/ChangePasswordDialog';

export default function FirstLoginPage() {
  const t = useT();
  return (
    <Box minH="100dvh" bg="brand.solid">
      <Heading as="h1" srOnly>
        {t('app.title.firstLogin')}
      </Heading>
      <ChangePasswordDialog />
    </Box>
  );
}
