/** Texts of the home page's services. */
export const texts = {
  'page./index': '首页',
  'audit.notice.publish': '发布公告“{name}”',
  'audit.notice.change': '修改公告“{name}”',
  'audit.notice.close': '关闭公告“{name}”',
  'audit.notice.delete': '删除公告“{name}”',
  'remind.type.schedule': '日程提醒',
  'remind.text.schedule': '{date} 的日程：\n{planned}',
  'remind.type.scheduleEmpty': '日程提醒',
  'remind.text.scheduleEmpty': '您为 {date} 设置了提醒，当天没有日程',
};
