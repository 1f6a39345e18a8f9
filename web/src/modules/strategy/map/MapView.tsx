import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { List } from '../../../theme/parts/List';
import { Panel } from '../../../ui/Panel';
import { useIsPhone } from '../../../ui/useMedia';
import { Arrows } from './Arrows';
import { lanesOf, type Perspective, type StrategyMap } from './mapModel';
import { ObjectiveCard } from './ObjectiveCard';

interface Props {
  map: StrategyMap;
  onPick: (objectiveId: string) => void;
  /** Adds to a lane; absent where the map is only read. */
  onAdd?: ((perspective: Perspective) => void) | undefined;
}

/** The four lanes with their objectives, and at a desk the arrows between them; on the phone each says what it leads to. */
export function MapView({ map, onPick, onAdd }: Props) {
  const t = useT();
  const label = useEnumLabel();
  const isPhone = useIsPhone();
  const [near, setNear] = useState<string | null>(null);
  const names = new Map(map.objectives.map((one) => [one.id, one.name]));
  return (
    <Stack gap="3">
      <Box position="relative">
        <Stack gap={{ base: '4', md: '8' }}>
          {lanesOf(map).map(({ perspective, objectives }) => (
            <Panel key={perspective} as="section" aria-labelledby={`lane-${perspective}`} p={{ base: '3', md: '4' }}>
              <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: '3', md: '5' }}>
                <Stack w={{ md: '116px' }} flexShrink={0} gap="2" align="flex-start">
                  <Heading as="h2" textStyle="sm" id={`lane-${perspective}`}>
                    {label('StrategyPerspective', perspective)}
                  </Heading>
                  {onAdd && (
                    <Button
                      // No part of a picture of the map.
                      data-html2canvas-ignore
                      size="sm"
                      variant="ghost"
                      px="1"
                      aria-label={t('strategy.lane.add', { lane: label('StrategyPerspective', perspective) })}
                      onClick={() => onAdd(perspective)}
                    >
                      <PlusIcon />
                      {t('strategy.objective.add')}
                    </Button>
                  )}
                </Stack>
                {objectives.length === 0 ? (
                  <Text color="fg.subtle" alignSelf="center">
                    {t('strategy.lane.empty')}
                  </Text>
                ) : (
                  <List.Root
                    listStyleType="none"
                    flex="1"
                    display="grid"
                    gridTemplateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(180px, 240px))' }}
                    justifyContent="space-evenly"
                    gap={{ base: '3', md: '5' }}
                  >
                    {objectives.map((objective) => (
                      <List.Item key={objective.id} display="flex">
                        <ObjectiveCard
                          objective={objective}
                          leadsTo={objective.leadsTo.flatMap((id) => names.get(id) ?? [])}
                          saysLeadsTo={isPhone}
                          onNear={(isNear) => setNear(isNear ? objective.id : null)}
                          onPick={() => onPick(objective.id)}
                        />
                      </List.Item>
                    ))}
                  </List.Root>
                )}
              </Flex>
            </Panel>
          ))}
        </Stack>
        {!isPhone && <Arrows objectives={map.objectives} near={near} />}
      </Box>
      <Text textStyle="xs" color="fg.muted">
        {t('strategy.map.legend')}
      </Text>
    </Stack>
  );
}
