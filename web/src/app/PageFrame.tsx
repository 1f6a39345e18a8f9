import { type ReactNode, useEffect } from 'react';
import { firstIsDrawn } from '../session/ahead';
import { EmptyState } from '../ui/EmptyState';
import { type PageAccess, PageAccessProvider } from '../ui/PageAccess';

/** Gives a page its rights; without the right to visit, says so instead. */
export function PageFrame({ access, children }: { access: PageAccess; children: ReactNode }) {
  // When all that is drawn with it, the shell around it as well, has asked.
  useEffect(() => queueMicrotask(firstIsDrawn), []);
  return (
    <PageAccessProvider value={access}>{access.visit ? children : <EmptyState kind="forbidden" />}</PageAccessProvider>
  );
}
