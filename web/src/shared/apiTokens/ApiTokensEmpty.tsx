import { Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { EmptyState } from '../../ui/EmptyState';

/** What tokens are for, and where to look what can be asked for, where the caller may look. */
export function ApiTokensEmpty({ create, explores }: { create: ReactNode; explores: boolean }) {
  const t = useT();
  const steps = (
    <>
      {create}
      {explores && (
        <Link href="/graphiql" target="_blank" color="brand.fg" minH="6">
          {t('platform.tokens.explore')}
        </Link>
      )}
    </>
  );
  return <EmptyState compact title={t('platform.tokens.none')} hint={t('platform.tokens.none.hint')} action={steps} />;
}
