import { useMemo, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import {
  canDecide,
  changesOf,
  draftOf,
  type Drafts,
  isChanged,
  type MatrixElement,
  type MatrixPage,
  pagesShown,
  type Right,
  storedDraft,
  withRight,
} from './matrixModel';
import type { Role } from './roleModel';
import { useRoleMatrixQuery, useSaveRolePagesMutation } from './roles.gen';

/** The pages of a role with what was decided and is not saved yet, and what can be done with them. */
export function useRoleMatrix(role: Role) {
  const t = useT();
  const { data, error, refetch } = useRoleMatrixQuery({ variables: { id: role.id }, fetchPolicy: 'network-only' });
  const [drafts, setDrafts] = useState<Drafts>({});
  const [keyword, setKeyword] = useState('');
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [send, { loading: saving }] = useSaveRolePagesMutation();
  const menus = useMemo(() => data?.role?.menus ?? [], [data]);
  const shown = useMemo(
    () => pagesShown(menus, drafts, keyword, onlyDiffering),
    [menus, drafts, keyword, onlyDiffering],
  );
  const decide = (pages: readonly MatrixPage[], change: (page: MatrixPage, now: Drafts) => Drafts[string]) =>
    setDrafts((now) => ({ ...now, ...Object.fromEntries(pages.map((page) => [page.pageId, change(page, now)])) }));
  const run = async (input: object, done: string) => {
    const variables = { input: { id: role.id, version: role.version, ...input } };
    const saved = await act(async () => (await send({ variables })).data?.saveRolePages, done);
    if (saved) setDrafts({});
  };
  return {
    menus,
    shown,
    loaded: data !== undefined,
    failed: Boolean(error) && menus.length === 0,
    retry: () => void refetch(),
    keyword,
    setKeyword,
    onlyDiffering,
    setOnlyDiffering,
    isFolded: (menuId: string) => folded.has(menuId) && keyword.trim() === '',
    fold: (menuId: string) =>
      setFolded((now) => {
        const next = new Set(now);
        if (!next.delete(menuId)) next.add(menuId);
        return next;
      }),
    foldAll: (all: boolean) => setFolded(new Set(all ? menus.map(({ menuId }) => menuId) : [])),
    drafts,
    setRight: (pages: readonly MatrixPage[], right: Right, on: boolean) =>
      decide(pages, (page, now) => withRight(draftOf(page, now), right, on)),
    setElement: (page: MatrixPage, { code }: MatrixElement, on: boolean) =>
      decide([page], (one, now) => {
        const draft = draftOf(one, now);
        return { ...draft, elements: { ...draft.elements, [code]: on } };
      }),
    undo: (page: MatrixPage) => decide([page], storedDraft),
    discard: () => setDrafts({}),
    changed: menus.flatMap(({ pages }) => pages).filter((page) => isChanged(page, drafts)).length,
    saving,
    canDecide,
    save: () => run({ pages: changesOf(menus, drafts) }, t('settings.matrix.saved')),
    restore: async (pages: readonly MatrixPage[]) => {
      const sure = await confirm({
        title: t('settings.matrix.restore.title'),
        body: t('settings.matrix.restore.body', { count: pages.length, name: role.name }),
        action: t('settings.matrix.restore'),
        danger: true,
      });
      if (sure) await run({ restore: pages.map(({ pageId }) => pageId) }, t('settings.matrix.restored'));
    },
  };
}
export type Matrix = ReturnType<typeof useRoleMatrix>;
