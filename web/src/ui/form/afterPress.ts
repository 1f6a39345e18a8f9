let pressing = false;
addEventListener('pointerdown', () => (pressing = true), true);
for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, () => (pressing = false), true);

/**
 * Runs what leaving a field sets off, but not while the press that left it lasts: an error that appears pushes the page
 * down, the button pressed is then no longer under the pointer, and the click is lost.
 */
export function afterPress(work: () => void): void {
  if (!pressing) return work();
  const run = () => setTimeout(work);
  addEventListener('pointerup', run, { once: true, capture: true });
}
