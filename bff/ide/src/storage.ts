/**
 * What the IDE keeps: open tabs, history, the widths of its panes. It lasts as long as the browser's tab and no longer,
 * because the next person at this machine must not find what the last one asked (reliability T31).
 */
const place = window.sessionStorage;
const OWNER = 'hengcai.ide.owner';

/** Documents that change a password or sign in carry it in plain text; they are run, and never written down. */
const isSecret = (value: string): boolean => /password/i.test(value);

export const storage = {
  getItem: (key: string) => place.getItem(key),
  setItem: (key: string, value: string) => {
    if (!isSecret(value)) place.setItem(key, value);
  },
  removeItem: (key: string) => place.removeItem(key),
  clear: () => forgetTheTab(),
  get length() {
    return place.length;
  },
};

/** Whose work the tab keeps; null in a new tab. */
export const ownerOfTheTab = {
  read: () => place.getItem(OWNER),
  write: (owner: string) => place.setItem(OWNER, owner),
};

/** Forgets tabs, history and everything else; the next load begins with the examples. */
export function forgetTheTab(): void {
  const owner = ownerOfTheTab.read();
  place.clear();
  if (owner !== null) ownerOfTheTab.write(owner);
}
