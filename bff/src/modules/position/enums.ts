export const PositionSortKey = {
  CODE: 'positionCode',
  NAME: 'positionName',
  RANK: 'rank',
  PLANNED_HEADCOUNT: 'plannedHeadcount',
  FILLED: 'filled',
} as const;
export const RankSortKey = { GRADE: 'grade', CODE: 'rankCode', NAME: 'rankName', FILLED: 'filled' } as const;
export const JobFamilySortKey = { CODE: 'jobFamilyCode', NAME: 'jobFamilyName', FILLED: 'filled' } as const;
