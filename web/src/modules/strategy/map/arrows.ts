/** Where a card stands in its frame, in pixels. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An arrow as two paths of an SVG: its line, and its head at the end. */
export interface Arrow {
  from: string;
  to: string;
  line: string;
  head: string;
}

/** How far an arrow between cards of one lane rises over them. */
const RISE = 20;
/** How far it stays away from the sides of cards that it passes. */
const GAP = 12;
const HEAD = 5;

/** The arrows between cards: up to the lower edge of what stands above, or down to the upper edge of what stands below. */
export function arrowsBetween(
  objectives: readonly { id: string; leadsTo: readonly string[] }[],
  places: ReadonlyMap<string, Place>,
): Arrow[] {
  const all = [...places.values()];
  return objectives.flatMap(({ id: from, leadsTo }) =>
    leadsTo.flatMap((to) => {
      const [start, end] = [places.get(from), places.get(to)];
      return start && end ? [{ from, to, ...between(start, end, all) }] : [];
    }),
  );
}

function between(start: Place, end: Place, all: readonly Place[]): Pick<Arrow, 'line' | 'head'> {
  const [x1, x2] = [middle(start), middle(end)];
  const [upper, lower] = start.y < end.y ? [start, end] : [end, start];
  if (bottom(upper) <= lower.y) {
    const passes = all.some((one) => one.y > bottom(upper) && bottom(one) < lower.y);
    const aside = passes ? wayAround(start, end, all) : 0;
    return lower === start
      ? curve(x1, start.y, x2, bottom(end), -1, aside)
      : curve(x1, bottom(start), x2, end.y, 1, aside);
  }
  // Beside each other: over the cards, and down again.
  const rise = Math.min(start.y, end.y) - RISE;
  return {
    line: `M ${x1} ${start.y} C ${x1} ${rise} ${x2} ${rise} ${x2} ${end.y - HEAD}`,
    head: headAt(x2, end.y, 1),
  };
}

/** How far aside an arrow that passes a lane is drawn, so that it seems to come from none of the cards there. */
function wayAround(start: Place, end: Place, all: readonly Place[]): number {
  const centre = all.reduce((sum, one) => sum + middle(one), 0) / all.length;
  const aside = start.width / 2 + GAP;
  return (middle(start) + middle(end)) / 2 > centre ? -aside : aside;
}

function curve(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  down: 1 | -1,
  aside: number,
): Pick<Arrow, 'line' | 'head'> {
  const [foot, half] = [y2 - down * HEAD, (y1 + y2) / 2];
  if (aside === 0)
    return { line: `M ${x1} ${y1} C ${x1} ${half} ${x2} ${half} ${x2} ${foot}`, head: headAt(x2, y2, down) };
  const [edge, turn] = [(x1 + x2) / 2 + aside, (foot - y1) / 4];
  return {
    line: `M ${x1} ${y1} C ${x1} ${y1 + turn} ${edge} ${y1} ${edge} ${half} S ${x2} ${foot - turn} ${x2} ${foot}`,
    head: headAt(x2, y2, down),
  };
}

/** A triangle whose tip is at the end, pointing down or up. */
const headAt = (x: number, y: number, down: 1 | -1): string =>
  `M ${x} ${y} l ${-HEAD} ${-down * HEAD * 1.6} h ${HEAD * 2} z`;

const middle = ({ x, width }: Place): number => x + width / 2;
const bottom = ({ y, height }: Place): number => y + height;
