import type { texts as chinese } from './texts.zh-CN.ts';

/** Pages of the platform. */
export const texts = {
  'page./graphiql': 'Schema explorer',
} satisfies Record<keyof typeof chinese, string>;
