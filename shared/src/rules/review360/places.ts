/** Addresses of 360 assessments (specification 2), the same for lists, messages and things to do. */

export const REVIEW_TASKS = '/performance/assess/record';

interface FormPlace {
  planId: string;
  planName: string;
  employeeId: string;
  name: string;
  templateId: string;
}

/** The form about somebody. */
export const reviewFormPath = (form: FormPlace): string =>
  `/performance/assess/be_invited?${new URLSearchParams({
    empId: form.employeeId,
    name: form.name,
    assessmentPlanName: form.planName,
    assessmentPlanCode: form.planId,
    companyModuleCode: form.templateId,
  }).toString()}`;

/** The raters of somebody, or of the reader. */
export const reviewRatersPath = (planId: string, employeeId?: string): string =>
  `/performance/assess/invite?${new URLSearchParams({ assessmentPlanCode: planId, ...(employeeId && { empId: employeeId }) }).toString()}`;

/** Everybody evaluated in a plan. */
export const reviewPeoplePath = (planId: string): string =>
  `/performance/assess/record_view?assessmentPlanCode=${planId}`;

/** The report of somebody. */
export const reviewReportPath = (planId: string, employeeId: string): string =>
  `/performance/assess/record_view/details?${new URLSearchParams({ assessmentPlanCode: planId, empId: employeeId }).toString()}`;
