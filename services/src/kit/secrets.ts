import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps values unreadable in the database and its backups; the keys come from MASTER_KEY. */
export interface Secrets {
  /** AES-256-GCM; the same text gives another result each time. */
  seal(plain: string): string;
  /** The text of `seal`; throws when it was changed or sealed with another key. */
  unseal(sealed: string): string;
  /** Always the same for the same text: for unique indexes and for audit lines that must not show the value. */
  fingerprint(plain: string): string;
}

const KEY_ID = 'k1';

/** Derives one key for sealing and one for fingerprints from the master key. */
export function createSecrets(masterKey: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', masterKey, 'hengcai', purpose, 32));
  const sealing = derive('seal');
  const indexing = derive('fingerprint');
  return {
    seal(plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [
        KEY_ID,
        nonce.toString('base64url'),
        body.toString('base64url'),
        cipher.getAuthTag().toString('base64url'),
      ].join('.');
    },
    unseal(sealed) {
      const [keyId, nonce, body, tag] = sealed.split('.');
      if (keyId !== KEY_ID || nonce === undefined || body === undefined || tag === undefined)
        throw new Error('A sealed value has an unknown form.');
      const decipher = createDecipheriv('aes-256-gcm', sealing, Buffer.from(nonce, 'base64url'));
      decipher.setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8');
    },
    fingerprint: (plain) => createHmac('sha256', indexing).update(plain).digest('hex'),
  };
}
