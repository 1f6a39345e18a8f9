import { createHash } from 'node:crypto';
import { GatewayError, type GatewayReason } from '../failures.ts';
import type { Scope } from '../rest/scope.ts';
import { callerAt } from './address.ts';
import { createBuckets, type Buckets, type Rate } from './buckets.ts';
import { createRecent } from './recent.ts';

/** How much one caller may ask for in a time (reliability 4.5). */
export interface RateLimits {
  /** Operations and uploads. */
  operations: Rate;
  /** Values asked for, as `measure` counts them. */
  cost: Rate;
  /** Exports and imports; their downloads are counted apart, by the same number. */
  files: Rate;
}

/** What holds unless a test says otherwise. */
export const RATE_LIMITS: RateLimits = {
  operations: { most: 600, seconds: 60 },
  cost: { most: 100_000, seconds: 60 },
  files: { most: 60, seconds: 60 * 60 },
};

/** What the caller of one request may still ask for; each throws RATE_LIMITED when it is too much. */
export interface Allowance {
  operation(): void;
  cost(amount: number): void;
  /** An export that is asked for, or an import. */
  file(): void;
  /** The file of an export. */
  download(): void;
  /** Says that the request is over: by then the services have said what they think of its credential. */
  settle(): void;
}

const nothing = (): void => undefined;
const UNLIMITED: Allowance = { operation: nothing, cost: nothing, file: nothing, download: nothing, settle: nothing };

/** Sessions remembered as good. */
const MOST_PROVEN = 50_000;

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Counts what each caller asks for, in this process alone: several copies allow as many times as much. A session or an
 * API token has buckets of its own; everybody without one shares those of the address. A credential the services have
 * not yet accepted counts for its address as well, or a made-up one in every request would be no limit at all.
 */
export function createRateLimits(limits: RateLimits | null): (scope: Scope) => Allowance {
  if (limits === null) return () => UNLIMITED;
  const sessions = createBuckets(limits.operations);
  const addresses = createBuckets(limits.operations);
  const costs = createBuckets(limits.cost);
  const files = createBuckets(limits.files);
  const downloads = createBuckets(limits.files);
  const proven = createRecent<true>(MOST_PROVEN);

  function take(buckets: Buckets, reason: GatewayReason, key: string, amount = 1): void {
    const seconds = buckets.take(key, amount);
    if (seconds > 0) throw new GatewayError(reason, { most: buckets.rate.most, seconds });
  }

  return (scope) => {
    const { token } = scope;
    const address = callerAt(scope.clientAddress);
    const session = token === null ? null : digest(token);
    const caller = session ?? address;
    let isOnTrial = false;
    return {
      operation() {
        isOnTrial = session !== null && proven.get(session) === undefined;
        if (session === null || isOnTrial) take(addresses, 'TOO_MANY_OPERATIONS', address);
        if (session !== null) take(sessions, 'TOO_MANY_OPERATIONS', session);
      },
      cost: (amount) => take(costs, 'COST_BUDGET', caller, amount),
      file: () => take(files, 'TOO_MANY_FILES', caller),
      download: () => take(downloads, 'TOO_MANY_FILES', caller),
      settle() {
        if (session === null) return;
        if (scope.lost) return proven.delete(session);
        // Sign-in leaves another token behind: what was accepted was not the one that came.
        if (!scope.accepted || scope.token !== token) return;
        proven.set(session, true);
        if (isOnTrial) addresses.giveBack(address);
        isOnTrial = false;
      },
    };
  };
}
