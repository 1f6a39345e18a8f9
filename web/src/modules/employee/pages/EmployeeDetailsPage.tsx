import { Flex, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { useCapabilities } from '../../../session/capabilities';
import { AnchorList } from '../../../ui/AnchorList';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { useEmployeeDetailsQuery } from '../employee.gen';
import { EmployeeHeader } from '../parts/EmployeeHeader';
import { EmployeeHistory } from '../parts/EmployeeHistory';
import { ProfileSection } from '../parts/ProfileSection';
import { sections } from '../sections';

export default function EmployeeDetailsPage() {
  const t = useT();
  const { audit } = useCapabilities();
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, loading, error, refetch } = useEmployeeDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const anchors = useMemo(
    () => [
      ...sections.map((s) => ({ id: s.id, label: t(s.title) })),
      ...(audit ? [{ id: 'history', label: t('employee.section.history') }] : []),
    ],
    [t, audit],
  );
  const profile = data?.employee;
  if (!profile) {
    return (
      <>
        <BackHeader title={t('employee.title.employeeDetails')} back="/employee/list" />
        <MissingRecord
          loading={loading}
          failed={Boolean(error)}
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
      <Flex gap="6" align="flex-start">
        <Stack gap="4" flex="1" minW="0">
          {sections.map((section) => (
            <ProfileSection key={`${profile.id}:${section.id}`} section={section} profile={profile} />
          ))}
          {audit && <EmployeeHistory id={profile.id} />}
        </Stack>
        <AnchorList items={anchors} />
      </Flex>
    </>
  );
}
