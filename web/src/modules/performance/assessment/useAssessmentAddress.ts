import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';

/**
 * What `/performance/examine/details` reads from its address (specification 2): whose appraisal in which plan, and where
 * the reader came from, which decides the way back.
 */
export function useAssessmentAddress() {
  const t = useT();
  const [params] = useSearchParams();
  const back =
    params.get('fromPage') === 'messageCenter'
      ? '/index'
      : params.get('viewerType') === 'setter'
        ? '/performance/management'
        : '/performance/examine';
  return {
    employeeId: params.get('empId') ?? '',
    planId: params.get('assessmentPlanCode') ?? '',
    back,
    title: t('app.title.examineDetails'),
  };
}
