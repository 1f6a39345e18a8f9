import { useT } from '../../../i18n/useT';
import { hasFailed } from '../../../session/failures';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { type AssessmentAddress, lookedAt, looksOnly, perspectiveOf } from './assessmentAddress';
import { AssessmentView } from './AssessmentView';
import type { Assessment } from './model';

interface Props {
  assessment: Assessment | null | undefined;
  address: AssessmentAddress;
  title: string;
  loading: boolean;
  error: unknown;
  onReload: () => Promise<Assessment | null>;
}

/** One appraisal, whichever way it was asked for; without it, why there is none. */
export function AssessmentOrMissing({ assessment, address, title, loading, error, onReload }: Props) {
  const t = useT();
  const { planId, back } = address;
  const employeeId = address.employeeId || (assessment?.person?.id ?? '');
  if (assessment) {
    const as = perspectiveOf(address.viewerType, assessment);
    return (
      <AssessmentView
        key={assessment.id}
        assessment={looksOnly(as) ? lookedAt(assessment) : assessment}
        as={as}
        mayAct={assessment.actions.some(({ action, allowed }) => allowed && action !== 'exportDetails')}
        planId={planId}
        employeeId={employeeId}
        address={{ ...address, back: address.backAs(as) }}
        onReload={onReload}
      />
    );
  }
  return (
    <>
      <BackHeader title={title} back={back} />
      <MissingRecord
        loading={loading}
        // Whoever may not see it is told what somebody is told who asks for what is not there.
        failed={hasFailed(error)}
        onRetry={() => void onReload()}
        title={t('performance.assess.gone')}
        hint={t('performance.assess.gone.hint')}
      />
    </>
  );
}
