import { Box, Stack, Text } from '@chakra-ui/react';
import { say } from '../../i18n/say';
import { type Confirmation, confirm } from '../confirm';
import { toast } from '../toast';

/** What came of something done to several rows. */
export interface BulkResult {
  /** How many were done. */
  done: number;
  /** The rows for which it could not be done, and why. */
  refused: readonly { id: string; reason: string }[];
}

interface Bulk {
  /** What will happen, and to how many. */
  ask: Confirmation;
  /** Null: nothing happened, and why has been told. */
  run: () => Promise<BulkResult | null>;
  nameOf: (id: string) => string;
  /** Says what was done to so many. */
  told: (done: number) => string;
  /** Takes it back; its own toast says so. */
  undo?: (() => void) | undefined;
}

/**
 * Does something to the selected rows: asks first, says what was done to how many, and lists each row for which it could
 * not be done with the reason. Answers whether it was tried.
 */
export async function runBulk({ ask, run, nameOf, told, undo }: Bulk): Promise<boolean> {
  if (!(await confirm(ask))) return false;
  const result = await run();
  if (result === null) return false;
  await tellResult(result, { nameOf, told, undo });
  return true;
}

/** Says what was done to how many rows, and lists each for which it could not be done with the reason. */
export async function tellResult(
  { done, refused }: BulkResult,
  { nameOf, told, undo }: Pick<Bulk, 'nameOf' | 'told' | 'undo'>,
): Promise<void> {
  if (done > 0)
    toast.success(told(done), undo ? { action: { label: say('ui.undo'), onPress: undo }, duration: UNDO_MS } : {});
  if (refused.length > 0) await listRefused(refused, nameOf, done);
}

/** Long enough to read what was done and to change one's mind. */
const UNDO_MS = 10_000;

async function listRefused(refused: BulkResult['refused'], nameOf: Bulk['nameOf'], done: number): Promise<void> {
  const lines = refused.map(({ id, reason }) => ({ id, name: nameOf(id) || id, reason }));
  const copied = await confirm({
    title: say('ui.bulk.refused', { count: refused.length, done }),
    body: (
      <Stack as="ul" listStyleType="none" gap="2" maxH="50dvh" overflow="auto" tabIndex={0}>
        {lines.map(({ id, name, reason }) => (
          <Box as="li" key={id} color="fg">
            {name}
            <Text as="span" color="fg.muted" ms="2">
              {reason}
            </Text>
          </Box>
        ))}
      </Stack>
    ),
    action: say('ui.bulk.copy'),
    cancel: say('ui.close'),
  });
  if (!copied) return;
  const text = lines.map(({ name, reason }) => `${name}\t${reason}`).join('\n');
  await navigator.clipboard.writeText(text).then(
    () => toast.brief(say('ui.copied')),
    () => toast.warning(say('ui.copyFailed')),
  );
}
