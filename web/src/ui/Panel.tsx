import { Box, type BoxProps, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

/** A white surface on the grey page. */
export function Panel(props: BoxProps & { ref?: Ref<HTMLDivElement> }) {
  return <Box bg="bg.panel" borderWidth="1px" rounded="md" minW="0" {...props} />;
}

/** A section of a detail page: title, what it is about, what can be done with it, content. */
export function SectionCard({
  id,
  title,
  hint,
  actions,
  children,
}: {
  id?: string;
  title: string;
  hint?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Panel as="section" {...(id && { id, 'aria-labelledby': `${id}-title` })}>
      <Flex
        align="center"
        justify="space-between"
        columnGap="3"
        rowGap="1"
        wrap="wrap"
        minH="12"
        px={{ base: '4', md: '5' }}
        py="2"
        borderBottomWidth="1px"
      >
        <Stack gap="0" minW="0">
          <Heading as="h2" textStyle="md" {...(id && { id: `${id}-title` })}>
            {title}
          </Heading>
          {hint && (
            <Text color="fg.subtle" textStyle="xs">
              {hint}
            </Text>
          )}
        </Stack>
        <Flex gap="2" align="center" wrap="wrap">
          {actions}
        </Flex>
      </Flex>
      <Box p={{ base: '4', md: '5' }}>{children}</Box>
    </Panel>
  );
}
