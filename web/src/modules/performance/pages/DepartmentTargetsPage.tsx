import { useSearchParams } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { DEPARTMENTS, readDepartment } from '../department/departmentAddress';
import { useDepartmentTargetsQuery } from '../department/department.gen';
import { DepartmentView } from '../department/DepartmentView';

/** What a department is to reach in a plan, for its head, the head above, its people and HR. */
export default function DepartmentTargetsPage() {
  const t = useT();
  const [params] = useSearchParams();
  const address = readDepartment(params);
  const { data, loading, error, refetch } = useDepartmentTargetsQuery({
    variables: address,
    skip: !address.planId || !address.departmentId,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const targets = data?.departmentTargets;
  if (targets) {
    return (
      <DepartmentView
        key={targets.id}
        targets={targets}
        {...address}
        onReload={async () => (await refetch()).data?.departmentTargets ?? null}
      />
    );
  }
  return (
    <>
      <BackHeader title={t('performance.title.departmentTargets')} back={DEPARTMENTS} />
      <MissingRecord
        loading={loading}
        failed={hasFailed(error)}
        onRetry={() => void refetch()}
        title={t('performance.dept.gone')}
        hint={t('performance.dept.gone.hint')}
      />
    </>
  );
}
