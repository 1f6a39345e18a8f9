import { Box, Button, Grid, Text } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { BottomBar } from '../../../ui/BottomBar';
import { EmptyState } from '../../../ui/EmptyState';
import { UnsavedGuard } from '../../../ui/guard/UnsavedGuard';
import { Select } from '../../../ui/input/Select';
import { usePageAccess } from '../../../ui/PageAccess';
import { PageHeader } from '../../../ui/PageHeader';
import { SectionCard } from '../../../ui/Panel';
import { GroupList } from '../fields/GroupList';
import { RolePreview } from '../fields/RolePreview';
import { useFieldPage } from '../fields/useFieldPage';

/** The groups of employee data: order, fields and rights, beside the page of a person as a role will find it. */
export default function EmployeeFieldPage() {
  const t = useT();
  const page = useFieldPage();
  const { role } = page;
  const { edit } = usePageAccess();
  return (
    <>
      <PageHeader title={t('employee.title.employeeField')} purpose={t('employee.fields.purpose')} />
      <UnsavedGuard dirty={page.changed > 0} />
      {page.failed && <EmptyState kind="failed" onRetry={page.retry} />}
      {!page.failed && !page.loaded && <Skeleton h="420px" mt="4" />}
      {page.loaded && role && (
        <>
          <Box mt="4" maxW="320px">
            <Text mb="1">{t('employee.fields.role')}</Text>
            <Select
              clearable={false}
              label={t('employee.fields.role')}
              value={role.id}
              options={page.roles.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={page.chooseRole}
            />
          </Box>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
            gap="4"
            mt="4"
            mb="4"
            alignItems="start"
          >
            <SectionCard
              id="groups"
              title={t('employee.fields.groups')}
              {...(edit && { hint: t('employee.fields.groups.hint') })}
            >
              <GroupList page={page} role={role} />
            </SectionCard>
            <SectionCard
              id="preview"
              title={t('employee.fields.preview', { role: role.name })}
              hint={t('employee.fields.preview.hint')}
            >
              <RolePreview page={page} role={role} />
            </SectionCard>
          </Grid>
          {page.changed > 0 && (
            <BottomBar align="center">
              <Text me="auto" aria-live="polite">
                {t('employee.fields.unsaved')}
              </Text>
              <Button onClick={page.discard}>{t('employee.fields.discard')}</Button>
              <Button variant="solid" loading={page.saving} onClick={() => void page.save()}>
                {t('ui.save')}
              </Button>
            </BottomBar>
          )}
        </>
      )}
    </>
  );
}
