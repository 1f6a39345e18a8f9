import { Box } from '@chakra-ui/react';
import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { ChartCard } from './ChartCard';
import { boxOf, CARD, overlaps, type PlacedCard } from './chartLayout';
import type { ChartState } from './useChart';

/** The chart in its window: only what is in sight is drawn, whatever the size of the company. */
export function Chart({
  chart,
  label,
  picked,
  onPick,
}: {
  chart: ChartState;
  label: string;
  picked: string | null;
  onPick: (id: string) => void;
}) {
  const { frame, layout, view, toggle, current, focus } = chart;
  const { fit, centreOn } = view;
  const start = useRef({ layout, picked });
  useLayoutEffect(() => {
    const card = layout.byId.get(start.current.picked ?? '');
    fit(start.current.layout);
    if (card) centreOn(card);
    // Only the first time: afterwards it stands where the reader has put it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const followed = useRef(false);
  useEffect(() => {
    if (!followed.current || !current) return;
    followed.current = false;
    frame.current?.querySelector<HTMLElement>(`[data-card="${current.item.id}"]`)?.focus({ preventScroll: true });
  }, [current, frame]);

  const go = (card: PlacedCard | undefined) => {
    if (!card) return;
    followed.current = true;
    focus(card);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = layout.cards.indexOf(current);
    const act = {
      ArrowDown: () => go(layout.cards[at + 1]),
      ArrowUp: () => go(layout.cards[at - 1]),
      ArrowRight: () => (current.open ? go(layout.cards[at + 1]) : current.below > 0 && toggle(current)),
      ArrowLeft: () => (current.open ? toggle(current) : go(layout.byId.get(current.item.parentId ?? ''))),
      Home: () => go(layout.cards[0]),
      End: () => go(layout.cards.at(-1)),
      Enter: () => onPick(current.item.id),
      ' ': () => onPick(current.item.id),
      '+': view.zoomIn,
      '=': view.zoomIn,
      '-': view.zoomOut,
      '0': chart.fit,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const { x, y, scale } = view.view;
  return (
    <Box
      ref={frame}
      {...view.handlers}
      data-chart
      position="relative"
      overflow="hidden"
      h={{ base: 'calc(100dvh - 250px)', md: 'calc(100dvh - 260px)' }}
      minH="320px"
      bg="bg.subtle"
      borderWidth="1px"
      rounded="md"
      cursor="grab"
      touchAction="none"
      userSelect="none"
      _active={{ cursor: 'grabbing' }}
    >
      <div
        role="tree"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        style={{
          position: 'absolute',
          transformOrigin: '0 0',
          transform: `translate(${x}px, ${y}px) scale(${scale})`,
        }}
      >
        <Drawn
          chart={chart}
          inSight={view.inSight}
          current={current?.item.id ?? null}
          picked={picked}
          onPick={onPick}
        />
      </div>
    </Box>
  );
}

/** What is in sight; a hand that moves the chart draws nothing of it anew. */
const Drawn = memo(
  function Drawn({
    chart: { layout, toggle, focus, search },
    inSight,
    current,
    picked,
    onPick,
  }: {
    chart: ChartState;
    inSight: ChartState['view']['inSight'];
    current: string | null;
    picked: string | null;
    onPick: (id: string) => void;
  }) {
    const found = useMemo(() => new Set(search.hits), [search.hits]);
    return (
      <>
        <svg
          aria-hidden
          width={layout.width}
          height={layout.height}
          style={{ position: 'absolute', overflow: 'visible', pointerEvents: 'none' }}
        >
          {layout.lines.map(
            ({ id, path, box }) =>
              overlaps(box, inSight) && (
                <path key={id} d={path} fill="none" stroke="var(--hc-colors-border-emphasized)" strokeWidth="1.5" />
              ),
          )}
          {layout.dashed.map(
            ({ id, path, box }) =>
              overlaps(box, inSight) && (
                <path
                  key={id}
                  d={path}
                  fill="none"
                  stroke="var(--hc-colors-fg-subtle)"
                  strokeWidth="1.5"
                  strokeDasharray="5 4"
                />
              ),
          )}
        </svg>
        {layout.cards.map(
          (card) =>
            (overlaps(boxOf(card), inSight) || card.item.id === current) && (
              <ChartCard
                key={card.item.id}
                card={card}
                width={CARD.width}
                height={CARD.height}
                isCurrent={card.item.id === current}
                isPicked={card.item.id === picked}
                isHit={found.has(card.item.id)}
                isShownHit={search.hits[search.at] === card.item.id}
                onToggle={() => toggle(card)}
                onPick={() => {
                  focus(card);
                  onPick(card.item.id);
                }}
              />
            ),
        )}
      </>
    );
  },
  (before, after) =>
    before.chart.layout === after.chart.layout &&
    before.chart.open === after.chart.open &&
    before.chart.search.hits === after.chart.search.hits &&
    before.chart.search.at === after.chart.search.at &&
    before.inSight === after.inSight &&
    before.current === after.current &&
    before.picked === after.picked,
);
