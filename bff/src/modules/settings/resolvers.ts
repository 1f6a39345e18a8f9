import { accountMutations } from './account-mutations.ts';
import { IdentityLink, linkMutations } from './identity-links.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';
import {
  Role,
  RoleFieldRight,
  RoleMember,
  RoleMemberScope,
  RoleMenu,
  RolePage,
  RolePageElement,
  RoleScope,
} from './Role.ts';
import { signInMutations } from './sign-in.ts';
import { UserAccount, UserAccountRole } from './UserAccount.ts';

export const settings = {
  Query,
  Mutation: { ...Mutation, ...accountMutations, ...linkMutations, ...signInMutations },
  IdentityLink,
  Role,
  RoleFieldRight,
  RoleMember,
  RoleMemberScope,
  RoleMenu,
  RolePage,
  RolePageElement,
  RoleScope,
  UserAccount,
  UserAccountRole,
};
