import type { MinimumWageResolvers, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { MinimumWageRow } from './rows.ts';

const NAMES = { wageId: 'id', cityName: 'city' } as const;

export const minimumWageQueries: Pick<QueryResolvers, 'minimumWages'> = {
  minimumWages: (_root, _args, { rest }) => rest.customDict.listminimumwage(),
};

export const minimumWageMutations: Pick<MutationResolvers, 'saveMinimumWage' | 'deleteMinimumWage'> = {
  saveMinimumWage: (_root, { input: { id, version, city, validFrom, amount } }, { rest }) =>
    payload(
      async () => ({
        minimumWage: await rest.customDict.saveminimumwage({
          wageId: id ?? null,
          version: version ?? null,
          cityName: city,
          validFrom,
          amount,
        }),
      }),
      NAMES,
    ),
  deleteMinimumWage: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => ({ id: (await rest.customDict.deleteminimumwage({ wageId: id, version })).wageId }), NAMES),
};

export const MinimumWage: ResolversOf<MinimumWageResolvers, MinimumWageRow> = {
  id: ({ wageId }) => wageId,
  city: ({ cityName }) => cityName,
};
