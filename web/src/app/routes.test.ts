import { describe, expect, it } from 'vitest';
import { routes } from './pathTable';
import { publicRoutes } from './routes';

/** Read as text, not imported: the list belongs to the tests' room. */
const spec = Object.values(
  import.meta.glob<string>('../../../tests/spec/routes.tsv', { query: '?raw', import: 'default', eager: true }),
).join('');
const titles = Object.entries(
  import.meta.glob<Record<string, string>>('../modules/*/titles/*.json', { import: 'default', eager: true }),
);
const titlesIn = (language: string) =>
  Object.assign(
    {},
    ...titles.filter(([file]) => file.endsWith(`/${language}.json`)).map(([, texts]) => texts),
  ) as object;

describe('the path table', () => {
  it('has every path once', () => expect(new Set(routes.map((r) => r.path)).size).toBe(routes.length));
  it.each(routes)('$path has a title in both languages and a parent that exists', ({ title, parent }) => {
    expect(titlesIn('zh-CN')).toHaveProperty([title]);
    expect(titlesIn('en-US')).toHaveProperty([title]);
    expect(parent === undefined || routes.some((r) => r.path === parent)).toBe(true);
  });
  it('is a part of the specification and as public as it says', () => {
    const lines = spec
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'));
    const known = new Map(lines.map(([module, route, isPublic]) => [route, `${module} ${isPublic}`]));
    expect(routes.map((r) => [r.path, known.get(r.path)])).toEqual(
      routes.map((r) => [r.path, `${r.module} ${r.public ?? false}`]),
    );
  });
  it('the entry knows the pages that need no session, and no other', () => {
    expect(publicRoutes.length).toBeGreaterThan(0);
    expect(publicRoutes.every((row) => row.public && row.module === 'session')).toBe(true);
  });
});
