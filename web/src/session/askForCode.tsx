import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../ui/loadWithRetry';
import { questionOf } from '../ui/question';
import type { Account } from './account';
import { fetchCodePicture } from './codePicture';

const CodeDialog = lazy(() => loadWithRetry(() => import('./CodeDialog')));

export interface CodeQuestion {
  account: Account;
  /** The first picture; null where there was none to be had. */
  image: string | null;
  /** What was wrong with the code before. */
  said: string | null;
}

const { ask, useAsked } = questionOf<CodeQuestion, string | null>(null);

/** Asks for the verification code of an account over any page; null when the dialog was closed. */
export const askForCode = async (account: Account, said: string | null = null): Promise<string | null> =>
  ask({ account, said, image: await fetchCodePicture(account) });

/** Mounted once beside the application; the dialog loads with the first question. */
export function CodeDialogHost() {
  const asked = useAsked();
  return <Suspense>{asked && <CodeDialog {...asked} />}</Suspense>;
}
