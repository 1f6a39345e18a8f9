import type * as z from 'zod';
import type { CustomMenuEntry, Notice, ScheduleItem } from '@hengcai/shared/contract/home/home';

export type NoticeRow = z.output<typeof Notice>;
export type ScheduleItemRow = z.output<typeof ScheduleItem>;
export type ShortcutRow = z.output<typeof CustomMenuEntry>;
