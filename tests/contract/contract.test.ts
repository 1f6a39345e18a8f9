import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';
import { NAMED } from './later.ts';
import { PAGE_PATHS } from './pages.ts';

describe('the contract', () => {
  it('describes every path once', () => {
    const paths = ENDPOINTS.map(({ path }) => path);
    expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([]);
  });

  it('S7.003 reads by GET with a query string or POST, and encodes forms only where the specification says so', () => {
    const bodies = ENDPOINTS.filter(
      ({ endpoint }) => endpoint.method === 'GET' && Object.keys(endpoint.body.shape).length > 0,
    );
    const forms = ENDPOINTS.filter(({ endpoint }) => endpoint.encoding === 'form').map(({ path }) => path);
    expect(bodies.map(({ path }) => path)).toEqual([]);
    expect(forms.sort()).toEqual(['/image/switch', '/index/deleteNotice', '/login', '/systemUser/changePassword']);
  });

  it('names no input twice, so that one object can hold query and body', () => {
    const twice = ENDPOINTS.flatMap(({ path, endpoint }) =>
      Object.keys(endpoint.query.shape)
        .filter((name) => name in endpoint.body.shape)
        .map((name) => `${path} ${name}`),
    );
    expect(twice).toEqual([]);
  });

  it('asks for a client mutation id exactly where a call happens once', () => {
    const wrong = ENDPOINTS.filter(({ endpoint }) => endpoint.once !== 'clientMutationId' in endpoint.body.shape);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('marks every call that happens once as a write', () => {
    expect(
      ENDPOINTS.filter(({ endpoint }) => endpoint.once && endpoint.effect !== 'writes').map(({ path }) => path),
    ).toEqual([]);
  });

  it('asks for rights on pages that there are', () => {
    const asked = ENDPOINTS.flatMap(({ path, endpoint: { policy } }) =>
      'pages' in policy ? policy.pages.map((page) => `${path} ${page.path}`) : [],
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((one) => !PAGE_PATHS.has(one.split(' ')[1] ?? ''))).toEqual([]);
  });
});

describe('the calls the specification names', () => {
  const methodOf = new Map(ENDPOINTS.map(({ path, endpoint }) => [path, endpoint.method]));

  it.each(NAMED.filter(({ path }) => methodOf.has(path)))(
    '$method $path has the method of the specification',
    ({ method, path }) => {
      expect(methodOf.get(path)).toBe(method);
    },
  );
});
