import { RestFailure, type RestFailureKind } from './failure.ts';

interface Waiting {
  come(): void;
}

/** How much of its time a call may wait, so that who gets a place has time to use it. */
const SHARE_OF_WAITING = 3 / 4;

/** One call on its way in: how long it may still take, and what tells that nobody wants it any more. */
interface Entry {
  /** Milliseconds within which an answer has to begin. */
  patience: number;
  /** Absent for a call that runs to its end whatever its client does. */
  signal?: AbortSignal;
}

/** How full one service is. */
export interface Level {
  service: string;
  running: number;
  waiting: number;
}

/** Is told of each call how it ended and how long it took, waiting included. */
export type Observe = (service: string, outcome: 'ok' | RestFailureKind | 'crashed', seconds: number) => void;

/** The places of one service. */
class Bulkhead {
  #running = 0;
  readonly #line = new Set<Waiting>();

  constructor(
    readonly service: string,
    private readonly places: number,
    private readonly longestLine: number,
  ) {}

  get level(): Level {
    return { service: this.service, running: this.#running, waiting: this.#line.size };
  }

  async enter({ patience, signal }: Entry): Promise<void> {
    if (this.#running < this.places) {
      this.#running += 1;
      return;
    }
    if (this.#line.size >= this.longestLine) throw new RestFailure('overloaded', 503, { retryAfter: '1' });
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#line.delete(waiting);
        clearTimeout(timer);
        signal?.removeEventListener('abort', onGone);
      };
      const onGone = () => {
        leave();
        reject(new RestFailure('aborted', 499));
      };
      const timer = setTimeout(() => {
        leave();
        reject(new RestFailure('timedOut', 504));
      }, patience * SHARE_OF_WAITING);
      const waiting: Waiting = {
        come() {
          leave();
          resolve();
        },
      };
      this.#line.add(waiting);
      signal?.addEventListener('abort', onGone);
    });
  }

  leave(): void {
    // The place is handed over, not given back and taken again: a newcomer cannot slip in between.
    const [first] = this.#line;
    if (first) first.come();
    else this.#running -= 1;
  }
}

async function inPlace<T>(bulkhead: Bulkhead, entry: Entry, work: () => Promise<T>): Promise<T> {
  await bulkhead.enter(entry);
  try {
    return await work();
  } finally {
    bulkhead.leave();
  }
}

/**
 * Places for the calls of each REST service, so many at once and a line in front of them: a service that hangs fills its
 * own places and nobody else's. The line is bounded, too; who does not fit into it hears so at once.
 */
export function createBulkheads(places: number, observe: Observe = () => undefined) {
  const LINE_PER_PLACE = 8;
  const services = new Map<string, Bulkhead>();

  function of(service: string): Bulkhead {
    const known = services.get(service) ?? new Bulkhead(service, places, places * LINE_PER_PLACE);
    services.set(service, known);
    return known;
  }

  return {
    /** Runs `work` in a place of the service; a failure of kind `overloaded` or `timedOut` says there was none. */
    async hold<T>(service: string, entry: Entry, work: () => Promise<T>): Promise<T> {
      const begin = performance.now();
      const ended = (outcome: Parameters<Observe>[1]) => observe(service, outcome, (performance.now() - begin) / 1000);
      try {
        const result = await inPlace(of(service), entry, work);
        ended('ok');
        return result;
      } catch (error) {
        ended(error instanceof RestFailure ? error.kind : 'crashed');
        throw error;
      }
    },
    levels: (): Level[] => [...services.values()].map(({ level }) => level),
  };
}

export type Bulkheads = ReturnType<typeof createBulkheads>;
