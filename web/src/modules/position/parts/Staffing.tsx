import { Text } from '@chakra-ui/react';
import { formatCount, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Badge } from '../../../theme/parts/Badge';

interface Staffed {
  filled?: number | null;
  coming?: number | null;
}

/** How many people have something, and how many will. */
export function Filled({ filled, coming }: Staffed) {
  const t = useT();
  if (filled == null) return orDash(null);
  return (
    <>
      {formatCount(filled)}
      {coming ? (
        <Text as="span" color="fg.muted" ms="1">
          {t('position.coming', { count: coming })}
        </Text>
      ) : null}
    </>
  );
}

/** How many people are wanted, with what is missing or too many. */
export function Planned({ planned, filled, coming }: Staffed & { planned: number | null | undefined }) {
  const t = useT();
  if (planned == null) return orDash(null);
  const gap = planned - (filled ?? 0) - (coming ?? 0);
  return (
    <>
      {formatCount(planned)} {gap > 0 && <Badge variant="outline">{t('position.gap', { count: gap })}</Badge>}
      {gap < 0 && <Badge variant="outline">{t('position.over', { count: -gap })}</Badge>}
    </>
  );
}
