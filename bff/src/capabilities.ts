import type { Logger } from 'pino';
import { contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import type { EndpointOf, Rest } from './rest/client.ts';
import { RestFailure, type RestFailureKind } from './rest/failure.ts';

export type Capabilities = DataOf<EndpointOf<'platform', 'capabilities'>>;

/** What services offer that speak of nothing. */
const NONE = contract.platform.endpoints.capabilities.data.parse({});
const PAUSE = 2000;

/** Failures that say nothing about the services: they are not up yet, or in trouble. */
const NO_ANSWER = new Set<RestFailureKind>(['unreachable', 'timedOut', 'serverError', 'aborted']);

/**
 * Asks the connected services what they offer beyond the specification. Services of other people do not know the
 * question: whatever they answer to it, they offer nothing. Throws only where nobody answers.
 */
export async function askCapabilities({ platform }: Rest): Promise<Capabilities> {
  try {
    return await platform.capabilities();
  } catch (error) {
    if (!(error instanceof RestFailure) || NO_ANSWER.has(error.kind)) throw error;
    return NONE;
  }
}

/**
 * Learns what the connected services offer: asked at the start, and again until they answer. Until then nothing is
 * presumed, so no write is ever sent twice on a guess.
 */
export function learnCapabilities(ask: () => Promise<Capabilities>, log: Logger) {
  let known: Capabilities | null = null;
  let timer: NodeJS.Timeout | undefined;
  const learn = async (): Promise<Capabilities> => {
    known = await ask();
    log.info({ capabilities: known }, 'services answer');
    return known;
  };
  const keepAsking = (): void => {
    learn().catch(() => {
      timer = setTimeout(keepAsking, PAUSE).unref();
    });
  };
  keepAsking();
  return {
    /** What is known now. */
    current: (): Capabilities => known ?? NONE,
    /** What is known, asked for once more where nobody has answered yet. */
    known: async (): Promise<Capabilities> => known ?? learn(),
    stop: () => clearTimeout(timer),
  };
}
