import { Box } from '@chakra-ui/react';
import { CircleUserIcon, KeyRoundIcon, LogOutIcon, PaletteIcon, QrCodeIcon, UserIcon, UsersIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { useCurrentUser } from '../../session/currentUser';
import { useIdentitiesQuery } from '../../session/identities.gen';
import { signOut } from '../../session/signOut';
import { switchIdentity } from '../../session/switchIdentity';
import { useAvatar } from '../../session/useAvatar';
import { DropMenu } from '../../ui/DropMenu';
import { Avatar } from '../../ui/Person';
import { BrightnessSlider } from './BrightnessSlider';
import { HeaderButton } from './HeaderButton';

const ThemeSettings = lazy(() => import('../ThemeSettings'));
const MiniProgramDialog = lazy(() => import('./MiniProgramDialog'));
const AvatarDialog = lazy(() => import('../../modules/session/avatar/AvatarDialog'));
const ChangePasswordDialog = lazy(() => import('../../modules/session/parts/ChangePasswordDialog'));

/** Who is signed in, theme, mini-program, password, sign out. */
export function UserMenu() {
  const t = useT();
  const user = useCurrentUser();
  const avatar = useAvatar();
  const navigate = useNavigate();
  const { data } = useIdentitiesQuery({ context: { quiet: true } });
  // Specification 2: the linked identities; whoever is acted as already is no choice.
  const identities = (data?.identities ?? []).filter((one) => one.id !== user.id);
  const [dialog, setDialog] = useState<'avatar' | 'theme' | 'miniProgram' | 'password' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <DropMenu
        trigger={
          <HeaderButton aria-label={t('app.user', { name: user.name })}>
            <Avatar name={user.name} url={avatar.url} />
            <Box as="span" hideBelow="md" maxW="120px" truncate>
              {user.name}
            </Box>
          </HeaderButton>
        }
        header={
          <Box px="2" py="1.5" mb="1" borderBottomWidth="1px">
            <Box>
              {user.name}{' '}
              <Box as="span" color="fg.subtle">
                {user.number}
              </Box>
            </Box>
            <Box color="fg.subtle" textStyle="xs">
              {[user.company.name, user.departmentName].filter(Boolean).join(' · ')}
            </Box>
            <BrightnessSlider />
          </Box>
        }
        entries={[
          {
            id: 'account',
            label: t('session.title.myAccount'),
            icon: <UserIcon />,
            onSelect: () => void navigate('/my-account'),
          },
          // Specification 6: while acting as somebody else the picture can be looked at only.
          ...(user.mirrored && avatar.url === null
            ? []
            : [
                {
                  id: 'avatar',
                  label: t('session.avatar.title'),
                  icon: <CircleUserIcon />,
                  onSelect: () => setDialog('avatar'),
                },
              ]),
          ...identities.map((one) => ({
            id: `identity-${one.id}`,
            label: t(one.departmentName ? 'app.identity.head' : 'app.identity', {
              name: one.name,
              department: one.departmentName ?? '',
            }),
            icon: <UsersIcon />,
            onSelect: () => void switchIdentity(one.id),
          })),
          { id: 'theme', label: t('app.theme'), icon: <PaletteIcon />, onSelect: () => setDialog('theme') },
          ...(user.miniProgramUrl === null
            ? []
            : [
                {
                  id: 'miniProgram',
                  label: t('app.miniProgram'),
                  icon: <QrCodeIcon />,
                  onSelect: () => setDialog('miniProgram'),
                },
              ]),
          // Specification 6: only the original user, and only where the password is kept here.
          ...(user.mirrored || user.loginWay !== 'DEFAULT'
            ? []
            : [
                {
                  id: 'password',
                  label: t('session.password.change'),
                  icon: <KeyRoundIcon />,
                  onSelect: () => setDialog('password'),
                },
              ]),
          { id: 'logout', label: t('app.logout'), icon: <LogOutIcon />, onSelect: () => void signOut() },
        ]}
      />
      <Suspense>
        {dialog === 'avatar' && <AvatarDialog onClose={close} />}
        {dialog === 'theme' && <ThemeSettings onClose={close} />}
        {dialog === 'miniProgram' && user.miniProgramUrl !== null && (
          <MiniProgramDialog url={user.miniProgramUrl} onClose={close} />
        )}
        {dialog === 'password' && <ChangePasswordDialog onClose={close} />}
      </Suspense>
    </>
  );
}
