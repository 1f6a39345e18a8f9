import type { Cast } from '../operations/cast.ts';
import { page } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import type { Data } from '../operations/stack.ts';

/** The company's own settings, and the platform's list with a new company. */
async function manageCompanies({ hr, operator, company, mark, list }: Cast): Promise<void> {
  const { managedCompany } = await hr.run('CompanySettings');
  const { id, version } = managedCompany as Data;
  const input = { id, version, name: `${mark} company`, miniProgramUrl: 'https://m.example/' };
  await hr.run('SaveCompany', { input });
  await list(operator, 'CompanyList', (pageSize) => ({ keyword: null, ...page(pageSize) }));
  await operator.run('CreateCompany', {
    input: {
      code: `${company.code}-new`,
      name: 'Created',
      timeZone: 'Asia/Shanghai',
      language: 'EN_US',
      adminAccount: 'admin',
      adminName: 'Admin',
    },
  });
}

export const proof: ModuleProof = {
  walk: [['manages companies', manageCompanies]],
  budgets: { CreateCompany: 2, SaveCompany: 2 },
};
