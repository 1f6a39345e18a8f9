import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useRouteError } from 'react-router-dom';
import { type Translate, useT } from '../../i18n/useT';
import { failuresOf, failureText, isOfRequest } from '../../session/failures';
import { PageNotLoaded } from '../loadChunk';

const HINTS = { network: 'app.pageFailed.network', release: 'app.pageFailed.release' } as const;

/** What kept the page: its file, a request it cannot be drawn without, or a fault of its own. */
function hintFor(error: unknown, t: Translate): string {
  if (error instanceof PageNotLoaded) return t(HINTS[error.why]);
  const cause = error instanceof Error ? error.cause : undefined;
  const [failure] = isOfRequest(cause) ? failuresOf(cause) : [];
  return failure ? failureText(failure, t) : t('app.pageFailed.hint');
}

/** A page that could not be loaded or fell over while drawing; it needs nothing that would have to be loaded. */
export function RouteError() {
  const t = useT();
  const error = useRouteError();
  return (
    <Stack role="alert" align="center" gap="3" py="24" px="4" textAlign="center">
      <Text fontSize="md">{t('app.pageFailed.title')}</Text>
      <Text color="fg.subtle">{hintFor(error, t)}</Text>
      <HStack>
        <Button variant="solid" onClick={() => location.reload()}>
          {t('app.reload')}
        </Button>
        <Button asChild>
          <a href="/index">{t('app.pageFailed.home')}</a>
        </Button>
      </HStack>
    </Stack>
  );
}
