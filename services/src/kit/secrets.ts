import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps values unreadable in the database and its backups; the keys come from MASTER_KEY. */
export interface Secrets {
  /** AES-256-GCM; the same text gives another result each time. */
  seal(plain: string): string;
  /** The text of `seal`; throws when it was changed, or sealed with neither the key nor the former one. */
  unseal(sealed: string): string;
  /** Whether a sealed value needs the former key. */
  isFormer(sealed: string): boolean;
  /** Always the same for the same text: for unique indexes and for audit lines that must not show the value. */
  fingerprint(plain: string): string;
}

/** How a sealed value is made. */
const FORM = 'k1';

/** Derives one key for sealing and one for fingerprints from the master key; the former one only opens. */
export function createSecrets(masterKey: string, formerKey?: string): Secrets {
  const derive = (key: string, purpose: string) => Buffer.from(hkdfSync('sha256', key, 'hengcai', purpose, 32));
  const sealing = derive(masterKey, 'seal');
  const indexing = derive(masterKey, 'fingerprint');
  const former = formerKey === undefined ? undefined : derive(formerKey, 'seal');
  return {
    seal(plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [
        FORM,
        nonce.toString('base64url'),
        body.toString('base64url'),
        cipher.getAuthTag().toString('base64url'),
      ].join('.');
    },
    unseal(sealed) {
      const plain = opened(sealed, sealing) ?? (former && opened(sealed, former));
      if (plain === undefined) throw new Error('A sealed value was changed, or sealed with another key.');
      return plain;
    },
    isFormer: (sealed) => opened(sealed, sealing) === undefined,
    fingerprint: (plain) => createHmac('sha256', indexing).update(plain).digest('hex'),
  };
}

/** What was sealed with a key; undefined where it was another key, or where the value was changed. */
function opened(sealed: string, key: Buffer): string | undefined {
  const [form, nonce, body, tag] = sealed.split('.');
  if (form !== FORM || nonce === undefined || body === undefined || tag === undefined)
    throw new Error('A sealed value has an unknown form.');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  try {
    return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
