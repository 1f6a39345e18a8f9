import { Box, Flex, Heading, HStack, IconButton } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { ArrowLeftIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../i18n/useT';
import { listUrl } from './list/listUrl';
import { ViewOnlyLock } from './PageHeader';
import { PageHelp } from './PageHelp';
import { useScrolledPast } from './useScrolledPast';

interface Props {
  title: ReactNode;
  /** Stands before the title. */
  picture?: ReactNode;
  /** Path of the list this detail belongs to; its filter, page and sort are restored. */
  back: string;
  /** Key facts under the title. */
  facts?: ReactNode;
  state?: ReactNode;
  actions?: ReactNode;
}

/**
 * Head of a detail page. Fixed once the page is scrolled as far as specification 9 says. Its height never depends on how far the page is
 * scrolled: a head that shrinks makes the page shorter, which scrolls it back, which grows the head again.
 */
export function BackHeader({ title, picture, back, facts, state, actions }: Props) {
  const t = useT();
  const fixed = useScrolledPast(LIMITS.backHeaderFixedAfterPx);
  return (
    <>
      <Box
        as="header"
        data-sticks
        position="sticky"
        top="var(--header-height)"
        zIndex="docked"
        bg="bg"
        mx={{ base: '-4', md: '-6' }}
        px={{ base: '4', md: '6' }}
        mt={{ base: '-4', md: '-6' }}
        py="3"
        borderBottomWidth="1px"
        borderColor={fixed ? 'border' : 'transparent'}
        transition="border-color 120ms"
      >
        <Flex align="center" gap="3" wrap="wrap">
          {/* One line begins with the way back and ends with the help, however long the title is. */}
          <HStack gap="3" minW="0">
            <IconButton asChild variant="ghost" aria-label={t('ui.back')}>
              <Link to={listUrl(back)}>
                <ArrowLeftIcon />
              </Link>
            </IconButton>
            {picture}
            <Heading as="h1" textStyle="xl" minW="0" overflowWrap="anywhere">
              {title}
            </Heading>
            <PageHelp />
          </HStack>
          {state}
          <ViewOnlyLock />
          <HStack ms="auto" gap="2" wrap="wrap">
            {actions}
          </HStack>
        </Flex>
      </Box>
      {facts && (
        <HStack ps={{ base: '0', md: '11' }} pb="3" columnGap="5" rowGap="1" color="fg.muted" wrap="wrap">
          {facts}
        </HStack>
      )}
    </>
  );
}
