import { Button, Flex, Link, Text } from '@chakra-ui/react';
import { EllipsisIcon, EyeIcon } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { DropMenu } from '../../../ui/DropMenu';
import { MissingRecord } from '../../../ui/MissingRecord';
import { usePageAccess } from '../../../ui/PageAccess';
import { NewRoleDrawer, RenameRoleDrawer } from './RoleDrawers';
import { RoleFields } from './RoleFields';
import { RoleMatrix } from './RoleMatrix';
import { RoleMembers } from './RoleMembers';
import { RoleScopeForm } from './RoleScopeForm';
import { AUTHORITY_PATH, isOwn, type Role, rolePath, type RoleTab, seeAsPath, tabsOf } from './roleModel';
import { useRoleDetailQuery, useRolesQuery } from './roles.gen';
import { useRoleActions } from './useRoleActions';
import { RoleBadges } from './useRoleColumns';

/** One role: its pages, members, departments and field groups. */
export function RoleView({ id }: { id: string }) {
  const t = useT();
  const { data, loading, error, refetch } = useRoleDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const role = data?.role;
  if (role) return <Shown role={role} />;
  return (
    <MissingRecord
      loading={loading}
      failed={hasFailed(error)}
      onRetry={() => void refetch()}
      title={t('settings.role.gone')}
    />
  );
}

function Shown({ role }: { role: Role }) {
  const t = useT();
  const go = useNavigate();
  const { edit } = usePageAccess();
  const wanted = useSearchParams()[0].get('tab');
  const tabs = tabsOf(role);
  const tab = tabs.find((one) => one === wanted) ?? 'pages';
  const actions = useRoleActions();
  const [task, setTask] = useState<'copy' | 'rename' | null>(null);
  const roles = useRolesQuery({ skip: task !== 'copy' }).data?.roles ?? [];
  const remove = async () => {
    if (await actions.remove(role)) void go(AUTHORITY_PATH);
  };
  return (
    <>
      <BackHeader
        title={role.name}
        back={AUTHORITY_PATH}
        state={<RoleBadges role={role} />}
        actions={
          <>
            <Button asChild>
              <RouterLink to={seeAsPath(role.id)}>
                <EyeIcon />
                {t('settings.seeAs')}
              </RouterLink>
            </Button>
            {edit && role.type !== 'ADMIN' && (
              <DropMenu
                trigger={
                  <Button>
                    <EllipsisIcon />
                    {t('ui.more')}
                  </Button>
                }
                entries={[
                  { id: 'copy', label: t('settings.role.copy'), onSelect: () => setTask('copy') },
                  ...(isOwn(role)
                    ? [
                        { id: 'rename', label: t('settings.role.rename'), onSelect: () => setTask('rename') },
                        { id: 'delete', label: t('settings.role.delete'), danger: true, onSelect: () => void remove() },
                      ]
                    : []),
                ]}
              />
            )}
          </>
        }
      />
      <RoleTabs role={role} tabs={tabs} tab={tab} />
      {role.isDefault && (
        <Text color="fg.muted" mb="3">
          {t('settings.role.default.hint')}
        </Text>
      )}
      {tab === 'pages' && <RoleMatrix role={role} />}
      {tab === 'members' && <RoleMembers role={role} />}
      {tab === 'scope' && <RoleScopeForm key={role.version} role={role} />}
      {tab === 'fields' && <RoleFields key={role.version} role={role} />}
      {task === 'copy' && roles.length > 0 && (
        <NewRoleDrawer
          roles={roles}
          from={role}
          onClose={() => setTask(null)}
          onMade={(made) => void go(rolePath(made))}
        />
      )}
      {task === 'rename' && <RenameRoleDrawer role={role} onClose={() => setTask(null)} />}
    </>
  );
}

function RoleTabs({ role, tabs, tab }: { role: Role; tabs: readonly RoleTab[]; tab: RoleTab }) {
  const t = useT();
  return (
    <Flex as="nav" aria-label={t('settings.role.tabs')} borderBottomWidth="1px" mb="4" overflowX="auto">
      {tabs.map((name) => (
        <Link
          key={name}
          asChild
          px="4"
          py="2"
          mb="-1px"
          whiteSpace="nowrap"
          color="fg"
          borderBottomWidth="2px"
          rounded="0"
          _hover={{ color: 'brand.fg', textDecoration: 'none' }}
          borderColor={name === tab ? 'brand.solid' : 'transparent'}
          {...(name === tab && { color: 'brand.fg', 'aria-current': 'page' as const })}
        >
          <RouterLink to={rolePath(role.id, name)} replace>
            {t(`settings.role.tab.${name}`)}
          </RouterLink>
        </Link>
      ))}
    </Flex>
  );
}
