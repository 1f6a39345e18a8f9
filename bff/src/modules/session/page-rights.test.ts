import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

describe('what a user may see', () => {
  it('is a menu of at most three levels', async () => {
    const page = {
      pageId: '10',
      parentPageId: null,
      pageName: '首页',
      pageUrl: '/index',
      icon: 'home',
      childPageList: [],
    };
    bff.upstream.answer('menu', 'getUserMenu', () => [
      { ...page, pageId: '20', pageUrl: null, childPageList: [{ ...page, pageId: '21', childPageList: [page] }] },
    ]);

    const { data } = await bff.send('{ menu { id path children { id children { id name path icon } } } }');

    expect(data?.['menu']).toEqual([
      {
        id: '20',
        path: null,
        children: [{ id: '21', children: [{ id: '10', name: '首页', path: '/index', icon: 'home' }] }],
      },
    ]);
  });

  it.each<[number[], boolean[]]>([
    [[], [false, false, false]],
    [[1], [true, false, false]],
    [
      [1, 2, 4],
      [true, true, true],
    ],
  ])('S3.023 S6.011 S7.030 on a page with operations %j is visit, edit, export %j', async (operations, rights) => {
    bff.upstream.answer('rolemanage', 'getauthoritytype', () => ({ operations, elements: ['salary'] }));

    const { data } = await bff.send(
      '{ pagePermission(path: "/employee/list") { path allowVisit allowEdit allowExport hiddenElements } }',
    );

    const [allowVisit, allowEdit, allowExport] = rights;
    expect(data?.['pagePermission']).toEqual({
      path: '/employee/list',
      allowVisit,
      allowEdit,
      allowExport,
      hiddenElements: ['salary'],
    });
    expect(bff.upstream.calls.at(-1)?.input).toEqual({ pageUrl: '/employee/list' });
  });
});

describe('before signing in', () => {
  it('S7.018 the number of failures is known', async () => {
    bff.upstream.answer('root', 'loginfailedtimes', () => ({ loginFailedTimes: 3 }));

    const { data } = await bff.send('{ failedLogins(companyCode: "demo", userName: "admin") }', {}, {});

    expect(data).toEqual({ failedLogins: 3 });
    expect(bff.upstream.calls.at(-1)?.input).toEqual({ companyCode: 'demo', userName: 'admin' });
  });

  it('S3.028 S7.011 a verification code can be asked for', async () => {
    bff.upstream.answer('verifycode', 'getverifycode', () => ({ image: 'data:image/png;base64,AA==' }));

    const { data } = await bff.send(
      'mutation { requestVerificationCode(input: { companyCode: "demo", userName: "admin" }) { image userErrors { code } } }',
      {},
      { origin: 'http://localhost:4000' },
    );

    expect(data?.['requestVerificationCode']).toEqual({ image: 'data:image/png;base64,AA==', userErrors: [] });
    expect(bff.upstream.calls.at(-1)?.input).toEqual({ companyCode: 'demo', userName: 'admin' });
  });
});
