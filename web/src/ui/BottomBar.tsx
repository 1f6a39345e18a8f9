import { Flex, type FlexProps } from '@chakra-ui/react';

/** What one does with what stands above it: kept in sight at the lower edge, over the whole width of its page or card. */
export function BottomBar(props: FlexProps) {
  return (
    <Flex
      data-sticks
      position="sticky"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      gap="2"
      px={{ base: '4', md: '6' }}
      py="3"
      mx={{ base: '-4', md: '-6' }}
      mb={{ base: '-4', md: '-6' }}
      {...props}
    />
  );
}
