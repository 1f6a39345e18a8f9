import createCache from '@emotion/cache';
import { styleNonce } from './styleNonce';

const nonce = styleNonce();

/** Where Emotion puts the styles it makes. */
export const styleCache = createCache({ key: 'hc', ...(nonce && { nonce }) });
