import { Stack } from '@chakra-ui/react';
import { hasFailed } from '../../../session/failures';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { FitList } from './FitList';
import { usePositionRequirementQuery } from './match.gen';
import { MATCHES } from './places';
import { RequirementCard } from './RequirementCard';

/** What one position asks for, and who matches it. */
export function PositionView({ positionId }: { positionId: string }) {
  const t = useT();
  const { data, loading, error, refetch } = usePositionRequirementQuery({
    variables: { positionId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const requirement = data?.positionRequirement;
  return (
    <>
      <BackHeader
        title={requirement ? localName(requirement.position) : t('position.title.match')}
        back={MATCHES}
        facts={requirement?.position?.code}
      />
      {requirement ? (
        <Stack gap="4">
          <RequirementCard requirement={requirement} />
          <FitList positionId={positionId} />
        </Stack>
      ) : (
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={() => void refetch()}
          title={t('position.notFound')}
          hint={t('position.notFound.hint')}
        />
      )}
    </>
  );
}
