import { NoticeStatus, type ValueOf } from '@hengcai/shared/enums';
import { addDays } from '@hengcai/shared/rules/dates';
import { instantOf } from '@hengcai/shared/rules/time-zone';
import type { DemoCompany } from '../../kit/demo.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { notice } from './tables.ts';

/** Days before the anchor it was published, days after it ends (null: stays open), status, title, text. */
type Told = [ago: number, until: number | null, status: ValueOf<typeof NoticeStatus>, title: string, content: string];

const CHINESE: readonly Told[] = [
  [
    3,
    45,
    NoticeStatus.IMPORTANT,
    '年度绩效考核目标填报开始',
    '请各部门按计划日期完成年度目标填报并提交直属上级审批。\n目标权重合计须为 100%，有疑问请联系人力资源部。',
  ],
  [20, null, NoticeStatus.NORMAL, '员工体检安排', '年度体检已开放预约，请在个人方便的时间完成预约。'],
  [60, -20, NoticeStatus.NORMAL, '办公区搬迁通知', '研发中心已搬迁至新园区，请更新名片与通讯录。'],
];
const ACME: readonly Told[] = [
  [
    3,
    45,
    NoticeStatus.IMPORTANT,
    'ACME annual appraisal: set your targets',
    'Please fill in your ACME targets and submit them to your manager by the date of the plan. The weights add up to 100 %.',
  ],
  [60, -20, NoticeStatus.NORMAL, 'ACME office move', 'The ACME laboratory has moved to the new building.'],
];

/** Announcements of a demo company: an important one, an ordinary one, one that is over. */
export async function buildHomeDemo({ code, anchor, on }: DemoCompany): Promise<void> {
  await on(anchor, async (ctx) => {
    const { companyId, timeZone } = ctx.session;
    await insertMany(
      ctx.tx,
      notice,
      (code === 'acme' ? ACME : CHINESE).map(([ago, until, status, title, content]) => ({
        companyId,
        id: ctx.newId(),
        title,
        content,
        status,
        deadline: until === null ? null : instantOf(addDays(anchor, until), '23:59', timeZone),
        createdAt: instantOf(addDays(anchor, -ago), '09:00', timeZone),
      })),
    );
  });
}
