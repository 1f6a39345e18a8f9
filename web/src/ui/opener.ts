/** The button behind the menu whose entry was chosen last: the menu goes, and may take the focus with it. */
let ofMenu: HTMLElement | null = null;

export const rememberMenu = (button: HTMLElement | null): void => {
  ofMenu = button;
};

/** What gets the focus back from a dialog that is about to be drawn: what has it now, of a menu the button behind it. */
export function openerOf(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const active = document.activeElement as HTMLElement | null;
  const isLost = !active || active === document.body || active.closest('[role=menu]') !== null;
  return isLost ? ofMenu : active;
}
