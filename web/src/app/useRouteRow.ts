import { useMatches } from 'react-router-dom';
import type { AppRoute } from './routes';

/** The row of the page that is open. */
export function useRouteRow(): AppRoute | undefined {
  return useMatches().at(-1)?.handle as AppRoute | undefined;
}
