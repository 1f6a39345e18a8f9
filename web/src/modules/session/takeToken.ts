/**
 * Takes a token out of the address at once: it stands after the #, which no server sees, and should not stay in the
 * history either. Where it came it is remembered beside the address until the page is left for another, because a switch
 * of language loads the page again.
 */
export function takeToken(name: string): string | null {
  const state = history.state as { tokens?: Record<string, string> } | null;
  const token = new URLSearchParams(location.hash.slice(1)).get(name);
  if (token === null) return state?.tokens?.[name] ?? null;
  history.replaceState({ ...state, tokens: { [name]: token } }, '', location.pathname);
  return token;
}
