import { currentLanguage } from '../i18n/language';
import { readSessionVersion } from './sessionVersion';

declare global {
  interface Window {
    /** What `public/before-paint.js` has asked for the shell of this page, and as whom. */
    hengcaiShell?: {
      session: string | null;
      language: string;
      path: string;
      answer: Promise<Response>;
    };
  }
}

/**
 * The answer to the first request of this page where the document has sent the very same one already: the read of the
 * shell, for the same session and language. It is taken once; where no answer came, the request is sent as any other.
 */
export function takeShellAhead(body: unknown, signal: AbortSignal): Promise<Response | null> | null {
  const asked = window.hengcaiShell;
  delete window.hengcaiShell;
  if (!asked || typeof body !== 'string') return null;
  const { operationName, variables } = JSON.parse(body) as { operationName?: string; variables?: { path?: string } };
  const same =
    operationName === 'Shell' &&
    variables?.path === asked.path &&
    asked.language === currentLanguage() &&
    asked.session === readSessionVersion();
  return same ? Promise.race([asked.answer.catch(() => null), untilAborted(signal)]) : null;
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
