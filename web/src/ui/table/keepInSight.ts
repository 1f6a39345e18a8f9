import type { FocusEvent } from 'react';

const START = ':scope > .first, :scope > .pinned';
const END = ':scope > .end';

/**
 * Scrolls a table so that what has the focus is not covered: by the pinned columns beside it, by the head above or the
 * totals below. The browser alone brings it into the table's box, where these still lie over it.
 */
export function keepInSight(event: FocusEvent<HTMLElement>): void {
  const box = event.currentTarget;
  const cell = event.target.closest<HTMLElement>('td, th');
  const row = cell?.parentElement;
  if (!cell || !row || !box.contains(cell)) return;
  const { left, right, top, bottom } = event.target.getBoundingClientRect();
  const edges = box.getBoundingClientRect();
  const sides = (selector: string) => [...row.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  if (!cell.matches('.first, .pinned, .end')) {
    const from = Math.max(edges.left, ...sides(START).map((one) => one.right));
    const to = Math.min(edges.right, ...sides(END).map((one) => one.left));
    // What is wider than the room between them shows its beginning.
    if (left < from || right - left > to - from) box.scrollLeft -= from - left;
    else if (right > to) box.scrollLeft += right - to;
  }
  if (cell.closest('tbody')) {
    const head = box.querySelector('thead')?.getBoundingClientRect().bottom ?? edges.top;
    const foot = box.querySelector('tfoot')?.getBoundingClientRect().top ?? edges.bottom;
    if (top < head) box.scrollTop -= head - top;
    else if (bottom > foot) box.scrollTop += bottom - foot;
  }
}
