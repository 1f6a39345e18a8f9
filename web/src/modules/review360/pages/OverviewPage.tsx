import {
  REVIEW_TASKS,
  reviewFormPath,
  reviewPeoplePath,
  reviewRatersPath,
  reviewReportPath,
} from '@hengcai/shared/rules/review360/places';
import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { useCurrentUser } from '../../../session/currentUser';
import { EmptyState } from '../../../ui/EmptyState';
import { MissingRecord } from '../../../ui/MissingRecord';
import { PageHeader } from '../../../ui/PageHeader';
import { SectionCard } from '../../../ui/Panel';
import { type Review360PlanCardFragment, useReview360OverviewQuery } from '../review360.gen';

/** What of 360 assessments concerns the reader: what waits first, then the plans. */
export default function OverviewPage() {
  const t = useT();
  const { data, loading, error, refetch } = useReview360OverviewQuery({
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const overview = data?.review360Overview;
  return (
    <>
      <PageHeader
        title={t('review360.title.overview')}
        purpose={t('review360.overview.purpose')}
        actions={
          <Button asChild variant={overview && overview.waiting > 0 ? 'solid' : 'outline'}>
            <Link to={REVIEW_TASKS}>{t('review360.overview.tasks', { count: overview?.waiting ?? 0 })}</Link>
          </Button>
        }
      />
      {!overview && (
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={() => void refetch()}
          title={t('review360.overview.none')}
        />
      )}
      {overview?.plans.length === 0 && (
        <EmptyState title={t('review360.overview.none')} hint={t('review360.overview.none.hint')} />
      )}
      <Stack gap="4">
        {overview && overview.toApprove > 0 && (
          <Text role="status">{t('review360.overview.toApprove', { count: overview.toApprove })}</Text>
        )}
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
          {overview?.plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </SimpleGrid>
      </Stack>
    </>
  );
}

function PlanCard({ plan }: { plan: Review360PlanCardFragment }) {
  const t = useT();
  const label = useEnumLabel();
  const { employee, name } = useCurrentUser();
  const own = employee && plan.mine ? employee.id : null;
  return (
    <SectionCard
      title={plan.planName}
      hint={t('review360.plan.hint', { stage: label('AssessmentPlanStatus', plan.status), form: plan.templateName })}
    >
      <Stack gap="3">
        <Text>{t(plan.closed ? 'review360.plan.closed' : 'review360.plan.running', { day: plan.lastDay })}</Text>
        <Flex gap="2" wrap="wrap">
          {own && plan.closed && (
            <Button asChild variant="solid">
              <Link to={reviewReportPath(plan.id, own)}>{t('review360.plan.myReport')}</Link>
            </Button>
          )}
          {own && !plan.closed && (
            <>
              <Button asChild>
                <Link to={reviewRatersPath(plan.id)}>{t('review360.plan.myRaters')}</Link>
              </Button>
              <Button asChild>
                <Link to={reviewFormPath({ ...plan, planId: plan.id, employeeId: own, name: name ?? '' })}>
                  {t('review360.plan.ownView')}
                </Link>
              </Button>
            </>
          )}
          {plan.team && (
            <Button asChild>
              <Link to={reviewPeoplePath(plan.id)}>{t(plan.hr ? 'review360.plan.people' : 'review360.plan.team')}</Link>
            </Button>
          )}
        </Flex>
      </Stack>
    </SectionCard>
  );
}
