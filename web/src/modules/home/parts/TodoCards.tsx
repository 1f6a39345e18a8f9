import { chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import type { useMessageCentre } from '../../../shared/attention/useMessageCentre';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { EmptyState } from '../../../ui/EmptyState';

const Card = chakra(Link, {
  base: {
    display: 'block',
    borderWidth: '1px',
    rounded: 'md',
    px: '4',
    py: '3',
    _hover: { borderColor: 'brand.solid', bg: 'brand.subtle' },
    transition: 'colors',
  },
});

/** Things to do by kind; each card leads to where it is done. */
export function TodoCards({
  todos,
  loading,
  known,
}: Pick<ReturnType<typeof useMessageCentre>, 'todos' | 'loading' | 'known'>) {
  const t = useT();
  const label = useEnumLabel();
  const nothing = <Text color="fg.muted">{t('home.todos.empty')}</Text>;
  // As high as what most people find most of the time: what stands below stays where it is.
  if (loading) return <Skeleton>{nothing}</Skeleton>;
  if (!known) return <EmptyState compact kind="failed" title={t('home.todos.failed')} />;
  if (todos.length === 0) return nothing;
  return (
    <SimpleGrid minChildWidth="160px" gap="3">
      {todos.map(({ kind, count, path }) => (
        <Card key={kind} to={path}>
          <Text color="fg.muted">{label('TodoType', kind)}</Text>
          <Text textStyle="2xl" fontWeight="medium" fontVariantNumeric="tabular-nums" color="brand.fg">
            {formatCount(count)}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  );
}
