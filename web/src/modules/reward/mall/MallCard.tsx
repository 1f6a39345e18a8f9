import { Flex, Stack, Text } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { usePageAccess } from '../../../ui/PageAccess';
import { Panel } from '../../../ui/Panel';
import { ReasonedButton } from '../../../ui/ReasonedButton';
import { CommodityPicture } from '../commodities/CommodityPicture';
import type { MallItem } from './useMall';

interface Props {
  item: MallItem;
  /** Why it cannot be redeemed; null: it can. */
  obstacle: string | null;
  onRedeem: () => void;
}

/** Something of the mall, and redeeming it. */
export function MallCard({ item, obstacle, onRedeem }: Props) {
  const t = useT();
  const { edit } = usePageAccess();
  const { id, name, description, pointsNeeded, stock, pictureUrl } = item;
  return (
    <Panel as="article" aria-labelledby={`mall-${id}`} p="4" display="flex" flexDirection="column" gap="3">
      <CommodityPicture url={pictureUrl} w="full" />
      <Stack gap="1" flex="1" minW="0">
        <Text id={`mall-${id}`} fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        {description && (
          <Text color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-wrap">
            {description}
          </Text>
        )}
      </Stack>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Stack gap="0">
          <Text fontWeight="medium" color="brand.fg">
            {t('reward.points', { count: pointsNeeded })}
          </Text>
          {stock != null && (
            <Text color="fg.muted" textStyle="xs">
              {t('reward.mall.left', { count: stock })}
            </Text>
          )}
        </Stack>
        {edit && (
          <ReasonedButton
            variant="solid"
            reason={obstacle}
            aria-label={t('reward.mall.redeem.named', { name })}
            onClick={onRedeem}
          >
            {t('reward.mall.redeem')}
          </ReasonedButton>
        )}
      </Flex>
    </Panel>
  );
}
