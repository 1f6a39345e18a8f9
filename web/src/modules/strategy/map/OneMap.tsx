import { Box, Button, Flex, HStack } from '@chakra-ui/react';
import { EllipsisIcon, PencilIcon, Share2Icon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { DropMenu, type MenuEntry } from '../../../ui/DropMenu';
import { useCapture } from '../../../ui/export/useCapture';
import { usePageAccess } from '../../../ui/PageAccess';
import { IconAction } from '../../../ui/IconAction';
import { toast } from '../../../ui/toast';
import { MapForm } from './MapForm';
import { neighbourOf, type Objective, type Perspective, type StrategyMap, STRATEGY_MAP } from './mapModel';
import { MapView } from './MapView';
import { ObjectiveDrawer } from './ObjectiveDrawer';
import { ObjectiveForm } from './ObjectiveForm';
import { useMapActions } from './useMapActions';

const ShareDrawer = lazy(() => import('../../../shared/share/ShareDrawer').then((m) => ({ default: m.ShareDrawer })));

/** A strategy map with all that the reader may do with it. */
export function OneMap({
  map,
  onGone,
  children,
}: {
  map: StrategyMap;
  onGone: () => void;
  /** What stands beside the actions: which map it is. */
  children: ReactNode;
}) {
  const t = useT();
  const access = usePageAccess();
  const capture = useCapture();
  const drawn = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [form, setForm] = useState<Objective | Perspective | 'map' | null>(null);
  const [isSharing, setSharing] = useState(false);
  const { saveObjective, move, removeObjective, removeMap, isBusy } = useMapActions(map, onGone);
  const objective = map.objectives.find(({ id }) => id === picked);
  const save = (as: 'png' | 'pdf') => drawn.current && void capture(drawn.current, map.name, as);
  const entries: MenuEntry[] = [
    ...(access.export
      ? (['png', 'pdf'] as const).map((as) => ({
          id: as,
          label: t(`strategy.map.export.${as}`),
          onSelect: () => save(as),
        }))
      : []),
    ...(access.edit
      ? [
          { id: 'edit', label: t('strategy.map.edit'), onSelect: () => setForm('map') },
          { id: 'delete', label: t('strategy.map.delete'), danger: true, onSelect: () => void removeMap() },
        ]
      : []),
  ];
  const add = (perspective: Perspective) =>
    map.objectives.length < LIMITS.strategyObjectives
      ? setForm(perspective)
      : toast.warning(t('strategy.objective.full', { max: LIMITS.strategyObjectives }));
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" mb="3" wrap="wrap">
        <Flex align="center" columnGap="4" rowGap="2" wrap="wrap" flex="1">
          {children}
        </Flex>
        <HStack gap="2">
          <Can do="export">
            <Button onClick={() => setSharing(true)}>
              <Share2Icon />
              {t('platform.share')}
            </Button>
          </Can>
          {entries.length > 0 && (
            <DropMenu
              trigger={<IconAction label={t('ui.more')} icon={<EllipsisIcon />} variant="outline" />}
              entries={entries}
            />
          )}
        </HStack>
      </Flex>
      <Box ref={drawn}>
        <MapView map={map} onPick={setPicked} onAdd={access.edit ? add : undefined} />
      </Box>
      {objective && form === null && (
        <ObjectiveDrawer
          map={map}
          objective={objective}
          onClose={() => setPicked(null)}
          actions={
            access.edit && (
              <HStack gap="2" wrap="wrap">
                <Button size="sm" disabled={isBusy} onClick={() => setForm(objective)}>
                  <PencilIcon />
                  {t('strategy.objective.edit')}
                </Button>
                {([-1, 1] as const).map((step) => (
                  <Button
                    key={step}
                    size="sm"
                    disabled={isBusy || !neighbourOf(map, objective, step)}
                    onClick={() => void move(objective, step)}
                  >
                    {t(step < 0 ? 'strategy.objective.earlier' : 'strategy.objective.later')}
                  </Button>
                ))}
                <Button
                  size="sm"
                  colorPalette="red"
                  disabled={isBusy}
                  onClick={() => void removeObjective(objective).then((gone) => gone && setPicked(null))}
                >
                  {t('ui.delete')}
                </Button>
              </HStack>
            )
          }
        />
      )}
      {form === 'map' && <MapForm map={map} maps={[]} onClose={() => setForm(null)} onSaved={() => undefined} />}
      {form !== null && form !== 'map' && (
        <ObjectiveForm map={map} objective={form} onSave={saveObjective} onClose={() => setForm(null)} />
      )}
      {isSharing && (
        <Suspense>
          <ShareDrawer path={STRATEGY_MAP} object={map.id} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
