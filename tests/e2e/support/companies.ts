import type { Account } from './sign-in.ts';

/** While a journey is written, `E2E_RUN` gives each try companies of its own on a product that keeps running. */
const code = (name: string) => `e2e-${name}${process.env['E2E_RUN'] ?? ''}`;

/** The companies of the end-to-end files, one each; `prepare.ts` makes them before the product starts. */
export const COMPANIES = {
  trial: code('trial'),
  phone: code('phone'),
  sheet: code('sheet'),
  setup: code('setup'),
  sessionLoss: code('session-loss'),
  avatar: code('avatar'),
  home: code('home'),
  told: code('told'),
  organisation: code('organisation'),
  xss: code('xss'),
  quarter: code('quarter'),
  probation: code('probation'),
  year: code('year'),
};

/** The password of every account that `prepare.ts` makes; it need not be changed. */
const PASSWORD = 'Passw0rd1';

/** An account of a company that a file has for itself. */
export const accountOf = (company: string, account: string): Account => ({ company, account, password: PASSWORD });
