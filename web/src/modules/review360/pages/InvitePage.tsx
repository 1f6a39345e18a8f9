import { reviewPeoplePath } from '@hengcai/shared/rules/review360/places';
import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { useCurrentUser } from '../../../session/currentUser';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { usePageAccess } from '../../../ui/PageAccess';
import { ChooseRatersDialog } from '../raters/ChooseRatersDialog';
import { RaterList } from '../raters/RaterList';
import { useReview360RatersQuery } from '../review360.gen';

/** The raters of somebody: who they are, who decides, and new ones. */
export default function InvitePage() {
  const t = useT();
  const [params] = useSearchParams();
  const { employee } = useCurrentUser();
  const { edit } = usePageAccess();
  const planId = params.get('assessmentPlanCode') ?? '';
  const asked = params.get('empId');
  const employeeId = asked ?? employee?.id ?? '';
  const [choosing, setChoosing] = useState(false);
  const { data, loading, error, refetch } = useReview360RatersQuery({
    variables: { planId, employeeId },
    skip: planId === '' || employeeId === '',
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const raters = data?.review360Raters;
  return (
    <>
      <BackHeader
        title={
          asked === null || asked === employee?.id
            ? t('review360.raters.mine')
            : t('review360.raters.of', { name: localName(raters?.employee) })
        }
        back={asked === null ? '/performance/assess/overview' : reviewPeoplePath(planId)}
        actions={
          raters?.mayInvite &&
          edit && (
            <Button variant="solid" onClick={() => setChoosing(true)}>
              <PlusIcon />
              {t('review360.raters.add')}
            </Button>
          )
        }
      />
      {raters ? (
        <RaterList planId={planId} employeeId={employeeId} raters={raters} onChanged={() => void refetch()} />
      ) : (
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={() => void refetch()}
          title={t('review360.raters.notFound')}
          hint={t('review360.raters.notFound.hint')}
        />
      )}
      {choosing && <ChooseRatersDialog planId={planId} employeeId={employeeId} onClose={() => setChoosing(false)} />}
    </>
  );
}
