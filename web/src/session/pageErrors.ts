import { textsReady } from '../i18n/ready';
import { say } from '../i18n/say';
import { toast } from '../ui/toast';
import { isOfRequest, lastRequest } from './failures';

/**
 * Tells of an error nobody has handled, of a button as of a form: what was pressed has not happened, and silence would
 * say that it has. Failed requests have been told already; a message without an error is the browser's own.
 */
export async function tellPageError(error: unknown): Promise<void> {
  if (!error || isOfRequest(error) || (error instanceof DOMException && error.name === 'AbortError')) return;
  await textsReady;
  toast.error(say('errors.page', { id: lastRequest.id ?? '-' }), { id: 'page-error' });
}

/** Every error of a handler and every promise nobody waits for is seen. */
export function watchPageErrors(): void {
  addEventListener('error', (event) => void tellPageError(event.error));
  addEventListener('unhandledrejection', (event) => void tellPageError(event.reason));
}
