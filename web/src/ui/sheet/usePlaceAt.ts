import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

/** More than the list of any cell is high; it has a scroll bar of its own beyond. */
const ROOM = 240;

/** Where a list belongs that hangs on an element of a table: over everything the table cuts off, below it or above. */
export function usePlaceAt(anchor: RefObject<HTMLElement | null>, open: boolean): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (!open) return;
    const measure = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (!box) return;
      const above = innerHeight - box.bottom < ROOM && box.top > innerHeight - box.bottom;
      setPlace({
        left: Math.max(0, Math.min(box.left, innerWidth - box.width)),
        minWidth: box.width,
        maxWidth: innerWidth - Math.max(0, box.left),
        maxHeight: Math.min(ROOM, above ? box.top : innerHeight - box.bottom),
        ...(above ? { bottom: innerHeight - box.top } : { top: box.bottom }),
      });
    };
    measure();
    addEventListener('scroll', measure, true);
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure, true);
      removeEventListener('resize', measure);
    };
  }, [anchor, open]);
  return place;
}
