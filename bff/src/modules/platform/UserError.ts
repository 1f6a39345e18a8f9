import { errorText } from '../../failures.ts';
import type { UserErrorResolvers } from '../../generated/schema.ts';

/** Services of other people refuse without a sentence; there is always one to show. */
export const UserError: UserErrorResolvers = {
  message: ({ message }, _args, { language }) => message || errorText('REJECTED', language),
};
