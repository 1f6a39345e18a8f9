import { type PointerEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Box, CARD, type ChartLayout, type PlacedCard } from './chartLayout';

/** Where the chart stands in its window, and how large: a point of it is at `x + point * scale`. */
export interface ChartView {
  x: number;
  y: number;
  scale: number;
}
/** Smaller, and nothing could be read, nor would what is in sight be few enough to move smoothly. */
const LEAST = 0.25;
const MOST = 1.6;
const STEP = 1.25;
const MARGIN = 24;
/** What is drawn changes in steps of so many pixels of the chart, not with each of the hand. */
const CELL = 480;

const within = (scale: number) => Math.min(MOST, Math.max(LEAST, scale));

/** Where a window has no size, as before it is drawn, it is as large as a desk's. */
const sizeOf = (element: HTMLElement | null) => ({
  width: element?.clientWidth || 1200,
  height: element?.clientHeight || 700,
});

/** How large the window of the chart is, also after it became another. */
function useSize(frame: RefObject<HTMLDivElement | null>) {
  const [size, setSize] = useState(() => sizeOf(null));
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setSize(sizeOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

/** Panning and zooming by hand, wheel, fingers and keys; which part of the chart has to be drawn. */
export function useChartView(frame: RefObject<HTMLDivElement | null>) {
  const [view, setView] = useState<ChartView>({ x: MARGIN, y: MARGIN, scale: 1 });

  const zoomAt = useCallback(
    (factor: number, atX: number, atY: number) =>
      setView((now) => {
        const scale = within(now.scale * factor);
        const by = scale / now.scale;
        return { scale, x: atX - (atX - now.x) * by, y: atY - (atY - now.y) * by };
      }),
    [],
  );
  const zoom = useCallback(
    (factor: number) => {
      const { width, height } = sizeOf(frame.current);
      zoomAt(factor, width / 2, height / 2);
    },
    [frame, zoomAt],
  );
  const moveBy = useCallback((x: number, y: number) => setView((now) => ({ ...now, x: now.x + x, y: now.y + y })), []);
  /** The same in lengths of the chart. */
  const shiftBy = useCallback(
    (x: number, y: number) => setView((now) => ({ ...now, x: now.x + x * now.scale, y: now.y + y * now.scale })),
    [],
  );
  const centreOn = useCallback(
    ({ x, y }: PlacedCard) => {
      const { width, height } = sizeOf(frame.current);
      setView((now) => ({
        ...now,
        x: width / 2 - (x + CARD.width / 2) * now.scale,
        y: height / 2 - (y + CARD.height / 2) * now.scale,
      }));
    },
    [frame],
  );
  /** Moves no further than a card needs to be wholly in sight. */
  const show = useCallback(
    ({ x, y }: PlacedCard) => {
      const { width, height } = sizeOf(frame.current);
      setView((now) => {
        const left = now.x + x * now.scale;
        const top = now.y + y * now.scale;
        const [right, bottom] = [left + CARD.width * now.scale, top + CARD.height * now.scale];
        const shift = (from: number, to: number, room: number) =>
          from < MARGIN ? MARGIN - from : to > room - MARGIN ? room - MARGIN - to : 0;
        return { ...now, x: now.x + shift(left, right, width), y: now.y + shift(top, bottom, height) };
      });
    },
    [frame],
  );
  /** The whole chart where it can be read so small, else its top. */
  const fit = useCallback(
    (layout: ChartLayout) => {
      const { width, height } = sizeOf(frame.current);
      const whole = Math.min((width - 2 * MARGIN) / layout.width, (height - 2 * MARGIN) / layout.height, 1);
      const scale = Math.max(whole, width < 600 ? 0.75 : 0.5);
      const top = layout.cards[0];
      const fits = layout.width * scale <= width - 2 * MARGIN;
      const middle = fits || !top ? layout.width / 2 : top.x + CARD.width / 2;
      setView({ scale, x: width / 2 - middle * scale, y: MARGIN });
    },
    [frame],
  );

  useWheel(frame, zoomAt, moveBy);
  const handlers = useFingers(zoomAt, moveBy, frame);

  const { width, height } = useSize(frame);
  const cell = (from: number) => Math.floor(from / CELL) * CELL;
  const left = cell(-view.x / view.scale);
  const top = cell(-view.y / view.scale);
  const right = cell((width - view.x) / view.scale) + 2 * CELL;
  const bottom = cell((height - view.y) / view.scale) + 2 * CELL;
  const inSight = useMemo<Box>(
    () => ({ left: left - CELL, top: top - CELL, right, bottom }),
    [left, top, right, bottom],
  );

  return {
    view,
    inSight,
    handlers,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    shiftBy,
    centreOn,
    show,
    fit,
  };
}

type ZoomAt = (factor: number, x: number, y: number) => void;
type MoveBy = (x: number, y: number) => void;

/** The wheel moves the chart, with Ctrl or by two fingers it zooms; React's own listener could not keep the page still. */
function useWheel(frame: RefObject<HTMLDivElement | null>, zoomAt: ZoomAt, moveBy: MoveBy): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey)
        zoomAt(Math.exp(-event.deltaY / 300), event.clientX - left, event.clientY - top);
      else if (event.shiftKey) moveBy(-event.deltaY, 0);
      else moveBy(-event.deltaX, -event.deltaY);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, zoomAt, moveBy]);
}

interface Point {
  x: number;
  y: number;
}

/** One pointer moves the chart, two zoom it. A press that does not move is left to the card under it. */
function useFingers(zoomAt: ZoomAt, moveBy: MoveBy, frame: RefObject<HTMLDivElement | null>) {
  const points = useRef(new Map<number, Point>());
  const moved = useRef(0);
  const lift = (event: PointerEvent) => points.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (points.current.size === 0) moved.current = 0;
      points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      const before = points.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...points.current].find(([id]) => id !== event.pointerId)?.[1];
      points.current.set(event.pointerId, now);
      moved.current += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
      // Held on to only once it moves: a captured pointer would take the click from the card.
      if (moved.current > 4) frame.current?.setPointerCapture?.(event.pointerId);
      if (!other) return moveBy(now.x - before.x, now.y - before.y);
      const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
      const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
      zoomAt(
        far(now, other) / Math.max(1, far(before, other)),
        (now.x + other.x) / 2 - left,
        (now.y + other.y) / 2 - top,
      );
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    /** A click that ends a drag is none. */
    onClickCapture: (event: { stopPropagation: () => void }) => {
      if (moved.current > 4) event.stopPropagation();
      moved.current = 0;
    },
  };
}
