import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { id } from '../../testing/rows.ts';
import type { SalaryMatrixDetailRow, SalaryMatrixRow } from './rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

const matrix: SalaryMatrixRow = {
  matrixId: id('matrix'),
  matrixName: '2026',
  validFrom: '2026-01-01',
  rangeCount: 1,
  updatedAt: '2026-11-01T00:00:00Z',
  updatedBy: { empId: id('employee'), empName: '韩雅琴', empNameEn: null },
  version: 1,
};
const detail: SalaryMatrixDetailRow = {
  ...matrix,
  ranges: [
    {
      rankId: id('rank'),
      rankName: 'P6',
      jobFamilyId: id('family'),
      jobFamilyName: '技术',
      jobFamilyNameEn: 'Engineering',
      low: '10000.00',
      mid: '12000.00',
      high: '15000.00',
      standing: { people: 2, pay: { known: 1, below: 1, within: 0, above: 0 } },
    },
  ],
  crBands: [{ crLow: '0.00', crHigh: null, people: 1 }],
};

it('a page of matrices is one call, with who saved them', async () => {
  bff.upstream.answer('salaryMatrix', 'listmatrix', () => ({ items: [matrix], total: 1, pageNo: 1, pageSize: 10 }));
  const { data } = await bff.send(
    '{ salaryMatrices(keyword: "20") { total items { id name rangeCount updatedBy { id name nameEn } } } }',
  );
  expect(data?.['salaryMatrices']).toEqual({
    total: 1,
    items: [
      {
        id: id('matrix'),
        name: '2026',
        rangeCount: 1,
        updatedBy: { id: id('employee'), name: '韩雅琴', nameEn: null },
      },
    ],
  });
  expect(bff.upstream.names()).toEqual(['salaryMatrix.listmatrix']);
});

it('a matrix with ranges, names of ranks and families and how people stand is one call', async () => {
  bff.upstream.answer('salaryMatrix', 'getmatrix', () => detail);
  const { data } = await bff.send(
    `{ salaryMatrix(id: "${id('matrix')}") { id matrix { name } crBands { low high people }
      ranges { rank { id name } jobFamily { id name nameEn } low standing { people pay { known below } } } } }`,
  );
  expect(data?.['salaryMatrix']).toEqual({
    id: id('matrix'),
    matrix: { name: '2026' },
    crBands: [{ low: '0.00', high: null, people: 1 }],
    ranges: [
      {
        rank: { id: id('rank'), name: 'P6' },
        jobFamily: { id: id('family'), name: '技术', nameEn: 'Engineering' },
        low: '10000.00',
        standing: { people: 2, pay: { known: 1, below: 1 } },
      },
    ],
  });
  expect(bff.upstream.names()).toEqual(['salaryMatrix.getmatrix']);
});

it('a matrix that is refused says why at the fields of the schema', async () => {
  const refusal = { field: 'crBands.0.crHigh', code: 'CR_LOW_ABOVE_HIGH', message: 'no' };
  bff.upstream.refuse('salaryMatrix', 'addmatrix', { status: 422, errors: [refusal] });
  const input = {
    clientMutationId: 'matrix-0001',
    name: '2026',
    validFrom: '2026-01-01',
    ranges: [{ rankId: id('rank'), low: '1', mid: '2', high: '3' }],
    crBands: [{ low: '0' }],
  };
  const { data } = await bff.send(
    `mutation Add($input: AddSalaryMatrixInput!) { addSalaryMatrix(input: $input) {
      salaryMatrix { id } userErrors { field code }
    } }`,
    { input },
  );
  expect(data?.['addSalaryMatrix']).toEqual({
    salaryMatrix: null,
    userErrors: [{ field: 'crBands.0.high', code: 'CR_LOW_ABOVE_HIGH' }],
  });
  expect(bff.upstream.calls[0]?.input).toMatchObject({
    matrixName: '2026',
    ranges: [{ jobFamilyId: null }],
    crBands: [{ crLow: '0', crHigh: null }],
  });
});
