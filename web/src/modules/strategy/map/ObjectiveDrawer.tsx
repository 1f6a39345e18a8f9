import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatNumber, localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { List } from '../../../theme/parts/List';
import { Facts } from '../../../ui/Facts';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import { orDash } from '../../../i18n/format';
import type { Objective, StrategyMap } from './mapModel';
import { ObjectiveState, ProgressLine } from './ObjectiveState';

interface Props {
  map: StrategyMap;
  objective: Objective;
  onClose: () => void;
  /** What the reader may do with it. */
  actions?: ReactNode;
}

/** An objective with its figures, what it leads to and is driven by, and the targets behind it. */
export function ObjectiveDrawer({ map, objective, onClose, actions }: Props) {
  const t = useT();
  const label = useEnumLabel();
  const { id, name, perspective, measure, leadsTo, progress, expected } = objective;
  const namesOf = (some: readonly Objective[]) => orDash(some.map((one) => one.name).join(', '));
  return (
    <ReadDrawer title={name} size="md" onClose={onClose}>
      <Stack gap="6">
        {actions}
        <Facts
          columns={2}
          items={[
            { label: t('strategy.objective.perspective'), value: label('StrategyPerspective', perspective) },
            { label: t('strategy.objective.measure'), value: orDash(measure) },
            {
              label: t('strategy.objective.leadsTo'),
              value: namesOf(map.objectives.filter((one) => leadsTo.includes(one.id))),
              wide: true,
            },
            {
              label: t('strategy.objective.servedBy'),
              value: namesOf(map.objectives.filter((one) => one.leadsTo.includes(id))),
              wide: true,
            },
          ]}
        />
        {progress !== null && (
          <Stack gap="1.5">
            <Flex justify="space-between" gap="3" wrap="wrap">
              <Text>{t('strategy.objective.progress', { progress: formatNumber(progress, 1) })}</Text>
              <ObjectiveState state={objective.state} />
            </Flex>
            <ProgressLine progress={progress} expected={expected} />
            <Text textStyle="xs" color="fg.muted">
              {t('strategy.objective.expected', { expected: formatNumber(expected, 1) })}
            </Text>
          </Stack>
        )}
        <Targets objective={objective} />
      </Stack>
    </ReadDrawer>
  );
}

function Targets({ objective: { targets, targetCount } }: { objective: Objective }) {
  const t = useT();
  const hidden = targetCount - targets.length;
  return (
    <Stack as="section" gap="3" aria-labelledby="objective-targets">
      <Text as="h3" fontWeight="medium" id="objective-targets">
        {t('strategy.objective.targets')}
      </Text>
      {targetCount === 0 && <Text color="fg.muted">{t('strategy.objective.noTargets')}</Text>}
      {targets.length > 0 && (
        <List.Root listStyleType="none" gap="4">
          {targets.map((one) => (
            <List.Item key={one.id}>
              <Flex justify="space-between" gap="4">
                <Box minW="0">
                  <Text overflowWrap="anywhere">{one.keyResult}</Text>
                  <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                    {`${localName(one.department)} · ${one.planName}`}
                  </Text>
                </Box>
                <Text flexShrink={0} fontVariantNumeric="tabular-nums" color={one.progress ? 'fg' : 'fg.muted'}>
                  {one.progress === null ? t('strategy.objective.notReported') : `${formatNumber(one.progress, 1)}%`}
                </Text>
              </Flex>
            </List.Item>
          ))}
        </List.Root>
      )}
      {hidden > 0 && targetCount > 0 && (
        <Text color="fg.muted">{t('strategy.objective.hidden', { count: hidden })}</Text>
      )}
    </Stack>
  );
}
