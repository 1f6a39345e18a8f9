import { Box, Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { useCapabilities } from '../../../session/capabilities';
import { useCurrentUser } from '../../../session/currentUser';
import { BackHeader } from '../../../ui/BackHeader';
import { Avatar } from '../../../ui/Person';
import { StatusDot } from '../../../ui/StatusDot';
import { statusTone } from '../../../shared/person/employeeStatus';
import { ProposeMenu } from '../changeProposals/ProposeMenu';
import { ChangeMenu } from '../changes/ChangeMenu';
import type { Profile } from '../sections';
import { ResetPassword } from './ResetPassword';

/** Whose page this is, and what can be done with the account. */
export function EmployeeHeader({ profile }: { profile: Profile }) {
  const label = useEnumLabel();
  const t = useT();
  const { changeProposals } = useCapabilities();
  const me = useCurrentUser().employee?.id;
  const name = localName(profile);
  return (
    <BackHeader
      title={name}
      picture={
        <Box hideFrom="xl" display="inline-flex">
          <Avatar name={name} url={profile.avatarUrl ?? null} size={10} />
        </Box>
      }
      back={profile.id === me ? '/my-account' : '/employee/list'}
      actions={
        <>
          {/* Everybody sees the own one; those of others are found where people are compared. */}
          {profile.id === me && (
            <Button asChild>
              <Link to="/position/person-job/match">{t('employee.match')}</Link>
            </Button>
          )}
          {profile.editableGroups.includes('WORK') && (
            <ChangeMenu employeeId={profile.id} left={profile.status === 'LEFT'} />
          )}
          {changeProposals && profile.id !== me && profile.status !== 'LEFT' && <ProposeMenu employeeId={profile.id} />}
          <ResetPassword profile={profile} />
        </>
      }
      state={<StatusDot tone={statusTone(profile.status)} label={label('EmployeeStatus', profile.status)} />}
    />
  );
}
