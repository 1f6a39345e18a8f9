/** Company and account that this tab signed in with, so that signing in again asks only for the password. */
export interface Account {
  company: string;
  userName: string;
}

/** In the tab, not on the device: whoever uses the browser next learns nothing of who used it before. */
const KEY = 'hengcai.account';

export function lastAccount(): Account {
  try {
    return { company: '', userName: '', ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Account>) };
  } catch {
    return { company: '', userName: '' };
  }
}
export const rememberAccount = ({ company, userName }: Account): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ company, userName }));
