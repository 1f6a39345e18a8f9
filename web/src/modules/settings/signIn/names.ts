/** Names an account may be known by elsewhere. */
export const NAME_KINDS = ['ACCOUNT', 'NUMBER', 'EMAIL'] as const;
