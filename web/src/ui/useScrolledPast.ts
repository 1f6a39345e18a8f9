import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
};

/** Whether the page is scrolled further than `px`. */
export const useScrolledPast = (px: number): boolean => useSyncExternalStore(subscribe, () => scrollY > px);
