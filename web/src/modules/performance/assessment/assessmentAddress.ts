import type { Assessment, Part } from './model';

/** What `/performance/examine/details` reads from its address (specification 2): whose appraisal, what of it, and from where. */
export interface AssessmentAddress {
  /** `empId` */
  employeeId: string;
  /** `assessmentPlanCode` */
  planId: string;
  /** `companyModuleCode`: the template whose part is meant; '' for the whole form. */
  templateId: string;
  /** `queryType`: the section that is meant, such as targets or scores; '' for the beginning. */
  section: string;
  /** `indicatorId`: the indicator whose comments are meant; '' for none. */
  indicatorId: string;
  /** `viewerType` history or kanban: the form is looked at, and nothing is done in it. */
  looksOnly: boolean;
  /** `deptName`: the department whose people the reader comes from; '' when there is none. */
  department: string;
  back: string;
}

const LIST = '/performance/examine';
/** The tab of the list that each viewer comes from; history and kanban come from the own appraisals. */
const TAB: Readonly<Record<string, string>> = { myself: 'mine', leader: 'team' };

/** `hasList`: whether the way back knows how that list was left. */
export function readAddress(params: URLSearchParams, hasList: (path: string) => boolean): AssessmentAddress {
  const word = (name: string) => params.get(name) ?? '';
  const viewer = word('viewerType');
  return {
    employeeId: word('empId'),
    planId: word('assessmentPlanCode'),
    templateId: word('companyModuleCode'),
    section: word('queryType'),
    indicatorId: word('indicatorId'),
    looksOnly: viewer === 'history' || viewer === 'kanban',
    department: word('deptName'),
    back: backOf(
      { viewer, fromPage: word('fromPage'), planId: word('assessmentPlanCode'), deptCode: word('deptCode') },
      hasList,
    ),
  };
}

function backOf(
  { viewer, fromPage, planId, deptCode }: { viewer: string; fromPage: string; planId: string; deptCode: string },
  hasList: (path: string) => boolean,
): string {
  if (fromPage === 'messageCenter') return '/index';
  if (viewer === 'setter') {
    if (!deptCode) return '/performance/management';
    // The people of the plan in that department.
    return `/performance/management/assess_set_details?${new URLSearchParams({ id: planId, departmentId: deptCode }).toString()}`;
  }
  const tab = TAB[viewer];
  return tab && !hasList(LIST) ? `${LIST}?tabName=${tab}` : LIST;
}

/** The form for somebody who only looks: nothing of it is theirs to do but to keep a copy. */
export const lookedAt = (assessment: Assessment): Assessment => ({
  ...assessment,
  actions: assessment.actions.filter(({ action }) => action === 'exportDetails'),
});

/** Where the sheets of a template begin in a section; nothing for its further parts, which follow. */
export const anchorOf = (section: string, parts: readonly Part[], part: Part): string | undefined =>
  parts.find((one) => one.template?.id === part.template?.id)?.id === part.id
    ? `${section}-${part.template?.id}`
    : undefined;

/** The element an address means: the sheets of its template in its section, or the section itself. */
export function meantBy({ templateId, section }: AssessmentAddress, { plan }: Assessment): string {
  if (!templateId) return section;
  const usual = plan?.status === 'NOT_OPEN' || plan?.status === 'FILLING' ? 'targets' : 'scores';
  return `${section || usual}-${templateId}`;
}
