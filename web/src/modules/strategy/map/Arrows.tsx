import { Box } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Arrow, arrowsBetween, type Place } from './arrows';
import type { Objective } from './mapModel';

interface Props {
  objectives: readonly Objective[];
  /** The objective whose arrows stand out. */
  near: string | null;
}

/** Arrows from each objective to those it leads to, drawn over the lanes it stands beside; cards say the same in words. */
export function Arrows({ objectives, near }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  useLayoutEffect(() => {
    const box = drawing.current?.parentElement;
    if (!box) return undefined;
    const draw = () => setArrows(arrowsBetween(objectives, placesIn(box)));
    const sizes = new ResizeObserver(draw);
    sizes.observe(box);
    draw();
    return () => sizes.disconnect();
  }, [objectives]);
  return (
    <Box asChild position="absolute" inset="0" w="full" h="full" pointerEvents="none" overflow="visible">
      <svg ref={drawing} aria-hidden>
        {arrows.map(({ from, to, line, head }) => {
          const isNear = near === from || near === to;
          return (
            <Box
              asChild
              key={`${from} ${to}`}
              color={isNear ? 'brand.solid' : 'fg.subtle'}
              opacity={near === null || isNear ? 1 : 0.25}
            >
              <g>
                <path d={line} fill="none" stroke="currentColor" strokeWidth={isNear ? 2 : 1.25} />
                <path d={head} fill="currentColor" />
              </g>
            </Box>
          );
        })}
      </svg>
    </Box>
  );
}

/** Where the cards stand in their frame. */
function placesIn(box: HTMLElement): ReadonlyMap<string, Place> {
  const { left, top } = box.getBoundingClientRect();
  const cards = [...box.querySelectorAll<HTMLElement>('[data-objective]')];
  return new Map(
    cards.map((card) => {
      const place = card.getBoundingClientRect();
      return [
        card.dataset['objective'] ?? '',
        { x: place.left - left, y: place.top - top, width: place.width, height: place.height },
      ];
    }),
  );
}
