import { Box, Flex, Text } from '@chakra-ui/react';
import { ChevronDownIcon, ChevronRightIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/useT';
import { IconAction } from '../../../ui/IconAction';
import { Panel } from '../../../ui/Panel';
import type { ChartState } from '../chart/useChart';

/** The same as an indented list, where a drawing has no room or is not wanted. */
export function LineList({
  chart: { layout, toggle, search },
  label,
  picked,
  onPick,
}: {
  chart: ChartState;
  label: string;
  picked: string | null;
  onPick: (id: string) => void;
}) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const hit = search.hits[search.at] ?? null;
  useEffect(() => {
    if (hit !== null)
      list.current?.querySelector(`[data-row="${hit}"]`)?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
  }, [hit]);
  return (
    <Panel p="1">
      <Box as="ul" ref={list} aria-label={label} listStyleType="none">
        {layout.cards.map((card) => (
          <Flex
            as="li"
            key={card.item.id}
            data-line={card.level}
            data-row={card.item.id}
            align="center"
            gap="1"
            // Deep lines go on at the same place: the names need the room.
            style={{ paddingInlineStart: `${Math.min(card.level - 1, 6) * 14}px` }}
            bg={card.item.id === picked || card.item.id === hit ? 'brand.subtle' : undefined}
            borderBottomWidth="1px"
          >
            {card.below > 0 ? (
              <IconAction
                label={t('ui.picker.toggle', { name: card.item.title })}
                icon={card.open ? <ChevronDownIcon /> : <ChevronRightIcon />}
                aria-expanded={card.open}
                onClick={() => toggle(card)}
              />
            ) : (
              <Box w="11" flexShrink={0} />
            )}
            <Box as="button" flex="1" minW="0" minH="11" py="1" textAlign="start" onClick={() => onPick(card.item.id)}>
              <Text truncate {...(card.item.faint && { color: 'fg.muted' })}>
                {card.item.title}
              </Text>
              {card.item.line !== '' && (
                <Text textStyle="xs" color="fg.muted" truncate>
                  {[card.item.line, card.item.foot].filter(Boolean).join(' · ')}
                </Text>
              )}
            </Box>
          </Flex>
        ))}
      </Box>
    </Panel>
  );
}
