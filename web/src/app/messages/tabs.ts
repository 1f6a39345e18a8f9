import type { Todo } from '../../shared/attention/useMessageCentre';

export type TabId = 'notices' | 'todos' | 'invitations' | 'reminders' | 'comments' | 'surveys';
export interface Tab {
  id: TabId;
  /** What its badge says. */
  count: number;
}

interface Found {
  notices: number;
  todos: readonly Todo[];
  reminders: readonly { read: boolean }[];
  centre: Record<'invitations' | 'comments' | 'surveys', readonly unknown[] | null> | null;
}

/** The tabs of the message centre in the order of specification 2; a list that no module fills has none. */
export function tabsOf({ notices, todos, reminders, centre }: Found): Tab[] {
  const filled = (id: 'invitations' | 'comments' | 'surveys'): Tab[] => {
    const list = centre?.[id];
    return list ? [{ id, count: list.length }] : [];
  };
  return [
    { id: 'notices', count: notices },
    { id: 'todos', count: todos.reduce((all, todo) => all + todo.count, 0) },
    ...filled('invitations'),
    { id: 'reminders', count: reminders.filter((one) => !one.read).length },
    ...filled('comments'),
    ...filled('surveys'),
  ];
}

/** The tab the message centre opens on: the first with something in it, else the first. */
export const firstWithContent = (tabs: readonly Tab[]): TabId =>
  tabs.find((tab) => tab.count > 0)?.id ?? tabs[0]?.id ?? 'notices';
