import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberList } from '../ui/list/listUrl';
import { useRouteRow } from './useRouteRow';

/** Remembers filter, page and sort of kept-alive lists, so that details lead back to the list as it was. */
export function useKeptLists(): void {
  const keep = useRouteRow()?.keepAlive ?? false;
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (keep) rememberList(pathname, search);
  }, [keep, pathname, search]);
}
