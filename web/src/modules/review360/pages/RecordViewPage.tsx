import { Select } from '../../../ui/input/Select';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkTabs } from '../../../ui/LinkTabs';
import { PageHeader } from '../../../ui/PageHeader';
import { PeopleList } from '../reports/PeopleList';
import { SuspectList } from '../reports/SuspectList';
import { TeamList } from '../reports/TeamList';
import { useReview360PlansQuery } from '../review360.gen';

const TABS = ['people', 'team', 'checks'] as const;

/** Who is evaluated in a plan: how far it is for HR, the scores once it has closed, and what is striking. */
export default function RecordViewPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const { data } = useReview360PlansQuery({ variables: { status: null }, fetchPolicy: 'cache-and-network' });
  const plans = data?.review360Plans ?? [];
  const asked = params.get('assessmentPlanCode');
  const plan = plans.find(({ id }) => id === asked) ?? plans[0];
  const tab = TABS.find((one) => one === params.get('tabName')) ?? 'people';
  const choose = (id: string) => setParams({ assessmentPlanCode: id, tabName: tab }, { replace: true });
  if (data && !plan)
    return (
      <>
        <PageHeader title={t('review360.title.recordView')} />
        <EmptyState title={t('review360.overview.none')} hint={t('review360.overview.none.hint')} />
      </>
    );
  if (!plan) return <PageHeader title={t('review360.title.recordView')} />;
  const head = (
    <>
      <Select
        label={t('review360.plan')}
        value={plan.id}
        clearable={false}
        onChange={choose}
        options={plans.map(({ id, planName }) => ({ value: id, label: planName }))}
        width="20rem"
      />
      <LinkTabs
        label={t('review360.title.recordView')}
        current={tab}
        keeps={{ assessmentPlanCode: plan.id }}
        tabs={TABS.filter((name) => name !== 'checks' || plan.hr).map((name) => ({
          name,
          label: t(`review360.tab.${name}`),
        }))}
      />
    </>
  );
  if (tab === 'team') return <TeamList key={plan.id} plan={plan} head={head} />;
  if (tab === 'checks' && plan.hr) return <SuspectList key={plan.id} plan={plan} head={head} />;
  return <PeopleList key={plan.id} plan={plan} head={head} />;
}
