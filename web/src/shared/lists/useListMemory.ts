import { useRef } from 'react';
import { useCapabilities } from '../../session/capabilities';
import type { ListMemory } from '../../ui/list/listMemory';
import type { Density } from '../../ui/table/columns';
import type { ListLayout } from '../../ui/table/layout';
import { act, outcome } from '../save/outcome';
import {
  type ListDensity,
  type ListMemoryQuery,
  useDeleteListFilterMutation,
  useListMemoryQuery,
  useSaveListFilterMutation,
  useSaveListLayoutMutation,
} from './lists.gen';

const DENSITY = { COMPACT: 'compact', NORMAL: 'normal', ROOMY: 'roomy' } as const;
const densityOf = (wire: string | null): Density => DENSITY[wire as keyof typeof DENSITY] ?? 'normal';

type KeptLayout = NonNullable<NonNullable<ListMemoryQuery['listMemory']>['layout']>;

/** Of what was read nothing but what is sent again with the next change. */
const layoutOf = ({ density, columns }: KeptLayout): ListLayout => ({
  density: densityOf(density),
  columns: columns.map(({ name, width, shown }) => ({ name, width, shown })),
});

/** What the services remember of a list: read once, then what each write answers. */
export function useListMemory(listKey: string): ListMemory {
  const { listMemory: offered } = useCapabilities();
  const { data, loading } = useListMemoryQuery({ variables: { listKey }, skip: !offered, context: { quiet: true } });
  const [saveLayout] = useSaveListLayoutMutation();
  const [saveFilter] = useSaveListFilterMutation();
  const [deleteFilter] = useDeleteListFilterMutation();
  const memory = data?.listMemory;
  const sendLayout = (layout: ListLayout | null) =>
    act(async () => {
      const input = layout && { ...layout, density: layout.density.toUpperCase() as ListDensity };
      const answer = await saveLayout({
        variables: { input: { listKey, layout: input && { ...input, columns: [...input.columns] } } },
      });
      return answer.data?.saveListLayout;
    });
  // One after the other: of two on their way at once the older could come last, and stay.
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const keepLayout = (layout: ListLayout | null) => {
    sent.current = sent.current.then(() => sendLayout(layout));
  };
  return {
    known: !offered || !loading || memory !== undefined,
    layout: memory?.layout ? layoutOf(memory.layout) : null,
    filters: memory?.filters ?? [],
    roles: memory?.roles ?? [],
    keep: memory
      ? {
          layout: keepLayout,
          filter: (filter) =>
            outcome(
              async () => (await saveFilter({ variables: { input: { listKey, ...filter } } })).data?.saveListFilter,
            ),
          remove: ({ id }) =>
            act(async () => (await deleteFilter({ variables: { input: { id } } })).data?.deleteListFilter),
        }
      : null,
  };
}
