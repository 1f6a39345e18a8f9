/** The nonce the server gave this page; the security policy allows no style element without it. Empty in development. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
