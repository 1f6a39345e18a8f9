interface Timer {
  due: number;
  run: () => void;
  every?: number;
}

/** The time of a browser: the product's, until a test lets it pass by itself. */
export class PageClock {
  readonly #real: () => number;
  #ahead = 0;
  #stoppedAt: number | null = null;
  readonly #timers = new Map<number, Timer>();
  readonly #waking = new Map<number, NodeJS.Timeout>();
  #last = 0;

  constructor(real: () => number) {
    this.#real = real;
  }

  now = (): number => this.#stoppedAt ?? this.#real() + this.#ahead;

  /** From now on time passes by `runFor` and `fastForward` only. */
  stop(): void {
    this.#stoppedAt ??= this.now();
    for (const waking of this.#waking.values()) clearTimeout(waking);
    this.#waking.clear();
  }

  /** Lets time pass again as everywhere, from where it stands. */
  resume(): void {
    if (this.#stoppedAt === null) return;
    this.#ahead = this.#stoppedAt - this.#real();
    this.#stoppedAt = null;
    for (const id of this.#timers.keys()) this.#wake(id);
  }

  /** Lets time pass, timer by timer, and what each sets off be drawn. */
  async runFor(milliseconds: number): Promise<void> {
    this.stop();
    const end = this.now() + milliseconds;
    for (let next = this.#next(end); next !== null; next = this.#next(end)) {
      this.#stoppedAt = Math.max(this.now(), this.#timers.get(next)?.due ?? 0);
      this.#fire(next);
      await drawn();
    }
    this.#stoppedAt = end;
    await drawn();
  }

  /** As when a computer has slept: time jumps, and what was due meanwhile happens once. */
  async fastForward(milliseconds: number): Promise<void> {
    const stopped = this.#stoppedAt !== null;
    this.stop();
    this.#stoppedAt = this.now() + milliseconds;
    for (const [id, { due }] of [...this.#timers]) if (due <= this.now()) this.#fire(id);
    if (!stopped) this.resume();
    await drawn();
  }

  /** The timers of a page. */
  readonly timers = {
    setTimeout: (run: (...args: unknown[]) => void, after = 0, ...args: unknown[]): number =>
      this.#set({ due: this.now() + after, run: () => run(...args) }),
    setInterval: (run: (...args: unknown[]) => void, every = 0, ...args: unknown[]): number =>
      this.#set({ due: this.now() + every, every, run: () => run(...args) }),
    clearTimeout: (id?: number): void => this.#clear(id),
    clearInterval: (id?: number): void => this.#clear(id),
  };

  /** A page is left, and its timers with it. */
  forget(): void {
    for (const id of [...this.#timers.keys()]) this.#clear(id);
  }

  #set(timer: Timer): number {
    const id = (this.#last += 1);
    this.#timers.set(id, timer);
    if (this.#stoppedAt === null) this.#wake(id);
    return id;
  }
  #clear(id = 0): void {
    this.#timers.delete(id);
    clearTimeout(this.#waking.get(id));
    this.#waking.delete(id);
  }
  #wake(id: number): void {
    const { due = 0 } = this.#timers.get(id) ?? {};
    this.#waking.set(
      id,
      setTimeout(() => this.#fire(id), due - this.now()),
    );
  }
  #next(end: number): number | null {
    const [first] = [...this.#timers].filter(([, { due }]) => due <= end).sort(([, a], [, b]) => a.due - b.due);
    return first?.[0] ?? null;
  }
  #fire(id: number): void {
    const timer = this.#timers.get(id);
    if (!timer) return;
    this.#clear(id);
    if (timer.every !== undefined) {
      this.#timers.set(id, { ...timer, due: this.now() + Math.max(timer.every, 1) });
      if (this.#stoppedAt === null) this.#wake(id);
    }
    timer.run();
  }
}

/** React draws in a task of its own. */
const drawn = async (): Promise<void> => {
  for (const _task of [1, 2, 3]) await new Promise((resolve) => setImmediate(resolve));
};
