import { useRef, useState } from 'react';

/**
 * A list that is put in order step by step. The order stands at once; while one is on its way the next waits, and of those that
 * wait the last one is sent. `send` gets the version that the one before left, and answers the version it leaves, or null
 * where it was refused; the order of a list that has no version is sent without one.
 */
export function useOrdering<T>(send: (order: readonly T[], version: number) => Promise<number | null>, version = 0) {
  const [moved, setMoved] = useState<readonly T[] | null>(null);
  const next = useRef<readonly T[] | null>(null);
  const running = useRef(false);
  const known = useRef(version);
  known.current = Math.max(known.current, version);
  const move = async (order: readonly T[]): Promise<void> => {
    setMoved(order);
    next.current = order;
    if (running.current) return;
    running.current = true;
    try {
      while (next.current) {
        const one = next.current;
        next.current = null;
        const left = await send(one, known.current);
        if (left === null) break;
        known.current = Math.max(known.current, left);
      }
    } finally {
      next.current = null;
      running.current = false;
      setMoved(null);
    }
  };
  return { moved, move };
}
