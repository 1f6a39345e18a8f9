import { checkLetterText, type LetterText } from '@hengcai/shared/rules/letter';
import { refused } from '../../kit/failure.ts';
import { type Kind, letterOf } from '../../kit/letters/kinds.ts';

/** The words of a template; refused at their fields where a placeholder is not one of the kind. */
export function demandText(
  kind: Kind,
  { letterSubject: subject, letterBody: body }: { letterSubject: string; letterBody: string },
): LetterText {
  const issues = checkLetterText({ subject, body }, letterOf(kind).placeholders);
  if (issues.length > 0)
    throw refused(issues.map((one) => ({ ...one, field: one.field === 'subject' ? 'letterSubject' : 'letterBody' })));
  return { subject, body };
}
