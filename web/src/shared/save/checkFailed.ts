import { say } from '../../i18n/say';
import { failuresOf } from '../../session/failures';
import { toast } from '../../ui/toast';

/** For a check while somebody types, asked quietly: it failed, which says nothing about what was typed. */
export function checkFailed(error: unknown): null {
  toast.warning(failuresOf(error)[0]?.message ?? say('errors.checkFailed'), { id: 'check-failed' });
  return null;
}
