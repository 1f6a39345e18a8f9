import { Heading, Link as ChakraLink, Portal, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../i18n/useT';
import { Popover } from '../theme/parts/Popover';
import type { HelpOf } from './PageHelp';

/** What “?” opens, at the button with the id `trigger`. */
export default function PageHelpPanel({
  trigger,
  text,
  rule,
  open,
  onOpenChange,
}: {
  trigger: string;
  text: string;
  rule: HelpOf['rule'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useT();
  const heading = useId();
  // Only what opens takes the focus: what is drawn open leaves it at the button, and nobody hears that there is something to read.
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => setIsDrawn(true), []);
  return (
    <Popover.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start' }}
      ids={{ trigger }}
      open={open && isDrawn}
      onOpenChange={(details) => onOpenChange(details.open)}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-labelledby={heading} maxW="min(360px, calc(100vw - 32px))">
            <Stack p="4" gap="2">
              <Heading as="h2" id={heading} textStyle="sm">
                {t('ui.help')}
              </Heading>
              <Text>{text}</Text>
              {rule && (
                <ChakraLink asChild color="brand.fg" alignSelf="flex-start">
                  <Link to={rule.path}>{t('ui.help.rule', { name: rule.name })}</Link>
                </ChakraLink>
              )}
            </Stack>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
