import { Heading, IconButton, Link as ChakraLink, Portal, Stack, Text } from '@chakra-ui/react';
import { createContext, use, useId } from 'react';
import { LuCircleHelp } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import type { MessageId } from '../i18n/ids';
import { useT, useTextIfAny } from '../i18n/useT';
import { Popover } from '../theme/parts/Popover';

/** Of the page that is open: its title, and the page whose rule applies to it, where the reader may visit that. */
export interface HelpOf {
  /** Id of the title: `performance.title.planList` has its help in `performance.help.planList`. */
  title: MessageId;
  rule?: { path: string; name: string } | undefined;
}

const Context = createContext<HelpOf | null>(null);
export const PageHelpProvider = Context.Provider;

/** “?” beside the title of a page: two or three sentences on what applies here, and where it is decided. */
export function PageHelp() {
  const t = useT();
  const textIfAny = useTextIfAny();
  const heading = useId();
  const of = use(Context);
  const text = of && textIfAny(of.title.replace('.title.', '.help.'));
  if (!text) return null;
  return (
    <Popover.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-start' }} ids={{ title: heading }}>
      <Popover.Trigger asChild>
        <IconButton aria-label={t('ui.help')} variant="ghost" size="xs" color="fg.muted" rounded="full">
          <LuCircleHelp />
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content maxW="min(360px, calc(100vw - 32px))">
            <Stack p="4" gap="2">
              <Heading as="h2" id={heading} textStyle="sm">
                {t('ui.help')}
              </Heading>
              <Text>{text}</Text>
              {of.rule && (
                <ChakraLink asChild color="brand.fg" alignSelf="flex-start">
                  <Link to={of.rule.path}>{t('ui.help.rule', { name: of.rule.name })}</Link>
                </ChakraLink>
              )}
            </Stack>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
