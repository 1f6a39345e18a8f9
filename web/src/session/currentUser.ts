import { createContext, use } from 'react';
import type { MeQuery } from './session.gen';

export type CurrentUser = NonNullable<MeQuery['me']>;

const Context = createContext<CurrentUser | null>(null);
export const CurrentUserProvider = Context.Provider;

/** The signed-in user; only below the shell, which waits for it. */
export function useCurrentUser(): CurrentUser {
  const user = use(Context);
  if (!user) throw new Error('useCurrentUser outside the shell');
  return user;
}

/** Specification 6: only administrators and the enterprise head publish, close and delete notices. */
export const isAdminOrCeo = (user: CurrentUser): boolean => user.highestRole === 'ADMIN' || user.highestRole === 'CEO';
