/** Specification 2: entering or leaving /login from another page is delayed by one second. */
const LOGIN_DELAY_MS = 1000;

export const isLoginTransition = (from: string | null, to: string): boolean =>
  from !== null && (from === '/login') !== (to === '/login');

let current: string | null = null;
export const rememberPath = (path: string): void => {
  current = path;
};

/** Waits where the rule says so; a first load and the redirect from "/" come from no page. */
export function loginDelay(to: string): Promise<void> {
  return isLoginTransition(current, to)
    ? new Promise((resolve) => setTimeout(resolve, LOGIN_DELAY_MS))
    : Promise.resolve();
}
