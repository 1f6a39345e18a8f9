/** The middle of some figures; of an even number the mean of the two in the middle. */
export const median = (figures: readonly number[]): number => percentile(figures, 50);

/** The figure below which `percent` of all lie, interpolated. */
export function percentile(figures: readonly number[], percent: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const place = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** "12.3", "0.85" or "1,234": as many places as tell something. */
export const figure = (value: number): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 }).format(value);

/** Bytes as megabytes. */
export const megabytes = (bytes: number): string => figure(bytes / 1024 / 1024);

/** Prints a table as Markdown, columns padded so that it reads in a terminal, too. */
export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = header.map((title, i) => Math.max(3, title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  // The first column is a name, the others are figures.
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  console.log(['', line(header), rule, ...rows.map(line), ''].join('\n'));
}
