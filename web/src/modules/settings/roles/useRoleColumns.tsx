import { Box, HStack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { DASH, formatCount } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Badge } from '../../../theme/parts/Badge';
import { usePageAccess } from '../../../ui/PageAccess';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import { isOwn, type Role, rolePath } from './roleModel';
import { useScopeText } from './useScopeText';

interface Actions {
  copy: (role: Role) => void;
  rename: (role: Role) => void;
  remove: (role: Role) => void;
}

/** What kind of role it is, in words beside its name. */
export function RoleBadges({ role }: { role: Role }) {
  const t = useT();
  return (
    <>
      {role.isDefault && <Badge>{t('settings.role.default')}</Badge>}
      {role.isShipped && !role.isDefault && <Badge>{t('settings.role.shipped')}</Badge>}
      {role.readOnly && <Badge>{t('settings.role.readOnly')}</Badge>}
    </>
  );
}

export function useRoleColumns({ copy, rename, remove }: Actions): Column<Role>[] {
  const t = useT();
  const { edit } = usePageAccess();
  const scopeText = useScopeText();
  const actions: Column<Role> = {
    id: 'actions',
    header: t('ui.table.actions'),
    pin: 'end',
    width: 60,
    cell: (role) => (
      <RowActions
        actions={[
          { id: 'open', label: t('settings.role.open'), to: rolePath(role.id) },
          ...(role.type === 'ADMIN'
            ? []
            : [{ id: 'copy', label: t('settings.role.copy'), onSelect: () => copy(role) }]),
          ...(isOwn(role)
            ? [
                { id: 'rename', label: t('settings.role.rename'), onSelect: () => rename(role) },
                { id: 'delete', label: t('settings.role.delete'), danger: true, onSelect: () => remove(role) },
              ]
            : []),
        ]}
      />
    ),
  };
  return [
    {
      id: 'name',
      header: t('settings.role.name'),
      width: 220,
      cell: (role) => (
        <HStack gap="2">
          <Link to={rolePath(role.id)}>{role.name}</Link>
          <RoleBadges role={role} />
        </HStack>
      ),
    },
    {
      id: 'members',
      header: t('settings.role.members'),
      width: 120,
      cell: (role) =>
        role.memberCount === null
          ? t(role.type === 'MANAGER' ? 'settings.role.allManagers' : 'settings.role.allOthers')
          : t('settings.role.memberCount', { count: role.memberCount }),
    },
    {
      id: 'scope',
      header: t('settings.role.scope'),
      width: 200,
      maxWidth: 320,
      wide: true,
      cell: (role) => (
        <Box truncate title={scopeText(role)}>
          {scopeText(role)}
        </Box>
      ),
    },
    {
      id: 'pages',
      header: t('settings.role.pages'),
      numeric: true,
      width: 90,
      cell: (role) => formatCount(role.pageCount),
    },
    {
      id: 'edited',
      header: t('settings.role.edited'),
      numeric: true,
      width: 110,
      cell: (role) => (role.isShipped ? formatCount(role.editedCount) : DASH),
    },
    ...(edit ? [actions] : []),
  ];
}
