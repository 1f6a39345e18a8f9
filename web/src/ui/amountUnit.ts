import { useSyncExternalStore } from 'react';

let inTenThousand = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether sums are read in ten-thousand: one choice for all that are shown, until the tab is closed. */
export const useInTenThousand = (): boolean => useSyncExternalStore(subscribe, () => inTenThousand);

export function readInTenThousand(on: boolean): void {
  inTenThousand = on;
  for (const listener of listeners) listener();
}
