import { Grid, Text } from '@chakra-ui/react';
import {
  DndContext,
  DragOverlay,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { BoardCard } from './BoardCard';
import { BoardLevel } from './BoardLevel';
import type { CalibrationDistribution, CalibrationPerson } from './useCalibration';

interface Props {
  planId: string;
  keyword: string;
  levels: readonly string[];
  distribution: CalibrationDistribution | null;
  canEdit: boolean;
  /** Somebody is to be moved to a level: the reason is still to be asked for. */
  onMove: (person: CalibrationPerson, levelName: string) => void;
  onOpen: (person: CalibrationPerson) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** An arrow key goes to the level beside the one the card is over. */
const toNextLevel: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const levels = context.droppableContainers.getEnabled().map(({ id }) => id);
  const from = context.over?.id ?? (context.active?.data.current as CalibrationPerson | undefined)?.levelName ?? '';
  const next = levels[levels.indexOf(from) + step];
  const rect = next === undefined ? undefined : context.droppableRects.get(next);
  return rect && { x: rect.left + 8, y: rect.top + 8 };
};

/** Where the pointer is; without one, where the card is. */
const underPointer: CollisionDetection = (args) => {
  const within = pointerWithin(args);
  return within.length > 0 ? within : rectIntersection(args);
};

/** The people of a plan as cards on their levels: moved by drag, by keyboard, or by pressing the name. */
export function CalibrationBoard({ planId, keyword, levels, distribution, canEdit, onMove, onOpen }: Props) {
  const t = useT();
  const [lifted, setLifted] = useState<CalibrationPerson | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextLevel }),
  );
  const name = localName(lifted?.employee);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      onDragStart={({ active }) => setLifted(active.data.current as CalibrationPerson)}
      onDragCancel={() => setLifted(null)}
      onDragEnd={({ active, over }) => {
        setLifted(null);
        const person = active.data.current as CalibrationPerson;
        if (over && over.id !== person.levelName) onMove(person, String(over.id));
      }}
      accessibility={{
        screenReaderInstructions: { draggable: t('performance.calib.board.instructions') },
        announcements: {
          onDragStart: ({ active }) => {
            const person = active.data.current as CalibrationPerson;
            return t('performance.calib.board.lifted', {
              name: localName(person.employee),
              level: orDash(person.levelName),
            });
          },
          onDragOver: ({ over }) =>
            over ? t('performance.calib.board.over', { name, level: String(over.id) }) : undefined,
          onDragEnd: ({ over }) =>
            over
              ? t('performance.calib.board.dropped', { name, level: String(over.id) })
              : t('performance.calib.board.cancelled', { name }),
          onDragCancel: () => t('performance.calib.board.cancelled', { name }),
        },
      }}
    >
      {canEdit && (
        <Text px="3" pb="2" color="fg.muted" textStyle="sm">
          {t('performance.calib.board.hint')}
        </Text>
      )}
      <Grid
        px="3"
        pb="3"
        gap="3"
        overflowX="auto"
        alignItems="stretch"
        templateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${levels.length}, minmax(180px, 1fr))` }}
      >
        {levels.map((level) => (
          <BoardLevel
            key={level}
            planId={planId}
            keyword={keyword}
            levelName={level}
            bin={distribution?.bins.find(({ levelName }) => levelName === level) ?? null}
            judged={distribution?.assessed ?? false}
            canEdit={canEdit}
            onOpen={onOpen}
          />
        ))}
      </Grid>
      <DragOverlay>{lifted && <BoardCard planId={planId} person={lifted} />}</DragOverlay>
    </DndContext>
  );
}
