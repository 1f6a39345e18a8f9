import type { texts as zhCN } from './texts.zh-CN.ts';

/** Texts of the templates. */
export const texts: Record<keyof typeof zhCN, string> = {
  'menu.40': 'Enterprise',
  'page./enterprise_management/list': 'Company settings',
  'page./enterprise_management/performance_template': 'Performance templates',
  'page./enterprise_management/performance_template/management': 'Base templates',
  'page./enterprise_management/performance_template/detail': 'Performance template',
  'page./enterprise_management/performance_template/edit': 'Edit performance template',
  'error.VALUE_DUPLICATE': 'This is already used',
  'error.TEMPLATE_KEY_RESULT_COLUMN': 'Every part needs a key result column',
  'error.TEMPLATE_FORMULA_COLUMNS':
    'A part that is scored by formula or has a calculated column needs columns for start, target and achieved value',
  'error.TEMPLATE_FLOOR_NOT_BELOW_CAP': 'The minimum achievement must be below the maximum',
  'error.TEMPLATE_ROWS_REVERSED': 'The minimum number of indicators must not exceed the maximum',
  'error.TEMPLATE_ROWS_TOO_MANY': 'At most {max, plural, one {# indicator} other {# indicators}} can be preset',
  'error.TEMPLATE_ROWS_REQUIRED': 'If employees cannot add indicators, the template needs at least one',
  'error.CONTENT_FROZEN': 'A version that was enabled can no longer be changed or deleted. Copy it as a new version',
  'error.TEMPLATE_IN_USE': 'The template was enabled or is used by a plan, so it cannot be deleted. You can disable it',
  'error.COMPANY_CODE_INVALID': 'A company code has letters, digits, “-” and “_”, at most 40 characters',
  'error.EXTERNAL_SYSTEM_INCOMPLETE': 'Please enter both the address and the application ID',
  'error.TIME_ZONE_PLANS_OPEN':
    '{count, plural, one {# appraisal plan is} other {# appraisal plans are}} still running. You can change the time zone once they are archived or stopped',
  'error.PLATFORM_STAYS_OPEN': 'The platform’s own company cannot be closed',
  'error.BASE_UP_TO_DATE': 'You already have the latest version',

  'audit.baseModule.published': 'Published version “{version}” of the base template “{name}”',
  'audit.baseModule.changed': 'Changed the base template “{name}”',
  'audit.baseModule.offered': 'Made the base template “{name}” available again',
  'audit.baseModule.withdrawn': 'Withdrew the base template “{name}”',
  'audit.template.takenOver': 'Adopted version “{version}” of the base template “{name}”',
  'audit.company.createdFor': 'Created the company “{name}”',
  'audit.company.changedFor': 'Changed the company “{name}”',
  'audit.company.changed': 'Changed the company settings',
  'audit.company.changedByPlatform': 'The platform administrator changed the company',
  'audit.template.created': 'Created the template “{name}”',
  'audit.template.renamed': 'Renamed the template to “{name}”',
  'audit.template.contentSaved': 'Saved the content version “{name}”',
  'audit.template.enabled': 'Enabled the content version “{name}”',
  'audit.template.disabled': 'Disabled the template',
  'audit.template.contentDeleted': 'Deleted the content version “{name}”',
  'audit.template.deleted': 'Deleted the template “{name}”',
};
