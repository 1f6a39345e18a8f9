import type * as z from 'zod';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import type {
  MissingInDepartment,
  overview,
  ProbationEnding,
  RunningPlan,
} from '@hengcai/shared/contract/home/overview';
import type { CustomMenuEntry, Notice, ScheduleItem } from '@hengcai/shared/contract/home/home';

export type HomeOverviewRow = DataOf<typeof overview.endpoints.homeoverview>;
export type RunningPlanRow = z.output<typeof RunningPlan>;
export type MissingInDepartmentRow = z.output<typeof MissingInDepartment>;
export type EndingProbationsRow = NonNullable<HomeOverviewRow['probation']>;
export type EndingProbationRow = z.output<typeof ProbationEnding>;
export type NoticeRow = z.output<typeof Notice>;
export type ScheduleItemRow = z.output<typeof ScheduleItem>;
export type ShortcutRow = z.output<typeof CustomMenuEntry>;
