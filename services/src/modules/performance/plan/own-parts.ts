import type { StoredPart } from '../../enterprise/tables.ts';
import type { OwnPart } from '../tables.ts';

/** The parts of a template as they are in a plan: those of its content version, with what the plan says of them. */
export function partsIn(parts: readonly StoredPart[], own: readonly OwnPart[] | null): StoredPart[] {
  if (own === null) return [...parts];
  const said = new Map(own.map((one) => [one.partCode, one]));
  return parts.map((part) => ({ ...part, ...said.get(part.partCode) }));
}
