import type { texts as chinese } from './texts.zh-CN.ts';

/** Pages of the settings. */
export const texts = {
  'page./setting/loginmanage': 'Sign-in settings',
  'page./setting/imagecontrol': 'Linked identities',
  'audit.company.pagesGranted':
    'Release {release} brought {count, plural, one {# new page} other {# new pages}}; roles have their default rights',
  'remind.type.newPages': 'New pages',
  'remind.text.newPages':
    'Release {release} brought {pages, plural, one {# new page} other {# new pages}}. Roles have their default rights there; please check them.',
} satisfies Record<keyof typeof chinese, string>;
