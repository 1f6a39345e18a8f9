/** Tokens that were taken out of this address before. */
const heldTokens = (): Readonly<Record<string, string>> =>
  (history.state as { tokens?: Record<string, string> } | null)?.tokens ?? {};

/**
 * Takes a token out of the address at once: it stands after the #, which no server sees, and should not stay in the
 * history either. Where it came it is remembered beside the address until the page is left for another, because a switch
 * of language loads the page again.
 */
export function takeToken(name: string): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get(name);
  if (token === null) return heldTokens()[name] ?? null;
  history.replaceState({ ...(history.state as object | null), tokens: { [name]: token } }, '', location.pathname);
  return token;
}

/** Whether the page was opened by a link that shows one thing. */
export const isShared = (): boolean => location.hash.startsWith('#share=') || heldTokens()['share'] !== undefined;
