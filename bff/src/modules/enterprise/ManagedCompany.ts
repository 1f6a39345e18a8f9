import type { ManagedCompanyResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { ManagedCompanyRow } from './rows.ts';

export const ManagedCompany: ResolversOf<ManagedCompanyResolvers, ManagedCompanyRow> = {
  id: (company) => company.companyId,
  code: (company) => company.companyCode,
  name: (company) => company.companyName,
};
