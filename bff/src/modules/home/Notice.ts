import type { NoticeResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { NoticeRow } from './rows.ts';

export const Notice: ResolversOf<NoticeResolvers, NoticeRow> = {
  id: (notice) => notice.noticeId,
  title: (notice) => notice.noticeTitle,
  content: (notice) => notice.noticeContent,
  deadline: (notice) => notice.noticeDeadTime,
  status: (notice) => notice.noticeStatus,
  createdAt: (notice) => notice.createTime,
  read: (notice) => notice.isRead,
};
