import { useEffect, useState } from 'react';
import { localName } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { useCapabilities } from '../../session/capabilities';
import { useCurrentUser } from '../../session/currentUser';
import { appraisalPath } from '../../shared/appraisalPath';
import { routeOf } from '../routes';
import type { MenuItem } from '../shell/menuTree';
import { findPages, type FoundPage } from './findPages';
import { type SearchKind, type SearchQuery, useSearchQuery } from './search.gen';

/** Long enough that a word is asked for and not each of its letters. */
const PAUSE_MS = 120;

type Hit = NonNullable<SearchQuery['search']>[number];
export type Kind = Extract<SearchKind, 'PAGE' | 'EMPLOYEE' | 'PLAN' | 'APPRAISAL'>;

/** Something to open. */
export interface Found {
  key: string;
  kind: Kind;
  subject: string;
  name: string;
  /** What tells it from others of the name. */
  note: string;
  path: string;
}

const leaves = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => (item.children.length > 0 ? leaves(item.children) : [item]));

/** What is found for a keyword; for an empty one what was opened last. Pages are found here, the rest by the services. */
export function useSearch(keyword: string, menu: readonly MenuItem[]) {
  const t = useT();
  const { search: offered } = useCapabilities();
  const me = useCurrentUser().employee?.id ?? '';
  const asked = usePaused(keyword.trim());
  const { data, previousData, loading, error } = useSearchQuery({
    variables: { keyword: asked },
    skip: !offered,
    // What was opened last changes with everything that is opened.
    fetchPolicy: asked === '' ? 'cache-and-network' : 'cache-first',
    // Asked again, it is another answer, also while the first one is on its way.
    context: { quiet: true, alone: true },
  });
  const account = routeOf('/my-account');
  const pages: FoundPage[] = [
    ...leaves(menu).flatMap(({ path, name }) => (path ? [{ path, name, title: routeOf(path)?.title ?? '' }] : [])),
    ...(account ? [{ path: account.path, name: t(account.title), title: account.title }] : []),
  ];
  const page = ({ path, name }: FoundPage): Found => ({
    key: `PAGE ${path}`,
    kind: 'PAGE',
    subject: path,
    name,
    note: '',
    path,
  });
  const toFound = (hit: Hit): Found[] => {
    const { kind, subject, note, place, placeEn } = hit;
    if (kind === 'PAGE') return pages.filter(({ path }) => path === subject).map(page);
    const path = pathOf(kind, subject, me);
    if (!path) return [];
    const where = place === null ? '' : localName({ name: place, nameEn: placeEn });
    const about = [note, where].filter(Boolean).join(' · ');
    return [{ key: `${kind} ${subject}`, kind: kind as Kind, subject, name: localName(hit), note: about, path }];
  };
  const hits = ((data ?? previousData)?.search ?? []).flatMap(toFound);
  const found = keyword.trim() === '' ? [] : findPages(pages, keyword).map(page);
  return {
    found: asked === '' ? hits : [...found, ...hits],
    settled: asked === keyword.trim() && !loading,
    failed: error !== undefined,
  };
}

function pathOf(kind: Hit['kind'], subject: string, me: string): string | null {
  switch (kind) {
    case 'EMPLOYEE':
      return `/employee/details?id=${subject}`;
    case 'PLAN':
      return `/performance/management/assess_set_details?id=${subject}`;
    case 'APPRAISAL':
      return appraisalPath({ planId: subject, employeeId: me }, 'myself');
    default:
      return null;
  }
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
