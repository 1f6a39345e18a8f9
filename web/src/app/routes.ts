import type { ComponentType } from 'react';
import type { CatalogueName } from '../i18n/catalogue';
import type { MessageId } from '../i18n/ids';

/** One page of the product. Nothing here loads React or a page: scripts and tests read the table too. */
export interface AppRoute {
  path: string;
  title: MessageId;
  /** Entry of the side menu that is highlighted; null where the page is outside the menu. */
  menuId: string | null;
  /** The page above: breadcrumbs and the way back. */
  parent: string | null;
  module: CatalogueName;
  /** Catalogues it needs beside that of its module. */
  texts?: readonly CatalogueName[];
  /** No session needed. */
  public: boolean;
  /** A list whose filter, page and sort are restored on the way back from a detail. */
  keepAlive: boolean;
  /** Shown without the side menu. */
  hideMenu: boolean;
  /** The page; null for an address that only redirects, or that is a document of its own (`/judge_browser`). */
  load: (() => Promise<{ default: ComponentType }>) | null;
}

const page = { menuId: null, parent: null, public: false, keepAlive: false, hideMenu: false } as const;
const open = { ...page, public: true, hideMenu: true } as const;

/** Every address of the product (specification 2), in the order of its modules. */
// prettier-ignore
export const routes = [
  { ...open, path: '/', title: 'app.title.login', module: 'session', load: null },
  { ...open, path: '/login', title: 'app.title.login', module: 'session', load: () => import('../modules/session/pages/LoginPage') },
  { ...open, path: '/auth-login', title: 'app.title.authLogin', module: 'session', load: () => import('../modules/session/pages/AuthLoginPage') },
  { ...open, path: '/setting/forgetpassword', title: 'app.title.forgetPassword', module: 'session', load: () => import('../modules/session/pages/ForgetPasswordPage') },
  { ...open, path: '/first-login', title: 'app.title.firstLogin', module: 'session', load: () => import('../modules/session/pages/FirstLoginPage') },
  { ...open, path: '/judge_browser', title: 'app.title.judgeBrowser', module: 'session', load: null },
  { ...open, path: '/error', title: 'app.title.error', module: 'session', load: () => import('../modules/session/pages/ErrorPage') },

  { ...page, path: '/my-account', title: 'app.title.myAccount', module: 'session', texts: ['platform'], load: () => import('../modules/session/pages/MyAccountPage') },

  { ...page, path: '/index', title: 'app.title.home', menuId: '10', module: 'home', load: () => import('../modules/home/pages/HomePage') },

  { ...page, path: '/employee/list', title: 'app.title.employeeList', menuId: '2010', keepAlive: true, module: 'employee', load: () => import('../modules/employee/pages/EmployeeListPage') },
  { ...page, path: '/employee/add', title: 'app.title.employeeAdd', menuId: '2010', parent: '/employee/list', module: 'employee', load: () => import('../modules/employee/pages/EmployeeAddPage') },
  { ...page, path: '/employee/details', title: 'app.title.employeeDetails', menuId: '2010', parent: '/employee/list', module: 'employee', load: () => import('../modules/employee/pages/EmployeeDetailsPage') },

  { ...page, path: '/performance/management', title: 'app.title.planList', menuId: '3020', keepAlive: true, module: 'performance', load: () => import('../modules/performance/pages/PlanListPage') },
  { ...page, path: '/performance/management/assess_set_details', title: 'app.title.planDetail', menuId: '3020', parent: '/performance/management', module: 'performance', load: () => import('../modules/performance/pages/PlanDetailPage') },
  { ...page, path: '/performance/setting', title: 'app.title.ruleList', menuId: '3030', keepAlive: true, module: 'performance', load: () => import('../modules/performance/pages/RuleListPage') },
  { ...page, path: '/performance/setting/rule_template', title: 'app.title.ruleEdit', menuId: '3030', parent: '/performance/setting', module: 'performance', load: () => import('../modules/performance/pages/RuleEditPage') },

  { ...page, path: '/enterprise_management/performance_template', title: 'app.title.templateList', menuId: '4010', keepAlive: true, module: 'enterprise', load: () => import('../modules/enterprise/pages/TemplateListPage') },
  { ...page, path: '/enterprise_management/performance_template/detail', title: 'app.title.templateDetail', menuId: '4010', parent: '/enterprise_management/performance_template', module: 'enterprise', load: () => import('../modules/enterprise/pages/TemplateDetailPage') },
  { ...page, path: '/enterprise_management/performance_template/edit', title: 'app.title.templateEdit', menuId: '4010', parent: '/enterprise_management/performance_template', module: 'enterprise', load: () => import('../modules/enterprise/pages/TemplateEditPage') },

  { ...page, path: '/performance/examine', title: 'app.title.examine', menuId: '3010', keepAlive: true, module: 'performance', load: () => import('../modules/performance/pages/ExaminePage') },
  { ...page, path: '/performance/examine/details', title: 'app.title.examineDetails', menuId: '3010', parent: '/performance/examine', module: 'performance', load: () => import('../modules/performance/pages/ExamineDetailsPage') },
] as const satisfies readonly AppRoute[];

export const routeOf = (path: string): AppRoute | undefined => routes.find((row) => row.path === path);
