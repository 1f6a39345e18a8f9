import { Box } from '@chakra-ui/react';
import { useNavigation } from 'react-router-dom';
import { useT } from '../i18n/useT';
import { useLoadingTimeout } from './useLoadingTimeout';

/** A thin line on top while the next page loads, after a moment; a word when it takes too long. */
export function PendingBar() {
  const t = useT();
  const loading = useNavigation().state === 'loading';
  useLoadingTimeout(loading);
  if (!loading) return null;
  return (
    <Box
      role="progressbar"
      data-part="range"
      aria-label={t('app.loading')}
      position="fixed"
      top="0"
      insetInline="0"
      h="2px"
      zIndex="toast"
      bg="brand.emphasized"
      opacity="0"
      css={{ animation: 'fade-in 150ms 150ms forwards' }}
    />
  );
}
