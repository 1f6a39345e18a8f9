import type { PersonMatchResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { PersonMatchRow } from './rows.ts';

export const PersonMatch: ResolversOf<PersonMatchResolvers, PersonMatchRow> = {
  id: (one) => `${one.empId}:${one.positionId ?? ''}`,
  employee: (one, _args, { loaders }) => reference(loaders.employeeById, one.empId),
  position: (one, _args, { loaders }) => reference(loaders.positionById, one.positionId),
  // The names of what levels are of stand in the same answer.
  levels: ({ levels, conditions }) =>
    levels.map((level) => ({ ...level, item: conditions.find(({ itemId }) => itemId === level.itemId) ?? null })),
};
