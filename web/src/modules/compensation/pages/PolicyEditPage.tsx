import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { hasFailed } from '../../../session/failures';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { useSalaryMatrixDetailsQuery } from '../policy/policy.gen';
import { PolicyEditor } from '../policy/PolicyEditor';
import { copyOf, newPolicy, toValues } from '../policy/policyModel';
import { usePolicyOptions } from '../policy/usePolicyOptions';

/** A pay policy on its own page; without an id a new one, empty or as a copy of another. */
export default function PolicyEditPage() {
  const t = useT();
  const [asked] = useSearchParams();
  const [id, copy] = [asked.get('id') ?? '', asked.get('copy') ?? ''];
  const { data, loading, error, refetch } = useSalaryMatrixDetailsQuery({
    variables: { id: id || copy },
    skip: id === '' && copy === '',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.salaryMatrix ?? null;
  const { options, ...choice } = usePolicyOptions(found);
  const isNew = id === '' && copy === '';
  if (options && (isNew || found)) {
    const begin = found ? toValues(found) : newPolicy(options.open);
    const copied = found && id === '' ? copyOf(begin, t('compensation.policy.copy.name', { name: begin.name })) : begin;
    return <PolicyEditor key={`${id} ${copy}`} saved={id === '' ? null : found} begin={copied} options={options} />;
  }
  return (
    <>
      <BackHeader title={t('compensation.title.policy')} back="/payment/policy" />
      <MissingRecord
        loading={loading || choice.loading}
        failed={hasFailed(error ?? choice.error)}
        onRetry={() => void Promise.all([choice.refetch(), ...(isNew ? [] : [refetch()])])}
        title={t('compensation.policy.gone')}
        hint={t('compensation.policy.gone.hint')}
      />
    </>
  );
}
