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

export const settings = {
  Query,
  Mutation,
  Role,
  RoleFieldRight,
  RoleMember,
  RoleMemberScope,
  RoleMenu,
  RolePage,
  RolePageElement,
  RoleScope,
};
