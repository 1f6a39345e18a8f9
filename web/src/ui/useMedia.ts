import { useSyncExternalStore } from 'react';

/** Follows a media query. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    // Drawn without a screen, nothing matches.
    () => false,
  );
}

/** Under 768px: filters and menu live in drawers, work lists become cards. */
export const useIsPhone = (): boolean => useMedia('(max-width: 767.98px)');
