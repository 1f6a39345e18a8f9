import { useOrgVersionsQuery } from './namedDays.gen';

/** The names that days have, the latest day first; a page is of use without them. */
export function useNamedDays() {
  const { data, previousData, refetch } = useOrgVersionsQuery({
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  return { versions: (data ?? previousData)?.organisationVersions ?? [], refetch };
}
