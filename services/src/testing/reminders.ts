import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import type { TestServices } from './kit.ts';

export type ReminderData = DataOf<Contract['message']['endpoints']['listremindmessage']>['items'][number];

/** The reminders of somebody's message centre, the newest first. */
export const remindersOf = async (services: TestServices, token: string): Promise<ReminderData[]> =>
  (await services.ok<{ items: ReminderData[] }>('message.listremindmessage', {}, token)).items;
