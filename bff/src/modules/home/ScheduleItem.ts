import type { ScheduleItemResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { ScheduleItemRow } from './rows.ts';

export const ScheduleItem: ResolversOf<ScheduleItemResolvers, ScheduleItemRow> = {
  id: (item) => item.scheduleId,
  date: (item) => item.scheduleDate,
  time: (item) => item.scheduleTime,
  content: (item) => item.scheduleContent,
};
