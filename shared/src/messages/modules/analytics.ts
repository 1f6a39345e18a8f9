import type { Pair } from '../bilingual.ts';

/** Refusals of reports: Chinese, English. */
export const rules = {
  NO_MONTH: ['请选择月份', 'Please choose a month'],
  START_MONTH_AFTER_END: ['开始月份不能晚于结束月份', 'The first month must not be after the last month'],
  MONTH_AHEAD: ['结束月份不能晚于本月', 'The last month must not be after the current month'],
  PERIOD_TOO_LONG: [
    '最多统计 {months} 个月，请缩短时间范围',
    'A report covers {months} months at most; please choose a shorter period',
  ],
  DAY_AHEAD: ['日期不能晚于今天', 'The day must not be after today'],
  SMALL_CELL: ['人数少于 5 人，不显示明细', 'There are fewer than five people; they are not shown'],
} as const satisfies Record<string, Pair>;
