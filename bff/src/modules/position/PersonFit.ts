import type { PersonFitResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { PersonFitRow } from './rows.ts';

export const PersonFit: ResolversOf<PersonFitResolvers, PersonFitRow> = {
  employee: (fit, _args, { loaders }) => reference(loaders.employeeById, fit.empId),
};
