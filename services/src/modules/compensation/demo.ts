import type { DemoCompany } from '../../kit/demo.ts';
import { payCities } from './cities.ts';
import { cityCompanyHandlers } from './cityCompany.ts';

/** What the cities with most people have, year by year from the year before on; the last is to come. */
const COEFFICIENTS: readonly (readonly string[])[] = [
  ['1.15', '1.20', '1.22'],
  ['1.15', '1.18', '1.20'],
  ['1.05', '1.08'],
  ['0.95', '0.96'],
  ['0.90'],
];

/** What the cities in which people work multiply salary ranges by: last year, this year and the next one. */
export async function buildCompensationDemo({ anchor, on }: DemoCompany): Promise<void> {
  const year = Number(anchor.slice(0, 4));
  const cities = await on(anchor, async (ctx) => (await payCities(ctx)).filter(({ people }) => people > 0));
  for (const at of [0, 1, 2]) {
    const validFrom = `${year - 1 + at}-01-01`;
    await on(validFrom < anchor ? validFrom : anchor, async (ctx) => {
      for (const [index, values] of COEFFICIENTS.entries()) {
        const cityName = cities[index]?.cityName;
        const coefficient = values[at];
        if (cityName === undefined || coefficient === undefined) continue;
        const clientMutationId = `demo-city-${index}-${at}`;
        await cityCompanyHandlers.addcoef({ clientMutationId, cityName, coefficient, validFrom }, ctx);
      }
    });
  }
}
