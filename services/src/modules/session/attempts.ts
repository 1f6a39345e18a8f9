import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Failure, tooOften } from '../../kit/failure.ts';
import type { Kernel } from '../../kit/kernel.ts';
import type { Tx } from '../../kit/context.ts';
import type { TypedName } from './find-account.ts';
import { loginCounter, rateBucket } from './tables.ts';

/** From this many failures on a verification code is asked for (specification 9). */
export const CODE_FROM_FAILURES = 3;
export const isCodeNeeded = (failures: number) => failures >= CODE_FROM_FAILURES;
const MINUTE_MS = 60_000;
const PER_ADDRESS = 30;
const PER_NETWORK = 200;
/** A name's failures are forgotten after a day without another one. */
const COUNTER_LIFE_MS = 24 * 60 * MINUTE_MS;

const at = ({ companyCode, name }: TypedName) =>
  and(eq(loginCounter.companyCode, companyCode), eq(loginCounter.name, name));

/** Refuses a sign-in while its address is over its limit or its name has to wait, before a password is looked at. */
export async function refusalOfLimits(
  kernel: Kernel,
  tx: Tx,
  typed: TypedName,
  clientIp: string | null,
  now: Date,
): Promise<Failure | null> {
  if (kernel.settings.testMode) return null;
  const seconds =
    (clientIp === null ? 0 : await addressWaits(tx, clientIp, now)) || (await nameWaits(tx, typed, clientIp, now));
  return seconds > 0 ? tooOften(seconds) : null;
}

/**
 * Refuses a call that begins or ends a sign-in elsewhere while its address makes too many. Apart from the sign-ins: every
 * view of a sign-in page asks whether it leads elsewhere, and a whole office may open it in the same minute.
 */
export async function refuseBusyAddress(
  { settings }: Kernel,
  tx: Tx,
  clientIp: string | null,
  now: Date,
): Promise<Failure | null> {
  if (settings.testMode || clientIp === null) return null;
  const seconds = await overLimit(tx, `external:${clientIp}`, now, MINUTE_MS, PER_NETWORK);
  return seconds > 0 ? tooOften(seconds) : null;
}

/** Failures so far; the row stays locked until the end of the transaction, so that guesses at once count one by one. */
export async function lockFailures(tx: Tx, typed: TypedName, now: Date): Promise<number> {
  const [row] = await tx
    .insert(loginCounter)
    .values({ ...typed, failures: 0, lastAt: now })
    .onConflictDoUpdate({
      target: [loginCounter.companyCode, loginCounter.name],
      set: { failures: sql`${loginCounter.failures}` },
    })
    .returning({ failures: loginCounter.failures, lastAt: loginCounter.lastAt });
  if (!row) return 0;
  return now.getTime() - row.lastAt.getTime() > COUNTER_LIFE_MS ? 0 : row.failures;
}

/** How often sign-in has failed for a name lately. */
export async function failuresOf(tx: Tx, typed: TypedName, now: Date): Promise<number> {
  const [row] = await tx
    .select({ failures: loginCounter.failures, lastAt: loginCounter.lastAt })
    .from(loginCounter)
    .where(at(typed));
  return row && now.getTime() - row.lastAt.getTime() <= COUNTER_LIFE_MS ? row.failures : 0;
}

/**
 * Counts a failure of a name whose failures are locked, and makes the next guess of this name from this address wait:
 * 1 s after the third failure, doubling up to a minute.
 */
export async function noteFailure(
  tx: Tx,
  typed: TypedName,
  clientIp: string | null,
  before: number,
  now: Date,
): Promise<void> {
  await tx
    .update(loginCounter)
    .set({ failures: before + 1, lastAt: now })
    .where(at(typed));
  await bump(tx, delayKey(typed, clientIp), now, COUNTER_LIFE_MS, true);
}

/** A right password clears the name's failures. */
export async function forgetFailures(tx: Tx, typed: TypedName, clientIp: string | null): Promise<void> {
  await tx.delete(loginCounter).where(at(typed));
  await tx.delete(rateBucket).where(inArray(rateBucket.key, [delayKey(typed, clientIp)]));
}

// Per name and address: whoever guesses waits, the owner of the account at another place does not.
const delayKey = ({ companyCode, name }: TypedName, clientIp: string | null) =>
  `delay:${clientIp ?? 'proxy'}:${companyCode}:${name}`;

/** Seconds until the next guess of this name from this address; 0: now. */
async function nameWaits(tx: Tx, typed: TypedName, clientIp: string | null, now: Date): Promise<number> {
  const [row] = await tx
    .select({ count: rateBucket.count, lastAt: rateBucket.startedAt })
    .from(rateBucket)
    .where(eq(rateBucket.key, delayKey(typed, clientIp)));
  if (!row || row.count < CODE_FROM_FAILURES) return 0;
  const delayMs = Math.min(2 ** (row.count - CODE_FROM_FAILURES), 60) * 1_000;
  return Math.max(0, (row.lastAt.getTime() + delayMs - now.getTime()) / 1_000);
}

async function addressWaits(tx: Tx, clientIp: string, now: Date): Promise<number> {
  const alone = await overLimit(tx, `address:${clientIp}`, now, MINUTE_MS, PER_ADDRESS);
  const network = await overLimit(tx, `network:${networkOf(clientIp)}`, now, MINUTE_MS, PER_NETWORK);
  return Math.max(alone, network);
}

/** Counts in a bucket; seconds until it starts anew where there were more than so many, else 0. */
export async function overLimit(tx: Tx, key: string, now: Date, lifeMs: number, most: number): Promise<number> {
  const { count, startedAt } = await counted(tx, key, now, lifeMs, false);
  return count <= most ? 0 : Math.max(1, (startedAt.getTime() + lifeMs - now.getTime()) / 1_000);
}

/** Counts in a bucket that starts anew after its life; `sliding` moves its start to each count. */
export const bump = async (tx: Tx, key: string, now: Date, lifeMs: number, sliding = false): Promise<number> =>
  (await counted(tx, key, now, lifeMs, sliding)).count;

async function counted(tx: Tx, key: string, now: Date, lifeMs: number, sliding: boolean) {
  const stale = sql`${rateBucket.startedAt} <= ${new Date(now.getTime() - lifeMs).toISOString()}::timestamptz`;
  const [row] = await tx
    .insert(rateBucket)
    .values({ key, count: 1, startedAt: now })
    .onConflictDoUpdate({
      target: rateBucket.key,
      set: {
        count: sql`case when ${stale} then 1 else ${rateBucket.count} + 1 end`,
        startedAt: sliding
          ? sql`excluded.started_at`
          : sql`case when ${stale} then excluded.started_at else ${rateBucket.startedAt} end`,
      },
    })
    .returning({ count: rateBucket.count, startedAt: rateBucket.startedAt });
  return row ?? { count: 1, startedAt: now };
}

/** The /24 of an IPv4 address, the /56 of an IPv6 one. */
export function networkOf(address: string): string {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  if (v4?.[1] !== undefined) return v4[1];
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = address.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left;
  return [...groups.slice(0, 3), (groups[3] ?? '0').padStart(4, '0').slice(0, 2)].join(':');
}
