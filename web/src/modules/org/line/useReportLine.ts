import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef, useState } from 'react';
import { DASH, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { type ChartItem, chartTree } from '../chart/chartItem';
import {
  type LinePersonFragment,
  ReportLineBelowDocument,
  ReportLineDocument,
  useReportLineQuery,
} from './reportLine.gen';

export type LinePerson = LinePersonFragment;

/** As many as the services answer below one person at once. */
const AT_ONCE = 100;
const MORE = 'more:';

export const nameOf = (person: { name: string | null; nameEn: string | null }) =>
  localName({ name: person.name ?? '', nameEn: person.nameEn });

/** Whoever brings more people below another is no person. */
export const managerOfMore = (id: string): string | null => (id.startsWith(MORE) ? id.slice(MORE.length) : null);

/**
 * Who reports to whom, level by level as the reader unfolds them: everybody of a large company at once would be neither
 * read nor drawn. `from` is who stands at the top; null: everybody whom nobody leads.
 */
export function useReportLine(departmentId: string | null, from: string | null, sought: string | null) {
  const t = useT();
  const client = useApolloClient();
  const [start] = useState(from ?? sought);
  const { data, previousData, error, refetch } = useReportLineQuery({
    variables: { departmentId, personId: start },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const line = (data ?? previousData)?.reportLine;
  const [added, setAdded] = useState<readonly LinePerson[]>([]);
  const asked = useRef(new Set<string>());

  const byId = useMemo(() => {
    const people = new Map<string, LinePerson>();
    for (const person of [...(line?.people ?? []), ...added])
      if (!people.has(person.employeeId)) people.set(person.employeeId, person);
    return people;
  }, [line, added]);
  const tree = useMemo(() => {
    const itemOf = (person: LinePerson): ChartItem => ({
      id: person.employeeId,
      parentId: person.employeeId === from ? null : person.managerId,
      title: person.name === null ? t('org.head.hidden') : nameOf(person),
      line: person.position ? localName(person.position) : person.name === null ? '' : DASH,
      foot: person.department ? localName(person.department) : '',
      faint: person.name === null,
      below: person.reports,
      dashedTo: person.virtualManagerId,
    });
    const below = new Map<string, number>();
    const within = from === null ? null : idsBelow(byId, from);
    const items: ChartItem[] = [];
    for (const person of byId.values()) {
      if (within && !within.has(person.employeeId)) continue;
      items.push(itemOf(person));
      if (person.managerId !== null) below.set(person.managerId, (below.get(person.managerId) ?? 0) + 1);
    }
    // What is missing below somebody of whom the first are here stands there as a card of its own.
    for (const [id, here] of below) {
      const missing = (byId.get(id)?.reports ?? 0) - here;
      if (missing > 0 && here >= AT_ONCE)
        items.push({
          id: `${MORE}${id}`,
          parentId: id,
          title: t('org.line.more', { count: missing }),
          line: '',
          foot: '',
          faint: true,
        });
    }
    return chartTree(items);
    // The words of a card change with the page alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [byId, from]);

  const add = (people: readonly LinePerson[] | undefined) => setAdded((now) => [...now, ...(people ?? [])]);
  const ask = async (key: string, work: () => Promise<readonly LinePerson[] | undefined>) => {
    if (asked.current.has(key)) return;
    asked.current.add(key);
    try {
      add(await work());
    } catch {
      // The failure has been told; pressing again asks again.
      asked.current.delete(key);
    }
  };
  const below = (managerId: string, pageNo: number) =>
    ask(`${managerId} ${pageNo}`, async () => {
      const page = { pageNo, pageSize: AT_ONCE };
      const variables = { managerId, departmentId, line: 'MANAGER' as const, page };
      return (await client.query({ query: ReportLineBelowDocument, variables })).data?.reports?.items;
    });
  const here = (managerId: string) => [...byId.values()].filter((one) => one.managerId === managerId).length;

  return {
    day: line?.day ?? DASH,
    tree: line ? tree : null,
    byId,
    withoutManager: line?.withoutManager ?? 0,
    /** Brings those below somebody of whom none is here yet. */
    load: (managerId: string) => {
      if (here(managerId) === 0) void below(managerId, 1);
    },
    /** Brings the next ones below somebody of whom the first are here. */
    loadMore: (managerId: string) => void below(managerId, Math.floor(here(managerId) / AT_ONCE) + 1),
    /** Brings the line down to somebody. */
    seek: (personId: string) =>
      void ask(personId, async () => {
        const { data: found } = await client.query({
          query: ReportLineDocument,
          variables: { departmentId, personId },
        });
        return found?.reportLine?.people;
      }),
    failed: error !== undefined && !line,
    loading: !line && error === undefined,
    refetch: () => void refetch(),
  };
}
export type ReportLine = ReturnType<typeof useReportLine>;

/** Somebody and everybody below who is here. */
function idsBelow(people: ReadonlyMap<string, LinePerson>, top: string): Set<string> {
  const reports = new Map<string, string[]>();
  for (const { employeeId, managerId } of people.values())
    if (managerId !== null) reports.set(managerId, [...(reports.get(managerId) ?? []), employeeId]);
  const found = new Set([top]);
  for (const id of found) for (const one of reports.get(id) ?? []) found.add(one);
  return found;
}
