/** Whole years and months from one day to another; nothing before the first day. */
export function serviceTime(from: string, to: string): { years: number; months: number } | null {
  if (from === '' || to < from) return null;
  const [y = 0, m = 0, d = 0] = from.split('-').map(Number);
  const [toY = 0, toM = 0, toD = 0] = to.split('-').map(Number);
  const all = (toY - y) * 12 + (toM - m) - (toD < d ? 1 : 0);
  return { years: Math.floor(all / 12), months: all % 12 };
}
