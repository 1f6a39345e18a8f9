import type { Effect, Policy } from '@hengcai/shared/contract/kernel';
import type { Ctx, Session } from '../context.ts';
import type { Outbound } from '../outbound.ts';

type Params = Record<string, string | number | null>;

/** A running job as its step sees it. A step may run again after a crash, so each chunk must be harmless when repeated. */
export interface JobRun {
  jobId: string;
  input: Record<string, unknown>;
  /** The actor with the rights of now, not those of when the job was asked for. */
  session: Session;
  /** One short transaction as the actor; one per chunk, so that nothing waits for the whole job. */
  transaction<T>(effect: Effect, fn: (ctx: Ctx) => Promise<T>): Promise<T>;
  /** How far it is; also tells the others that this process is alive. */
  progress(done: number, total?: number): Promise<void>;
  /**
   * How far a long transaction is: told beside it, without waiting for that; on the one connection of the embedded
   * database within it, in a pause in which those who follow the job are answered.
   */
  tell(ctx: Ctx, done: number): Promise<void>;
  /** What the screen shows beside the bar, a message id. */
  say(messageId: string, params?: Params): Promise<void>;
  /** An item that failed while the job goes on. */
  itemFailed(item: string, messageId: string, params?: Params): Promise<void>;
  /** Keeps a file as the result, for 24 hours; its kind names who may fetch it. */
  result(fileName: string, contentType: string, bytes: AsyncIterable<Uint8Array | string>): Promise<void>;
  /** Connections to addresses that the company entered. */
  outbound: Outbound;
  /** Aborted when the process stops; a step that sees it throws, and the job is continued at the next start. */
  signal: AbortSignal;
}

export type JobStep = (run: JobRun) => Promise<void>;

/** A kind of long work. */
interface JobKind {
  step: JobStep;
  /** The policy of the call that asks for the job: its step sees people as that call would. Null: no page is asked for. */
  through: Policy | null;
  /**
   * Whom the file it makes is for, asked again when it is fetched: the policy of the call that asks for the job. Without
   * one nobody may.
   */
  file: Policy | null;
}

const kinds = new Map<string, JobKind>();

/** Names the step that does a kind of long work. */
export function registerJob(
  kind: string,
  step: JobStep,
  { file = null, through = file }: Partial<Pick<JobKind, 'file' | 'through'>> = {},
): void {
  if (kinds.has(kind)) throw new Error(`Two steps for the job ${kind}.`);
  kinds.set(kind, { step, file, through });
}

/** A kind of job; throws for one nobody registered, so that a typo fails when asked for and not at night. */
export function jobKind(name: string): JobKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`No step for the job ${name}.`);
  return kind;
}
