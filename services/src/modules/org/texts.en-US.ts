import type { texts as chinese } from './texts.zh-CN.ts';

/** Texts of the module org. */
export const texts: Record<keyof typeof chinese, string> = {
  'menu.15': 'Organisation',
  'page./org/list': 'Departments',
  'error.DEPARTMENT_HAS_PEOPLE': '{count, plural, one {# person works} other {# people work}} in it',
  'error.DEPARTMENT_HAS_PEOPLE_AHEAD': '{count, plural, one {# person will} other {# people will}} join it',
  'error.DEPARTMENT_IN_PLANS':
    '{count, plural, one {An open appraisal plan names it: {names}} other {Open appraisal plans name it: {names}}}',
  'error.CHANGED_LATER': 'It was changed on {day}; choose that day or a later one',
  'error.BREAKS_LATER': 'It does not fit the organisation of {day}',
  'error.BREAKS_COMING': 'It gets in the way of what is planned for {name} on {day}; withdraw that first',
  'error.NOT_IN_THE_PAST': 'This can only be done from today on',
  'error.TOO_FAR_BACK': 'At most {days, plural, one {# day} other {# days}} back',
  'error.NOT_THERE_THEN': 'The department is not there on that day',
  'error.NOT_ALL_CHILDREN': 'The departments there have changed meanwhile; reload the page',
  'error.NO_SUCH_HEAD': 'Choose somebody who works here',
  'error.CHANGE_IS_OVER': 'This change has been made or withdrawn already',
  'org.exportName': 'Departments-{date}',
  'org.export.headName': 'Head',
  'org.export.headcount': 'People in the department',
  'org.export.totalHeadcount': 'People with departments below',
  'audit.department.created': 'Created department {name}',
  'audit.department.headChanged': 'Changed the head of department {name}',
  'audit.department.removed': 'Removed department {code}',
  'audit.department.changed': 'Changed department {name}',
  'audit.department.closed': 'Closed department {name}',
  'audit.department.merged': 'Merged department {name} into {into}',
  'audit.department.planned': 'Planned a change of department {name}',
  'audit.department.withdrawn': 'Withdrew the change of department {name} planned for {day}',
  'audit.department.ordered': 'Reordered the departments below {name}',
  'audit.department.exported': 'Exported {count, plural, one {# department} other {# departments}}',
};
