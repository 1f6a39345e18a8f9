import { List } from '../../theme/parts/List';
import type { ImportSummary } from './importAdapter';

/** What happens beside the rows, and what is left out. */
export function ImportNotes({ summary }: { summary: ImportSummary }) {
  if (summary.notes.length === 0) return null;
  return (
    <List.Root ps="5" color="fg.muted" wordBreak="break-word">
      {summary.notes.map(({ code, message }) => (
        <List.Item key={code}>{message}</List.Item>
      ))}
    </List.Root>
  );
}
