import { Box, Flex, Text } from '@chakra-ui/react';
import { MinusIcon, PlusIcon } from 'lucide-react';
import { formatCount } from '../../../i18n/format';
import type { PlacedCard } from './chartLayout';

const MARKS = { added: 'status.approved', changed: 'status.approving', gone: 'status.danger' } as const;

/** A card of the chart; what the keyboard does with it stands with the chart. */
export function ChartCard({
  card: { item, x, y, level, place, siblings, below, open },
  width,
  height,
  isCurrent,
  isPicked,
  isHit,
  isShownHit,
  onToggle,
  onPick,
}: {
  card: PlacedCard;
  width: number;
  height: number;
  /** The one the keyboard reaches. */
  isCurrent: boolean;
  isPicked: boolean;
  isHit: boolean;
  /** The hit the reader was led to. */
  isShownHit: boolean;
  onToggle: () => void;
  onPick: () => void;
}) {
  const edge = isPicked || isShownHit ? 'brand.solid' : isHit ? 'brand.border' : 'border.emphasized';
  return (
    <Box
      role="treeitem"
      data-card={item.id}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={isPicked}
      {...(below > 0 && { 'aria-expanded': open })}
      tabIndex={isCurrent ? 0 : -1}
      title={[item.title, item.line].join('\n')}
      position="absolute"
      style={{ left: x, top: y, width, height }}
      bg={isHit ? 'brand.subtle' : 'bg.panel'}
      borderWidth="1px"
      borderStyle={item.faint ? 'dashed' : 'solid'}
      borderColor={edge}
      boxShadow={isPicked || isShownHit ? '0 0 0 1px var(--hc-colors-brand-solid)' : 'none'}
      rounded="md"
      px="3"
      py="2.5"
      cursor="pointer"
      onClick={onPick}
      _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
    >
      {item.mark && (
        <Box
          position="absolute"
          top="-10px"
          insetInlineEnd="2"
          bg="bg.panel"
          borderWidth="1px"
          borderColor={MARKS[item.mark.tone]}
          rounded="full"
          px="2"
          textStyle="xs"
        >
          {item.mark.label}
        </Box>
      )}
      <Text fontWeight="medium" fontSize="13px" lineHeight="18px" lineClamp={2} wordBreak="break-word">
        {item.title}
      </Text>
      <Text fontSize="12px" lineHeight="18px" color="fg.muted" truncate>
        {item.line}
      </Text>
      <Text fontSize="12px" lineHeight="18px" color="fg.muted" truncate fontVariantNumeric="tabular-nums">
        {item.foot}
      </Text>
      {below > 0 && (
        <Flex
          aria-hidden
          position="absolute"
          bottom="-12px"
          insetInlineStart="50%"
          transform="translateX(-50%)"
          h="24px"
          minW="24px"
          px="1.5"
          align="center"
          justify="center"
          gap="0.5"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border.emphasized"
          rounded="full"
          textStyle="xs"
          color="fg.muted"
          _hover={{ borderColor: 'brand.solid', color: 'brand.fg' }}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          {open ? <MinusIcon /> : <PlusIcon />}
          {!open && formatCount(below)}
        </Flex>
      )}
    </Box>
  );
}
