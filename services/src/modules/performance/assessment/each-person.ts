import type * as z from 'zod';
import type { AssessmentFailure } from '@hengcai/shared/contract/performance/assessment';
import type { RuleIssue as Issue } from '@hengcai/shared/rules/issue';
import type { Ctx } from '../../../kit/context.ts';
import { Failure } from '../../../kit/failure.ts';
import { issueText } from '../../../messages/translate.ts';

type Failed = z.output<typeof AssessmentFailure>;

/** Why something was not done to one of several people, in the reader's language. */
export const failedFor = (ctx: Ctx, empId: string, code: string, params?: Issue['params']): Failed => ({
  empId,
  code,
  message: issueText(ctx.language, code, params),
});

/**
 * Does to each of several people what may be done to one, and says of each other one why not (specification 8). A refusal
 * has to come before the first write of a person, so that those of the others stay whole.
 */
export async function eachPerson<T>(
  ctx: Ctx,
  empIds: readonly string[],
  act: (empId: string) => T | Promise<T>,
): Promise<{ done: T[]; failures: Failed[] }> {
  const done: T[] = [];
  const failures: Failed[] = [];
  // In the order of ids: two batches that share people wait for each other and never lock each other out.
  for (const empId of [...new Set(empIds)].sort()) {
    try {
      done.push(await act(empId));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const [issue] = error.issues;
      failures.push(failedFor(ctx, empId, issue?.code ?? 'FAILED', issue?.params));
    }
  }
  return { done, failures };
}
