import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { above, type ChartTree, hitsOf, unfoldedAtFirst } from './chartItem';
import { chartLayout, type PlacedCard } from './chartLayout';
import { useChartView } from './useChartView';

/**
 * What is unfolded, found, chosen and in sight of a chart. Where not everything is here at first, `load` brings what stands
 * below a card that is unfolded, and the tree becomes another one.
 */
export function useChart(tree: ChartTree, picked: string | null, load?: (id: string) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const first = unfoldedAtFirst(tree);
    if (picked !== null) for (const id of above(tree, picked)) first.add(id);
    return first;
  });
  const layout = useMemo(() => chartLayout(tree, open), [tree, open]);
  const view = useChartView(frame);
  const { shiftBy, centreOn, fit, show } = view;
  const [focused, setFocused] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [hit, setHit] = useState(0);
  const hits = useMemo(() => hitsOf(tree, search), [tree, search]);

  /** Unfolds and folds; the card that was pressed stays where it is. */
  const reopen = (next: ReadonlySet<string>, still: PlacedCard | undefined) => {
    setOpen(next);
    const after = still && chartLayout(tree, next).byId.get(still.item.id);
    if (after) shiftBy(still.x - after.x, still.y - after.y);
  };
  /** The card that stays where it is, and the one that is waited for, when more of the tree comes. */
  const kept = useRef<string | null>(null);
  const waited = useRef<string | null>(null);
  const former = useRef({ tree, layout });
  useLayoutEffect(() => {
    const before = former.current;
    former.current = { tree, layout };
    const wanted = waited.current;
    if (wanted !== null && tree.byId.has(wanted)) {
      const card = layout.byId.get(wanted);
      if (card) {
        waited.current = null;
        centreOn(card);
      } else setOpen((now) => new Set([...now, ...above(tree, wanted)]));
    } else if (before.tree !== tree) {
      const [was, is] = [before.layout.byId.get(kept.current ?? ''), layout.byId.get(kept.current ?? '')];
      if (was && is) shiftBy(was.x - is.x, was.y - is.y);
    }
  }, [tree, layout, centreOn, shiftBy]);
  const toggle = ({ item: { id, below = 0 }, open: isOpen }: PlacedCard) => {
    const next = new Set(open);
    if (isOpen) next.delete(id);
    else next.add(id);
    kept.current = id;
    if (!isOpen && below > (tree.children.get(id)?.length ?? 0)) load?.(id);
    reopen(next, layout.byId.get(id));
  };
  /** Unfolds the way to one and brings it into the middle. */
  const reveal = (id: string) => {
    waited.current = tree.byId.has(id) ? null : id;
    if (!tree.byId.has(id)) return;
    const next = new Set([...open, ...above(tree, id)]);
    setOpen(next);
    const card = chartLayout(tree, next).byId.get(id);
    if (card) centreOn(card);
  };
  const revealHit = (at: number) => {
    setHit(at);
    const id = hits[at];
    if (id !== undefined) reveal(id);
  };
  return {
    frame,
    layout,
    view,
    open,
    toggle,
    reveal,
    /** Whether what is there is not all there is. */
    isPartial: load !== undefined,
    unfoldAll: () => {
      const next = new Set(tree.children.keys());
      setOpen(next);
      fit(chartLayout(tree, next));
    },
    foldAll: () => {
      const next = unfoldedAtFirst(tree);
      setOpen(next);
      fit(chartLayout(tree, next));
    },
    fit: () => fit(layout),
    /** The card a keyboard stands on: the first, until another was reached. */
    current: layout.byId.get(focused ?? picked ?? '') ?? layout.cards[0] ?? null,
    focus: (card: PlacedCard) => {
      setFocused(card.item.id);
      show(card);
    },
    search: {
      text: search,
      hits,
      at: hit,
      /** Takes another text; the first hit comes into sight at once. */
      change: (text: string) => {
        setSearch(text);
        setHit(0);
        const [first] = hitsOf(tree, text);
        if (first !== undefined) reveal(first);
      },
      next: () => hits.length > 0 && revealHit((hit + 1) % hits.length),
      before: () => hits.length > 0 && revealHit((hit + hits.length - 1) % hits.length),
    },
  };
}
export type ChartState = ReturnType<typeof useChart>;
