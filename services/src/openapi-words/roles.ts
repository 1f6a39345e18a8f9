import type { Words } from './words.ts';

/** Roles: pages, elements, members, and whom they show. */
export const ROLES: Words = {
  roleCode: 'identity of a role: a word for shipped ones (`ADMIN`, `hr`), 32 digits for those a company made',
  toRoleCode: 'the role the members come into',
  groupCode: 'a group of employee data',
  groups: 'what a role may do with each group of employee data',
  right: '0 nothing, 1 to see the group, 2 to change it as well',
  'RoleMember.name': 'name of the person, in the language of the call where there is one, or of the account',
  'RoleMember.narrowed.scope':
    '1: these departments with all below; 4: only the member, with the superiors in a role of departments',
  'RoleMember.narrowed.depts': 'departments of scope 1',
  'RoleMember.narrowed.depts.name': 'name of the department today',
  'RoleScope.depts.name': 'name of the department today',
  'RoleScope.emps.name': 'name of the person',
  elements: 'elements of the page that a role can show or hide',
  'RolePage.elements.name': 'what it is, in the language of the call',
  'RolePage.elements.kind': 'whether it shows something or does something',
  shown: 'whether the role shows it',
  'roles.getroledetail.data.role': 'the role',
  'roles.getroledetail.data.members': 'a page of its members',
  'roles.updatename.roleName': 'the new name, which no other role has',
  userIds: 'accounts',
  'roles.transferusers.data.role': 'the role the members left',
  'roles.transferusers.data.toRole': 'the role they came into',
  'roles.listdeptmanage.data.members': 'the members with a narrower scope',
  menus: 'the headings of the side menu with their pages',
  menuId: 'identity of a heading of the side menu; `none`: pages outside of it',
  menuName: 'its name, in the language of the call',
  'roles.listhtmlbymenu.data.menus.pages': 'the pages below it',
  'roles.saverolehtml.pages': 'the pages that change',
};
