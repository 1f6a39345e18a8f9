import { Box, Flex, Grid } from '@chakra-ui/react';
import { Fragment, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { useT } from '../../../i18n/useT';
import { useCapabilities } from '../../../session/capabilities';
import { useCurrentUser } from '../../../session/currentUser';
import { AnchorList } from '../../../ui/AnchorList';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { useEmployeeDetailsQuery } from '../employee.gen';
import { ContractNotes, contractNotesIn } from '../contract/ContractNotes';
import { ChangeProposalsCard } from '../changeProposals/ChangeProposalsCard';
import { PersonAppraisals } from '../../../shared/person/PersonAppraisals';
import { EmployeeHeader } from '../parts/EmployeeHeader';
import { EmployeeHistory } from '../parts/EmployeeHistory';
import { PersonCard, PersonStrip } from '../parts/PersonCard';
import { ProfileSection } from '../parts/ProfileSection';
import { useCustomFields } from '../custom/useCustomFields';
import { useFieldLayout } from '../fields/useFieldLayout';
import { ProposalsCard } from '../proposals/ProposalsCard';
import { GroupRecords } from '../records/GroupRecords';
import { recordKindsOf } from '../records/recordKinds';
import { useEmployeeRecords } from '../records/useEmployeeRecords';
import { sectionsIn } from '../sections';

export default function EmployeeDetailsPage() {
  const t = useT();
  const { audit, changeProposals, personAppraisals, recordProposals } = useCapabilities();
  const arrangement = useFieldLayout();
  const added = useCustomFields();
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, loading, error, refetch } = useEmployeeDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const records = useEmployeeRecords(id);
  const { employee: me } = useCurrentUser();
  const [first, ...others] = useMemo(() => sectionsIn(arrangement, added), [arrangement, added]);
  const anchors = useMemo(
    () => [
      ...(first ? [{ id: first.id, label: t(first.title) }] : []),
      ...(personAppraisals ? [{ id: 'appraisals', label: t('employee.section.appraisals') }] : []),
      ...others.flatMap((s) => [
        { id: s.id, label: t(s.title) },
        ...(records ? recordKindsOf(s.group, arrangement.hidden) : []).map((one) => ({
          id: one.kind,
          label: t(one.title),
        })),
      ]),
      ...(audit ? [{ id: 'history', label: t('employee.section.history') }] : []),
    ],
    [t, audit, personAppraisals, first, others, records, arrangement],
  );
  const profile = data?.employee;
  const notesOf = ({ id: section }: { id: string }) => {
    const notes = contractNotesIn(section, records);
    return notes.length > 0 ? <ContractNotes notes={notes} /> : null;
  };
  if (!profile) {
    return (
      <>
        <BackHeader title={t('employee.title.employeeDetails')} back="/employee/list" />
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={() => void refetch()}
          title={t('employee.notFound')}
          hint={t('employee.notFound.hint')}
        />
      </>
    );
  }
  return (
    <>
      <EmployeeHeader profile={profile} />
      <PersonStrip profile={profile} />
      <Flex gap="6" align="flex-start">
        <PersonCard profile={profile} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4" flex="1" minW="0">
          {changeProposals && profile.id !== me?.id && <ChangeProposalsCard employeeId={profile.id} />}
          {recordProposals && <ProposalsCard key={profile.id} employeeId={profile.id} own={profile.id === me?.id} />}
          {first && (
            <ProfileSection
              key={`${profile.id}:${first.id}`}
              section={first}
              profile={profile}
              notes={notesOf(first)}
            />
          )}
          {personAppraisals && (
            <Box gridColumn="1 / -1" minW="0">
              <PersonAppraisals id={profile.id} />
            </Box>
          )}
          {others.map((section) => (
            <Fragment key={`${profile.id}:${section.id}`}>
              <ProfileSection section={section} profile={profile} notes={notesOf(section)} />
              {records && <GroupRecords group={section.group} records={records} profile={profile} />}
            </Fragment>
          ))}
          {audit && (
            <Box gridColumn="1 / -1" minW="0">
              <EmployeeHistory id={profile.id} />
            </Box>
          )}
        </Grid>
        <AnchorList items={anchors} />
      </Flex>
    </>
  );
}
