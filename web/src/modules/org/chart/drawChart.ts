import { boxOf, type Box, CARD, type ChartLayout, overlaps } from './chartLayout';

/** The part of a chart that a picture shows, and how many pixels it has for one of the chart. */
export interface Part extends Box {
  scale: number;
}
const FONT = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif';

/** Colours of the page that is open, so that the file looks like the screen. */
function coloursOf(root: HTMLElement) {
  const style = getComputedStyle(root);
  const colour = (name: string) => style.getPropertyValue(`--hc-colors-${name}`).trim() || 'black';
  return {
    line: colour('border-emphasized'),
    text: colour('fg'),
    muted: colour('fg-muted'),
    paper: 'white',
  };
}

/** Text cut to some lines of a width, the last with an ellipsis where more follows. */
export function linesOfText(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let rest = [...text];
  while (rest.length > 0 && lines.length < most) {
    let fits = rest.length;
    while (fits > 1 && measure(rest.slice(0, fits).join('')) > width) fits -= 1;
    const isLast = lines.length === most - 1;
    if (fits < rest.length && isLast) {
      while (fits > 1 && measure(`${rest.slice(0, fits).join('')}…`) > width) fits -= 1;
      lines.push(`${rest.slice(0, fits).join('')}…`);
      return lines;
    }
    // Words of Latin letters stay whole where a line has room for them.
    const cut = fits < rest.length ? rest.slice(0, fits).lastIndexOf(' ') : -1;
    const taken = cut > 0 ? cut + 1 : fits;
    lines.push(rest.slice(0, taken).join('').trimEnd());
    rest = rest.slice(taken);
  }
  return lines;
}

/** Draws the part of a chart that a picture shows: cards and lines as on the screen, without what is there to be pressed. */
export function drawChart(context: CanvasRenderingContext2D, { cards, lines, dashed }: ChartLayout, part: Part): void {
  const colours = coloursOf(document.documentElement);
  context.save();
  context.scale(part.scale, part.scale);
  context.translate(-part.left, -part.top);
  context.lineWidth = 1.5;
  context.strokeStyle = colours.line;
  for (const { path, box } of lines) if (overlaps(box, part)) context.stroke(new Path2D(path));
  context.setLineDash([5, 4]);
  for (const { path, box } of dashed) if (overlaps(box, part)) context.stroke(new Path2D(path));
  context.setLineDash([]);
  context.lineWidth = 1;
  context.textBaseline = 'middle';
  const measure = (text: string) => context.measureText(text).width;
  const room = CARD.width - 24;
  for (const card of cards) {
    if (!overlaps(boxOf(card), part)) continue;
    const { item, x, y } = card;
    context.setLineDash(item.faint ? [5, 4] : []);
    context.fillStyle = colours.paper;
    context.beginPath();
    context.roundRect(x + 0.5, y + 0.5, CARD.width - 1, CARD.height - 1, 6);
    context.fill();
    context.stroke();
    let at = y + 20;
    context.font = `500 13px ${FONT}`;
    context.fillStyle = colours.text;
    for (const line of linesOfText(item.title, room, 2, measure)) {
      context.fillText(line, x + 12, at);
      at += 18;
    }
    context.font = `12px ${FONT}`;
    context.fillStyle = colours.muted;
    for (const text of [item.line, item.foot]) {
      const [line = ''] = linesOfText(text, room, 1, measure);
      context.fillText(line, x + 12, at);
      at += 18;
    }
    if (item.mark) {
      const width = measure(item.mark.label) + 16;
      context.setLineDash([]);
      context.fillStyle = colours.paper;
      context.beginPath();
      context.roundRect(x + CARD.width - 8 - width, y - 10, width, 20, 10);
      context.fill();
      context.stroke();
      context.fillStyle = colours.muted;
      context.fillText(item.mark.label, x + CARD.width - width, y);
    }
  }
  context.restore();
}

/** A line of text at a place, in pixels of the picture. */
export function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, size, isHead }: { x: number; y: number; size: number; isHead: boolean },
): void {
  const { text: dark, muted } = coloursOf(document.documentElement);
  context.font = `${isHead ? '500 ' : ''}${size}px ${FONT}`;
  context.fillStyle = isHead ? dark : muted;
  context.textBaseline = 'middle';
  context.fillText(text, x, y);
}
