import type { Pair } from '../bilingual.ts';

/** It has no closed sets of its own; every module's file has both. */
export const labels = {} as const satisfies Record<string, Record<string, Pair>>;

/** Texts of rules of positions, ranks, grades and job families: Chinese, English. */
export const rules = {
  CHANGE_BEFORE_BEGINNING: [
    '生效日期不能早于设立日期 {day}',
    'The change cannot take effect before {day}, when it was set up',
  ],
  CHANGE_UNDER_A_LATER_ONE: [
    '{day} 已有一次变更；请先撤回该变更，或选择不早于该日的日期',
    'There is a change on {day}; withdraw it first, or choose that day or a later one',
  ],
  CHANGE_AFTER_CLOSING: ['已停用，不能再变更', 'It is closed and can no longer be changed'],
  CHANGE_TOO_FAR_BACK: [
    '生效日期最多可追溯 {days} 天',
    'The change can be at most {days, plural, one {# day} other {# days}} back',
  ],
  CHANGE_NOT_AHEAD: ['生效日期不能晚于今天', 'The change cannot take effect after today'],
  CHANGE_HAS_HAPPENED: ['该变更已生效，不能撤回', 'The change has taken effect; it cannot be withdrawn'],
  STILL_HAS_PEOPLE: [
    '还有 {count} 名员工，不能删除',
    '{count, plural, one {# employee has} other {# employees have}} it; it cannot be deleted',
  ],
  STILL_HAS_POSITIONS: [
    '还有 {count} 个职位在使用，不能删除',
    '{count, plural, one {# position uses} other {# positions use}} it; it cannot be deleted',
  ],
  STILL_HAS_RANKS: [
    '还有 {count} 个职级属于该职等，不能删除',
    '{count, plural, one {# rank belongs} other {# ranks belong}} to it; it cannot be deleted',
  ],
  STILL_HAS_FAMILIES: [
    '还有 {count} 个下级职位族，不能删除',
    '{count, plural, one {# job family is} other {# job families are}} part of it; it cannot be deleted',
  ],
  RANK_RANGE_REVERSED: ['最高职级须高于最低职级', 'The highest rank must be above the lowest one'],
  FAMILY_CIRCLE: ['职位族不能归属于自身或其下级', 'A job family cannot be part of itself or of what is part of it'],
  GRADES_INCOMPLETE: ['职等列表已变化，请刷新后重新排序', 'The list of grades has changed; refresh it and sort again'],
} as const satisfies Record<string, Pair>;
