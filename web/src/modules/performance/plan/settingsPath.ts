/** The address of the settings of a plan for whoever takes part in it. */
export const settingsPath = (planId: string): string =>
  `/performance/examine/assess_set_details?${new URLSearchParams({ assessmentPlanCode: planId }).toString()}`;
