import { LIMITS } from '@hengcai/shared/rules/limits';

/** The upper left corner of the button in the window, in pixels. */
export interface Place {
  x: number;
  y: number;
}

export const BUTTON_PX = 48;

/** The place nearest to the wanted one at which the button keeps its distance from every edge (specification 9). */
export const keptInside = ({ x, y }: Place, { width, height }: { width: number; height: number }): Place => ({
  x: along(x, width),
  y: along(y, height),
});

function along(wanted: number, length: number): number {
  const first = LIMITS.noticeDragMarginPx;
  const last = length - first - BUTTON_PX;
  // A window too small for both distances has the button in its middle.
  return last < first ? (length - BUTTON_PX) / 2 : Math.min(Math.max(wanted, first), last);
}
