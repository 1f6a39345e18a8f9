const KEY = 'hengcai.lists';

const stored = (): Record<string, string> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};

/** Remembers how a kept-alive list was left (specification 2); called by the shell on every navigation. */
export function rememberList(path: string, search: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...stored(), [path]: search }));
}

/** The list as it was left: its path with filter, page and sort. */
export const listUrl = (path: string): string => path + (stored()[path] ?? '');
