import { lazy, type ReactNode, Suspense } from 'react';
import { loadWithRetry } from './loadWithRetry';
import { questionOf } from './question';

const ConfirmDialog = lazy(() => loadWithRetry(() => import('./ConfirmDialog')));

export interface Confirmation {
  title: string;
  /** What will happen and to how many. */
  body: ReactNode;
  /** The verb of the button that does it; never a bare "OK". */
  action: string;
  danger?: boolean;
  cancel?: string;
}

const { ask, useAsked } = questionOf<Confirmation, boolean>(false);

/** `if (await confirm({ title, body, action })) …` */
export const confirm = ask;

/** Mounted once beside the application; the dialog loads with the first question. */
export function ConfirmHost() {
  const asked = useAsked();
  return <Suspense>{asked && <ConfirmDialog {...asked} />}</Suspense>;
}
