import { Box, Text } from '@chakra-ui/react';

/** A letter as whoever gets it reads it: its title, and the text with its lines as they were written. */
export function LetterSheet({ subject, body }: { subject: string; body: string }) {
  return (
    <Box as="article" borderWidth="1px" rounded="md" p="5" bg="bg.panel">
      <Text as="h3" fontWeight="semibold" mb="3" overflowWrap="anywhere">
        {subject}
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {body}
      </Text>
    </Box>
  );
}
