import { useEffect, useRef } from 'react';

let pressing = false;
addEventListener('pointerdown', () => (pressing = true), true);
for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, () => (pressing = false), true);

/**
 * Runs what leaving a field sets off, but not while the press that left it lasts: an error that appears pushes the page
 * down, the button pressed is then no longer under the pointer, and the click is lost.
 */
function afterPress(work: () => void): void {
  if (!pressing) return work();
  const run = () => setTimeout(work);
  addEventListener('pointerup', run, { once: true, capture: true });
}

/** The same for a field that the press itself may take away: what has gone has nothing to say about being left. */
export function useAfterPress(work: () => void): () => void {
  const there = useRef(false);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  return () =>
    afterPress(() => {
      if (there.current) work();
    });
}
