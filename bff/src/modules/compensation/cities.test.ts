import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { id } from '../../testing/rows.ts';
import type { PayCityRow } from './rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

const city: PayCityRow = {
  cityName: '上海',
  name: '上海',
  nameEn: 'Shanghai',
  people: 12,
  coefficient: '1.20',
  coefficients: [{ coefId: id('coef'), coefficient: '1.20', validFrom: '2026-11-01', open: true, version: 1 }],
  minimumWages: [{ wageId: id('wage'), validFrom: '2025-07-01', amount: '2740.00' }],
};

it('a page of cities is one call, with their coefficients and minimum wages', async () => {
  bff.upstream.answer('cityCompany', 'listcity', () => ({ items: [city], total: 1, pageNo: 1, pageSize: 10 }));
  const { data } = await bff.send(
    `{ payCities(keyword: "Shang") { total items { id name coefficient coefficients { id open } minimumWages { id amount } } } }`,
  );
  expect(data?.['payCities']).toEqual({
    total: 1,
    items: [
      {
        id: '上海',
        name: '上海',
        coefficient: '1.20',
        coefficients: [{ id: id('coef'), open: true }],
        minimumWages: [{ id: id('wage'), amount: '2740.00' }],
      },
    ],
  });
  expect(bff.upstream.names()).toEqual(['cityCompany.listcity']);
  expect(bff.upstream.calls[0]?.input).toMatchObject({ keyword: 'Shang' });
});

it('a coefficient that is refused says why at the field of the schema', async () => {
  const refusal = { field: 'cityName', code: 'CITY_UNKNOWN', message: 'There is no such city' };
  bff.upstream.refuse('cityCompany', 'addcoef', { status: 422, errors: [refusal] });
  const input = { clientMutationId: 'coef-0001', cityId: 'Nowhere', coefficient: '1.2', validFrom: '2026-12-01' };
  const { data } = await bff.send(
    `mutation Add($input: AddCityCoefficientInput!) { addCityCoefficient(input: $input) {
      city { id } userErrors { field code }
    } }`,
    { input },
  );
  expect(data?.['addCityCoefficient']).toEqual({
    city: null,
    userErrors: [{ field: 'cityId', code: 'CITY_UNKNOWN' }],
  });
});
