import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { accountOf } from './companies.ts';
import { linkFor } from './letters.ts';
import { freePort } from '../../support/free-port.ts';
import { startProduct } from './stack.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The company of the ways in. */
export const WAYS_IN = 'e2e-ways-in';
export const somebody = (number: string) => accountOf(WAYS_IN, number);

/** A product of its own, whose settings these journeys need: an identity provider's port, a short idle time. */
export async function startWaysIn(more: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hengcai-ways-in-'));
  const [port, providerPort] = [await freePort(), await freePort()];
  const settings = {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PROVIDER_PORT: String(providerPort),
    OUTBOUND_HOSTS: `127.0.0.1:${providerPort}`,
    DEMO: 'off',
    DEMO_DATE: '2026-11-01',
    DATA_DIR: dataDir,
    ...more,
  };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tests/e2e/support/prepare-ways-in.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'test', TEST_MODE: '1', ...settings, SERVICES_PORT: '0' },
  });
  const product = await startProduct(settings);
  return {
    url: product.url,
    providerPort,
    /** The address in the letter to somebody who forgot the password. */
    resetLink: () => linkFor({ dataDir, to: 'wang@ways.example', having: '#token=' }) ?? '',
    async stop() {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
