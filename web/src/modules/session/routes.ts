import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/', title: 'session.title.login', public: true, load: null },
  { path: '/login', title: 'session.title.login', public: true, load: () => import('./pages/LoginPage') },
  { path: '/auth-login', title: 'session.title.authLogin', public: true, load: () => import('./pages/AuthLoginPage') },
  { path: '/setting/forgetpassword', title: 'session.title.forgetPassword', public: true, load: () => import('./pages/ForgetPasswordPage') },
  { path: '/first-login', title: 'session.title.firstLogin', public: true, load: () => import('./pages/FirstLoginPage') },
  { path: '/judge_browser', title: 'session.title.judgeBrowser', public: true, load: null },
  { path: '/error', title: 'session.title.error', public: true, load: () => import('./pages/ErrorPage') },
  { path: '/my-account', title: 'session.title.myAccount', texts: ['platform'], load: () => import('./pages/MyAccountPage') },
] as const satisfies readonly PageRow[];
