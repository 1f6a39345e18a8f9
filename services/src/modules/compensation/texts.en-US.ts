import type { texts as zhCN } from './texts.zh-CN.ts';

/** Texts of the module compensation. */
export const texts: Record<keyof typeof zhCN, string> = {
  'menu.100': 'Compensation',
  'page./payment/communicate-template': 'Letter templates',
  'audit.letterTemplate.added': 'Added the letter template “{name}”',
  'audit.letterTemplate.changed': 'Changed the letter template “{name}”',
  'audit.letterTemplate.used': 'Put the letter template “{name}” to use',
  'audit.letterTemplate.shippedUsed': 'Went back to a built-in letter template',
  'audit.letterTemplate.deleted': 'Deleted the letter template “{name}”',
  'error.LETTER_TEMPLATE_IN_USE': 'This template is in use: stop using it first',
  'error.TOO_MANY_LETTER_TEMPLATES': 'There can be at most {max} letter templates: delete those no longer needed',
};
