import { dec } from '../../numbers.ts';
import { moduleScore } from './scoring.ts';

/** Targets that serve other targets: who may serve whom, and how far that brings the upper one (decisions "Alignment"). */

export interface AlignmentEdge {
  /** The target that serves. */
  from: string;
  /** The target it serves. */
  to: string;
}

/** Whether a further link would lead from a target back to itself. */
export function closesCircle(edges: readonly AlignmentEdge[], { from, to }: AlignmentEdge): boolean {
  const above = new Map<string, string[]>();
  for (const edge of edges) above.set(edge.from, [...(above.get(edge.from) ?? []), edge.to]);
  const seen = new Set<string>();
  const open = [to];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === from) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    open.push(...(above.get(at) ?? []));
  }
  return false;
}

export interface ProgressOf {
  id: string;
  weight: string | null;
  /** Percent reached by its own figures; null while none are told. */
  progress: string | null;
}

/**
 * The progress of each target by those that serve it: their weighted mean, each with its own figures or, without any, with
 * what its own servants come to. Percent; null where nothing serves it or nothing is told. For information only.
 */
export function rolledProgress(
  targets: readonly ProgressOf[],
  edges: readonly AlignmentEdge[],
): ReadonlyMap<string, string | null> {
  const byId = new Map(targets.map((one) => [one.id, one]));
  const known = new Map<string, string | null>();
  const rolled = (id: string): string | null => {
    const done = known.get(id);
    if (done !== undefined) return done;
    // Circles are refused; should one stand there, it ends here.
    known.set(id, null);
    const below = edges.flatMap((edge) => (edge.to === id ? (byId.get(edge.from) ?? []) : []));
    const mean = moduleScore(
      below.map((one) => ({ weight: one.weight ?? '1', score: one.progress ?? rolled(one.id) })),
    );
    known.set(id, mean);
    return mean;
  };
  for (const { id } of targets) rolled(id);
  return known;
}

/** An achievement (1 is all of it) as percent between 0 and 100. */
export function asProgress(achieved: string | null): string | null {
  if (achieved === null) return null;
  const percent = dec(achieved).times(100);
  return (percent.lt(0) ? dec(0) : percent.gt(100) ? dec(100) : percent).round(2).toString();
}
