import type { texts as zhCN } from './texts.zh-CN.ts';

/** Texts of the module position. */
export const texts: Record<keyof typeof zhCN, string> = {
  'menu.25': 'Positions',
  'page./position/management': 'Position management',
  'page./position/edit': 'Position details',

  'position.exportName': 'Positions_{date}',
  'position.column.positionCode': 'Position code',
  'position.column.positionName': 'Job title',
  'position.column.positionNameEn': 'English title',
  'position.column.deptName': 'Department',
  'position.column.jobFamilyName': 'Job family',
  'position.column.rankName': 'Lowest rank',
  'position.column.highestRankName': 'Highest rank',
  'position.column.plannedHeadcount': 'Planned headcount',
  'position.column.filled': 'In position',
  'position.column.coming': 'Coming',
  'position.column.closedOn': 'Closed on',
  'position.column.responsibilities': 'Responsibilities',
  'position.column.requirements': 'Requirements',
  'position.history.from': 'From {day} on',

  'audit.position.changed': 'Changed the position “{name}” from {day} on',
  'audit.position.changeWithdrawn': 'Withdrew the change of the position “{name}” on {day}',
  'audit.position.closed': 'Closed the position “{name}”',
  'audit.position.exported': 'Exported {count, plural, one {# position} other {# positions}}',
  'audit.rank.changed': 'Changed the rank “{name}” from {day} on',
  'audit.rank.closed': 'Closed the rank “{name}”',
  'audit.jobFamily.changed': 'Changed the job family “{name}” from {day} on',
  'audit.jobFamily.closed': 'Closed the job family “{name}”',
  'audit.grade.created': 'Added the grade “{name}”',
  'audit.grade.changed': 'Renamed a grade to “{name}”',
  'audit.grade.ordered': 'Put the grades in order: {names}',
  'audit.grade.removed': 'Deleted the grade “{name}”',
};
