import type { Pair } from '../bilingual.ts';

/** Refusals of project bonus funds: Chinese, English. */
export const rules = {
  PROJECT_TYPE_NAME_REQUIRED: ['请输入项目类型名称', 'Please enter the name of the project type'],
} as const satisfies Record<string, Pair>;
