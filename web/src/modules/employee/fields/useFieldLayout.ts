import { RANKS } from '@hengcai/shared/rules/settings/elements';
import { useMemo } from 'react';
import { usePageAccess } from '../../../ui/PageAccess';
import { useEmployeeFieldLayoutQuery } from './fields.gen';

/** How the company shows people: the groups in its order, and the fields it does without. */
export interface Arrangement {
  /** Groups that are not named, all of them as long as it is not known, follow as the product brings them. */
  groups: readonly string[];
  hidden: ReadonlySet<string>;
}

/** The same, with what may be asked of the list. */
export interface ReaderArrangement extends Arrangement {
  /** Groups that the list shows the reader of nobody else, by whose fields it can be neither sorted nor narrowed. */
  unread: ReadonlySet<string>;
  /** The fields in them. */
  unreadFields: ReadonlySet<string>;
}

/** What everybody's pages and forms of people obey; ranks go where the company hides them from the reader. Services without it have the order of the product. */
export function useFieldLayout(): ReaderArrangement {
  const { data } = useEmployeeFieldLayoutQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const ranksHidden = usePageAccess().hidden.has(RANKS);
  return useMemo(() => {
    const groups = data?.employeeFieldLayout?.groups ?? [];
    const unread = groups.filter(({ readable }) => !readable);
    return {
      groups: groups.flatMap(({ group }) => group ?? []),
      hidden: new Set([
        ...groups.flatMap(({ fields }) => fields.filter(({ shown }) => !shown).map(({ name }) => name)),
        ...(ranksHidden ? ['rank'] : []),
      ]),
      unread: new Set(unread.flatMap(({ group }) => group ?? [])),
      unreadFields: new Set(unread.flatMap(({ fields }) => fields.map(({ name }) => name))),
    };
  }, [data, ranksHidden]);
}
