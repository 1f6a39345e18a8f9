import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../setup/root.mjs';

const SECONDS_TO_STOP = 15;
const WORD_EVERY_MS = 20_000;

/**
 * What `npm start` gives its servers. Room for what lives as long as a request: with the default of 16 MB a tenth of the CPU
 * goes into clearing it. And old garbage is collected once the heap is twice what was held, not four times, which cost a
 * long export up to 276 MB: twelve collections in place of seven in 300,000 rows.
 */
export const NODE_OPTIONS = ['--enable-source-maps', '--max-semi-space-size=32', '--heap-growing-percent=100'];

/**
 * Starts a child server whose lines appear here with its name before them. In a process group of its own, so that
 * Ctrl-C reaches only the parent, which then stops the servers in order instead of all at once.
 */
export function startServer(name, nodeArguments, env) {
  const child = spawn(process.execPath, nodeArguments, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => console.log(`${name} | ${line}`));
  }
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
    child.once('close', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with exit code ${code}`));
  });
  return { name, child, ended };
}

/** Asks the servers to stop, the last started first, and insists where one does not. */
export async function stopServers(servers) {
  for (const { name, child, ended } of servers.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    const stopped = await Promise.race([ended, delay(SECONDS_TO_STOP * 1000, null, { ref: false })]);
    if (stopped) continue;
    console.log(`${name} did not stop within ${SECONDS_TO_STOP} s and is ended.`);
    child.kill('SIGKILL');
    await ended;
  }
}

/**
 * Resolves when the address answers 200. It waits as long as that takes (a first start makes a database and the demo
 * companies) and says now and then what it is waiting for; a server that ends meanwhile is the caller's affair.
 */
export async function untilReady(address) {
  let state;
  for (let nextWord = Date.now() + WORD_EVERY_MS; ; await delay(150)) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
      if (answer.ok) return;
      state = `answers ${answer.status}`;
    } catch {
      state = 'does not answer yet';
    }
    if (Date.now() < nextWord) continue;
    console.log(`Still waiting: ${address} ${state}.`);
    nextWord = Date.now() + WORD_EVERY_MS;
  }
}
