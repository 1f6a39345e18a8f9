import { expect, it } from 'vitest';
import { firstWithContent, tabsOf } from './tabs';

const todo = { kind: 'MY_SCORE', count: 2, path: '/performance/examine' } as const;
const nothing = { notices: 0, todos: [], reminders: [], centre: null };

it('S2.042 S2.043 S2.045 has a tab for each list a module fills, in order', () => {
  expect(tabsOf(nothing).map((tab) => tab.id)).toEqual(['notices', 'todos', 'reminders']);
  const centre = { invitations: [{}], comments: [], surveys: [{}, {}] };
  expect(tabsOf({ notices: 1, todos: [todo], reminders: [{ read: true }, { read: false }], centre })).toEqual([
    { id: 'notices', count: 1 },
    { id: 'todos', count: 2 },
    { id: 'invitations', count: 1 },
    { id: 'reminders', count: 1 },
    { id: 'comments', count: 0 },
    { id: 'surveys', count: 2 },
  ]);
});

it('S2.048 opens on the first tab with content', () => {
  expect(firstWithContent(tabsOf(nothing))).toBe('notices');
  expect(firstWithContent(tabsOf({ ...nothing, todos: [todo] }))).toBe('todos');
  expect(firstWithContent(tabsOf({ ...nothing, reminders: [{ read: false }] }))).toBe('reminders');
});
