const DETAILS = '/performance/examine/details';
const at = (page: string, words: Record<string, string>): string =>
  `${DETAILS}/${page}?${new URLSearchParams(words).toString()}`;

interface Person {
  planId: string;
  employeeId: string;
}

/** The page with the targets of a person's superior, by the names of specification 2. */
export const superiorPath = ({ planId, employeeId }: Person): string =>
  at('boss-target', { empId: employeeId, assessmentPlanCode: planId });

/** The appraisal of a person as the superior sees it. */
export const memberPath = ({ planId, employeeId }: Person): string =>
  at('employee', { empId: employeeId, assessmentPlanCode: planId, viewerType: 'leader' });

/** The reader's own appraisal in a plan: whoever is nobody else needs no name. */
export const ownPath = (planId: string): string => at('employee', { assessmentPlanCode: planId, viewerType: 'myself' });
