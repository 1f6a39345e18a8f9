import { REVIEW_TASKS } from '@hengcai/shared/rules/review360/places';
import { useSearchParams } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { ReviewForm } from '../form/ReviewForm';
import { useReview360FormQuery } from '../review360.gen';
import { ReviewStatus } from '../ReviewStatus';

/** The form with which the reader evaluates somebody. Names in the address spare nobody a wait, and are taken from it only until the form is there. */
export default function BeInvitedPage() {
  const t = useT();
  const [params] = useSearchParams();
  const planId = params.get('assessmentPlanCode') ?? '';
  const employeeId = params.get('empId') ?? '';
  const { data, loading, error, refetch } = useReview360FormQuery({
    variables: { planId, employeeId },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const form = data?.review360Form;
  const name = form?.name ?? params.get('name') ?? '';
  const plan = form?.planName ?? params.get('assessmentPlanName') ?? '';
  return (
    <>
      <BackHeader
        title={t(form?.relation === 'SELF' ? 'review360.form.titleSelf' : 'review360.form.title', { name })}
        back={REVIEW_TASKS}
        facts={
          <>
            <span>{plan}</span>
            {form && <span>{t('review360.form.until', { day: formatDate(form.lastDay) })}</span>}
          </>
        }
        state={form && <ReviewStatus state={form.state} />}
      />
      {form ? (
        <ReviewForm key={form.id} form={form} onSubmitted={() => void refetch()} />
      ) : (
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={() => void refetch()}
          title={t('review360.form.notFound')}
          hint={t('review360.form.notFound.hint')}
        />
      )}
    </>
  );
}
