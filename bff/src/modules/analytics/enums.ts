export const ExitDimension = {
  DATE: 'date',
  REASON: 'reason',
  DEPARTMENT: 'department',
  JOB_FAMILY: 'jobFamily',
  RANK: 'rank',
  SERVICE: 'service',
  AGE: 'age',
  LEVEL: 'level',
} as const;
export const ExitBasis = { AVERAGE: 'average', START_AND_JOINS: 'startAndJoins' } as const;
export const StructureDimension = { SEX: 'sex', AGE: 'age', EDUCATION: 'education' } as const;
export const StructurePage = { OVERVIEW: 'overview', DETAILS: 'details', COMPARE: 'compare' } as const;
/** The flags of the options by the schema's words. */
export const ReportFilterChoice = {
  DEPARTMENT: 'dept',
  RANK: 'rank',
  JOB_FAMILY: 'jobFamily',
  WORK_CITY: 'workCity',
  MANAGER: 'isManager',
  SEX: 'sex',
  EDUCATION: 'education',
  ENTRY_TIME: 'entryTimeRange',
  AGE: 'ageRange',
  PLAN: 'assessmentPlan',
} as const;
