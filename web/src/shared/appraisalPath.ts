import type { ValueOf, ViewerType } from '@hengcai/shared/enums';

/** Where one appraisal is looked at and worked on (specification 2); `fromPage` is where its way back leads. */
export const appraisalPath = (
  { planId, employeeId }: { planId: string; employeeId: string },
  viewerType: ValueOf<typeof ViewerType>,
  fromPage?: 'messageCenter',
): string =>
  `/performance/examine/details?${new URLSearchParams({
    empId: employeeId,
    assessmentPlanCode: planId,
    viewerType,
    ...(fromPage && { fromPage }),
  }).toString()}`;
