import { Box, chakra, Flex, Heading, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/useT';
import { LanguageLinks } from './LanguageLinks';
import { LoginAside } from './LoginAside';

/** The pages before a session: what the product is on one side, the matter on the other. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useT();
  return (
    <Flex minH="100dvh" bg="bg.panel">
      <LoginAside />
      <Flex flex="1" direction="column" justify="center" align="center" px="6" py="10">
        <Box w="full" maxW="360px">
          <HStack gap="3" mb="8">
            <chakra.img src="/favicon.svg" alt="" boxSize="9" />
            <Heading as="h1" textStyle="2xl">
              {t('app.product')}
            </Heading>
          </HStack>
          <Heading as="h2" textStyle="xl" mb="5">
            {title}
          </Heading>
          {children}
          <Box mt="8">
            <LanguageLinks />
          </Box>
        </Box>
      </Flex>
    </Flex>
  );
}
