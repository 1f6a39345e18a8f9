import type { texts as chinese } from './texts.zh-CN.ts';

/** Pages of the settings. */
export const texts = {
  'page./setting/loginmanage': 'Sign-in settings',
  'page./setting/imagecontrol': 'Linked identities',
  'audit.company.pagesGranted': 'Release {release} brought {count} new pages; roles have their default rights on them',
  'remind.type.newPages': 'New pages',
  'remind.text.newPages':
    'Release {release} brought {pages} new pages. Roles have their default rights on them: please check them.',
} satisfies Record<keyof typeof chinese, string>;
