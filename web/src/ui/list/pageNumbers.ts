/** First, last and the neighbours of the current page; null is a gap. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, i) => i + 1);
  const near = new Set([1, 2, current - 1, current, current + 1, pages - 1, pages].filter((n) => n >= 1 && n <= pages));
  const sorted = [...near].sort((a, b) => a - b);
  return sorted.flatMap((n, i) => (i > 0 && n - (sorted[i - 1] ?? 0) > 1 ? [null, n] : [n]));
}
