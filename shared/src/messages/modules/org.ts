import type { Pair } from '../bilingual.ts';

/** Texts of the rules of the tree of departments: Chinese, English. */
export const rules = {
  NO_SUCH_PARENT: ['该日期没有这个上级部门', 'This parent department does not exist on that day'],
  NO_SUCH_DEPARTMENT: ['该日期没有这个部门', 'This department does not exist on that day'],
  DEPARTMENT_CIRCLE: ['部门不能位于自己之下', 'A department cannot be below itself'],
  TREE_TOO_DEEP: ['最多 {max} 级', 'At most {max, plural, one {# level} other {# levels}}'],
  SIBLING_NAME: ['同级已有部门“{name}”', 'There is already a department “{name}” at this level'],
  ROOT_STAYS: ['公司本身不能移动、关闭或合并', 'The company itself cannot be moved, closed or merged'],
  SAME_DEPARTMENT: ['合并来源与目标不能相同', 'A department cannot be merged into itself. Choose another one'],
  MERGE_INTO_BELOW: [
    '不能合并到自己的下级部门，请先将其移出',
    'A department cannot be merged into one below it. Move that one out first',
  ],
  DEPARTMENT_HAS_CHILDREN: [
    '其下还有 {count} 个部门',
    '{count, plural, one {# department is} other {# departments are}} below it',
  ],
} as const satisfies Record<string, Pair>;
