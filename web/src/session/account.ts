/** Company and account that this tab signed in with, so that signing in again asks only for the password. */
export interface Account {
  companyCode: string;
  userName: string;
}

/** In the tab, not on the device: whoever uses the browser next learns nothing of who used it before. */
const KEY = 'hengcai.account';

export function lastAccount(): Account {
  try {
    return { companyCode: '', userName: '', ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Account>) };
  } catch {
    return { companyCode: '', userName: '' };
  }
}
export const rememberAccount = ({ companyCode, userName }: Account): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ companyCode, userName }));
