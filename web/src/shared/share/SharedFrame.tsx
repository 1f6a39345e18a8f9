import { Box, Button, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { failuresOf } from '../../session/failures';
import { Skeleton } from '../../theme/parts/Skeleton';
import { EmptyState } from '../../ui/EmptyState';

interface Props {
  /** What the page shows. */
  title: string;
  /** What the address brought; null: there is no link. */
  token: string | null;
  /** What somebody without a link can do. */
  hint: string;
  /** How wide the content may be. */
  maxW: string;
  query: { loading: boolean; error?: Error | undefined; refetch: () => Promise<unknown> };
  /** What the link shows, once it is there. */
  children: ReactNode;
}

/** Something that a link shows outside the shell; without a link, who can give one. */
export function SharedFrame({ title, token, hint, maxW, query: { loading, error, refetch }, children }: Props) {
  const t = useT();
  const refusal = error && failuresOf(error).find((one) => one.code === 'REJECTED');
  return (
    <Box maxW={maxW} mx="auto" p={{ base: '4', md: '8' }}>
      <Heading as="h1" textStyle="xl">
        {title}
      </Heading>
      {token === null && (
        <EmptyState
          title={t('platform.share.noLink')}
          hint={hint}
          action={
            <Button asChild variant="solid">
              <Link to="/">{t('platform.share.signIn')}</Link>
            </Button>
          }
        />
      )}
      {loading && <Skeleton h="60" mt="4" />}
      {error &&
        (refusal ? (
          <EmptyState title={t('platform.share.over')} hint={refusal.message ?? undefined} />
        ) : (
          <EmptyState kind="failed" onRetry={() => void refetch()} />
        ))}
      {children}
    </Box>
  );
}
