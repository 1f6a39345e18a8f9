import { checkLetterText, type LetterText } from '@hengcai/shared/rules/letter';
import type { Ctx } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import type { Kind } from '../../kit/letters/kinds.ts';
import { placeholdersOf } from '../employee/public.ts';

/** The words of a template; refused at their fields where a placeholder is not one of the kind. */
export async function demandText(
  ctx: Ctx,
  kind: Kind,
  { letterSubject: subject, letterBody: body }: { letterSubject: string; letterBody: string },
): Promise<LetterText> {
  const issues = checkLetterText({ subject, body }, await placeholdersOf(ctx, kind));
  if (issues.length > 0)
    throw refused(issues.map((one) => ({ ...one, field: one.field === 'subject' ? 'letterSubject' : 'letterBody' })));
  return { subject, body };
}
