import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState';
import { type PageAccess, PageAccessProvider } from '../ui/PageAccess';

/** Gives a page its rights; without the right to visit, says so instead. */
export function PageFrame({ access, children }: { access: PageAccess; children: ReactNode }) {
  return (
    <PageAccessProvider value={access}>{access.visit ? children : <EmptyState kind="forbidden" />}</PageAccessProvider>
  );
}
