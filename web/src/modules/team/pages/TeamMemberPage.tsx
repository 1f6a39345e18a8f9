import { Box, Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { hasFailed } from '../../../session/failures';
import { useCapabilities } from '../../../session/capabilities';
import { PersonAppraisals } from '../../../shared/person/PersonAppraisals';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { Avatar } from '../../../ui/Person';
import { MemberFacts } from '../myTeam/MemberFacts';
import { MemberReports } from '../myTeam/MemberReports';
import { MemberState } from '../myTeam/MemberState';
import { useTeamMemberQuery } from '../myTeam/myTeam.gen';

const TEAM = '/team-management/my-team';

/** Somebody whom the reader leads: who it is, how the appraisals went, and whom the person leads in turn. */
export default function TeamMemberPage() {
  const t = useT();
  const { personAppraisals } = useCapabilities();
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, loading, error, refetch } = useTeamMemberQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const member = data?.teamMember;
  if (!member)
    return (
      <>
        <BackHeader title={t('team.title.member')} back={TEAM} />
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={() => void refetch()}
          title={t('team.notFound')}
          hint={t('team.notFound.hint')}
        />
      </>
    );
  const { employee } = member;
  const name = localName(employee);
  return (
    <>
      <BackHeader
        title={name}
        picture={
          <Box display="inline-flex">
            <Avatar name={name} url={employee.avatarUrl ?? null} size={10} />
          </Box>
        }
        back={TEAM}
        state={<MemberState employee={employee} />}
      />
      <Stack gap="4">
        <MemberFacts employee={employee} />
        {personAppraisals && <PersonAppraisals id={id} />}
        {member.reports > 0 && <MemberReports key={id} managerId={id} />}
      </Stack>
    </>
  );
}
