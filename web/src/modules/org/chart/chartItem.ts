/** What a card of a chart shows, in finished texts; the screen and the files draw the same. */
export interface ChartItem {
  id: string;
  /** The item above it; null, or one that is not in the chart: it stands at the top. */
  parentId: string | null;
  title: string;
  /** The line under the title, e.g. who leads it. */
  line: string;
  /** The line at the foot, e.g. how many people. */
  foot: string;
  /** What search looks in, beside the title. */
  words?: string;
  /** Drawn with a dashed edge: something that is only hinted at, or was. */
  faint?: boolean;
  /** A sign at the top edge, e.g. what became of it. */
  mark?: { label: string; tone: 'added' | 'changed' | 'gone' };
  /** How many stand right below it, where not all of them are here yet. */
  below?: number;
  /** The item that a dashed line joins it with, beside the one above it. */
  dashedTo?: string | null;
}

/** Items in the order of the chart: who stands above, and who below in their order. */
export interface ChartTree {
  byId: ReadonlyMap<string, ChartItem>;
  children: ReadonlyMap<string, readonly ChartItem[]>;
  roots: readonly ChartItem[];
}

/** Makes a tree of items; whoever stands above nobody can find is at the top, and so is one of each circle. */
export function chartTree(items: readonly ChartItem[]): ChartTree {
  const byId = new Map(items.map((item) => [item.id, item]));
  const children = new Map<string, ChartItem[]>();
  const roots: ChartItem[] = [];
  for (const item of items) {
    if (item.parentId === null || !byId.has(item.parentId)) roots.push(item);
    else {
      const siblings = children.get(item.parentId);
      if (siblings) siblings.push(item);
      else children.set(item.parentId, [item]);
    }
  }
  return { byId, children, roots };
}

/** Ids from the item above one up to the top. */
export function above({ byId }: ChartTree, id: string): string[] {
  const line: string[] = [];
  for (let at = byId.get(id)?.parentId ?? null; at !== null && byId.has(at) && !line.includes(at);) {
    line.push(at);
    at = byId.get(at)?.parentId ?? null;
  }
  return line;
}

/** How many cards a chart has to begin with at most, so that it is read at a glance and without zooming. */
const AT_FIRST = 16;

/** What is unfolded at first: level by level from the top, as long as the chart stays small. */
export function unfoldedAtFirst({ children, roots }: ChartTree): Set<string> {
  const open = new Set<string>();
  let shown = roots.length;
  for (let level = roots; level.length > 0;) {
    const next = level.flatMap(({ id }) => children.get(id) ?? []);
    shown += next.length;
    if (open.size > 0 && shown > AT_FIRST) break;
    for (const { id } of level) if (children.has(id)) open.add(id);
    level = next;
  }
  return open;
}

/** The items whose title or words hold a text, in the order of the chart. */
export function hitsOf({ children, roots }: ChartTree, text: string): string[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const found: string[] = [];
  const look = (items: readonly ChartItem[]) => {
    for (const { id, title, words = '' } of items) {
      if (`${title}\n${words}`.toLowerCase().includes(wanted)) found.push(id);
      look(children.get(id) ?? []);
    }
  };
  look(roots);
  return found;
}
