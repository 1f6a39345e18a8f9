import type { ReactNode } from 'react';
import { PageHeader } from '../PageHeader';
import { ListPanel, type ListPanelProps } from './ListPanel';
import type { Filter } from './listParams';

interface Props<R, F extends Filter> extends ListPanelProps<R, F> {
  /** One line: what this page is for. */
  purpose?: string;
  /** Primary action and its neighbours, far right of the header. */
  actions?: ReactNode;
  /** Between header and filter bar, e.g. tabs. */
  children?: ReactNode;
}

/** The list page: header, filter bar, toolbar, table, footer. State lives in the address (`useListState`). */
export function ListPage<R, F extends Filter>({ purpose, actions, children, ...list }: Props<R, F>) {
  return (
    <>
      <PageHeader title={list.title} purpose={purpose} actions={actions} />
      {children}
      <ListPanel {...list} />
    </>
  );
}
