import type { Words } from './words.ts';

/** Roles: pages, elements, members, and whom they show. */
export const ROLES: Words = {
  toRoleCode: 'the role the members come into',
  groupCode: 'a group of employee data',
  right: '0 nothing, 1 to see the group, 2 to change it as well',
  'RoleMember.name': 'name of the person, in the language of the call where there is one, or of the account',
  elements: 'elements of the page that a role can show or hide',
  shown: 'whether the role shows it',
  'roles.getroledetail.role': 'what the asked one comes to, with its scope and field groups',
  'roles.getroledetail.members': 'a page of its members',
  'roles.updatename.roleName': 'the new name, which no other role has',
  userIds: 'accounts',
  'roles.transferusers.role': 'the role the members left',
  'roles.transferusers.toRole': 'the role they came into',
  'roles.listdeptmanage.members': 'the members with a narrower scope',
  menus: 'the headings of the side menu with their pages',
  menuId: 'identity of a heading of the side menu; `none`: pages outside of it',
  menuName: 'its name, in the language of the call',
  'menus.pages': 'the pages below it',
  'roles.saverolehtml.pages': 'the pages that change',
};
