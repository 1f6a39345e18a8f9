import { createContext, use } from 'react';
import type { ListLayout } from '../table/layout';

/** Conditions and order of a list under a name. */
export interface SavedFilter {
  id: string;
  name: string;
  /** As the address has them. */
  query: string;
  mine: boolean;
  ownerName: string;
  /** Whose people find it as well. */
  role: { code: string; name: string } | null;
  removable: boolean;
}

export interface FilterToSave {
  name: string;
  query: string;
  roleCode: string | null;
}

interface Refusal {
  field?: string | null;
  message: string;
}

/** What is remembered of a list for the reader, on whatever device it is looked at. */
export interface ListMemory {
  /** False while it is not known yet: what is drawn meanwhile would be drawn anew. */
  known: boolean;
  layout: ListLayout | null;
  filters: readonly SavedFilter[];
  /** With whom the reader may share a filter. */
  roles: readonly { code: string; name: string }[];
  /** Null where nothing can be kept. */
  keep: {
    layout: (layout: ListLayout | null) => void;
    filter: (filter: FilterToSave) => Promise<readonly Refusal[]>;
    /** Answers whether it is gone. */
    remove: (filter: SavedFilter) => Promise<boolean>;
  } | null;
}

const NOTHING: ListMemory = { known: true, layout: null, filters: [], roles: [], keep: null };

const Context = createContext<(listKey: string) => ListMemory>(() => NOTHING);
/** Gives the lists below their memory, a hook by the key of a list; without one they remember for the tab. */
export const ListMemoryProvider = Context.Provider;
export const useListMemory = (listKey: string): ListMemory => use(Context)(listKey);
