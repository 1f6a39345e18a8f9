// How pages come up on a phone, as Lighthouse's phone profile has it: slow network, slow processor, nothing cached.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { roundHalfUp } from '@hengcai/shared/numbers';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { findChromium } from '../../scripts/testing/chromium.mjs';
import { figure, median, printTable } from './support/figures.ts';
import { numberOption } from './support/options.ts';
import { ensurePeers, PEERS } from './support/peers.ts';
import { startProduct } from './support/product.ts';
import { freePort } from './support/servers.ts';

const PAGES = [
  { address: '/login', signedIn: false },
  { address: '/index', signedIn: true },
  { address: '/employee/list', signedIn: true },
] as const;
/** Times of the largest paint are held against that of the sign-in page. */
const GOALS = { paintOfLogin: 1.5, shift: 0.02, blocking: 500 };
const AUDITS = {
  paint: 'largest-contentful-paint',
  shift: 'cumulative-layout-shift',
  blocking: 'total-blocking-time',
} as const;
type Figures = Record<keyof typeof AUDITS, number>;

interface Report {
  lhr: { finalDisplayedUrl: string; audits: Record<string, { numericValue?: number } | undefined> };
}
type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>;

async function measure(lighthouse: Lighthouse, url: string, port: number): Promise<Figures> {
  const report = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (report?.lhr.finalDisplayedUrl !== url)
    throw new Error(`${url} led to ${report?.lhr.finalDisplayedUrl ?? 'nothing'}`);
  const of = (audit: string) => report.lhr.audits[audit]?.numericValue ?? Number.NaN;
  return { paint: of(AUDITS.paint), shift: of(AUDITS.shift), blocking: of(AUDITS.blocking) };
}

/** Opens each page `--times` times (5) and prints the medians. */
export async function run(): Promise<void> {
  ensurePeers();
  await ensureBuilt();
  // Lighthouse has no CommonJS of its own.
  const module = pathToFileURL(path.join(PEERS, 'node_modules/lighthouse/core/index.js')).href;
  const { default: lighthouse } = (await import(module)) as { default: Lighthouse };
  const product = await startProduct();
  const profile = mkdtempSync(path.join(tmpdir(), 'hengcai-web-lab-'));
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium: name one with CHROMIUM_PATH=<program>.');
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    args: [`--remote-debugging-port=${port}`],
    executablePath,
  });
  try {
    const { cookie } = await product.signIn('admin');
    const cookies = cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: product.bff.url };
    });
    const found = new Map<string, Figures>();
    for (const { address, signedIn } of PAGES) {
      await browser.clearCookies();
      if (signedIn) await browser.addCookies(cookies);
      const all: Figures[] = [];
      for (let n = numberOption('times', 5); n > 0; n -= 1)
        all.push(await measure(lighthouse, product.bff.url + address, port));
      const middle = (key: keyof Figures) => median(all.map((one) => one[key]));
      found.set(address, { paint: middle('paint'), shift: middle('shift'), blocking: middle('blocking') });
    }
    const login = found.get('/login')?.paint ?? Number.NaN;
    printTable(
      [
        'page on a phone',
        'LCP ms',
        `/ login (≤ ${GOALS.paintOfLogin})`,
        `CLS (≤ ${GOALS.shift})`,
        `TBT ms (≤ ${GOALS.blocking})`,
      ],
      [...found].map(([address, { paint, shift, blocking }]) => [
        address,
        figure(paint),
        figure(paint / login),
        roundHalfUp(String(shift), 3),
        figure(blocking),
      ]),
    );
  } finally {
    await browser.close();
    await product.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}
