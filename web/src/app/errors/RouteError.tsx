import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useRouteError } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { PageNotLoaded } from '../loadChunk';

const HINTS = {
  network: 'app.pageFailed.network',
  release: 'app.pageFailed.release',
  page: 'app.pageFailed.hint',
} as const;

/** A page that could not be loaded or fell over while drawing; it needs nothing that would have to be loaded. */
export function RouteError() {
  const t = useT();
  const error = useRouteError();
  const why = error instanceof PageNotLoaded ? error.why : 'page';
  return (
    <Stack role="alert" align="center" gap="3" py="24" px="4" textAlign="center">
      <Text fontSize="md">{t('app.pageFailed.title')}</Text>
      <Text color="fg.subtle">{t(HINTS[why])}</Text>
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
