import { Box, Flex, Icon, Stack } from '@chakra-ui/react';
import { CircleAlertIcon, CircleCheckIcon, CircleXIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  warning: { icon: CircleAlertIcon, color: 'status.approving' },
  error: { icon: CircleXIcon, color: 'status.danger' },
  success: { icon: CircleCheckIcon, color: 'status.approved' },
} as const;

/** Something to know before going on, where it matters; with what can be done about it at the right. */
export function Notice({
  tone,
  action,
  children,
}: {
  tone: keyof typeof looks;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { icon, color } = looks[tone];
  return (
    <Flex
      role={tone === 'error' ? 'alert' : 'status'}
      gap="2.5"
      align="flex-start"
      borderWidth="1px"
      borderInlineStartWidth="3px"
      borderInlineStartColor={color}
      rounded="md"
      bg="bg.subtle"
      px="3"
      py="2"
      wrap="wrap"
    >
      <Icon as={icon} color={color} boxSize="4.5" mt="0.5" flexShrink={0} />
      <Stack gap="0.5" flex="1 1 12rem" minW="0">
        {children}
      </Stack>
      {action && <Box flexShrink={0}>{action}</Box>}
    </Flex>
  );
}
