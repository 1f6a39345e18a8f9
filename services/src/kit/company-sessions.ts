import { company } from './tables.ts';
import { NOBODY } from './calls.ts';
import type { Session } from './context.ts';
import type { Kernel } from './kernel.ts';

/** The product itself in each company: for what a start has to do in all of them. */
export async function companySessions(kernel: Kernel): Promise<Session[]> {
  const companies = await kernel.db.withSystem('job', (tx) =>
    tx.select({ companyId: company.companyId, companyCode: company.code, timeZone: company.timeZone }).from(company),
  );
  return companies.map((one) => ({ ...NOBODY, ...one }));
}
