import type { empfield as service } from '@hengcai/shared/contract/employee/empfield';
import type { Handlers } from '../../../kit/context.ts';
import { fieldRightsOfRoles, saveFieldRights } from '../../settings/public.ts';
import { readLayout, saveLayout, tellLayout } from './layout.ts';

/** `/empfield`: how people are shown, and to whom. */
export const empfieldHandlers: Handlers<typeof service> = {
  listfieldgroup: async (_input, ctx) => tellLayout(ctx, await readLayout(ctx)),
  sortgroup: (input, ctx) => saveLayout(ctx, input),
  listgrouprole: (_input, ctx) => fieldRightsOfRoles(ctx),
  savegrouprole: (input, ctx) => saveFieldRights(ctx, input),
};
