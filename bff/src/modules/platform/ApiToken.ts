import type { ApiTokenResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { ApiTokenRow } from './rows.ts';

export const ApiToken: ResolversOf<ApiTokenResolvers, ApiTokenRow> = {
  id: (token) => token.tokenId,
  name: (token) => token.tokenName,
  status: (token) => token.state,
};
