import type { texts as chinese } from './texts.zh-CN.ts';

/** Texts of the file in which people take out their own record. */
export const texts: Record<keyof typeof chinese, string> = {
  'audit.employee.ownExported': 'Exported their own record ({sheets})',
  'ownRecord.fileName': 'my-record-{date}',
  'ownRecord.record': 'Record',
  'ownRecord.work': 'Work history',
  'ownRecord.pay': 'Pay history',
  'ownRecord.qualifications': 'Titles and certificates',
  'ownRecord.appraisals': 'Appraisals',
  'ownRecord.group': 'Group',
  'ownRecord.field': 'Field',
  'ownRecord.value': 'Value',
  'ownRecord.from': 'From',
  'ownRecord.to': 'To',
  'ownRecord.kind': 'Type',
  'ownRecord.name': 'Name',
  'ownRecord.level': 'Level',
  'ownRecord.authority': 'Awarded by',
  'ownRecord.number': 'Number',
  'ownRecord.granted': 'Granted',
  'ownRecord.vested': 'Vested',
  'ownRecord.price': 'Exercise price (RMB each)',
  'ownRecord.plan': 'Appraisal plan',
  'ownRecord.status': 'Status',
  'ownRecord.score': 'Score',
};
