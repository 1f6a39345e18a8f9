import type { PersonLevelResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { PersonLevelRow } from './rows.ts';

export const PersonLevel: ResolversOf<PersonLevelResolvers, PersonLevelRow> = {
  saidBy: (level, _args, { loaders }) => reference(loaders.employeeById, level.saidBy),
};
