import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { id, positionRow } from '../../testing/rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

const rank = (n: number) => ({
  rankId: id('rank', n),
  rankCode: `P${n}`,
  rankName: `P${n}`,
  grade: n,
  gradeId: null,
  closedOn: null,
  filled: null,
  coming: null,
  version: 1,
});

it('a page of positions with their ranks and people is two calls, however many rows it has', async () => {
  const items = [1, 2, 3].map((n) => ({
    ...positionRow(n),
    rankId: id('rank', n),
    highestRankId: id('rank', n + 1),
    filled: n,
    coming: 0,
  }));
  bff.upstream.answer('positionmanage', 'pageposition', () => ({ items, total: 3, pageNo: 1, pageSize: 10 }));
  bff.upstream.answer('rankmanage', 'listrank', () => [1, 2, 3, 4].map(rank));

  const { data } = await bff.send(`{ positionPage(filter: { vacant: true }, sort: { by: FILLED, descending: true }) {
    items { name filled rank { name } highestRank { name } } } }`);

  expect((data?.['positionPage'] as { items: object[] }).items[1]).toEqual({
    name: 'Position-2',
    filled: 2,
    rank: { name: 'P2' },
    highestRank: { name: 'P3' },
  });
  expect(bff.upstream.names()).toEqual(['positionmanage.pageposition', 'rankmanage.listrank']);
  expect(bff.upstream.calls[0]?.input).toMatchObject({ filter: { vacant: true }, sort: 'filled', descending: true });
});

it('people are counted only where somebody asks for it, in one call for all rows', async () => {
  bff.upstream.answer('positionmanage', 'listposition', ({ headcounts }) =>
    [1, 2].map((n) => ({ ...positionRow(n), filled: headcounts ? n : null, coming: headcounts ? 0 : null })),
  );

  const { data } = await bff.send('{ positions { id filled coming } }');

  expect(data?.['positions']).toMatchObject([{ filled: 1 }, { filled: 2 }]);
  expect(bff.upstream.calls.map(({ input }) => input)).toEqual([
    {},
    { ids: [id('position', 1), id('position', 2)], headcounts: true },
  ]);
});

it('a refused rank names the field as the schema does', async () => {
  bff.upstream.refuse('rankmanage', 'addrank', {
    status: 422,
    errors: [{ field: 'rankName', code: 'ALREADY_USED', message: 'no' }],
  });

  const input = { clientMutationId: '12345678', code: 'P5', name: 'P5', grade: 5, jobGradeId: id('grade') };
  const { data } = await bff.send(
    `mutation Add($input: AddRankInput!) { addRank(input: $input) { rank { id } userErrors { field code } } }`,
    { input },
  );

  expect(data?.['addRank']).toEqual({ rank: null, userErrors: [{ field: 'name', code: 'ALREADY_USED' }] });
});

it('English names of families and grades are nameEn, in what is read, written and refused', async () => {
  const family = {
    jobFamilyId: id('family'),
    jobFamilyCode: 'T',
    jobFamilyName: '技术',
    jobFamilyNameEn: 'Engineering',
    parentJobFamilyId: null,
    closedOn: null,
    filled: null,
    coming: null,
    version: 1,
  };
  bff.upstream.answer('jobfamilymanage', 'addjobfamily', () => family);
  bff.upstream.refuse('rankmanage', 'updategrade', {
    status: 400,
    errors: [{ field: 'gradeNameEn', code: 'TOO_LONG', message: 'no' }],
  });

  const { data } = await bff.send(`mutation {
    addJobFamily(input: { clientMutationId: "12345678", code: "T", name: "技术", nameEn: "Engineering" }) {
      jobFamily { name nameEn } userErrors { field } }
    updateGrade(input: { id: "${id('grade')}", version: 1, name: "专家", nameEn: "Expert" }) {
      grade { nameEn } userErrors { field code } } }`);

  expect(data).toEqual({
    addJobFamily: { jobFamily: { name: '技术', nameEn: 'Engineering' }, userErrors: [] },
    updateGrade: { grade: null, userErrors: [{ field: 'nameEn', code: 'TOO_LONG' }] },
  });
  expect(bff.upstream.calls.map(({ input }) => input)).toMatchObject([
    { jobFamilyName: '技术', jobFamilyNameEn: 'Engineering' },
    { gradeName: '专家', gradeNameEn: 'Expert' },
  ]);
});
