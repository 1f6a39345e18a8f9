import { Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';

/** How many people of a plan have nothing to sign in with, and where to invite them; nothing where everybody has. */
export function CannotSignIn({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <Notice
      tone="warning"
      action={
        <TextLink asChild color="brand.fg">
          <Link to="/employee/list?signIn=NEVER">{t('performance.plan.open.invite')}</Link>
        </TextLink>
      }
    >
      {t('performance.plan.open.cannotSignIn', { count })}
    </Notice>
  );
}
