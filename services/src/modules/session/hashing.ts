import { hash, verify } from '@node-rs/argon2';
import { tooOften } from '../../kit/failure.ts';

/** OWASP's first choice (reliability 4.4): 15 ms on our machines. */
const ARGON2ID = 2;
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$';
const AT_A_TIME = 2;
const WAITING = 50;
/** By then those in the queue have had their turn. */
const QUEUE_SECONDS = 2;

let running = 0;
const queue: (() => void)[] = [];

/** Hashing is what makes a log-in storm dangerous: two at a time, fifty may wait, the others are told to come back. */
async function inTurn<T>(work: () => Promise<T>, patient = false): Promise<T> {
  if (running >= AT_A_TIME) {
    if (queue.length >= WAITING && !patient) throw tooOften(QUEUE_SECONDS);
    await new Promise<void>((resolve) => queue.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The place is handed over, not given back and taken again: a newcomer cannot slip in between.
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The PHC string of a password. */
export const hashPassword = (password: string) => inTurn(() => hash(password, PARAMETERS));

/**
 * The hashes of many passwords, in their order: two under way at a time like everybody's, so that whoever signs in
 * meanwhile waits for two of them at most. A full queue only makes it wait.
 */
export async function* hashInBulk<T>(of: Iterable<T>, passwordOf: (one: T) => string): AsyncGenerator<[T, string]> {
  const begun: Promise<[T, string]>[] = [];
  for (const one of of) {
    const made = inTurn(() => hash(passwordOf(one), PARAMETERS), true).then((text): [T, string] => [one, text]);
    // It is awaited below; whoever stops reading before has nobody to tell.
    made.catch(() => undefined);
    begun.push(made);
    if (begun.length >= AT_A_TIME) yield (await begun.shift())!;
  }
  for (const one of begun) yield await one;
}

let dummy: Promise<string> | undefined;

/** Whether a password is right; without a hash (unknown account) it costs the same and is never right. */
export async function verifyPassword(stored: string | null, password: string | null): Promise<boolean> {
  const compared = stored ?? (await (dummy ??= hash('nobody has this password', PARAMETERS)));
  const equal = await inTurn(() => verify(compared, password ?? '').catch(() => false));
  return equal && stored !== null && password !== null;
}

/** Whether a hash was made with weaker parameters than today's. */
export const isOutdated = (stored: string) => !stored.startsWith(PREFIX);
