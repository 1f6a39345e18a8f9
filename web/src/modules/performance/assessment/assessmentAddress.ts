import { ViewerType, type ValueOf } from '@hengcai/shared/enums';
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
  /** `viewerType`: as whom the reader comes; any text. What becomes of it is `perspectiveOf`. */
  viewerType: string;
  /** `beside`: the reader comes to score beside the superior. */
  beside: boolean;
  /** `deptCode`: the department whose people the reader comes from or, without a person, which is meant itself. */
  departmentId: string;
  /** `deptName`: the department whose people the reader comes from; '' when there is none. */
  department: string;
  back: string;
  /** The same for another viewer than the address names. */
  backAs: (viewer: string) => string;
}

const LIST = '/performance/examine';
/** The tab of the list that each viewer comes from; what is history stands in any of them. */
const TAB: Readonly<Record<string, string>> = { myself: 'mine', leader: 'team', kanban: 'kanban' };

/** A way to look at an appraisal (specification 3 "Viewer types"). */
export type Perspective = ValueOf<typeof ViewerType>;

/**
 * How the form is shown to somebody who comes as one of the viewers: what comes first in it, and whether anything is
 * offered. What may be done is decided by rights alone, so that looking only can always be asked for, setting targets by
 * a superior too, and everything else comes out as what the rights give.
 */
export function perspectiveOf(asked: string, { viewer }: Pick<Assessment, 'viewer'>): Perspective {
  if (asked === ViewerType.HISTORY || asked === ViewerType.KANBAN) return asked;
  if (asked === ViewerType.SETTER && viewer === 'LEADER') return asked;
  // Services that know a further viewer have decided the actions as well.
  return viewer !== null && viewer in ViewerType ? ViewerType[viewer as keyof typeof ViewerType] : ViewerType.MYSELF;
}

/** Whether nothing is offered but to read. */
export const looksOnly = (as: Perspective): boolean => as === ViewerType.HISTORY || as === ViewerType.KANBAN;

export type SectionName = 'progress' | 'result' | 'targets' | 'scores' | 'coAssessors' | 'timeline';
const ORDER: Readonly<Record<Perspective, readonly SectionName[]>> = {
  myself: ['targets', 'scores', 'coAssessors', 'result', 'timeline'],
  setter: ['targets', 'scores', 'coAssessors', 'result', 'timeline'],
  leader: ['scores', 'coAssessors', 'targets', 'result', 'timeline'],
  history: ['result', 'scores', 'coAssessors', 'targets', 'timeline'],
  kanban: ['progress', 'targets', 'result', 'scores', 'coAssessors', 'timeline'],
};

/** The sections of the form in the order of a perspective; for whoever works with results, a decided one comes first. */
export function sectionsFor(as: Perspective, decided: boolean): readonly SectionName[] {
  const order = ORDER[as];
  return decided && (as === 'myself' || as === 'leader')
    ? ['result', ...order.filter((one) => one !== 'result')]
    : order;
}

/** `hasList`: whether the way back knows how that list was left. */
export function readAddress(params: URLSearchParams, hasList: (path: string) => boolean): AssessmentAddress {
  const word = (name: string) => params.get(name) ?? '';
  const viewer = word('viewerType');
  const backAs = (as: string) =>
    backOf(
      { viewer: as, fromPage: word('fromPage'), planId: word('assessmentPlanCode'), deptCode: word('deptCode') },
      hasList,
    );
  return {
    employeeId: word('empId'),
    planId: word('assessmentPlanCode'),
    templateId: word('companyModuleCode'),
    section: word('queryType'),
    indicatorId: word('indicatorId'),
    viewerType: viewer,
    beside: word('beside') !== '',
    departmentId: word('deptCode'),
    department: word('deptName'),
    back: backAs(viewer),
    backAs,
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
