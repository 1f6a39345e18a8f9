import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useT } from '../../i18n/useT';
import { Switch } from '../../theme/parts/Switch';
import { DialogFrame } from '../DialogFrame';

interface Props {
  /** Whether rows can be selected and conditions set. */
  selects: boolean;
  filters: boolean;
  on: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}

/** What the keyboard does in a list. */
export default function ListHelp({ selects, filters, on, onSwitch, onClose }: Props) {
  const t = useT();
  const keys = [
    { keys: ['↑', '↓'], text: t('ui.keys.rows') },
    { keys: ['Home', 'End'], text: t('ui.keys.ends') },
    { keys: ['Enter'], text: t('ui.keys.open') },
    ...(selects ? [{ keys: ['Space'], text: t('ui.keys.select') }] : []),
    ...(filters ? [{ keys: ['/'], text: t('ui.keys.filter') }] : []),
    { keys: ['?'], text: t('ui.keys.help') },
    { keys: ['Ctrl K', '⌘ K'], text: t('ui.keys.search') },
  ];
  return (
    <DialogFrame title={t('ui.keys')} size="sm" onClose={onClose}>
      <Text color="fg.muted">{t('ui.keys.intro')}</Text>
      <Stack as="dl" gap="2">
        {keys.map((one) => (
          <Flex key={one.text} gap="3" align="center">
            <Flex as="dt" gap="1" w="28" flexShrink={0}>
              {one.keys.map((key) => (
                <chakra.kbd key={key} borderWidth="1px" rounded="sm" px="1.5" bg="bg.muted" fontFamily="inherit">
                  {key}
                </chakra.kbd>
              ))}
            </Flex>
            <Box as="dd">{one.text}</Box>
          </Flex>
        ))}
      </Stack>
      <Switch.Root checked={on} onCheckedChange={(e) => onSwitch(e.checked)}>
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label fontWeight="normal">{t('ui.keys.switch')}</Switch.Label>
      </Switch.Root>
    </DialogFrame>
  );
}
