import { useEffect, useState } from 'react';

/** The button behind the menu whose entry was chosen last: the menu goes, and may take the focus with it. */
let ofMenu: HTMLElement | null = null;

export const rememberMenu = (button: HTMLElement | null): void => {
  ofMenu = button;
};

/** What opened a dialog that is about to be drawn: what has the focus now, of a menu the button behind it. */
function openerOf(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const active = document.activeElement as HTMLElement | null;
  const isLost = !active || active === document.body || active.closest('[role=menu]') !== null;
  return isLost ? ofMenu : active;
}

/**
 * Gives the focus back to what opened the dialog that calls it. The library would do so only for a dialog that has had
 * the focus, which it takes a frame after it is drawn: one closed sooner would leave it nowhere.
 */
export function useFocusBack(): void {
  const [opener] = useState(openerOf);
  useEffect(
    () => () =>
      // After the library has let go of the focus, which it would otherwise call back.
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener?.isConnected) opener.focus();
      }),
    [opener],
  );
}
