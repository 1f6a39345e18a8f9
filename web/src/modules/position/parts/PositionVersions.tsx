import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { holdsOn } from '@hengcai/shared/rules/position/dated';
import { formatDate, localName } from '../../../i18n/format';
import { today } from '../../../i18n/zone';
import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { Badge } from '../../../theme/parts/Badge';
import { confirm } from '../../../ui/confirm';
import { usePageAccess } from '../../../ui/PageAccess';
import { SectionCard } from '../../../ui/Panel';
import { type PositionHistoryDetailsFragment, useWithdrawPositionChangeMutation } from '../position.gen';

interface Props {
  history: PositionHistoryDetailsFragment;
  day: string;
  onDay: (day: string) => void;
}

/** The descriptions of a position, the latest first; one that lies ahead can be withdrawn. */
export function PositionVersions({ history: { position, versions }, day, onDay }: Props) {
  const t = useT();
  const { edit } = usePageAccess();
  const [withdraw] = useWithdrawPositionChangeMutation();
  const now = today();
  const withdrawFrom = async (validFrom: string) => {
    const yes = await confirm({
      title: t('position.withdraw.title'),
      body: t('position.withdraw.body', { day: validFrom }),
      action: t('position.withdraw'),
      danger: true,
    });
    if (!yes) return;
    const input = { id: position.id, version: position.version, validFrom };
    const done = await act(
      async () => (await withdraw({ variables: { input } })).data?.withdrawPositionChange,
      t('position.withdrawn'),
    );
    if (done && day >= validFrom) onDay(now);
  };
  return (
    <SectionCard id="versions" title={t('position.versions')}>
      <Stack as="ol" gap="3" listStyleType="none">
        {versions.toReversed().map((one) => {
          const span = { validFrom: one.validFrom, validTo: one.validTo ?? null };
          return (
            <Flex as="li" key={one.validFrom} gap="2" align="center" wrap="wrap">
              <Stack gap="0" flex="1" minW="0">
                <Text fontVariantNumeric="tabular-nums">
                  {one.validTo
                    ? t('position.version.span', { from: formatDate(one.validFrom), to: formatDate(one.validTo) })
                    : t('position.version.since', { from: formatDate(one.validFrom) })}
                </Text>
                <Text color="fg.muted" truncate>
                  {localName(one)}
                </Text>
              </Stack>
              {holdsOn(span, now) && <Badge variant="outline">{t('position.version.now')}</Badge>}
              {one.validFrom > now && <Badge variant="outline">{t('position.version.ahead')}</Badge>}
              {one.validFrom > now && edit && (
                <Button size="sm" onClick={() => void withdrawFrom(one.validFrom)}>
                  {t('position.withdraw')}
                </Button>
              )}
              <Button
                size="sm"
                variant="plain"
                aria-label={t('position.version.show', { day: one.validFrom })}
                disabled={holdsOn(span, day)}
                onClick={() => onDay(holdsOn(span, now) ? now : one.validFrom)}
              >
                {t('ui.view')}
              </Button>
            </Flex>
          );
        })}
      </Stack>
    </SectionCard>
  );
}
