import { useMemo, useRef } from 'react';
import { type Indicator, inPart, type Part } from '../model';
import type { ScoreDraft } from './scoreRows';
import type { ScoreLine } from './useScoreColumns';

/** The rows of a part's sheet; one that did not change stays the same object, so that it is not drawn again. */
export function useScoreLines(indicators: readonly Indicator[], part: Part, draft: ScoreDraft): readonly ScoreLine[] {
  const known = useRef<ReadonlyMap<string, ScoreLine>>(new Map());
  return useMemo(() => {
    const typedOf = new Map(draft.rows.map((row) => [row.id, row]));
    const lines = inPart(part, indicators).map((indicator): ScoreLine => {
      const typed = typedOf.get(indicator.id);
      const before = known.current.get(indicator.id);
      return before?.indicator === indicator && before.typed === typed ? before : { indicator, typed };
    });
    known.current = new Map(lines.map((line) => [line.indicator.id, line]));
    return lines;
  }, [indicators, part, draft.rows]);
}
