import { Flex, Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { useT } from '../../../i18n/useT';

/** For those whose password is kept elsewhere, or forgotten. */
export function OtherWaysIn() {
  const t = useT();
  return (
    <Flex mt="4" justify="space-between" wrap="wrap" columnGap="4" rowGap="1">
      <Link asChild minH="6">
        <RouterLink to="/auth-login?ask=1">{t('session.external.link')}</RouterLink>
      </Link>
      <Link asChild minH="6">
        <RouterLink to="/setting/forgetpassword">{t('session.forgot.link')}</RouterLink>
      </Link>
    </Flex>
  );
}
