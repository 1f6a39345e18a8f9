// Whoever comes first after a start must not pay for what the product has not done yet.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { figure, median, printTable } from './support/figures.ts';
import { numberOption, textOption } from './support/options.ts';
import { startProduct, type Product } from './support/product.ts';

const SIGN_INS = 10;
const GOAL = 1.5;
const ATTENTION = ['Attention', 'Notices', 'Shortcuts'];

/** What somebody waits for from the button to the first page with its data. */
async function secondsToSignIn(product: Product, userName: string): Promise<{ signIn: number; page: number }> {
  const begin = performance.now();
  const client = await product.signIn(userName);
  const signedIn = performance.now();
  await client.run('Shell', { path: '/index' });
  await Promise.all(ATTENTION.map((operation) => client.run(operation)));
  return { signIn: (signedIn - begin) / 1000, page: (performance.now() - begin) / 1000 };
}

/**
 * Starts the product `--times` (5) times on one data directory, of its own or `--data-dir`, and signs ten people in after
 * each start, one after the other.
 */
export async function run(): Promise<void> {
  await ensureBuilt(['services', 'bff']);
  const given = textOption('data-dir');
  const dataDir = given ?? mkdtempSync(path.join(tmpdir(), 'hengcai-first-'));
  const times = numberOption('times', 5);
  const starts: { signIn: number; page: number }[][] = [];
  try {
    // The first start makes the demo companies, and tells who there is to sign in.
    const first = await startProduct({ dataDir });
    const people = await first.people(SIGN_INS);
    await first.stop();
    for (let n = 0; n < times; n += 1) {
      const product = await startProduct({ dataDir });
      const taken: { signIn: number; page: number }[] = [];
      for (const one of people) taken.push(await secondsToSignIn(product, one));
      await product.stop();
      starts.push(taken);
    }
  } finally {
    if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
  const rows = ([1, 2, 3, SIGN_INS] as const).map((nth) => {
    const at = (what: 'signIn' | 'page') => median(starts.map((taken) => taken[nth - 1]?.[what] ?? NaN));
    return { nth, signIn: at('signIn') * 1000, page: at('page') * 1000 };
  });
  const tenth = rows.at(-1)!;
  printTable(
    [`median of ${times} starts, ms`, 'sign-in', '/ tenth', 'with the first page', '/ tenth', 'goal'],
    rows.map(({ nth, signIn, page }) => [
      String(nth),
      figure(Math.round(signIn)),
      figure(signIn / tenth.signIn),
      figure(Math.round(page)),
      figure(page / tenth.page),
      nth === 1 ? `≤ ${GOAL}` : '',
    ]),
  );
}
