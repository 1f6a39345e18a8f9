import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a, button, input';

/** Up and down go to the same control of the neighbouring row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const control = event.target as HTMLElement;
  const row = control.closest('tr');
  if (!row || control.getAttribute('aria-haspopup')) return;
  const at = [...row.querySelectorAll(FOCUSABLE)].indexOf(control);
  const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
  const target = next?.querySelectorAll<HTMLElement>(FOCUSABLE)[at];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
