import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState, useSyncExternalStore } from 'react';
import { keptInside, type Place } from './place';

const KEY = 'system-notice-place';
/** The lower right corner, until it is moved. */
const CORNER: Place = { x: Infinity, y: Infinity };
/** A hand that presses trembles this much. */
const STILL_PX = 4;
const STEP_PX = 20;
const ARROWS: Record<string, Place> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
};

/** Where the tab remembers it; what the tab's storage says may be anything. */
function remembered(): Place {
  try {
    const { x, y } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Partial<Place>;
    return typeof x === 'number' && typeof y === 'number' ? { x, y } : CORNER;
  } catch {
    return CORNER;
  }
}

const onResize = (listener: () => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

/** Makes a floating button follow pointer and arrow keys; a press that moved it is no press. */
export function useDragged(onPress: () => void) {
  const width = useSyncExternalStore(onResize, () => innerWidth);
  const height = useSyncExternalStore(onResize, () => innerHeight);
  const [wanted, setWanted] = useState(remembered);
  const held = useRef<{ at: Place; offset: Place } | null>(null);
  const dragged = useRef(false);
  const place = keptInside(wanted, { width, height });

  const moveTo = (to: Place) => {
    const kept = keptInside(to, { width, height });
    setWanted(kept);
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  };
  const handlers = {
    onPointerDown: (e: PointerEvent) => {
      if (e.button !== 0) return;
      e.currentTarget.setPointerCapture(e.pointerId);
      const at = { x: e.clientX, y: e.clientY };
      held.current = { at, offset: { x: at.x - place.x, y: at.y - place.y } };
      dragged.current = false;
    },
    onPointerMove: (e: PointerEvent) => {
      if (!held.current) return;
      const { at, offset } = held.current;
      dragged.current ||= Math.hypot(e.clientX - at.x, e.clientY - at.y) > STILL_PX;
      if (dragged.current) moveTo({ x: e.clientX - offset.x, y: e.clientY - offset.y });
    },
    // Also after the pointer was let go or taken away.
    onLostPointerCapture: () => {
      held.current = null;
    },
    onKeyDown: (e: KeyboardEvent) => {
      const step = ARROWS[e.key];
      if (!step) return;
      e.preventDefault();
      moveTo({ x: place.x + step.x, y: place.y + step.y });
    },
    onClick: (e: MouseEvent) => {
      // A press of the keyboard has no detail.
      if (e.detail === 0 || !dragged.current) onPress();
    },
  };
  return { place, handlers };
}
