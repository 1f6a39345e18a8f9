import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '../../../scripts/setup/root.mjs';

const LINES_KEPT = 200;

/** How a process ended. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A server of the product in a process of its own, which can be killed and started again. */
export class ServerProcess {
  #child: ChildProcess | null = null;
  #lines: string[] = [];

  constructor(
    private readonly room: 'services' | 'bff',
    /** What it logs when it is ready for requests. */
    private readonly readyLine: string,
    private readonly env: Record<string, string>,
  ) {}

  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error(`${this.room} does not run`);
    return pid;
  }

  /** The last lines it wrote. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** Starts it and waits until it says that it is ready; throws with its output when it ends before. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', `${this.room}/dist/server.js`], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', TEST_MODE: '1', LOG_LEVEL: 'info', ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const ready = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        createInterface({ input: stream }).on('line', (line) => {
          this.#lines = [...this.#lines.slice(1 - LINES_KEPT), line];
          if (line.includes(this.readyLine)) resolve();
        });
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error(`${this.room} ended before it was ready:\n${this.#lines.join('\n')}`);
    });
    // When it ends later on, that is what the scenario wants.
    ended.catch(() => undefined);
    await Promise.race([ready, ended]);
  }

  /** Sends a signal and answers how the process ended. */
  async end(signal: NodeJS.Signals): Promise<Exit> {
    const child = this.#child;
    if (!child) throw new Error(`${this.room} does not run`);
    this.#child = null;
    if (child.exitCode !== null || child.signalCode !== null) return { code: child.exitCode, signal: child.signalCode };
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code, by] = (await exited) as [number | null, NodeJS.Signals | null];
    return { code, signal: by };
  }

  /** Whether it has run without a break since it was started. */
  get isAlive(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Ends it where it runs. */
  async stop(): Promise<void> {
    if (this.#child) await this.end('SIGKILL');
  }
}
