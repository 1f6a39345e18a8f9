import { Box, chakra, Flex, Link, SimpleGrid, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount, formatDate, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { SectionCard } from '../../../ui/Panel';
import { Tip } from '../../../ui/Tip';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { PLANS_PATH } from '../nextStep';
import type { Overview } from '../useHomeOverview';
import { useInMenu } from '../useShortcuts';

const Figure = chakra(RouterLink, {
  base: {
    display: 'block',
    borderWidth: '1px',
    rounded: 'md',
    bg: 'bg.panel',
    px: '4',
    py: '3',
    _hover: { borderColor: 'brand.solid' },
    transition: 'colors',
  },
});

const NEVER =
  '/employee/list?signIn=NEVER&signIn=INVITED&status=IN_SERVICE&status=PROBATION&status=REGULAR&status=OUTGOING';
const PROBATION = '/employee/list?status=PROBATION';

/**
 * At most four figures, each with what it counts on hover, and a way to the list behind it. While they are counted (null)
 * those have their place whose lists the reader may open.
 */
export function HomeFigures({ overview }: { overview: Overview | null }) {
  const t = useT();
  const inMenu = useInMenu();
  const running = overview?.plans?.filter(({ locked }) => !locked);
  const figures = [
    { id: 'running', count: overview?.plans?.length, path: PLANS_PATH },
    { id: 'overdue', count: running?.filter(({ overdue }) => overdue).length, path: PLANS_PATH },
    { id: 'neverSignedIn', count: overview?.neverSignedIn, path: NEVER },
    { id: 'probation', count: overview?.probation?.total, path: PROBATION },
  ] as const;
  const shown = overview
    ? figures.filter(({ count }) => typeof count === 'number')
    : figures.filter(({ path }) => inMenu(path.split('?')[0] ?? ''));
  if (shown.length === 0) return null;
  return (
    <SimpleGrid as="section" aria-label={t('home.figures')} columns={{ base: 2, lg: shown.length }} gap="4" mb="4">
      {shown.map(({ id, count, path }) => (
        <Tip key={id} content={t(`home.figures.${id}.hint`)}>
          <Figure to={path}>
            <Text color="fg.muted">{t(`home.figures.${id}`)}</Text>
            <Text
              textStyle="2xl"
              fontWeight="medium"
              fontVariantNumeric="tabular-nums"
              color={id === 'overdue' && count ? 'fg.error' : 'fg'}
            >
              {overview ? formatCount(count) : <Skeleton as="span" display="block" h="1lh" w="10" />}
            </Text>
          </Figure>
        </Tip>
      ))}
    </SimpleGrid>
  );
}

/** Whose probation ends in the next 30 days. */
export function EndingProbations({ probation: { total, items } }: { probation: NonNullable<Overview['probation']> }) {
  const t = useT();
  if (total === 0) return null;
  return (
    <SectionCard
      id="probation"
      title={t('home.probation')}
      hint={t('home.probation.count', { count: total })}
      actions={
        total > items.length && (
          <Link asChild>
            <RouterLink to={PROBATION}>{t('home.probation.all')}</RouterLink>
          </Link>
        )
      }
    >
      <Box as="ul" listStyleType="none">
        {items.map(
          ({ employee, regularDate }) =>
            employee && (
              <Flex as="li" key={employee.id} justify="space-between" gap="3" py="1.5">
                <Link asChild minW="0" overflowWrap="anywhere">
                  <RouterLink to={`/employee/details?id=${employee.id}`}>{localName(employee)}</RouterLink>
                </Link>
                <Text color="fg.muted" fontVariantNumeric="tabular-nums" flexShrink={0}>
                  {formatDate(regularDate)}
                </Text>
              </Flex>
            ),
        )}
      </Box>
    </SectionCard>
  );
}
