import type { Contract } from '@hengcai/shared/contract/all';
import type { Handlers } from '../../kit/context.ts';
import { menuEntryHandlers } from './menu-entries.ts';
import { noticeHandlers } from './notices.ts';
import { scheduleHandlers } from './schedule.ts';

/** What the home page shows. */
export const indexHandlers: Handlers<Contract['index']> = {
  ...noticeHandlers,
  ...scheduleHandlers,
  ...menuEntryHandlers,
};
