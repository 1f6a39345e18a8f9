import { Flex, HStack, Text } from '@chakra-ui/react';
import { formatDate, formatDateTime, formatNumber, formatPercent, localName } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { Badge } from '../../../../theme/parts/Badge';
import { List } from '../../../../theme/parts/List';
import { Person } from '../../../../ui/Person';
import type { AllottedTargetRowFragment } from './allot.gen';

/** One target as it was allotted: to whom, with which values, by whom and when. */
export function AllottedLine({ target }: { target: AllottedTargetRowFragment }) {
  const t = useT();
  const { employee, by, change, held } = target;
  const unit = target.measureUnit ?? '';
  const facts = [
    target.startValue !== null && t('performance.allot.start', { value: `${formatNumber(target.startValue)}${unit}` }),
    target.targetValue !== null &&
      t('performance.allot.target', { value: `${formatNumber(target.targetValue)}${unit}` }),
    target.weight !== null && t('performance.allot.weight', { value: formatPercent(target.weight) }),
    target.targetDate !== null && t('performance.allot.until', { day: formatDate(target.targetDate) }),
  ].filter((fact) => fact !== false);
  return (
    <List.Item py="2" borderBottomWidth="1px">
      <HStack gap="2" wrap="wrap">
        {employee ? (
          <Person person={{ name: localName(employee), number: employee.number }} />
        ) : (
          t('performance.manage.hidden')
        )}
        <Text as="span" fontWeight="500">
          {target.keyResult}
        </Text>
        {(change === 'CHANGED' || change === 'REMOVED') && <Badge>{t(`performance.allot.${change}`)}</Badge>}
        {!held && change !== 'REMOVED' && <Badge>{t('performance.allot.gone')}</Badge>}
      </HStack>
      {facts.length > 0 && <Text mt="1">{facts.join(' · ')}</Text>}
      <Flex mt="1" color="fg.muted" textStyle="sm">
        {by
          ? t('performance.allot.by', { at: formatDateTime(target.at), name: localName(by) })
          : formatDateTime(target.at)}
      </Flex>
    </List.Item>
  );
}
