import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { Select } from '../../../ui/input/Select';
import { usePageAccess } from '../../../ui/PageAccess';
import { PageHeader } from '../../../ui/PageHeader';
import { CalibrationPanel } from '../calibration/CalibrationPanel';
import { useCalibrationPlansQuery } from './examine.gen';
import { ExamineTabs } from './ExamineTabs';

/** Calibration of the caller's own people, in one of the plans that stand there. */
export function CalibrationTab() {
  const t = useT();
  const { edit } = usePageAccess();
  const plans = useCalibrationPlansQuery({ fetchPolicy: 'cache-and-network' }).data?.calibrationPlans ?? [];
  const [named] = useSearchParams();
  const [chosen, setChosen] = useState(named.get('planId') ?? '');
  const planId = plans.find(({ id }) => id === chosen)?.id ?? plans[0]?.id;
  return (
    <>
      <PageHeader title={t('performance.title.examine')} purpose={t('performance.examine.purpose')} />
      <ExamineTabs />
      {plans.length > 1 && (
        <Box mb="3">
          <Select
            label={t('performance.examine.plan')}
            value={planId ?? ''}
            onChange={setChosen}
            clearable={false}
            width="320px"
            options={plans.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Box>
      )}
      {planId ? (
        <CalibrationPanel key={planId} planId={planId} canEdit={edit} canExport={edit} />
      ) : (
        <EmptyState
          title={t('performance.examine.calibration.empty')}
          hint={t('performance.examine.calibration.hint')}
        />
      )}
    </>
  );
}
