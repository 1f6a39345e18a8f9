import { expect, type Page } from '@playwright/test';
import { accountOf, COMPANIES } from './companies.ts';
import { actionsOn } from '../../support/actions.ts';
import { PAYLOADS } from './payloads.ts';
import { demo, type Account } from './sign-in.ts';
import type { Language } from './texts.ts';

/** What `pages.spec.ts` has to know of a page that does not open by its bare address for the administrator. */
export interface Visit {
  /** Who opens it; the administrator where nobody is named. */
  as?: Account;
  /** The query of the address, where that is fixed: a tab. */
  search?: string;
  /** The page whose links lead here: the id in the address is taken from the first of them, or from as many as said. */
  from?: { path: string; search?: string; links?: number };
  /** Where the address leads on to. */
  leadsTo?: string;
  /** A document of its own: it knows no language and no kit of ours. */
  title?: string;
  /** Opens what shows stored texts too, and only when it is asked for. `look` waits and reads. */
  open?: (page: Page, language: Language, look: () => Promise<void>) => Promise<void>;
}

const who = (account: string) => accountOf(COMPANIES.xss, account);
export const ADMIN = who('admin');
const BOSS = who('E001');
const PERSON = who('E003');

const EXAMINE = '/performance/examine';
const TEMPLATES = '/enterprise_management/performance_template';

/** By route. A page that is not here is opened by its bare address: a new one needs a row only when it needs an id. */
export const PAGES: Readonly<Record<string, Visit | readonly Visit[]>> = {
  '/': { leadsTo: '/login' },
  '/judge_browser': { title: '浏览器检测 Browser check - 衡才 Hengcai' },
  '/first-login': { as: demo('newcomer') },
  '/index': [{ open: announcements }, { as: PERSON, open: messages }],
  '/employee/list': { open: importOfAFile },
  '/my-account': { open: dialogsOfTheAccount },
  '/employee/details': { from: { path: '/employee/list' } },
  '/team-management/my-team': { as: BOSS, search: '?reach=below' },
  '/team-management/my-team/details': { as: BOSS, from: { path: '/team-management/my-team', search: '?reach=below' } },
  '/team-management/history-record': { as: BOSS, search: '?reach=below' },
  '/team-management/history-record/employee-performance': { as: BOSS, search: '?reach=below' },
  '/employee-award/account-details': { as: PERSON },
  '/position/edit': { from: { path: '/position/management' } },
  '/position/evaluate/detail': { from: { path: '/position/evaluate' } },
  '/position/person-job/match': { from: { path: '/position/person-job' } },
  '/payment/citydetail': { from: { path: '/payment/citycoef' } },
  '/payment/policy/new': { from: { path: '/payment/policy' } },
  '/projfunds/list': { as: BOSS },
  '/projfunds/list/details': { as: BOSS, from: { path: '/projfunds/list' } },
  '/projfunds/editing': { as: BOSS },
  '/projfunds/management': [{ as: BOSS }, { as: BOSS, search: '?tabName=own' }],
  '/projfunds/management/details': { as: BOSS, from: { path: '/projfunds/management', search: '?tabName=own' } },
  '/performance/management/assess_set_details': { from: { path: '/performance/management' } },
  '/performance/setting/rule_template': { from: { path: '/performance/setting' } },
  '/performance/assess/be_invited': { as: demo('employee'), from: { path: '/performance/assess/record' } },
  '/performance/assess/invite': { as: demo('hr'), from: { path: '/performance/assess/record_view' } },
  '/performance/work-report': [{}, { as: PERSON }, { as: BOSS, search: '?tabName=team' }],
  '/performance/probation-rule/details': {
    as: demo('hr'),
    from: { path: '/performance/setting', search: '?tabName=probation' },
  },
  '/performance/probation/details': {
    as: demo('hr'),
    from: { path: '/performance/management', search: '?tabName=probation' },
  },
  [`${TEMPLATES}/detail`]: { from: { path: TEMPLATES } },
  [`${TEMPLATES}/edit`]: { from: { path: `${TEMPLATES}/detail` } },
  [EXAMINE]: [{ as: BOSS, search: '?tabName=team' }, { as: BOSS, search: '?tabName=kanban' }, { as: PERSON }],
  [`${EXAMINE}/details`]: [
    { as: BOSS, from: { path: EXAMINE, search: '?tabName=team', links: 2 } },
    { as: PERSON, from: { path: EXAMINE, links: 2 } },
  ],
};

async function announcements(page: Page, language: Language, look: () => Promise<void>): Promise<void> {
  await actionsOn(page, language).press('notice.viewMore');
  await look();
}

async function messages(page: Page, language: Language, look: () => Promise<void>): Promise<void> {
  const { say, dialog } = actionsOn(page, language);
  const [bell = ''] = say('app.bell').split('{');
  await page.getByRole('banner').getByRole('button', { name: bell }).click();
  const tabs = dialog(say('app.messages')).getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  for (const tab of await tabs.all()) {
    await tab.click();
    await look();
  }
}

/** What is opened on it holds no stored text, but fields that everybody has to be able to use. */
async function dialogsOfTheAccount(page: Page, language: Language, look: () => Promise<void>): Promise<void> {
  const { press, in: within, dialog, say } = actionsOn(page, language);
  for (const [opens, leaves] of [
    ['session.password.change', 'ui.cancel'],
    ['platform.tokens.create', 'ui.cancel'],
  ] as const) {
    await press(opens);
    await look();
    await within(dialog(say(opens))).press(leaves);
    await expect(dialog(say(opens))).toBeHidden();
  }
}

/** A file whose name, heading and cells are payloads, as far as the columns are matched. */
async function importOfAFile(page: Page, language: Language, look: () => Promise<void>): Promise<void> {
  const { press, dialog, say } = actionsOn(page, language);
  const [heading = '', first, second] = PAYLOADS;
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await press('ui.more');
    await page.getByRole('menuitem', { name: say('ui.import'), exact: true }).click();
  } else await press('ui.import');
  const importing = dialog(say('employee.import'));
  await importing.locator('input[type=file]').setInputFiles({
    name: '"><img src=x onerror=__xss=1>.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`姓名,${heading}\n${second},${first}\n`),
  });
  await expect(importing.getByText(heading).first()).toBeVisible();
  await look();
}
