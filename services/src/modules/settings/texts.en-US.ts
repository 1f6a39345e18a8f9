import type { texts as chinese } from './texts.zh-CN.ts';

/** Pages of the settings. */
export const texts = {
  'page./setting/loginmanage': 'Sign-in settings',
  'page./setting/imagecontrol': 'Linked identities',
} satisfies Record<keyof typeof chinese, string>;
