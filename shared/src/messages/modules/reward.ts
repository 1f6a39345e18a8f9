import type { Pair } from '../bilingual.ts';

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
} as const satisfies Record<string, Pair>;
