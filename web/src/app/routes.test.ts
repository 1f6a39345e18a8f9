import { describe, expect, it } from 'vitest';
import app from '../i18n/messages/en-US/app.json';
import zh from '../i18n/messages/zh-CN/app.json';
import { type AppRoute, routes } from './routes';

/** Read as text, not imported: the list belongs to the tests' room. */
const spec = Object.values(
  import.meta.glob<string>('../../../tests/spec/routes.tsv', { query: '?raw', import: 'default', eager: true }),
).join('');
const table: readonly AppRoute[] = routes;

describe('the route table', () => {
  it('has every path once', () => expect(new Set(table.map((r) => r.path)).size).toBe(table.length));
  it.each(table)('$path has a title in both languages and a parent that exists', ({ title, parent }) => {
    expect(zh).toHaveProperty([title]);
    expect(app).toHaveProperty([title]);
    expect(parent === null || table.some((r) => r.path === parent)).toBe(true);
  });
  it('is a part of the specification and as public as it says', () => {
    const lines = spec
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'));
    const known = new Map(lines.map(([module, route, isPublic]) => [route, `${module} ${isPublic}`]));
    expect(table.map((r) => [r.path, known.get(r.path)])).toEqual(
      table.map((r) => [r.path, `${r.module} ${r.public}`]),
    );
  });
});
