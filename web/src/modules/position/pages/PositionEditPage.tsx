import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { localName } from '../../../i18n/format';
import { today } from '../../../i18n/zone';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { useCapabilities } from '../../../session/capabilities';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { StatusDot } from '../../../ui/StatusDot';
import { positionMatchPath } from '../match/places';
import { ChangePositionDrawer } from '../parts/ChangePosition';
import { Incumbents } from '../parts/Incumbents';
import { PositionDescription } from '../parts/PositionDescription';
import { PositionHistory } from '../parts/PositionHistory';
import { PositionVersions } from '../parts/PositionVersions';
import { usePositionDetailsQuery } from '../position.gen';

/** One position: how it is described on a day, its versions, who is in it, and who changed what. */
export default function PositionEditPage() {
  const t = useT();
  const { audit } = useCapabilities();
  const id = useSearchParams()[0].get('id') ?? '';
  const [day, setDay] = useState(today);
  const [changing, setChanging] = useState(false);
  const { data, loading, error, refetch } = usePositionDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const history = data?.positionHistory;
  if (!history)
    return (
      <>
        <BackHeader title={t('position.title.edit')} back="/position/management" />
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={() => void refetch()}
          title={t('position.notFound')}
          hint={t('position.notFound.hint')}
        />
      </>
    );
  const { position } = history;
  const change = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setChanging(true)}>
        {t('position.change')}
      </Button>
    </Can>
  );
  return (
    <>
      <BackHeader
        title={localName(position)}
        back="/position/management"
        facts={position.code}
        state={
          position.closedOn && <StatusDot tone="neutral" label={t('position.closedOn', { day: position.closedOn })} />
        }
        actions={
          !position.closedOn && (
            <>
              <Button asChild>
                <Link to={positionMatchPath(position.id)}>{t('position.match.open')}</Link>
              </Button>
              {change}
            </>
          )
        }
      />
      <Flex gap="4" align="flex-start" direction={{ base: 'column', xl: 'row' }}>
        <Stack gap="4" flex="1" minW="0" w="full">
          <PositionDescription history={history} day={day} onDay={setDay} />
          <Incumbents position={position} />
        </Stack>
        <Stack gap="4" w={{ base: 'full', xl: '360px' }} flexShrink={0}>
          <PositionVersions history={history} day={day} onDay={setDay} />
          {audit && <PositionHistory id={position.id} version={position.version} />}
        </Stack>
      </Flex>
      {changing && <ChangePositionDrawer history={history} onClose={() => setChanging(false)} />}
    </>
  );
}
