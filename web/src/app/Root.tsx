import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PendingBar } from './PendingBar';
import { useDocumentTitle } from './useDocumentTitle';
import { useKeptLists } from './useKeptLists';

/** Around every page: title, scroll position, progress. */
export function Root() {
  useDocumentTitle();
  useKeptLists();
  return (
    <>
      <PendingBar />
      <Outlet />
      <ScrollRestoration getKey={({ pathname, search }) => pathname + search} />
    </>
  );
}
