import { Text } from '@chakra-ui/react';
import { List } from '../../theme/parts/List';
import { Notice } from '../Notice';
import type { ImportSummary } from './importAdapter';

/** What is probably wrong, what happens beside the rows, and what is left out. */
export function ImportNotes({ summary: { notes } }: { summary: ImportSummary }) {
  const warnings = notes.filter(({ warning }) => warning);
  const others = notes.filter(({ warning }) => !warning);
  return (
    <>
      {warnings.length > 0 && (
        <Notice tone="warning">
          {warnings.map(({ code, message }) => (
            <Text key={`${code} ${message}`}>{message}</Text>
          ))}
        </Notice>
      )}
      {others.length > 0 && (
        <List.Root ps="5" color="fg.muted" wordBreak="break-word">
          {others.map(({ code, message }) => (
            <List.Item key={code}>{message}</List.Item>
          ))}
        </List.Root>
      )}
    </>
  );
}
