import { Flex, Text } from '@chakra-ui/react';
import { formatCount, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import type { Unit } from './useOrganisation';

/** The chosen department in a line: where it stands, who leads it, how many people it has. */
export function PickedUnit({ unit, units }: { unit: Unit; units: ReadonlyMap<string, Unit> }) {
  const t = useT();
  const path: string[] = [];
  for (let at: Unit | undefined = unit; at && path.length < 40; at = units.get(at.parentId ?? ''))
    path.unshift(localName(at));
  const head = unit.head
    ? `${localName(unit.head)} ${unit.head.number}`
    : unit.hasHead
      ? t('org.head.hidden')
      : t('org.vacant');
  return (
    <Panel as="section" aria-label={localName(unit)} mt="3" px="4" py="3">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {path.join(' / ')}
      </Text>
      <Flex gap="4" wrap="wrap" color="fg.muted" rowGap="1">
        <Text>
          {t('org.code')} {unit.code}
        </Text>
        <Text>
          {t('org.head')} {head}
        </Text>
        <Text>
          {t('org.headcount')} {formatCount(unit.headcount)}
        </Text>
        <Text>
          {t('org.totalHeadcount')} {formatCount(unit.totalHeadcount)}
        </Text>
      </Flex>
    </Panel>
  );
}
