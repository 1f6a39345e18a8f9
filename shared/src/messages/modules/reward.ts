import type { Pair } from '../bilingual.ts';

/** Labels of the closed sets of letters and points: Chinese, English. */
export const labels = {
  PointEntryKind: {
    LETTER: ['收到感谢信', 'Thank-you letter'],
    EXPIRE: ['积分失效', 'Points lapsed'],
    ADJUST: ['人力资源调整', 'Adjusted by HR'],
    REDEEM: ['兑换商品', 'Redeemed'],
    REFUND: ['兑换退回', 'Refunded'],
    RULE: ['按积分规则获得', 'Given by a rule'],
  },
  PointRuleEvent: {
    RESULT_LEVEL: ['绩效结果等级', 'Appraisal result'],
    SERVICE_YEARS: ['司龄', 'Years of service'],
    BIRTHDAY: ['生日', 'Birthday'],
    LETTER: ['收到感谢信', 'Thank-you letter received'],
  },
  CommodityOrderState: {
    PLACED: ['待审批', 'Awaiting approval'],
    APPROVED: ['待发放', 'Awaiting delivery'],
    DELIVERED: ['已发放', 'Delivered'],
    REJECTED: ['已拒绝', 'Rejected'],
    CANCELLED: ['已取消', 'Cancelled'],
  },
  ThankYouLetterBox: { RECEIVED: ['我收到的', 'Received by me'], SENT: ['我写的', 'Sent by me'] },
} as const satisfies Record<string, Record<string, Pair>>;

/** Refusals of values, letters and points: Chinese, English. */
export const rules = {
  TOO_MANY_VALUES: [
    '最多设置 {max} 项价值观，请先删除未使用的',
    'A company has at most {max, plural, one {# value} other {# values}}. Delete an unused one first',
  ],
  VALUE_IN_USE: [
    '已有 {count} 封感谢信使用该价值观，不能删除，可以停用',
    '{count, plural, one {# letter was} other {# letters were}} written for this value. It cannot be deleted, but disabled',
  ],
  VALUES_INCOMPLETE: [
    '价值观列表已变化，请刷新后重新排序',
    'The list of values has changed. Refresh the page and sort again',
  ],
  VALUE_NOT_OFFERED: ['该价值观已停用或删除，请重新选择', 'This value was disabled or deleted. Choose another one'],
  SENDER_IS_NOBODY: [
    '该账号没有对应的员工，不能写感谢信',
    'This account belongs to no employee, so it cannot send letters',
  ],
  NOT_TO_ONESELF: ['不能给自己写感谢信', 'You cannot thank yourself'],
  RECIPIENT_NOT_HERE: ['收信人中有人不在职，请重新选择', 'One of the recipients does not work here. Choose again'],
  ALLOWANCE_EXCEEDED: [
    '共需 {needed, number} 分，您本月还可赠 {left, number} 分',
    'This takes {needed, plural, one {# point} other {# points}}, but you have {left, number} left to give this month',
  ],
  LETTER_HIDDEN: ['该感谢信已隐藏', 'This letter is already hidden'],
  POINTS_BELOW_ZERO: [
    '余额为 {balance, number} 分，扣减后不能小于 0',
    'The balance is {balance, number}. It cannot fall below 0',
  ],
  COMMODITY_ORDERED: [
    '该商品已有 {count, number} 笔兑换，不能删除，可以下架',
    '{count, plural, one {# order was} other {# orders were}} placed for this product. It cannot be deleted, but taken off the shelf',
  ],
  REDEEMER_IS_NOBODY: [
    '该账号没有对应的员工，不能兑换',
    'This account belongs to no employee, so it cannot redeem points',
  ],
  NOT_ON_SHELF: ['该商品已下架', 'This product is no longer on the shelf'],
  SOLD_OUT: ['该商品已兑完', 'This product is sold out'],
  POINTS_CHANGED: [
    '所需积分已变为 {points, number} 分，请确认后重新兑换',
    'It takes {points, plural, one {# point} other {# points}} now. Check and redeem it again',
  ],
  POINTS_MISSING: [
    '需要 {points, number} 分，您的余额为 {balance, number} 分',
    'It takes {points, plural, one {# point} other {# points}}, and your balance is {balance, number}',
  ],
  OWN_ORDER: ['不能处理自己的兑换，请由其他人处理', 'You cannot handle your own order. Ask someone else to do it'],
  ORDER_PAST: ['该兑换的状态已变化，不能这样处理', 'The order has moved on, so this is no longer possible'],
  RATE_UNCHANGED: ['这就是当前的比例，请填写其他值', 'This is the current rate. Enter another one'],
  POINT_RULE_EXISTS: ['该事件已有积分规则，可以直接修改', 'There is already a rule for this. Change that one instead'],
  POINT_RULE_USED: [
    '该规则已发放 {count, number} 次积分，不能删除，可以停用',
    '{count, plural, one {Points were given once} other {Points were given # times}} by this rule. It cannot be deleted, but disabled',
  ],
  TOO_MANY_POINT_RULES: [
    '最多设置 {max} 条积分规则，请先删除未使用的',
    'A company has at most {max, plural, one {# rule} other {# rules}}. Delete an unused one first',
  ],
  ADJUSTMENT_OF_NOTHING: ['请填写不为 0 的整数', 'Enter a whole number other than 0'],
} as const satisfies Record<string, Pair>;
