import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Box, Flex, IconButton } from '@chakra-ui/react';
import { ArrowDownIcon, ArrowUpIcon, GripVerticalIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { IconAction } from './IconAction';

interface Props<T> {
  items: readonly T[];
  idOf: (item: T) => string;
  nameOf: (item: T) => string;
  onChange: (items: readonly T[]) => void;
  /** What stands in a row in place of the name. */
  draw?: (item: T) => ReactNode;
}

/** A list to be put in order: by drag, by keyboard (Space lifts, arrows move, Space drops), or one step by a button. */
export function SortableList<T>({ items, idOf, nameOf, onChange, draw }: Props<T>) {
  const t = useT();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(idOf);
  const placeOf = (id: string | number) => ids.indexOf(String(id));
  const wordsOf = (id: string | number) => {
    const item = items[placeOf(id)];
    return item === undefined ? '' : nameOf(item);
  };
  const move = (from: number, to: number) => onChange(arrayMove([...items], from, to));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(placeOf(active.id), placeOf(over.id));
  };
  const at = (id: string | number) => ({ name: wordsOf(id), position: placeOf(id) + 1, count: items.length });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: t('ui.sort.instructions') },
        announcements: {
          onDragStart: ({ active }) => t('ui.sort.lifted', at(active.id)),
          onDragOver: ({ active, over }) =>
            over ? t('ui.sort.over', { ...at(over.id), name: wordsOf(active.id) }) : undefined,
          onDragEnd: ({ active, over }) =>
            t('ui.sort.dropped', { ...at(over?.id ?? active.id), name: wordsOf(active.id) }),
          onDragCancel: ({ active }) => t('ui.sort.cancelled', at(active.id)),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box as="ol" listStyleType="none">
          {items.map((item, i) => (
            <Row
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item)}
              face={draw?.(item)}
              onUp={i > 0 ? () => move(i, i - 1) : null}
              onDown={i < items.length - 1 ? () => move(i, i + 1) : null}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

interface RowProps {
  id: string;
  name: string;
  face: ReactNode;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

function Row({ id, name, face, onUp, onDown }: RowProps) {
  const t = useT();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <Flex
      as="li"
      ref={setNodeRef}
      align="center"
      gap="1"
      minH="9"
      bg="bg.panel"
      borderWidth="1px"
      rounded="sm"
      mb="1"
      ps="1"
      zIndex={isDragging ? 1 : undefined}
      boxShadow={isDragging ? 'md' : undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        variant="ghost"
        size="sm"
        cursor="grab"
        touchAction="none"
        {...attributes}
        {...listeners}
        aria-label={t('ui.sort.move', { name })}
      >
        <GripVerticalIcon />
      </IconButton>
      <Box flex="1" minW="0" truncate>
        {face ?? name}
      </Box>
      <IconAction
        size="sm"
        label={t('ui.sort.up', { name })}
        icon={<ArrowUpIcon />}
        disabled={!onUp}
        onClick={() => onUp?.()}
      />
      <IconAction
        size="sm"
        label={t('ui.sort.down', { name })}
        icon={<ArrowDownIcon />}
        disabled={!onDown}
        onClick={() => onDown?.()}
      />
    </Flex>
  );
}
