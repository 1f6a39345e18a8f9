import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { SharedFrame } from '../../../shared/share/SharedFrame';
import { useSharedStrategyMapQuery } from './map.gen';
import { MapView } from './MapView';
import { ObjectiveDrawer } from './ObjectiveDrawer';

/** A strategy map as its link shows it. */
export function SharedMap({ token }: { token: string | null }) {
  const t = useT();
  const [picked, setPicked] = useState<string | null>(null);
  const query = useSharedStrategyMapQuery({
    variables: { token: token ?? '' },
    skip: token === null,
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const map = query.data?.sharedStrategyMap;
  const objective = map?.objectives.find(({ id }) => id === picked);
  return (
    <SharedFrame
      title={map?.name ?? t('strategy.title.map')}
      token={token}
      hint={t('strategy.map.noLink.hint')}
      maxW="1200px"
      query={query}
    >
      {map && (
        <Stack gap="4" mt="1">
          <Text color="fg.muted">
            {t('strategy.map.updated', { year: String(map.year), time: formatDateTime(map.updatedAt) })}
          </Text>
          <MapView map={map} onPick={setPicked} />
          {objective && <ObjectiveDrawer map={map} objective={objective} onClose={() => setPicked(null)} />}
        </Stack>
      )}
    </SharedFrame>
  );
}
