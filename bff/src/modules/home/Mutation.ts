import { NoticeStatus } from '@hengcai/shared/enums';
import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

const NOTICE = {
  noticeTitle: 'title',
  noticeContent: 'content',
  noticeDeadTime: 'deadline',
  noticeStatus: 'status',
  noticeId: 'id',
  noticeIds: 'ids',
};
const SCHEDULE = { scheduleDate: 'date', scheduleTime: 'time', scheduleContent: 'content', scheduleId: 'id' };

type Mutations =
  | 'saveNotice'
  | 'closeNotice'
  | 'deleteNotice'
  | 'markNoticesRead'
  | 'addScheduleItem'
  | 'deleteScheduleItem'
  | 'setRemindDate'
  | 'saveShortcuts';

export const Mutation: Pick<MutationResolvers, Mutations> = {
  saveNotice: (_root, { input: { id, title, content, deadline, status } }, { rest }) =>
    payload(
      async () => ({
        notice: await rest.index.saveNotice({
          id: id ?? '',
          noticeTitle: title,
          noticeContent: content,
          noticeDeadTime: deadline ?? null,
          noticeStatus: status ?? NoticeStatus.NORMAL,
        }),
      }),
      NOTICE,
    ),

  // Specification 7: to close is to save with status 1; nothing else of what is sent counts then.
  closeNotice: (_root, { input: { id } }, { rest }) =>
    payload(
      async () => ({
        notice: await rest.index.saveNotice({
          id,
          noticeTitle: '',
          noticeContent: '',
          noticeDeadTime: null,
          noticeStatus: NoticeStatus.CLOSED,
        }),
      }),
      NOTICE,
    ),

  deleteNotice: (_root, { input: { id } }, { rest }) =>
    payload(async () => {
      await rest.index.deleteNotice({ noticeId: id });
      return { deletedId: id };
    }, NOTICE),

  markNoticesRead: (_root, { input: { ids } }, { rest }) =>
    payload(async () => {
      await rest.index.readNotice({ noticeIds: ids });
      return { readIds: ids };
    }, NOTICE),

  addScheduleItem: (_root, { input: { date, time, content } }, { rest }) =>
    payload(
      async () => ({
        item: await rest.index.addSchedule({ scheduleDate: date, scheduleTime: time, scheduleContent: content }),
      }),
      SCHEDULE,
    ),

  deleteScheduleItem: (_root, { input: { id } }, { rest }) =>
    payload(async () => {
      await rest.index.deleteSchedule({ scheduleId: id });
      return { deletedId: id };
    }, SCHEDULE),

  setRemindDate: (_root, { input: { date, remind } }, { rest }) =>
    payload(
      async () => {
        const day = { remindDate: date };
        await (remind ? rest.index.saveRemindDate(day) : rest.index.deleteRemindDate(day));
        return { date };
      },
      { remindDate: 'date' },
    ),

  saveShortcuts: (_root, { input: { paths } }, { rest }) =>
    payload(async () => ({ shortcuts: await rest.index.saveCustomMenuEntry({ pageUrls: paths }) }), {
      pageUrls: 'paths',
    }),
};
