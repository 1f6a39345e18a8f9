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
import { SeenAs, SeenAsGroup, SeenAsPage, SeenAsRole, seeAsMutations, SightRole } from './see-as.ts';
import { signInMutations } from './sign-in.ts';
import { UserAccount, UserAccountRole } from './UserAccount.ts';

export const settings = {
  Query,
  Mutation: { ...Mutation, ...accountMutations, ...linkMutations, ...seeAsMutations, ...signInMutations },
  IdentityLink,
  Role,
  RoleFieldRight,
  RoleMember,
  RoleMemberScope,
  RoleMenu,
  RolePage,
  RolePageElement,
  RoleScope,
  SeenAs,
  SeenAsGroup,
  SeenAsPage,
  SeenAsRole,
  SightRole,
  UserAccount,
  UserAccountRole,
};
