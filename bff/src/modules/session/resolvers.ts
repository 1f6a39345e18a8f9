import { CurrentUser } from './CurrentUser.ts';
import { externalLogin } from './external-login.ts';
import { identityMutations } from './identity-mutations.ts';
import { invitation } from './invitation.ts';
import { LinkedIdentity } from './LinkedIdentity.ts';
import { MenuEntry } from './MenuEntry.ts';
import { Mutation } from './Mutation.ts';
import { passwordReset } from './password-reset.ts';
import { Query } from './Query.ts';

export const session = {
  Query,
  Mutation: { ...Mutation, ...externalLogin, ...passwordReset, ...invitation, ...identityMutations },
  CurrentUser,
  LinkedIdentity,
  MenuEntry,
};
