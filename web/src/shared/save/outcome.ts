import { say } from '../../i18n/say';
import { failuresOf, hasCode, isOfRequest } from '../../session/failures';
import type { UserError } from '../../ui/form/userErrors';
import { toast } from '../../ui/toast';

/** What every mutation payload holds. */
interface Payload {
  userErrors: readonly UserError[];
}
type Run = () => Promise<Payload | null | undefined>;

/** A failure the links have already told as a toast. */
const FAILED = 'FAILED';
/** One they were asked to keep quiet about. */
const UNTOLD = 'UNTOLD';

/**
 * Runs a mutation and answers its user errors: a stale version becomes a sentence that says what to do, any other
 * failed request one that says nothing was saved, and the form keeps what was typed. Rejects only with an error of the
 * page's own, which nobody has told.
 */
export async function outcome(run: Run): Promise<readonly UserError[]> {
  try {
    return (await run())?.userErrors ?? [{ code: FAILED, message: say('ui.save.notDone') }];
  } catch (error) {
    if (!isOfRequest(error)) throw error;
    if (hasCode(error, 'CONFLICT')) return [{ code: 'CONFLICT', message: say('ui.save.conflict') }];
    return [{ code: FAILED, message: say('ui.save.notDone') }];
  }
}

/**
 * The same for a button outside a form: says what came of it and answers whether it went well. With `failed`, for a
 * mutation whose context is quiet, a failure about which the server says nothing is told in these words.
 */
export async function act(run: Run, done?: string, failed?: string): Promise<boolean> {
  const errors = await outcome(failed === undefined ? run : () => run().catch((error: unknown) => told(error, failed)));
  const texts = new Set(errors.filter((one) => one.code !== FAILED).map((one) => one.message));
  if (texts.size > 0) toast.error([...texts].join('\n'));
  if (errors.length === 0 && done) toast.success(done);
  return errors.length === 0;
}

function told(error: unknown, failed: string): Payload {
  if (hasCode(error, 'CONFLICT')) throw error;
  return { userErrors: [{ code: UNTOLD, message: failuresOf(error)[0]?.message ?? failed }] };
}
