import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { forget } from '../../../shared/save/known';
import { confirm } from '../../../ui/confirm';
import type { Role } from './roleModel';
import { useDeleteRoleMutation, useRemoveRoleMembersMutation } from './roles.gen';

/** What can be done with a role and its members beyond forms; each answers whether it was done. */
export function useRoleActions() {
  const t = useT();
  const [remove] = useDeleteRoleMutation();
  const [removeMembers] = useRemoveRoleMembersMutation();
  return {
    remove: async ({ id, name, version, memberCount }: Role) => {
      const sure = await confirm({
        title: t('settings.role.delete.title', { name }),
        body: t('settings.role.delete.body', { count: memberCount ?? 0 }),
        action: t('settings.role.delete'),
        danger: true,
      });
      if (!sure) return false;
      return act(
        async () =>
          (
            await remove({
              variables: { input: { id, version } },
              update: (cache, { data }) => forget(cache, 'Role', [data?.deleteRole?.deletedId]),
            })
          ).data?.deleteRole,
        t('settings.role.deleted', { name }),
      );
    },
    removeMembers: async ({ id, name }: Role, userIds: readonly string[]) => {
      const sure = await confirm({
        title: t('settings.member.remove.title', { count: userIds.length, name }),
        body: t('settings.member.remove.body'),
        action: t('settings.member.remove'),
        danger: true,
      });
      if (!sure) return false;
      return act(
        async () =>
          (
            await removeMembers({
              variables: { input: { id, userIds: [...userIds] } },
              refetchQueries: ['RoleMembers'],
            })
          ).data?.removeRoleMembers,
        t('settings.member.removed', { count: userIds.length }),
      );
    },
  };
}
