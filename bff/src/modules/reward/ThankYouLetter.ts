import type { ThankYouLetterResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { ThankYouLetterRow } from './rows.ts';

export const ThankYouLetter: ResolversOf<ThankYouLetterResolvers, ThankYouLetterRow> = {
  id: (letter) => letter.letterId,
  value: (letter, _args, { loaders }) => reference(loaders.rewardValueById, letter.valueId),
};
