/** Below which path directories push people (SCIM 2.0). */
export const SCIM_PATH = '/scim/v2';

/** How a company's token begins: `hcs_` and 64 digits, which scanners for secrets find and tell from a script's token. */
export const SCIM_TOKEN_PREFIX = 'hcs_';
