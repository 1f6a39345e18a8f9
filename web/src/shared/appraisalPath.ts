/** Where one appraisal is looked at and worked on (specification 2); `fromPage` is where its way back leads. */
export const appraisalPath = (
  { planId, employeeId }: { planId: string; employeeId: string },
  viewerType: 'myself' | 'leader' | 'setter',
  fromPage?: 'messageCenter',
): string =>
  `/performance/examine/details?${new URLSearchParams({
    empId: employeeId,
    assessmentPlanCode: planId,
    viewerType,
    ...(fromPage && { fromPage }),
  }).toString()}`;
