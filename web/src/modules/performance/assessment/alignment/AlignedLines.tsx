import { Box, Stack, Text } from '@chakra-ui/react';
import { formatNumber, localName } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import type { AlignedTargetRowFragment as Target, AlignmentFragment as Alignment } from './alignment.gen';

/** What serves a target, and what serves that. */
export function Below({ id, alignment, path }: { id: string; alignment: Alignment; path: readonly string[] }) {
  const links = alignment.links.filter((link) => link.toId === id && !path.includes(link.fromId));
  if (links.length === 0) return null;
  return (
    <Stack as="ul" gap="1.5" mt="1.5" ps="5" ms="1" borderStartWidth="1px" listStyleType="none">
      {links.map((link) => (
        <Box as="li" key={link.id}>
          <Line target={alignment.targets.find((one) => one.id === link.fromId)} />
          <Below id={link.fromId} alignment={alignment} path={[...path, link.fromId]} />
        </Box>
      ))}
    </Stack>
  );
}

/** A target of somebody, or of a department, in one line. */
export function Line({ target }: { target: Target | undefined }) {
  if (!target) return null;
  return (
    <Text as="span" overflowWrap="anywhere">
      {localName(target.owner ?? target.department)} · {target.keyResult}
      <Progress target={target} />
    </Text>
  );
}

/** How far a target is, by its own figures and by what serves it; nothing while neither is told. */
export function Progress({ target }: { target: Target | undefined }) {
  const t = useT();
  if (!target || (target.progress === null && target.rolledProgress === null)) return null;
  return (
    <Text as="span" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
      {' '}
      {[
        target.progress !== null && t('performance.align.progress', { percent: formatNumber(target.progress, 1) }),
        target.rolledProgress !== null &&
          t('performance.align.rolled', { percent: formatNumber(target.rolledProgress, 1) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  );
}
