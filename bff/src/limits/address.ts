/**
 * Whom an address stands for: an IPv4 address for itself, an IPv6 one for its /64, which one household has for itself
 * and could send from each time anew.
 */
export function callerAt(address: string): string {
  const v4 = /\d+\.\d+\.\d+\.\d+$/.exec(address)?.[0];
  if (v4 !== undefined) return v4;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = address.includes('::') ? [...left, ...zeros, ...right] : left;
  return groups.slice(0, 4).join(':');
}
