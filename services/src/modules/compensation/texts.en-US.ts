import type { texts as zhCN } from './texts.zh-CN.ts';

/** Texts of the module compensation. */
export const texts: Record<keyof typeof zhCN, string> = {
  'menu.100': 'Compensation',
  'page./payment/citycoef': 'City coefficients',
  'page./payment/citydetail': 'City coefficient',
  'audit.cityCoefficient.added': 'Added the coefficient of {city} from {date}',
  'audit.cityCoefficient.changed': 'Changed the coefficient of {city} from {date}',
  'audit.cityCoefficient.deleted': 'Removed the coefficient of {city} from {date}',
  'page./payment/communicate-template': 'Letter templates',
  'audit.letterTemplate.added': 'Added the letter template “{name}”',
  'audit.letterTemplate.changed': 'Changed the letter template “{name}”',
  'audit.letterTemplate.used': 'Enabled the letter template “{name}”',
  'audit.letterTemplate.shippedUsed': 'Switched back to the built-in letter template',
  'audit.letterTemplate.deleted': 'Deleted the letter template “{name}”',
  'error.LETTER_TEMPLATE_IN_USE': 'This template is in use. Stop using it first',
  'error.TOO_MANY_LETTER_TEMPLATES': 'At most {max} letter templates. Delete those you no longer need',
};
